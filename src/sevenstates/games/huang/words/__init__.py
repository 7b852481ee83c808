"""The words of HUANG: messages, rules, and the functions that messages call."""
