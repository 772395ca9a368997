#!/usr/bin/env python3
"""Draws the five monsters: bubla.png, kustik.png, iskra.png, tuchka.png, rogul.png.

    pip install pillow numpy
    cd assets/sprites && python3 monsters.py [--sheet SHEET.png]

`zopflipng --filters=0me` then takes a third off the files, with the same pixels.

Vector shapes on the canvas of draw.py, flat areas of few tones, one light from
the upper left.  Every monster stands inside a white rim, like a sticker, and an
outline of its own dark colour: so it is seen on light ground and on dark.
"""

import math
import sys

import numpy as np
from PIL import Image

import draw
from draw import Canvas, ellipse, mirrored, smooth, stroke

draw.SS = 4          # 256 units are large enough for smooth edges at this
INK = "#1d1a2f"      # pupils and mouths
WHITE = "#ffffff"
MOUTH = "#7a1f3d"
TONGUE = "#ff7d8e"


class Monster(Canvas):
    """A canvas with the habits that all five share."""

    def __init__(self, deep):
        super().__init__(256, zoom=0.92)  # room for the rim
        self.deep = deep

    def figure(self, *parts, rim=7.0, line=5.5):
        """The rim and the outline round all parts together."""
        whole = np.logical_or.reduce(parts)
        self.paint(self.grown(whole, line + rim), WHITE)
        self.paint(self.grown(whole, line), self.deep)
        return whole

    def outlined(self, part, code, line=4.0):
        """A part that lies before others, with an outline of its own."""
        self.paint(self.grown(part, line), self.deep)
        self.paint(part, code)

    def shaded(self, body, base, shade, light, shift=(9, 12), gleam=(13, 16), depth=12):
        """A body in three tones: light at its upper left edge, shade at its lower right."""
        self.paint(body, base)
        self.paint(body & ~self.moved(body, -shift[0], -shift[1]), shade)
        inner = self.shrunk(body, 7)
        edge = inner & ~self.moved(self.shrunk(body, 7), gleam[0] * 0.55, gleam[1] * 0.55)
        half = self.mask([(0, 0), (190, 0), (0, 205)])
        self.paint(edge & half, light)

    def moved(self, mask, dx, dy):
        n = draw.SS
        return np.roll(mask, (round(dy * n), round(dx * n)), (0, 1))

    def eye(self, x, y, r, iris, look=(0.1, 0.06), tall=1.16):
        """A big eye with two lights in it."""
        white = self.mask(ellipse(x, y, r, r * tall))
        self.paint(self.grown(white, 3.6), self.deep)
        self.paint(white, WHITE)
        px, py = x + look[0] * r, y + look[1] * r
        self.paint(self.mask(ellipse(px, py, r * 0.78, r * 0.9 * tall)) & white, iris)
        self.paint(self.mask(ellipse(px, py - r * 0.06, r * 0.62, r * 0.7 * tall)) & white, INK)
        self.paint(self.mask(ellipse(px - r * 0.24, py - r * 0.36 * tall, r * 0.27, r * 0.29)), WHITE)
        self.paint(self.mask(ellipse(px + r * 0.28, py + r * 0.4 * tall, r * 0.14, r * 0.14)), WHITE)

    def cheeks(self, y, left, right, code, rx=11, ry=7):
        self.paint(self.mask(ellipse(left, y, rx, ry), ellipse(right, y, rx, ry)), code)

    def smile(self, x, y, width, height, line=4.5, fang=None):
        """An open, laughing mouth."""
        mouth = self.mask(smooth([
            (x - width / 2, y, 1), (x, y + height * 0.16), (x + width / 2, y, 1),
            (x + width * 0.34, y + height * 0.74), (x, y + height), (x - width * 0.34, y + height * 0.74)]))
        self.paint(self.grown(mouth, line), self.deep)
        self.paint(mouth, MOUTH)
        self.paint(mouth & self.mask(ellipse(x, y + height * 1.02, width * 0.3, height * 0.46)), TONGUE)
        for side in fang or ():
            tooth = self.mask(smooth([(x + side - 6, y - 2, 1), (x + side + 6, y - 2, 1), (x + side, y + 13, 1)], steps=4))
            self.paint(tooth & self.grown(mouth, 1.5), WHITE)


def bubla():
    """A drop of spring water, its tip a little bent."""
    c = Monster("#0f4c81")
    body = c.mask(smooth([
        (150, 14, 1), (158, 44), (190, 86), (214, 132), (212, 178), (186, 212), (128, 224),
        (70, 212), (44, 178), (42, 134), (66, 92), (112, 52)]))
    feet = c.mask(ellipse(92, 224, 25, 14, -6), ellipse(164, 224, 25, 14, 6))
    arms = c.mask(smooth([(52, 150), (30, 140), (15, 146), (14, 162), (30, 170), (54, 176)]),
                  smooth([(204, 150), (226, 128), (241, 128), (245, 143), (232, 160), (206, 178)]))
    c.figure(body, feet, arms)
    c.shaded(feet, "#3b9fe8", "#2a7fcc", "#7cc9fb", shift=(3, 5))
    c.shaded(arms, "#55b9f7", "#3b9fe8", "#a9e3ff", shift=(4, 6))
    c.paint(c.grown(body, 4) & (feet | arms), "#0f4c81")
    c.shaded(body, "#55b9f7", "#3596e4", "#a9e3ff")
    c.paint(c.mask(ellipse(126, 184, 50, 32)) & c.shrunk(body, 12), "#cdf0ff")
    # lights on the tip and on the shoulder
    c.paint(c.mask(ellipse(128, 58, 7, 13, 38)), WHITE)
    c.paint(c.mask(ellipse(72, 108, 8, 17, 34)), WHITE)
    c.eye(96, 132, 25, "#1667b5")
    c.eye(160, 132, 25, "#1667b5", look=(0.02, 0.06))
    c.cheeks(168, 72, 184, "#ff9fb6", 12, 7.5)
    c.smile(128, 168, 36, 24)
    return c


def kustik():
    """A bush that has learned to walk: two leaves for ears, a flower behind one."""
    c = Monster("#1d5128")
    lobes = [(128, 92, 50), (84, 108, 42), (172, 108, 42), (58, 146, 40), (198, 146, 40),
             (76, 184, 40), (180, 184, 40), (128, 192, 46), (128, 140, 62)]
    body = c.mask(*(ellipse(x, y, r, r) for x, y, r in lobes))
    left = smooth([(112, 66, 1), (84, 62), (60, 42), (50, 14, 1), (82, 18), (106, 36)])
    ears = c.mask(left), c.mask(mirrored(left, 128))
    feet = c.mask(ellipse(94, 232, 23, 13, -5), ellipse(162, 232, 23, 13, 5))
    flower = [math.tau * i / 5 - 1.57 for i in range(5)]
    petals = c.mask(*(ellipse(192 + 14 * math.cos(k), 82 + 14 * math.sin(k), 11.5, 11.5) for k in flower))
    c.figure(body, *ears, feet, petals)
    c.shaded(feet, "#a9713f", "#8a5529", "#cf9a63", shift=(3, 5))
    for ear in ears:
        c.shaded(ear, "#93d94f", "#6cb83b", "#c9f08a", shift=(5, 6))
    vein = [(106, 60), (84, 42), (60, 22)]
    c.paint(c.mask(stroke(vein, 6), stroke(mirrored(vein, 128), 6)) & (ears[0] | ears[1]), "#4f9a35")
    c.paint(c.grown(body, 4) & (ears[0] | ears[1] | feet), "#1d5128")
    c.shaded(body, "#5cbf4e", "#3d9b43", "#a0e36f", shift=(10, 13))
    # tufts: short arcs that tell leaves
    for x, y, turn in ((70, 118, -20), (186, 118, 20), (60, 168, -10), (196, 168, 10), (128, 74, 0),
                       (96, 212, -8), (160, 212, 8)):
        t = math.radians(turn)
        arc = [(x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t))
               for u, v in ((-13, 3), (-5, -5), (5, -5), (13, 3))]
        c.paint(c.mask(stroke(arc, 7)) & body, "#2f8739")
    c.eye(98, 138, 25, "#8a5a17")
    c.eye(158, 138, 25, "#8a5a17", look=(0.02, 0.06))
    c.cheeks(172, 76, 180, "#ffa07a", 12, 7.5)
    c.smile(128, 170, 38, 24)
    # the flower
    c.outlined(petals, "#ff6f91")
    c.paint(c.mask(*(ellipse(190 + 17 * math.cos(k), 79 + 17 * math.sin(k), 5, 5) for k in flower)), "#ffa9bd")
    c.paint(c.mask(ellipse(192, 82, 9, 9)), "#ffd84a")
    return c


def iskra():
    """A flame that burns nobody."""
    c = Monster("#8f2d0e")
    body = c.mask(smooth([
        (132, 8, 1), (150, 34), (158, 62), (172, 80, 1), (186, 62), (190, 44, 1), (208, 74), (226, 116),
        (230, 160), (208, 206), (164, 230), (128, 233), (92, 230), (48, 206), (26, 160), (30, 120),
        (48, 84), (58, 62, 1), (66, 80), (82, 92, 1), (98, 66), (108, 38)]))
    hands = c.mask(ellipse(39, 176, 13, 17, 24)), c.mask(ellipse(217, 176, 13, 17, -24))
    c.figure(body, *hands)
    c.shaded(body, "#ff8f2b", "#ef6a1c", "#ffb85a", shift=(9, 10))
    inner = c.mask(smooth([
        (134, 58, 1), (146, 82), (164, 104), (184, 106, 1), (200, 136), (200, 172), (180, 206), (128, 217),
        (76, 206), (56, 172), (56, 138), (70, 108, 1), (92, 108), (116, 84)]))
    c.paint(inner, "#ffc53d")
    core = c.mask(smooth([(130, 118, 1), (160, 146), (176, 178), (160, 204), (128, 210), (96, 204), (80, 178),
                          (96, 146)]))
    c.paint(core, "#ffe88a")
    c.eye(97, 146, 26, "#b8420f")
    c.eye(161, 146, 26, "#b8420f", look=(0.02, 0.06))
    c.cheeks(182, 73, 185, "#ff7a52", 12, 7.5)
    c.smile(129, 180, 40, 27)
    # small hands before the flame, and two sparks above
    for hand in hands:
        c.outlined(hand, "#ffb648")
    for x, y, r in ((206, 26, 9), (60, 32, 7)):
        spark = c.mask(smooth([(x, y - 1.9 * r, 1), (x + r, y), (x, y + 1.3 * r), (x - r, y)]))
        c.paint(c.grown(spark, 8.5), WHITE)
        c.paint(c.grown(spark, 4), "#8f2d0e")
        c.paint(spark, "#ffc53d")
    return c


def tuchka():
    """A cloud in a good mood, a flash for a tail."""
    c = Monster("#463a86")
    lobes = [(128, 96, 58), (74, 116, 46), (182, 112, 48), (46, 148, 36), (212, 148, 36),
             (86, 164, 42), (130, 168, 46), (174, 164, 42)]
    body = c.mask(*(ellipse(x, y, r, r) for x, y, r in lobes),
                  [(46, 140), (212, 140), (212, 182), (46, 182)])
    bolt = c.mask([(176, 182), (214, 182), (194, 208), (222, 208), (166, 250), (180, 222), (158, 222)])
    drops = [c.mask(smooth([(x, y - 17, 1), (x + 9.5, y + 4), (x, y + 13), (x - 9.5, y + 4)]))
             for x, y in ((70, 224), (112, 236))]
    c.figure(body, bolt, *drops)
    c.paint(bolt, "#ffd53d")
    c.paint(bolt & ~c.moved(bolt, -6, -3), "#f5ac1e")
    for drop in drops:
        c.shaded(drop, "#62c4fb", "#3a9de6", "#b5e8ff", shift=(3, 3))
    c.paint(c.grown(body, 4) & bolt, "#463a86")
    c.shaded(body, "#b7a6f4", "#8f7cdf", "#e2d9ff", shift=(7, 14), gleam=(10, 18))
    # the curl of a cloud
    curl = [(196, 124), (216, 120), (224, 138), (210, 150)]
    c.paint(c.mask(stroke(curl, 7)), "#8f7cdf")
    c.paint(c.mask(stroke(mirrored([(x + 6, y + 2) for x, y in curl], 128), 7)), "#8f7cdf")
    c.paint(c.mask(ellipse(104, 60, 17, 9, -24)), WHITE)
    c.eye(98, 126, 26, "#5a46b8")
    c.eye(162, 126, 26, "#5a46b8", look=(0.02, 0.06))
    c.cheeks(160, 73, 187, "#ff94c2", 12, 7.5)
    c.smile(130, 158, 36, 24)
    return c


def rogul():
    """One eye, two horns, and fur."""
    c = Monster("#7a1748")
    # a round-shouldered body whose lower edge is fur
    zigzag = []
    for i in range(7):
        x = 204 - i * 25.5
        zigzag += [(x, 226 + (6 if i % 2 else 0), 1), (x - 12.7, 211, 1)]
    body = c.mask(smooth([(128, 40), (170, 46), (198, 76), (208, 124), (217, 128, 1), (210, 146),
                          (219, 152, 1), (211, 172), (220, 180, 1), (210, 205)] + zigzag[:-1] + [
                          (46, 205), (36, 180, 1), (45, 172), (37, 152, 1), (46, 146), (39, 128, 1),
                          (48, 124), (58, 76), (86, 46)], steps=10))
    left = smooth([(92, 58), (64, 66), (40, 52), (30, 22), (38, 8, 1), (50, 26), (68, 34), (88, 34)])
    horns = c.mask(left), c.mask(mirrored(left, 128))
    feet = c.mask(ellipse(92, 232, 24, 13, -4), ellipse(164, 232, 24, 13, 4))
    wave = smooth([(206, 140), (224, 118), (236, 98), (249, 98), (252, 112), (242, 138), (212, 166)])
    arms = c.mask(wave, smooth([(48, 146), (28, 160), (12, 180), (12, 194), (26, 197), (42, 184), (54, 170)]))
    c.figure(body, *horns, feet, arms)
    c.shaded(feet, "#e04f8b", "#b93370", "#ff8fb8", shift=(3, 5))
    c.shaded(arms, "#f2669c", "#d2437f", "#ff9fc4", shift=(4, 6))
    for horn in horns:
        c.paint(horn, "#ffeec2")
        c.paint(horn & ~c.moved(horn, -6, -6), "#e8c47e")
    for stripe in ([(76, 50), (70, 62)], [(56, 38), (48, 52)]):
        for line in (stripe, mirrored(stripe, 128)):
            (x0, y0), (x1, y1) = line[0][:2], line[1][:2]
            c.paint(c.mask(stroke([(x0, y0 - 12), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1 + 8)], 7))
                    & (horns[0] | horns[1]), "#d8a95c")
    c.paint(c.grown(body, 4) & (horns[0] | horns[1] | feet | arms), "#7a1748")
    c.shaded(body, "#f2669c", "#d2437f", "#ff9fc4", shift=(10, 9))
    c.paint(c.mask(ellipse(126, 192, 46, 26)) & c.shrunk(body, 12), "#ffc2d8")
    # tufts of fur
    for x, y in ((66, 92), (186, 96), (70, 176), (188, 174)):
        for dx in (-9, 3):
            c.paint(c.mask(stroke([(x + dx, y - 8), (x + dx + 2, y), (x + dx + 7, y + 7)], 6)) & body, "#bf3672")
    c.eye(128, 108, 43, "#17a589", look=(0.0, 0.04), tall=1.06)
    c.cheeks(158, 74, 182, "#ff4f7f", 12, 7.5)
    c.smile(128, 165, 54, 27, fang=(-15, 15))
    return c


ALL = (("bubla", bubla), ("kustik", kustik), ("iskra", iskra), ("tuchka", tuchka), ("rogul", rogul))


def sheet(path, pictures):
    """All of them at four sizes on four grounds, for the eye."""
    sizes, grounds = (256, 96, 48, 24), ("#f4f3ee", "#dfeccf", "#17212b", "#2c2a3d")
    width = 5 * 264
    out = Image.new("RGB", (width, len(grounds) * (256 + 200)), "#888888")
    top = 0
    for ground in grounds:
        band = Image.new("RGB", (width, 256 + 200), ground)
        y = 4
        for size in sizes:
            for k, picture in enumerate(pictures):
                small = picture.resize((size, size), Image.BOX if 256 % size == 0 else Image.LANCZOS)
                band.paste(small, (k * 264 + (256 - size) // 2, y), small)
            y += size + 6
        out.paste(band, (0, top))
        top += 256 + 200
    out.save(path)


if __name__ == "__main__":
    pictures = []
    for name, make in ALL:
        canvas = make()
        picture = canvas.image(WHITE, levels=51)
        picture.save(f"{name}.png", optimize=True)
        pictures.append(picture)
    if "--sheet" in sys.argv:
        sheet(sys.argv[sys.argv.index("--sheet") + 1], pictures)
