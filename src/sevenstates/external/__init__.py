"""The External Bot Protocol, version 1: HTTP polling with the token of a seat."""

PROTOCOL = 1
