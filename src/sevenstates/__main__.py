"""`python -m sevenstates` is the `sevenstates` command."""

from sevenstates.cli import main

if __name__ == "__main__":
    main()
