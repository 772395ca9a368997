"""Runs the notebook of the examples, and looks at what it shows: notebook.py NOTEBOOK [--write]

With --write the notebook is kept with what it has shown.
"""

import base64
import html
import os
import re
import sys
import tempfile

import nbformat
from nbclient import NotebookClient


def main(path, write):
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    with tempfile.TemporaryDirectory() as folder:
        NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": folder}}).execute()
        left = os.listdir(folder)
    check(not left, f"the notebook left {left}")
    shown = [show(cell) for cell in notebook.cells if cell.cell_type == "code"]
    gun, frames, census, seas, died, histogram, page, complaint = shown
    check(loops(picture(gun, "webp")), "the gun does not loop for ever")
    check("(30, (296, 384, 3))" in frames, f"other frames: {frames}")
    check("count" in census and "30" in census, f"another census: {census}")
    check(seas.count("<tr>") == 50, f"the table of seas has {seas.count('<tr>')} rows")
    check(re.search(r"^in [1-9]\d? of 50 seas the orcas died out", died), f"other seas: {died}")
    check(picture(histogram, "png").startswith(b"\x89PNG"), "the histogram is no PNG")
    check('<iframe sandbox="allow-scripts"' in page and "<html" in html.unescape(page), "there is no page that plays")
    check("did you mean 'gosper-glider-gun'" in complaint, f"another complaint: {complaint}")
    if write:
        for cell in notebook.cells:
            cell.metadata = {}
        nbformat.write(notebook, path)
    print(f"{len(shown)} cells show what they should")


def show(cell):
    """All that a cell has shown, as one text."""
    parts = []
    for output in cell.outputs:
        check(output.output_type != "error", f"{output.get('ename')}: {output.get('evalue')}")
        data = output.get("data", {})
        parts.append(output.get("text", "") + data.get("text/html", "") + data.get("text/plain", ""))
    return "\n".join(parts)


def picture(text, format):
    found = re.search(rf'<img src="data:image/{format};base64,([^"]+)"', text)
    check(found, f"there is no {format}: {text[:200]}")
    return base64.b64decode(found[1])


def loops(webp):
    """True of an animated WebP whose chunk ANIM says that it plays without end."""
    place = webp.find(b"ANIM")
    return place > 0 and webp[place + 12:place + 14] == b"\0\0"


def check(holds, complaint):
    if not holds:
        sys.exit(complaint)


if __name__ == "__main__":
    main(sys.argv[1], "--write" in sys.argv)
