"""Item models of what lists and tables show. They adapt what they are given; they do not own it.

Words come from outside, as callables: this layer knows codes only.
"""
