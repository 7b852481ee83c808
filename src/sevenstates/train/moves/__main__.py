"""`python -m sevenstates.train.moves GAME --out net.npz`."""

from .run import main

if __name__ == "__main__":
    main()
