"""What a seat of HUANG observes."""
