"""Makes GIFs with other programs and shrinks them with gifsicle -O3 and with ours: gifs.py RENDER.

It prints the bytes of each, and ends with 1 if one of ours is larger or shows something else.
"""

import math
import os
import random
import subprocess
import sys

from PIL import Image, ImageChops, ImageDraw, ImageSequence

render = sys.argv[1]
for folder in ("theirs", "gifsicle", "ours"):
    os.makedirs(folder, exist_ok=True)


def run(*words):
    subprocess.run(words, check=True, timeout=120, stdin=subprocess.DEVNULL)


def place(name):
    return f"theirs/{name}.gif"


# ffmpeg: a palette of the whole film, of each frame, of what differs; several dithers.
def ffmpeg(name, source, *options):
    run("ffmpeg", "-v", "error", "-nostdin", "-y", "-f", "lavfi", "-i", source, *options, place(name))


def palettes(made="", used=""):
    return ("-vf", f"split[a][b];[a]palettegen{made}[p];[b][p]paletteuse{used}")


bars, other = "testsrc=s=320x240:r=10:d=2", "testsrc2=s=240x180:r=10:d=2"
fractal = "mandelbrot=s=160x120:r=5:end_scale=0.1,trim=duration=2"
ffmpeg("ffmpeg-bars", bars)
ffmpeg("ffmpeg-bars-whole", bars, "-gifflags", "-offsetting-transdiff")
ffmpeg("ffmpeg-palette", other, *palettes())
ffmpeg("ffmpeg-bayer", other, *palettes("=max_colors=64", "=dither=bayer:diff_mode=rectangle"))
ffmpeg("ffmpeg-each", other, *palettes("=stats_mode=single", "=new=1"))
ffmpeg("ffmpeg-diff", other, *palettes("=stats_mode=diff", "=dither=floyd_steinberg"))
ffmpeg("ffmpeg-fractal", fractal, *palettes("", "=dither=none"))
ffmpeg("ffmpeg-fractal-each", fractal, *palettes("=stats_mode=single", "=new=1:dither=sierra2_4a"))
ffmpeg("ffmpeg-fractal-32", fractal, *palettes("=max_colors=32:stats_mode=single", "=new=1"))
ffmpeg("ffmpeg-noise", other + ",noise=alls=20:allf=t+u", *palettes())
ffmpeg("ffmpeg-hue", other + ",hue=h=t*90", *palettes())
ffmpeg("ffmpeg-life", "life=s=160x120:r=10:mold=10:ratio=0.3:seed=7,trim=duration=2")
ffmpeg("ffmpeg-automaton", "cellauto=s=160x120:r=10:rule=110:seed=5,trim=duration=2")
ffmpeg("ffmpeg-still", "smptehdbars=s=320x180:r=5:d=1")


# ImageMagick: tables of frames, disposals, transparency, interlaced rows, no delays.
def magick(name, *words):
    run("convert", "-seed", "3", *words, place(name))


rose, flop = ("rose:",), ("(", "rose:", "-flop", ")")
magick("magick-rose", "rose:", "-resize", "200%")
magick("magick-interlace", "-interlace", "GIF", "logo:", "-resize", "40%")
magick("magick-no-delay", "granite:", "(", "granite:", "-flop", ")")
magick("magick-morph", "-delay", "6", *rose, *flop, "-morph", "6", "-loop", "0")
magick("magick-tables", "-delay", "6", "rose:", "(", "logo:", "-resize", "70x46!", ")", "-morph", "5")
magick("magick-plasma", "-delay", "9", "-size", "90x60", "plasma:", "plasma:red-blue", "-loop", "3")
magick("magick-restore", "-delay", "8", "-dispose", "previous", *rose, *flop, *rose, *flop)
magick("magick-clear", "-delay", "12", "-size", "90x70", "-dispose", "background", "-fill", "red",
       *(word for x in (20, 35, 50) for word in ("(", "xc:none", "-draw", f"circle {x},40 {x},25", ")")))
magick("magick-two", "-delay", "9", "(", "logo:", "-resize", "160x120", "-monochrome", ")",
       "(", "-clone", "0", "-flop", ")")
magick("magick-alpha", "-size", "90x90", "xc:none", "-fill", "red", "-draw", "circle 45,45 20,30")
magick("magick-coalesce", place("ffmpeg-bars"), "-coalesce")
magick("magick-layers", place("ffmpeg-palette"), "-coalesce", "-layers", "optimize")
magick("magick-transparent", place("ffmpeg-bars"), "-layers", "optimize-transparency")
magick("magick-comment", "-delay", "9", *rose, *flop, "-set", "comment", "by hand", "-loop", "2")


# gnuplot, which writes with gd.
def gnuplot(name, terminal, plot):
    head = f"set term gif animate {terminal} size 240,180; set output '{place(name)}'; "
    run("gnuplot", "-e", head + plot)


gnuplot("gnuplot-waves", "delay 8", "do for [i=0:11] { plot sin(x+i*0.4) lw 2, cos(x-i*0.2) }")
gnuplot("gnuplot-surface", "optimize delay 9", "set hidden3d; do for [i=0:7] { set view 60,i*36; "
        "splot x*x-y*y with pm3d }")


# Pillow: a typed terminal, sprites on nothing, tables of frames, all numbers of colours.
def pillow(name, frames, **options):
    frames[0].save(place(name), save_all=True, append_images=frames[1:], **options)


draws = random.Random(5)


def terminal(count, size):
    picture, frames = Image.new("RGB", size, (40, 42, 54)), []
    pen = ImageDraw.Draw(picture)
    for number in range(count):
        at = (10 + 6 * (number % 60), 10 + 14 * (number // 60))
        ink = draws.choice([(248, 248, 242), (80, 250, 123), (255, 121, 198)])
        pen.text(at, draws.choice("abcdefghij$#/-. "), fill=ink)
        frames.append(picture.copy())
    return frames


def sprites(count):
    frames = []
    for number in range(count):
        picture = Image.new("RGBA", (120, 90), (0, 0, 0, 0))
        pen = ImageDraw.Draw(picture)
        for kind in range(4):
            x, y = 50 + 40 * math.cos(number * 0.26 + kind), 35 + 30 * math.sin(number * 0.26 + kind)
            pen.ellipse([x, y, x + 18, y + 18], fill=(60 * kind, 255 - 50 * kind, 120, 255))
        frames.append(picture)
    return frames


def blocks(colours):
    states, frames = [draws.randrange(colours) for _ in range(192)], []
    palette = [draws.randrange(256) for _ in range(768)]
    for _ in range(5):
        picture = Image.new("P", (64, 48))
        picture.putpalette(palette)
        picture.putdata([states[y // 4 * 16 + x // 4] for y in range(48) for x in range(64)])
        frames.append(picture)
        for _ in range(20):
            states[draws.randrange(192)] = draws.randrange(colours)
    return frames


ramp = Image.radial_gradient("L").resize((160, 120))
waves = [Image.merge("RGB", (ramp, ImageChops.offset(ramp, n * 7, n), ImageChops.offset(ramp, -n * 5, 2)))
         for n in range(8)]
typed = terminal(60, (400, 160))
pillow("pillow-terminal", typed, duration=80, loop=0)
pillow("pillow-terminal-optimize", typed[:40], duration=80, loop=0, optimize=True)
pillow("pillow-scroll", [ImageChops.offset(typed[-1], 0, -5 * n) for n in range(9)], duration=80)
pillow("pillow-sprites", sprites(20), duration=40, loop=0, disposal=2)
pillow("pillow-sprites-mixed", sprites(20), duration=40, loop=0, disposal=[2, 3] * 10)
pillow("pillow-waves", waves, duration=60)
pillow("pillow-waves-still", waves[:1])
pillow("pillow-blink", [typed[3], typed[30]] * 6, duration=200, loop=0)
for colours in (2, 5, 16, 33, 64, 128, 256):
    pillow(f"pillow-{colours}", blocks(colours), duration=100, loop=0)


def seen(path):
    """What is shown, and for how long; pictures that show the same are one."""
    shown = []
    with Image.open(path) as film:
        for frame in ImageSequence.Iterator(film):
            drawn = frame.convert("RGBA")
            clean = Image.new("RGBA", drawn.size)
            # The colour of what is transparent does not count.
            clean.paste(drawn, mask=drawn.getchannel("A"))
            pixels = clean.tobytes()
            time = frame.info.get("duration", 0)
            if shown and shown[-1][0] == pixels:
                shown[-1][1] += time
            else:
                shown.append([pixels, time])
    return shown


faults, sums = [], [0, 0, 0]
print(f"{'':28}{'theirs':>9}{'gifsicle':>9}{'ours':>9}")
names = sorted(os.listdir("theirs"))
for name in names:
    with open("said", "w") as said:
        subprocess.run(["gifsicle", "-O3", f"theirs/{name}", "-o", f"gifsicle/{name}"],
                       check=True, timeout=120, stderr=said)
        subprocess.run([render, "shrink", f"theirs/{name}", "--out", f"ours/{name}"],
                       check=True, timeout=120, stderr=said)
    sizes = [os.path.getsize(f"{folder}/{name}") for folder in ("theirs", "gifsicle", "ours")]
    sums = [a + b for a, b in zip(sums, sizes)]
    print(f"{name:28}" + "".join(f"{size:9}" for size in sizes))
    if sizes[2] > min(sizes[:2]):
        faults.append(f"{name} is larger")
    if seen(f"theirs/{name}") != seen(f"ours/{name}"):
        faults.append(f"{name} shows something else")
print(f"{len(names)} films".ljust(28) + "".join(f"{size:9}" for size in sums))
print("\n".join(faults) or "none is larger, and all show the same")
sys.exit(1 if faults else 0)
