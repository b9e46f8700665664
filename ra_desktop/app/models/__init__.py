"""Item models for lists and tables. They adapt data that others own.

Texts come from callables: this layer has codes only.
"""
