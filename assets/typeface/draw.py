#!/usr/bin/env python3
"""Draws Terrarium's typeface: regular.txt and bold.txt.

    pip install skia-pathops
    cd assets/typeface && python3 draw.py

Letters are built from stems, bowls, arches and strokes (pen.py) after the measures of a weight
(weights.py); skia-pathops unites the parts of a letter. What comes out are outlines of lines and
cubic curves in thousandths of the size, with the stems beside them that the hinting holds on to.
"""

from kerning import PAIRS
from symbols import everything
from weights import BOLD, REGULAR

HEAD = """\
# Terrarium's typeface, {name}. Drawn for this project by assets/typeface/draw.py. Thousandths of the
# size; up is more. `v`, `h`: upright and level stems, from and to. `M`, `L`, `C`: an outline, its lines
# and its curves of two control points and an end, each closed by a line. `kern`: how much nearer
# each of some letters and each of others stand; `␣` is a space.
"""


def written(weight):
    glyphs = everything(weight)
    lines = [HEAD.format(name=weight.name).rstrip()]
    for name, value in (
        ("small", weight.X), ("capitals", weight.C), ("ascenders", weight.A), ("tails", weight.D),
        ("overshoot", weight.O), ("stem", weight.V), ("side", weight.s),
    ):
        lines.append(f"{name} {value}")
    first = {}
    for c, glyph in sorted(glyphs.items()):
        code = f"U+{ord(c):04X}"
        shown = c if c.isprintable() and c != " " else "-"
        if id(glyph) in first:
            lines.append(f"same {code} {shown} {first[id(glyph)]}")
            continue
        first[id(glyph)] = code
        width = " figure" if glyph.isTabular else ""
        lines.append(f"glyph {code} {shown} {round(glyph.advance)}{width}")
        for letter, stems in (("v", glyph.vstems), ("h", glyph.hstems)):
            numbers = [round(n) for stem in sorted(stems) for n in stem]
            if numbers:
                lines.append(letter + "".join(f" {n}" for n in numbers))
        for contour in glyph.outlines():
            parts = ["M {} {}".format(*contour[0][-2:])]
            for segment in contour[1:]:
                parts.append(("L" if len(segment) == 2 else "C") + "".join(f" {n}" for n in segment))
            lines.append(" ".join(parts))
    for value, lefts, rights in PAIRS:
        here = lambda letters: "".join(c for c in letters if c in glyphs).replace(" ", "␣")
        lines.append(f"kern {value} {here(lefts)} {here(rights)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for weight in (REGULAR, BOLD):
        with open(f"{weight.name}.txt", "w", encoding="utf-8") as file:
            file.write(written(weight))
