"""What is measured: speed, weight, and how well bots and hints judge. No part of the program."""
