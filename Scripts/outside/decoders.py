"""Whether other people's decoders see in our files what was drawn: decoders.py RENDER ROOT [FILM…]

Each film is written at once as numbered PNG frames, GIF, APNG and WebP. Pillow, ffmpeg, gifsicle,
dwebp and pngcheck read them, and every picture must have the pixels of the frames that it stands
for, and stand as long. A WebP has no more bytes of pictures than Pillow's. What a program cannot
read (ffmpeg no WebP that moves) is left out, and what is not installed is said.
"""

import concurrent.futures
import glob
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile

from PIL import Image

Image.MAX_IMAGE_PIXELS = None
render = os.path.abspath(sys.argv[1])
root = os.path.abspath(sys.argv[2])

# A name, and what `render` is told.
ODD = [
    ("sea-1", "sea --size 1x1 --cell 1 --penguins 1 --orcas 0 --frames 4"),
    ("sea-odd", "sea --size 7x5 --cell 13 --frames 9"),
    ("sea-delays", "sea --size 6x6 --cell 9 --frames 12 --fps 30 --last 1234ms"),
    ("sea-slow", "sea --size 4x4 --cell 7 --frames 4 --delay 2m"),
    ("sea-few-colours", "sea --size 8x8 --cell 20 --frames 6 --max-colors 7"),
    ("sea-drift", "sea --size 8x8 --cell 24 --frames 6 --texture drift"),
    ("sea-cover", "sea --size 9x9 --cell 16 --frames 5 --cover --title Sea --caption Films"),
    ("sea-large", "sea --size 61x47 --cell 31 --frames 3"),
    ("life-line", "life --size 1x37 --edges wrap --fill 50% --cell 3 --frames 8"),
    ("life-wide", "life --size 2047x3 --edges wrap --fill 40% --cell 1 --frames 5"),
    ("life-large", "life --size 1021x769 --edges wrap --fill 30% --cell 1 --frames 4"),
    ("life-hexagons", "life --rule B2/S34H --size 31x23 --edges wrap --fill 30% --cell 11 --frames 8"),
    ("life-triangles", "life --rule R2,C0,M0,S3..6,B4..5,NL --size 32x24 --edges wrap --fill 30% --cell 11 --frames 8"),
    ("life-rounded", "life --size 33x21 --edges wrap --cell 17 --shape rounded --frames 7 --fade 5"),
    ("life-states", "life --rule 345/2/4 --size 50x41 --edges wrap --fill 40% --cell 5 --frames 12"),
    ("life-many-states", "life --rule 23/3/200 --size 60x41 --edges wrap --fill 30% --cell 3 --frames 9"),
    ("life-mixed", "life --size 4000x3000 --edges wrap --fill 20% --fit 301x203 --frames 3"),
    ("life-still", "life --pattern block --size 9x9 --cell 5 --frames 6"),
    ("life-fit", "life --pattern glider --size 40x30 --fit 333x251 --shape circle --frames 7"),
    ("wolfram-colours", "wolfram --rule C1599K3R1 --size 61x40 --cell 5 --frames 20"),
    ("wolfram-ten", "wolfram --rule C777777777K10R1 --size 61x40 --cell 4 --start random --frames 15"),
    ("wolfram-grow", "wolfram --rule 73 --size 43x21 --film grow --cell 7"),
    ("infection-odd", "infection --people 37 --cell 11 --frames 9 --shape circle"),
    ("pig-landscape", "pig --fit 801x481 --frames 12"),
    ("monsters", "monsters --frames 8"),
    ("monsters-small", "monsters --fit 243x431 --theme dark --frames 6"),
]


def films():
    for line in open(f"{root}/Benchmarks/FilmSizes/films.txt"):
        name, _, flags = line.strip().partition(" ")
        if not name or name.startswith("#"):
            continue
        flags = flags.split()
        # Twelve frames, which are two groups of a GIF, say as much as two hundred; a scenario is as it is.
        if flags[0] != "run":
            if "--frames" in flags:
                place = flags.index("--frames")
                del flags[place : place + 2]
            flags += ["--frames", "12"]
        yield name, flags
    for name, flags in ODD:
        yield name, flags.split()


def digest(image):
    return image.size, hashlib.sha256(image.convert("RGB").tobytes()).hexdigest()


def joined(frames):
    """Frames, equal neighbours made one with their times added."""
    runs = []
    for pixels, time in frames:
        if runs and runs[-1][0] == pixels:
            runs[-1][1] += time
        else:
            runs.append([pixels, time])
    return runs


def pillow(path):
    film = Image.open(path)
    frames = []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        film.load()
        frames.append((digest(film), film.info.get("duration", 0)))
    return joined(frames)


def ffmpeg(path):
    """Pictures and no times: every picture that ffmpeg decodes, as raw pixels."""
    size = Image.open(path).size
    raw = subprocess.run(
        ["ffmpeg", "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo",
         "-pix_fmt", "rgb24", "-"], stdout=subprocess.PIPE, check=True).stdout
    length = size[0] * size[1] * 3
    assert len(raw) % length == 0, f"{path}: ffmpeg gives a part of a picture"
    hashes = [hashlib.sha256(raw[at : at + length]).hexdigest() for at in range(0, len(raw), length)]
    return joined([((size, one), 0) for one in hashes])


def gifsicle(path):
    """Each picture whole, as gifsicle makes it, then read on its own."""
    whole = path + ".whole.gif"
    subprocess.run(["gifsicle", "--unoptimize", "--colors=256", path, "-o", whole], check=True,
                   stderr=subprocess.DEVNULL)
    return pillow(whole)


def dwebp(path, folder):
    """The parts of a film as dwebp decodes them, laid over each other as the container says."""
    said = subprocess.run(["webpmux", "-info", path], stdout=subprocess.PIPE, check=True).stdout.decode()
    canvas = tuple(map(int, re.search(r"Canvas size:? (\d+) x (\d+)", said).groups()))
    rows = re.findall(
        r"^ *(\d+): +(\d+) +(\d+) +(\S+) +(\d+) +(\d+) +(\d+) +(\S+) +(\S+)", said, re.M)
    part, png = f"{folder}/part.webp", f"{folder}/part.png"
    if not rows:
        subprocess.run(["dwebp", "-quiet", path, "-o", png], check=True)
        return joined([(digest(Image.open(png)), 0)])
    picture = Image.new("RGBA", canvas)
    frames = []
    for number, width, height, _, left, top, time, dispose, blend in rows:
        subprocess.run(["webpmux", "-get", "frame", number, path, "-o", part], check=True,
                       stderr=subprocess.DEVNULL)
        subprocess.run(["dwebp", "-quiet", part, "-o", png], check=True)
        image = Image.open(png).convert("RGBA")
        assert image.size == (int(width), int(height)), f"{path}: part {number}"
        place = (int(left), int(top))
        if blend == "yes":
            picture.alpha_composite(image, place)
        else:
            picture.paste(image, place)
        frames.append((digest(picture), int(time)))
        if dispose == "background":
            picture.paste((0, 0, 0, 0), (*place, place[0] + image.width, place[1] + image.height))
    return joined(frames)


def outgrown(path):
    """Says if our pictures, without container and recipe, have more bytes than Pillow's lossless WebP of them."""
    film, pictures, times = Image.open(path), [], []
    for number in range(getattr(film, "n_frames", 1)):
        film.seek(number)
        pictures.append(film.convert("RGB"))
        times.append(film.info.get("duration", 0))
    other = io.BytesIO()
    pictures[0].save(other, "WEBP", lossless=True, save_all=True, append_images=pictures[1:], duration=times)
    own, at = open(path, "rb").read(), 12
    ours = 0
    while at < len(own):
        size = 8 + int.from_bytes(own[at + 4 : at + 8], "little")
        ours += size - 24 if own[at : at + 4] == b"ANMF" else 0
        at += size + size % 2
    theirs = len(other.getvalue())
    return f"{ours} bytes of pictures, where Pillow has {theirs}" if ours > theirs else None


def compare(name, reader, expected, found, unit):
    """Pixels must be the same; times too, up to a rounding of the whole to a format's unit."""
    first, second = [one[0] for one in expected], [one[0] for one in found]
    if first != second:
        at = next((n for n, (a, b) in enumerate(zip(first, second)) if a != b), min(len(first), len(second)))
        return f"{name}, {reader}: {len(second)} pictures for {len(first)}, other ones from {at}"
    if unit is None or len(expected) == 1:
        return None
    # How the last one stands is said for itself.
    begun = 0, 0
    for number, (one, other) in enumerate(zip(expected[:-1], found[:-1])):
        begun = begun[0] + one[1], begun[1] + other[1]
        if abs(begun[0] - begun[1]) > unit:
            return f"{name}, {reader}: picture {number} ends after {begun[1]} ms, not {begun[0]}"
    return None


def look(name, flags, folder):
    outs = ["f-%04d.png", "f.gif", "f.apng", "f.webp"]
    words = [render] + flags + ["--quiet"] + [word for out in outs for word in ("--out", f"{folder}/{out}")]
    if flags[0] == "run":
        words = [render, "run", f"{root}/{flags[1]}", "--quiet"] + words[len(flags) + 2 :]
    run = subprocess.run(words, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if run.returncode != 0:
        raise SystemExit(f"{name}: render ended with {run.returncode}: {run.stderr.decode().strip()}")
    faults, count = [], 0
    numbered = sorted(glob.glob(f"{folder}/f-*.png"))
    apng = pillow(f"{folder}/f.apng")
    pictures = [(digest(Image.open(path)), 0) for path in numbered]
    drawn = [one[0] for one in joined(pictures)]
    # Pictures in between, and opening cards, are in what moves alone.
    moving = [one[0] for one in apng]
    if any(word in ("--smooth", "--cover", "--texture") for word in flags) or flags[0] == "run":
        places = iter(moving)
        if not all(one in places for one in drawn):
            faults.append(f"{name}: the numbered frames are not among the pictures of the APNG")
    elif moving != drawn:
        faults.append(f"{name}: Pillow sees {len(moving)} pictures in the APNG, {len(drawn)} were drawn")
    readers = [("Pillow, GIF", lambda: pillow(f"{folder}/f.gif"), 10),
               ("Pillow, WebP", lambda: pillow(f"{folder}/f.webp"), 1)]
    if shutil.which("ffmpeg"):
        readers.append(("ffmpeg, GIF", lambda: ffmpeg(f"{folder}/f.gif"), None))
        # Of fewer bits than eight a pixel ffmpeg (5.1) unpacks rows from their left edge, wherever a
        # part begins: its pictures are wrong then.
        if open(f"{folder}/f.apng", "rb").read(25)[24] == 8:
            readers.append(("ffmpeg, APNG", lambda: ffmpeg(f"{folder}/f.apng"), None))
    if shutil.which("gifsicle"):
        readers.append(("gifsicle, GIF", lambda: gifsicle(f"{folder}/f.gif"), 10))
    if shutil.which("dwebp") and shutil.which("webpmux"):
        readers.append(("dwebp, WebP", lambda: dwebp(f"{folder}/f.webp", folder), 1))
    for reader, read, unit in readers:
        try:
            fault = compare(name, reader, apng, read(), unit)
        except Exception as error:
            fault = f"{name}, {reader}: {error!r}"
        count += 1
        if fault:
            faults.append(fault)
    large = outgrown(f"{folder}/f.webp")
    if large:
        faults.append(f"{name}, WebP: {large}")
    if shutil.which("pngcheck"):
        for path in numbered[:3] + [f"{folder}/f.apng"]:
            if subprocess.run(["pngcheck", "-q", path], stdout=subprocess.PIPE).returncode:
                faults.append(f"{name}: pngcheck finds a fault in {os.path.basename(path)}")
            count += 1
    if shutil.which("ffmpeg"):
        for path, one in list(zip(numbered, pictures))[:3]:
            if ffmpeg(path)[0][0] != one[0]:
                faults.append(f"{name}: ffmpeg sees another picture in {os.path.basename(path)}")
            count += 1
    return faults, count, len(drawn)


def look_apart(film):
    """Looks at a film in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return look(*film, folder)


for program in ["ffmpeg", "gifsicle", "dwebp", "webpmux", "pngcheck"]:
    if not shutil.which(program):
        print(f"there is no {program} here: what it would read is left out")
only = sys.argv[3:]
wanted = [film for film in films() if not only or film[0] in only]
faults, readings, pictures, count = [], 0, 0, 0
with concurrent.futures.ProcessPoolExecutor() as pool:
    for found, read, drawn in pool.map(look_apart, wanted):
        for fault in found:
            print(fault, flush=True)
        faults += found
        readings, pictures, count = readings + read, pictures + drawn, count + 1
print(f"{count} films, {pictures} pictures, {readings} readings, {len(faults)} that differ")
sys.exit(1 if faults else 0)
