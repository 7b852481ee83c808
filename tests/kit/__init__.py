"""Tables for the conformance kit, and faults to prove it on."""
