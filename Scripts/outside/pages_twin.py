"""An independent writer of pages that play, for tests: random ways to pack the same frames.

    pages_twin.py OUT.html FRAME.png...      [--seed N]

The layout is told at the head of assets/page/player.js. This writer looks for no small files: it takes
another way to tell a change whenever chance wants it, so that the player meets each of them.
"""

import argparse
import array
import base64
import hashlib
import json
import random
import struct
import sys
import zlib
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "assets" / "page"

# What the writer takes from the table of the program's texts, in English.
WORDS = {
    "play": "Play", "pause": "Pause", "previous": "Previous frame", "next": "Next frame", "frame": "Frame",
    "speed": "Speed", "zoom": "Zoom", "fit": "Fit", "loop": "Loop", "full": "Full screen", "controls": "Controls",
    "position": "Frame {frame} of {last}", "tick": ", tick {tick}", "chart": "Census chart: {names}",
    "flashes": "This film flashes. It can harm people with photosensitive epilepsy.", "anyway": "Play all the same",
    "copy": "Copy", "copied": "Copied", "filter": "Filter", "hint": "part of a label, or entropy>0.5", "sort": "Sort",
    "order": "In order", "descending": "Descending", "all": "Play all", "rest": "Stop all",
    "shown": "{shown} of {count}", "close": "Close",
}
COLORS = {
    "light": {"ground": "#ffffff", "ink": "#1b2430", "soft": "#5c6773", "line": "#d9dee5", "accent": "#1f5fae"},
    "dark": {"ground": "#10151c", "ink": "#e6ebf2", "soft": "#9aa7b5", "line": "#2c3642", "accent": "#7db4ff"},
}


def read_png(data):
    """Width, height, and the bytes RGBA of a PNG that is not interlaced."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed, palette, clear = 8, b"", b"", b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, height, bits, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert not interlaced and bits <= 8
        elif kind == b"PLTE":
            palette = body
        elif kind == b"tRNS":
            clear = body
        elif kind == b"IDAT":
            packed += body
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[color]
    stride, step = (width * bits * channels + 7) // 8, max(1, bits * channels // 8)
    raw, rows, above = zlib.decompress(packed), [], bytes(stride)
    for y in range(height):
        kind = raw[y * (stride + 1)]
        row = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        if kind == 2:
            row = bytearray((a + b) & 255 for a, b in zip(row, above))
        elif kind:
            for i in range(stride):
                left = row[i - step] if i >= step else 0
                up, corner = above[i], above[i - step] if i >= step else 0
                if kind == 1:
                    guess = left
                elif kind == 3:
                    guess = (left + up) // 2
                else:
                    guess = min((abs(up - corner), 0, left), (abs(left - corner), 1, up),
                                (abs(left + up - 2 * corner), 2, corner))[2]
                row[i] = (row[i] + guess) & 255
        rows.append(bytes(row))
        above = rows[-1]
    out = bytearray(width * height * 4)
    if channels == 1:
        if bits < 8:
            each = 8 // bits
            table = [bytes((byte >> (8 - bits * (i + 1))) & ((1 << bits) - 1) for i in range(each)) for byte in range(256)]
            rows = [b"".join(table[byte] for byte in row)[:width] for row in rows]
        if color == 0:
            palette = b"".join(bytes([i * 255 // ((1 << bits) - 1)] * 3) for i in range(1 << bits))
        many = len(palette) // 3
        plain = b"".join(rows)
        for c in range(3):
            out[c::4] = plain.translate(palette[c::3] + bytes(256 - many))
        out[3::4] = plain.translate((clear + b"\xff" * 256)[:256])
    else:
        plain = b"".join(rows)
        colors = 1 if channels < 3 else 3
        for c in range(3):
            out[c::4] = plain[c % colors::channels]
        out[3::4] = plain[channels - 1::channels] if channels in (2, 4) else b"\xff" * (width * height)
    return width, height, bytes(out)


def base(data):
    return base64.b64encode(data).decode()


def deflate(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(data) + packer.flush()


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
    return bytes(out)


def runs(values):
    """[[value, times], ...] of a list."""
    out = []
    for value in values:
        if out and out[-1][0] == value:
            out[-1][1] += 1
        else:
            out.append([value, 1])
    return out


class Packer:
    """Packs frames, lists of colours' indexes, in ways chosen by chance."""

    def __init__(self, frames, width, height, rng, segment=None):
        self.frames, self.width, self.height, self.rng = frames, width, height, rng
        self.colors = max(max(frame) for frame in frames) + 1
        self.depth = 1 if self.colors <= 256 else 2 if self.colors <= 65536 else 3
        self.segment = segment or rng.choice([1, 3, 10, 50])
        self.grid, self.hole = None, None
        if rng.random() < 0.8:
            self.choose_grid()

    def choose_grid(self):
        rng = self.rng
        w, h = rng.randint(1, 24), rng.randint(1, 24)
        x, y = rng.randint(0, self.width // 3), rng.randint(0, self.height // 3)
        columns = max(1, (self.width - x) // w - rng.randint(0, 2))
        rows = max(1, (self.height - y) // h - rng.randint(0, 2))
        if x + w * columns > self.width or y + h * rows > self.height:
            return
        tiles, cells = {}, []
        most = rng.choice([4, 16, 200, 250, 3000, 60000])
        holes = False
        for frame in self.frames:
            mine = []
            for row in range(rows):
                for column in range(columns):
                    start = (y + row * h) * self.width + x + column * w
                    tile = b"".join(self.pack(frame[start + i * self.width:start + i * self.width + w]) for i in range(h))
                    if tile not in tiles and len(tiles) >= most:
                        mine.append(None)
                        holes = True
                    else:
                        mine.append(tiles.setdefault(tile, len(tiles)))
            cells.append(mine)
        if len(tiles) > 65000:
            return
        self.tile_depth = 1 if len(tiles) < 255 else 2
        if holes and self.tile_depth == 1:
            self.hole = 255
        hole = 255 if self.tile_depth == 1 else 65535
        self.grid = [x, y, w, h, columns, rows]
        self.tiles = list(tiles)
        self.cells = [[hole if cell is None else cell for cell in mine] for mine in cells]
        self.hole_index = hole

    def pack(self, pixels):
        if self.depth == 1:
            return bytes(pixels)
        return b"".join(pixel.to_bytes(self.depth, "little") for pixel in pixels)

    def packed_cells(self, cells, b):
        if b == 4:
            return b"".join(struct.pack("<H", cell) for cell in cells)
        bits, each = 1 << b, 8 >> b
        out = bytearray()
        for i in range(0, len(cells), each):
            byte = 0
            for j, cell in enumerate(cells[i:i + each]):
                byte |= cell << (8 - bits * (j + 1))
            out.append(byte)
        return bytes(out)

    def guessed(self, k):
        """What the tiles of frame k are guessed to be, and what is learned of what they are, cell by cell."""
        old, new, (columns, rows) = self.cells[k - 1], self.cells[k], self.grid[4:]
        guesses = []
        for cell, now in enumerate(new):
            row, column = divmod(cell, columns)
            mixed = 0
            for dy in (-1, 0, 1):
                for dx in (-1, 0, 1):
                    tile = old[(row + dy) % rows * columns + (column + dx) % columns]
                    mixed = (mixed ^ tile) * 0x9E3779B1 & 0xFFFFFFFF
            guesses.append(self.seen.get(mixed >> 15, old[cell]))
            self.seen[mixed >> 15] = now
        return guesses

    def tell_cells(self, k, first):
        """What is told of the tiles of frame k, if anything is, and which cells change."""
        cells = self.cells[k]
        if first:
            self.seen = {}
            return cells, list(range(len(cells)))
        changed = [i for i, (cell, before) in enumerate(zip(cells, self.cells[k - 1])) if cell != before]
        if not changed and self.rng.random() < 0.5:
            return None, changed
        return [cell ^ guess for cell, guess in zip(cells, self.guessed(k))], changed

    def draw(self, state, k, changed):
        x, y, w, h, columns, _ = self.grid
        frame = self.frames[k]
        for cell in changed:
            if self.cells[k][cell] == self.hole_index:
                continue
            start = (y + cell // columns * h) * self.width + x + cell % columns * w
            for i in range(h):
                at = start + i * self.width
                state[at:at + w] = frame[at:at + w]

    def patches(self, state, k, first):
        """Controls and pixels that make a state the frame k."""
        frame, width, rng = self.frames[k], self.width, self.rng
        todo = []
        if first:
            self.cover(todo)
        else:
            rows = [y for y in range(self.height) if state[y * width:(y + 1) * width] != frame[y * width:(y + 1) * width]]
            group = []
            most = rng.choice([1, 8, 1000])
            for y in rows + [None]:
                if group and (y is None or y != group[-1] + 1 or len(group) >= most):
                    wrong = [x for g in group for x in range(width) if state[g * width + x] != frame[g * width + x]]
                    todo.append((min(wrong), group[0], max(wrong) - min(wrong) + 1, len(group)))
                    group = []
                if y is not None:
                    group.append(y)
        control, pixels = varint(len(todo)), b""
        for x, y, w, h in todo:
            rows = [frame[(y + i) * width + x:(y + i) * width + x + w] for i in range(h)]
            told = [pixel for row in rows for pixel in row]
            now = [pixel for i in range(h) for pixel in state[(y + i) * width + x:(y + i) * width + x + w]]
            same = 256 ** self.depth - 1
            kind = 1 if len(set(told)) == 1 else 0 if first or same in told else rng.choice([0, 2])
            control += b"".join(varint(n) for n in (x, y, w, h, kind))
            pixels += self.pack({0: told, 1: told[:1], 2: [same if a == b else a for a, b in zip(told, now)]}[kind])
            for i, row in enumerate(rows):
                state[(y + i) * width + x:(y + i) * width + x + w] = row
        return control, pixels

    def cover(self, todo):
        """Rectangles over all that is not tiles, and over what the tiles leave."""
        width, height = self.width, self.height
        if not self.grid or any(cell == self.hole_index for cell in self.cells[self.now]):
            cut = self.rng.randint(1, height)
            todo.append((0, 0, width, cut))
            if cut < height:
                todo.append((0, cut, width, height - cut))
            return
        x, y, w, h, columns, rows = self.grid
        right, low = x + w * columns, y + h * rows
        for box in ((0, 0, width, y), (0, low, width, height - low), (0, y, x, low - y), (right, y, width - right, low - y)):
            if box[2] and box[3]:
                todo.append(box)

    def film(self):
        segments, state = [], None
        for start in range(0, len(self.frames), self.segment):
            controls, pixels, told = b"", b"", []
            for k in range(start, min(start + self.segment, len(self.frames))):
                first = k == start
                self.now = k
                state = state or [0] * len(self.frames[0])
                new = None
                if self.grid:
                    new, changed = self.tell_cells(k, first)
                    self.draw(state, k, changed)
                    told += [new] if new else []
                control, patched = self.patches(state, k, first)
                controls, pixels = controls + varint(1 if new else 0) + control, pixels + patched
                assert state == self.frames[k], f"frame {k} came out otherwise"
            tile_depth = self.tile_depth if self.grid else 1
            largest = max(map(max, told), default=0)
            bits = self.rng.randint(next(b for b in range(5) if largest < 1 << (1 << b)), 3 if tile_depth == 1 else 4)
            tiles = b"".join(self.packed_cells(cells, bits) for cells in told)
            head = bytes([self.depth, tile_depth, bits]) + varint(len(controls)) + varint(len(tiles))
            segments.append([start, base(deflate(head + controls + tiles + pixels))])
        film = {"width": self.width, "height": self.height, "count": len(self.frames), "segments": segments}
        if self.grid:
            film.update(grid=self.grid, tiles=base(deflate(b"".join(self.tiles))), depth=self.depth)
            if self.hole:
                film["hole"] = self.hole
        return film


def pack(pictures, rng, segment=None):
    """A film of pictures: (width, height, bytes RGBA), and its frames."""
    width, height, _ = pictures[0]
    colors, frames = {}, []
    for _, _, rgba in pictures:
        frames.append([colors.setdefault(pixel, len(colors)) for pixel in array.array("I", rgba)])
    film = Packer(frames, width, height, rng, segment).film()
    film["colors"] = base(array.array("I", colors).tobytes())
    return film


def dress(film, alt="A film", delays=None, loops=0, census=None, ticks=None, **others):
    """A film with what is told beside its frames."""
    film.update(alt=alt, title=alt, delays=runs(delays or [80] * film["count"]), loops=loops, **others)
    if ticks:
        film["ticks"] = [[tick, 0, 1] for tick in ticks]
    if census:
        names, colors, columns = census
        rows = b""
        for column in columns:
            before = 0
            for value in column:
                rows += varint((value - before) * 2 if value >= before else (before - value) * 2 - 1)
                before = value
        film["census"] = {"names": names, "colors": colors, "rows": base(deflate(rows))}
    return film


def plain(text, ends):
    """A source as it stands in a page: without lines of comments, and without indentation."""
    lines = [line.strip() for line in text.splitlines()]
    return "\n".join(line for line in lines if line and not (line.startswith(ends[0]) and line.endswith(ends[1]))) + "\n"


def source(name):
    return plain((PAGE / name).read_text(encoding="utf-8"), ("/*", "*/") if name.endswith(".css") else ("//", ""))


def digest(text):
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def html(films, still, title="A film", caption="", command="", schemes=("light",), sheet=None, language="en", policy=True):
    """The page: films, the PNG of the still, and what is told of it."""
    def root(name):
        return ":root{" + ";".join(f"--{key}:{value}" for key, value in COLORS[name].items()) + "}"
    style = source("page.css") + root(schemes[0])
    if len(schemes) > 1:
        style += "@media(prefers-color-scheme:dark){" + root("dark") + "}"
    script = source("player.js") + (source("sheet.js") if sheet else "")
    told = {"version": 1, "language": language, "words": WORDS, "recipe": "", "command": command, "films": films}
    if len(schemes) > 1:
        told["schemes"] = list(schemes)
    if sheet:
        told["sheet"] = sheet
    width, height, _ = read_png(still)
    csp = f"default-src 'none'; img-src data: blob:; style-src {digest(style)}; script-src {digest(script)}"
    code = f"<br><code>{escaped(command)}</code>" if command else ""
    return "\n".join([
        "<!DOCTYPE html>", f'<html lang="{language}">', "<head>", '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{csp}">' if policy else "",
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta name="color-scheme" content="{" ".join(schemes)}">', f"<title>{escaped(title)}</title>",
        f"<style>{style}</style>", "</head>", "<body>", "<main>", '<figure id="film">',
        f'<img class="still" alt="{escaped(title)}" width="{width}" height="{height}" src="data:image/png;base64,{base(still)}">',
        f"<figcaption>{escaped(caption)}{code}</figcaption>" if caption or code else "",
        "</figure>", "</main>",
        '<script type="application/json" id="data">' + json.dumps(told, ensure_ascii=False).replace("<", "\\u003c") + "</script>",
        f"<script>{script}</script>", "</body></html>", "",
    ])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("frames", nargs="+")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    stills = [open(name, "rb").read() for name in words.frames]
    film = dress(pack([read_png(still) for still in stills], random.Random(words.seed)))
    Path(words.out).write_text(html([film], stills[-1]), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
