#!/usr/bin/env python3
"""Draws Terrarium's sprites: penguins and orcas in three poses each, and ripples.png.

    pip install pillow numpy
    cd assets/sprites && python3 draw.py

`zopflipng --filters=0me` then takes a third off the files, with the same pixels.

Everything is drawn from the vector shapes below; nothing is random from one
run to the next.  The animals use flat areas of few tones, because the frames
of a GIF compress better so.

How it works: each shape becomes a boolean mask on a canvas SS times too large,
shapes are painted over one another with hard edges, and the canvas is reduced
by area averaging with premultiplied alpha, so no edge gets a foreign fringe.
"""

import math
import random

import numpy as np
from PIL import Image, ImageDraw

SS = 8  # supersampling: canvas pixels for one pixel of the sprite


# ---------------------------------------------------------------- toolkit --

def rgb(code):
    """'#rrggbb' as three floats 0...1."""
    return tuple(int(code[i:i + 2], 16) / 255 for i in (1, 3, 5))


def smooth(points, closed=True, steps=14):
    """A centripetal Catmull-Rom curve through `points`.

    A point (x, y, 1) is a corner: the curve is broken there.
    """
    pts = [(p[0], p[1]) for p in points]
    corner = [len(p) > 2 for p in points]
    n = len(pts)
    out = []
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        p1, p2 = np.array(pts[i]), np.array(pts[j])
        first = corner[i] or (not closed and i == 0)
        last = corner[j] or (not closed and j == n - 1)
        # Beyond a corner (or an end) the curve is continued by reflection.
        p0 = 2 * p1 - p2 if first else np.array(pts[i - 1])
        p3 = 2 * p2 - p1 if last else np.array(pts[(j + 1) % n])
        t1 = math.dist(p0, p1) ** 0.5
        t2 = t1 + math.dist(p1, p2) ** 0.5
        t3 = t2 + math.dist(p2, p3) ** 0.5
        for t in np.linspace(t1, t2, steps, endpoint=False):
            a1 = (t1 - t) / t1 * p0 + t / t1 * p1
            a2 = (t2 - t) / (t2 - t1) * p1 + (t - t1) / (t2 - t1) * p2
            a3 = (t3 - t) / (t3 - t2) * p2 + (t - t2) / (t3 - t2) * p3
            b1 = (t2 - t) / t2 * a1 + t / t2 * a2
            b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
            out.append(tuple((t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2))
    if not closed:
        out.append(pts[-1])
    return out


def ellipse(cx, cy, rx, ry, turn=0.0, n=72):
    """An ellipse as a polygon, turned clockwise by `turn` degrees."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    out = []
    for k in range(n):
        x, y = rx * math.cos(2 * math.pi * k / n), ry * math.sin(2 * math.pi * k / n)
        out.append((cx + x * c - y * s, cy + x * s + y * c))
    return out


def stroke(points, width):
    """A tapered brush stroke along an open curve, as a polygon."""
    line = np.array(smooth(points, closed=False))
    d = np.gradient(line, axis=0)
    normal = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    t = np.linspace(0, 1, len(line))
    half = (width / 2 * np.sin(np.pi * t) ** 0.6)[:, None]
    return [tuple(p) for p in np.concatenate([line + normal * half,
                                              (line - normal * half)[::-1]])]


def mirrored(points, axis):
    """The points reflected in the vertical line x = axis."""
    return [(2 * axis - p[0],) + tuple(p[1:]) for p in points]


class Canvas:
    """A square picture, `size` units wide, painted with hard-edged masks.

    `zoom` scales the shapes about the centre (not the picture).
    """

    def __init__(self, size, zoom=1.0):
        self.size, self.zoom = size, zoom
        n = size * SS
        self.colour = np.zeros((n, n, 3), np.float32)
        self.alpha = np.zeros((n, n), np.float32)

    def mask(self, *polygons):
        """The union of the polygons."""
        n = self.size * SS
        image = Image.new("1", (n, n))
        draw = ImageDraw.Draw(image)
        scale, shift = SS * self.zoom, n / 2 * (1 - self.zoom) - 0.5
        for polygon in polygons:
            draw.polygon([(x * scale + shift, y * scale + shift) for x, y in polygon], fill=1)
        return np.array(image)

    def grown(self, mask, radius):
        """The mask grown all round by `radius` units (a disc, by FFT)."""
        n = self.size * SS
        d = np.minimum(np.arange(n), n - np.arange(n))
        disc = d[:, None] ** 2 + d[None, :] ** 2 <= (radius * SS) ** 2
        spectrum = np.fft.rfft2(mask) * np.fft.rfft2(disc)
        return np.fft.irfft2(spectrum, (n, n)) > 0.5

    def shrunk(self, mask, radius):
        return ~self.grown(~mask, radius)

    def paint(self, mask, code, alpha=1.0):
        """Replaces what is under the mask (no blending: tones stay few)."""
        self.colour[mask] = rgb(code)
        self.alpha[mask] = alpha

    def reduced(self):
        """Area-averaged to `size` pixels: premultiplied RGB, and alpha."""
        def box(a):
            n = self.size
            return a.reshape(n, SS, n, SS, -1).mean((1, 3))
        return box(self.colour * self.alpha[..., None]), box(self.alpha)

    def image(self, surround, levels=255):
        """The finished RGBA picture.

        Wholly transparent pixels take the colour `surround`, for programs
        that scale without regard to alpha.  `levels` thins out the shades of
        edge pixels.
        """
        colour, alpha = self.reduced()
        clear = alpha[..., 0] < 1 / 255
        straight = colour / np.maximum(alpha, 1e-6)
        straight[clear] = rgb(surround)
        alpha[clear] = 0
        rgba = np.concatenate([straight, alpha], 2).clip(0, 1)
        rgba = np.round(np.round(rgba * levels) / levels * 255)
        return Image.fromarray(rgba.astype(np.uint8), "RGBA")


# ---------------------------------------------------------------- animals --

RIM = "#b5e3f3"    # outline: melts into light water, lights up on dark water
BLACK = "#121a27"  # the black of both animals
SHEEN = "#38506e"  # light on the black
WHITE = "#fbfdfe"
SHADE = "#d3e2ec"  # shadow on the white
RIM_WIDTH = 3.4    # the orca, being blacker, gets a little more


def penguin(pose=1):
    """From the front, the head turned a little, one flipper raised.

    In pose 2 it lets both flippers hang; in pose 3 it spreads both and cheers
    with an open beak.  Head and body are the same in all poses, pixel for
    pixel, because a GIF packs what it has seen before.
    """
    c = Canvas(128)
    orange, amber, gold = "#ff9420", "#d96a0c", "#ffc440"

    body = c.mask(smooth([
        (63, 7), (81, 12), (89, 28), (87, 43), (94, 55), (101, 74), (101, 93),
        (92, 108), (77, 114), (63, 115), (49, 114), (34, 108), (25, 93),
        (25, 74), (32, 55), (39, 43), (37, 28), (45, 12)]))
    hanging = smooth([(37, 50), (25, 58), (14, 73), (8.5, 89), (9, 94), (14, 93),
                      (23, 87), (34, 78)])
    lifted = smooth([(88, 56), (99, 53), (109, 45), (115, 37), (119, 35),
                     (120.5, 40), (118, 55), (110, 70), (96, 80)])
    lowered = c.mask(mirrored(lifted, 63) if pose == 3 else hanging)
    raised = c.mask(mirrored(hanging, 63) if pose == 2 else lifted)
    foot = [ellipse(46, 111, 14, 7)] + [ellipse(x, 116.3, 5.6, 5.2) for x in (37, 46, 55)]
    feet = c.mask(*foot, *(mirrored(part, 63) for part in foot))

    # White: two lobes of face, a waist at the neck, and the belly.
    face = c.mask(ellipse(54, 31, 11.5, 12.5), ellipse(76, 31, 10, 12.5),
                  smooth([(45, 36), (65, 30), (85, 37), (79, 50), (65, 54), (51, 50)]))
    belly = c.mask(smooth([
        (65, 46), (77, 49), (87, 62), (91, 80), (89, 95), (80, 107), (64, 110.5),
        (48, 107), (37, 95), (35, 80), (40, 62), (52, 49)]))

    c.paint(c.grown(body | lowered | raised | feet, RIM_WIDTH), RIM)
    c.paint(feet, orange)
    c.paint(c.grown(body, 1.4) & feet, amber)               # shadow on the feet
    c.paint(body | lowered | raised, BLACK)
    # sheen: one flat light on the crown and on each flipper
    c.paint(c.mask(smooth([(47, 17), (55, 11.5), (66, 11), (74, 13.5), (64, 14.5), (54, 17)])), SHEEN)
    hanging_light = smooth([(29, 60), (19, 72), (13.5, 85), (21, 76)])
    lifted_light = smooth([(99, 58), (109, 50), (116, 41), (110, 55)])
    c.paint(c.mask(mirrored(lifted_light, 63) if pose == 3 else hanging_light,
                   mirrored(hanging_light, 63) if pose == 2 else lifted_light), SHEEN)
    c.paint(belly | face, WHITE)
    # the side of the belly away from the light
    c.paint(belly & ~face & ~c.mask(ellipse(57, 70, 31, 39, 8)), SHADE)
    # gold at the sides of the neck
    c.paint(c.mask(ellipse(46, 48, 5, 8, -28), ellipse(84, 48, 4.6, 8, 28)) & (belly | face), gold)
    # eyes
    c.paint(c.mask(ellipse(56.5, 29, 3.9, 4.9), ellipse(77, 29, 3.6, 4.7)), BLACK)
    c.paint(c.mask(ellipse(57.9, 27.2, 1.5, 1.7), ellipse(78.3, 27.2, 1.4, 1.6)),
            WHITE)
    # beak: the upper half over the lower
    gape = 4 if pose == 3 else 0
    c.paint(c.mask(smooth([(57, 38), (67.5, 32.5), (79, 38), (69, 49.5 + gape)])), amber)
    if gape:
        c.paint(c.mask(smooth([(61, 41), (68.5, 42), (75.5, 41), (69, 49)])), "#8f2f12")
    c.paint(c.mask(smooth([(56.5, 38), (67.5, 32), (79.5, 38), (69, 43.5)])), orange)
    return c.image(RIM)


def orca(pose=1):
    """From the side, leaping to the right; in pose 2 it swims along, in pose 3 it dives."""
    c = Canvas(128, zoom={1: 0.97, 2: 0.9, 3: 0.97}[pose])
    grey = "#8ea4b8"

    # The orca is designed straight, in units along its spine (s, from the
    # nose, 0...100) and across (t, back negative, belly positive), then bent.
    spine = np.array(smooth({
        1: [(111, 83), (102, 70), (88, 61.5), (71, 59), (54, 63), (40, 75), (31, 97)],
        2: [(118, 80), (104, 77), (88, 74), (71, 71.5), (54, 71), (37, 74), (20, 82)],
        3: [(112, 104), (101, 97), (87, 89), (72, 80), (56, 69), (44, 56), (38, 37)],
    }[pose], closed=False))
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(spine, axis=0).T))])
    run *= 100 / run[-1]
    slope = np.gradient(spine, run, axis=0)
    slope /= np.hypot(slope[:, 0], slope[:, 1])[:, None]

    def bent(points):
        out = []
        for s, t in points:
            k = min(max(s, 0), 100)
            x, y = np.interp(k, run, spine[:, 0]), np.interp(k, run, spine[:, 1])
            dx, dy = np.interp(k, run, slope[:, 0]), np.interp(k, run, slope[:, 1])
            # beyond the ends the spine goes straight on
            out.append((x + (s - k) * 1.2 * dx + t * dy, y + (s - k) * 1.2 * dy - t * dx))
        return out

    def shape(points):
        return c.mask(bent(smooth(points)))

    body = shape([(-1, -4), (1, -12), (10, -20), (24, -25), (40, -26), (56, -22), (72, -15),
                  (87, -9), (101, -6.5), (101, 6.5), (87, 10), (72, 18), (56, 27), (40, 31),
                  (24, 29), (10, 21), (1, 10)])
    dorsal = shape([(34, -20), (39, -33), (45, -43), (53, -52.5), (56, -53), (56, -50.5), (53.5, -41),
                    (53.5, -32), (58, -18)])
    flukes = shape([(90, 7), (92, -6), (98, -10), (104, -16), (111, -21.5), (113.5, -21),
                    (112, -11), (109, -1, 1), (113, 9), (115, 18), (113, 20), (105, 16.5), (98, 11)])
    # the near flipper hangs free, so it is not bent along
    across, down = {1: (0, 0), 2: (3, 11), 3: (-3, 20)}[pose]
    paddle = c.mask([(x + across, y + down) for x, y in smooth([
        (88, 70), (86, 83), (80, 93), (70, 100.5), (64, 102), (61.5, 98.5),
        (65, 90), (70, 81), (73, 70)])])
    # chin, belly, and the lobe that runs up the flank; cut off at the body's edge
    white = shape([(-5, 4), (6, 7), (18, 8.5), (32, 11), (46, 8), (56, -1), (66, -7), (74, -8), (76, -6),
                   (68, -1), (61, 6), (66, 9.5), (76, 7), (86, 4), (90, 14), (60, 32),
                   (30, 36), (0, 24)])
    patch = shape([(10, -5), (14, -12), (23, -14.5), (30, -10), (27, -5.5), (17, -2.5)])
    eye = shape([(8.5, -1.5), (10, -3), (11.5, -1.5), (10, 0)])
    saddle = shape([(53, -32), (52, -19), (59, -14), (70, -10), (75, -11), (69, -16), (62, -22), (60, -32)])
    sheen = shape([(2, -8), (10, -17), (22, -21.5), (33, -22.5), (23, -18.5), (11, -13.5)])
    gleam = shape([(39, -29), (44, -38), (53, -49.5), (48, -39), (44, -29)])

    c.paint(c.grown(body | dorsal | flukes | paddle, RIM_WIDTH + 0.4), RIM)
    c.paint(body | dorsal | flukes, BLACK)
    c.paint(body & white, WHITE)
    c.paint(body & saddle & ~dorsal, grey)
    c.paint(patch, WHITE)
    c.paint(eye, grey)
    c.paint(sheen | gleam, SHEEN)
    c.paint(c.grown(paddle, 2) & body & white, SHADE)   # shadow of the flipper
    c.paint(paddle, BLACK)
    return c.image(RIM)


# ---------------------------------------------------------------- ripples --

def ripples():
    """A few wavelets for 4x4 cells, tileable, in one tone of white.

    They are few and flat, because each pixel of water that differs from the
    next is coded again wherever somebody leaves a cell.
    """
    size = 256
    c = Canvas(size)
    dice = random.Random(11)
    foam = "#effaff"

    def tiled(polygon):
        """A mask of the polygon that wraps round all four edges."""
        return c.mask(*([(x + dx, y + dy) for x, y in polygon]
                        for dx in (-size, 0, size) for dy in (-size, 0, size)))

    def scattered(gap, tries, stretch):
        """Points no nearer than `gap` on the torus (`stretch` times that in x)."""
        points = []
        for _ in range(tries):
            x, y = dice.uniform(0, size), dice.uniform(0, size)
            def apart(p):
                dx, dy = abs(x - p[0]), abs(y - p[1])
                return math.hypot(min(dx, size - dx) / stretch, min(dy, size - dy))
            if all(apart(p) >= gap for p in points):
                points.append((x, y))
        return points

    def wave(x, y, humps, length, height, width):
        """A brush stroke of `humps` crests, centred on (x, y)."""
        line = []
        for k in range(2 * humps + 1):
            u = k / (2 * humps)
            lift = height * (1 if k % 2 else 0) * dice.uniform(0.8, 1.2)
            line.append((x + (u - 0.5) * length, y - lift + dice.uniform(-1, 1)))
        return stroke(line, width)

    for x, y in scattered(64, 4000, 1.7):
        humps = dice.choice((1, 2, 2, 3))
        c.paint(tiled(wave(x, y, humps, humps * dice.uniform(12, 16) + 5, 4.5, 3.6)), foam, 0.34)
    return c.image(foam, levels=32)


if __name__ == "__main__":
    for name, draw in (("penguin", penguin), ("orca", orca)):
        for pose in (1, 2, 3):
            draw(pose).save(f"{name}{pose if pose > 1 else ''}.png", optimize=True)
    ripples().save("ripples.png", optimize=True)
