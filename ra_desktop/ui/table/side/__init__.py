"""The side panel: log, score sheet and bag, each a view of a model."""
