"""The side panel: log, score sheet and bag, each a view on a model."""
