"""What the table knows of each game beyond the rules: groups, labels and explanations of points."""
