"""Gets and compiles the parts of the site without a server, once for all tests of it.

    python -m scripts.prepare_site

Where they cannot be had, as without a network, those tests are skipped.
"""

import sys
import tempfile
from pathlib import Path

from sevenstates.cli.words import Words
from sevenstates.site import SiteError, export_site

PARTS = Path(__file__).parents[1] / "build" / "parts"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        try:
            export_site(Path(folder, "site"), PARTS)
        except SiteError as error:
            print(Words("en")(error.key, **error.fields))
    return 0


if __name__ == "__main__":
    sys.exit(main())
