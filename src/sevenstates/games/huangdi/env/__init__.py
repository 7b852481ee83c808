"""What a seat of Huang Di observes."""
