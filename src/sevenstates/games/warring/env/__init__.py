"""What a seat of The Warring States observes."""
