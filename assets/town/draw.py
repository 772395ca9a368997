#!/usr/bin/env python3
"""Draws a town that does not exist, and a walk through it.

    cd assets/town && python3 draw.py

writes examples/monsters/town.geojson and walk.gpx. Everything is ours: the bay,
the river, the streets and their names. Nothing is random from one run to the
next.
"""

import json
import math
import os
import random

LAT, LON = 43.2, -28.6           # far out in the Atlantic, where no town is
METRE = 1 / 111_194.9            # degrees of latitude
EAST = METRE / math.cos(math.radians(LAT))
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../examples/monsters")


def place(x, y):
    """Metres east and north of the market as degrees."""
    return [round(LON + x * EAST, 6), round(LAT + y * METRE, 6)]


def curve(points, steps=6):
    """A smooth line through points (Catmull-Rom)."""
    out = []
    for i in range(len(points) - 1):
        p = [points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2)]
        for k in range(steps):
            t = k / steps
            out.append(tuple(
                0.5 * (2 * p[1][a] + (p[2][a] - p[0][a]) * t
                       + (2 * p[0][a] - 5 * p[1][a] + 4 * p[2][a] - p[3][a]) * t * t
                       + (3 * p[1][a] - p[0][a] - 3 * p[2][a] + p[3][a]) * t ** 3) for a in (0, 1)))
    return out + [points[-1]]


features = []


def add(kind, shape, points, name=None, holes=()):
    properties = {"kind": kind}
    if name:
        properties["name"] = name
    ring = [place(*p) for p in points]
    if shape == "Polygon":
        ring = [ring + [ring[0]]] + [[place(*p) for p in hole] + [place(*hole[0])] for hole in holes]
    features.append({"type": "Feature", "properties": properties,
                     "geometry": {"type": shape, "coordinates": ring}})


def blob(x, y, rx, ry, n=18, wobble=0.12, dice=None):
    return curve([(x + rx * math.cos(a) * (1 + dice.uniform(-wobble, wobble)),
                   y + ry * math.sin(a) * (1 + dice.uniform(-wobble, wobble)))
                  for a in (math.tau * k / n for k in range(n))] * 1, 3)


dice = random.Random(7)

# The bay, with a beach before it.
shore = curve([(-1900, -560), (-1300, -700), (-800, -640), (-350, -760), (60, -700), (420, -820),
               (900, -700), (1400, -860), (1900, -780)])
add("sand", "Polygon", [(x, y + 28 + 10 * math.sin(x / 140)) for x, y in shore if x < 500]
    + [(500, -1000), (-1900, -1000)])
add("water", "Polygon", shore + [(1900, -2000), (-1900, -2000)], "Vela Bay")

# The river comes down from the hills, round the market, into the bay.
river = curve([(560, 1900), (430, 1300), (560, 900), (700, 560), (640, 220), (470, -60), (430, -380),
               (450, -820)], 8)


def bank(line, width):
    """An area so wide on both sides of a line."""
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (x0, y0), (x1, y1) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        d = math.hypot(x1 - x0, y1 - y0) or 1
        w = width * (1 + 0.25 * math.sin(i / 5))
        left.append((x - (y1 - y0) / d * w, y + (x1 - x0) / d * w))
        right.append((x + (y1 - y0) / d * w, y - (x1 - x0) / d * w))
    return left + right[::-1]


add("water", "Polygon", bank(river, 24), "Otter River")

# Parks, and ponds in them.
pond = blob(-520, 330, 70, 45, dice=dice)
add("park", "Polygon", curve([(-700, 160), (-420, 170), (-330, 330), (-380, 500), (-620, 520), (-730, 380),
                              (-700, 160)], 4), "Heron Park")
add("water", "Polygon", pond)
add("park", "Polygon", blob(950, 150, 190, 260, dice=dice), "Orchard Hill")
add("park", "Polygon", blob(-120, -470, 150, 70, dice=dice), "Captain's Green")
add("park", "Polygon", curve([(-1500, 900), (-900, 1000), (-500, 1350), (-700, 1900), (-1900, 1900),
                              (-1900, 1200), (-1500, 900)], 4), "Fox Wood")
add("square", "Polygon", [(-70, -45), (75, -50), (80, 60), (-65, 65)], "Market")

# Streets: long ones from west to east and from south to north, a little bent.
across = [(-430, "Quay Road", "road"), (-290, "Saffron Street", "street"), (-150, "Rope Lane", "street"),
          (0, "Market Street", "road"), (150, "Lantern Street", "street"), (290, "Thimble Street", "street"),
          (440, "Bellows Lane", "street"), (600, "North Road", "road"), (780, "Pear Tree Lane", "street")]
along = [(-1150, "West Gate", "street"), (-960, "Cooper Street", "street"), (-790, "Heron Lane", "street"),
         (-300, "Mill Street", "road"), (-150, "Candle Lane", "street"), (0, "Bridge Street", "street"),
         (160, "Anchor Street", "street"), (310, "Willow Lane", "street"), (820, "Hill Road", "street"),
         (1120, "East Gate", "road")]


def bend_x(x, y):
    return x + 22 * math.sin(y / 260 + x / 500)


def bend_y(x, y):
    return y + 26 * math.sin(x / 330 + y / 400) - 0.02 * x


def at(x, y):
    return bend_x(x, y), bend_y(x, y)


for y, name, kind in across:
    add(kind, "LineString", [at(x, y) for x in range(-1150, 1121, 60)], name)
for x, name, kind in along:
    add(kind, "LineString", [at(x, y) for y in range(-430, 781, 55)], name)
for points, name in ([(-700, 160), (-560, 240), (-430, 300), (-380, 500)], "Duck Walk"), \
                    ([(-630, 510), (-600, 400), (-430, 390), (-340, 330)], None), \
                    ([(820, 60), (930, 200), (1000, 120), (1110, 230)], "Orchard Path"), \
                    ([(-1100, -520), (-600, -560), (-100, -620), (380, -650)], "Sea Walk"):
    add("path", "LineString", curve(points, 5), name)


def in_park(x, y):
    return (-740 < x < -320 and 150 < y < 530) or math.hypot((x - 950) / 200, (y - 150) / 270) < 1 \
        or math.hypot((x + 120) / 160, (y + 470) / 85) < 1 or (-85 < x < 95 and -65 < y < 80)


# Houses along the streets, in the blocks between them.
rows = sorted(y for y, _, _ in across)
columns = sorted(x for x, _, _ in along)
for y0, y1 in zip(rows, rows[1:]):
    for x0, x1 in zip(columns, columns[1:]):
        for side, y in ((1, y0 + 24), (-1, y1 - 24)):
            x = x0 + 20
            while x < x1 - 34:
                wide, deep = dice.uniform(18, 40), dice.uniform(14, 26)
                wide = min(wide, x1 - 20 - x)
                cx, cy = at(x + wide / 2, y)
                clear = all(math.hypot(cx - rx, cy - ry) > 60 for rx, ry in river)
                if clear and not in_park(cx, cy) and dice.random() < 0.62:
                    add("building", "Polygon", [at(x, y - deep / 2), at(x + wide, y - deep / 2),
                                                at(x + wide, y + deep / 2), at(x, y + deep / 2)])
                x += wide + dice.uniform(5, 16)

# The walk: from the market to the park, round the pond, and back along the quay.
corners = [(0, 0), (0, 150), (-150, 150), (-300, 150), (-300, 290)]
way = [at(*p) for p in corners]
way += curve([(-345, 310), (-400, 390), (-520, 405), (-620, 350), (-560, 250), (-430, 230), (-330, 200)], 8)
way += [at(-300, 150), at(-300, 0), at(-300, -150), at(-150, -150), at(-150, -290), at(0, -290), at(0, -150),
        at(0, 0)]
fine = [way[0]]
for (x0, y0), (x1, y1) in zip(way, way[1:]):
    n = max(1, round(math.hypot(x1 - x0, y1 - y0) / 7))
    fine += [(x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n) for k in range(1, n + 1)]
seconds, points = 0.0, []
for i, (x, y) in enumerate(fine):
    if i:
        seconds += math.hypot(x - fine[i - 1][0], y - fine[i - 1][1]) / dice.uniform(1.2, 1.6)
    lon, lat = place(x, y)
    minute, second = divmod(round(seconds), 60)
    points.append(f'      <trkpt lat="{lat}" lon="{lon}"><time>2026-05-02T10:{minute:02d}:{second:02d}Z</time></trkpt>')

os.makedirs(OUT, exist_ok=True)
with open(os.path.join(OUT, "town.geojson"), "w") as file:
    file.write('{"type": "FeatureCollection", "features": [\n')
    file.write(",\n".join(json.dumps(feature, separators=(",", ":")) for feature in features))
    file.write("\n]}\n")
with open(os.path.join(OUT, "walk.gpx"), "w") as file:
    file.write('<?xml version="1.0" encoding="UTF-8"?>\n'
               '<gpx version="1.1" creator="draw.py" xmlns="http://www.topografix.com/GPX/1/1">\n'
               "  <trk>\n    <name>Round the market</name>\n    <trkseg>\n" + "\n".join(points)
               + "\n    </trkseg>\n  </trk>\n</gpx>\n")
print(len(features), "features,", len(points), "points,", round(seconds), "seconds")
