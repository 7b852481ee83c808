"""HUANG in the External Bot Protocol."""
