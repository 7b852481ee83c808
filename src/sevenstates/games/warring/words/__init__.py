"""The words of The Warring States: messages, rules, and what stands on its cards."""
