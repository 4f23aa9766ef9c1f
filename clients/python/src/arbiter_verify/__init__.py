"""Verifies the records of matches on Arbiter, written from the specification in docs/reference."""

from .form import read_keys
from .strict_json import Unreadable
from .verdict import Verdict, verify

__all__ = ["Unreadable", "Verdict", "read_keys", "verify"]
