"""The pen that draws the typeface: strokes of varying width, bowls, arches and bars.

A letter is drawn with these and becomes outlines: closed paths of lines and cubic curves that
do not cross each other. Its stems are written down on the way, for the hinting.
"""

import math

import pathops


class Weight:
    """The measures of a weight, in thousandths of the size."""

    def __init__(self, name, **measures):
        self.name = name
        self.__dict__.update(measures)


class Node:
    """A point of a stroke's middle line and the way it goes there, in degrees."""

    WAYS = {"r": 0, "u": 90, "l": 180, "d": 270}

    def __init__(self, x, y, way, width=None, hint=True):
        self.x, self.y = x, y
        self.isAxis = way in self.WAYS
        self.angle = math.radians(self.WAYS.get(way, way) if not isinstance(way, str) else self.WAYS[way])
        self.width = width
        self.hint = hint


class Glyph:
    def __init__(self, weight):
        self.w = weight
        self.parts = []
        self.vstems = []
        self.hstems = []
        self.advance = 0
        self.isTabular = False

    # ------------------------------------------------------------- outlines

    def path(self, segments):
        """Adds a closed path: a start, then lines (x, y) and curves (x1, y1, x2, y2, x, y)."""
        self.parts.append(([tuple(s) for s in segments], []))

    def poly(self, *points):
        self.path(points)

    def hole(self, *segments):
        self.parts[-1][1].append([tuple(s) for s in segments])

    def vstem(self, left, right):
        if any(abs(a - left) < 8 and abs(b - right) < 8 for a, b in self.vstems):
            return
        if any(left < b + 8 and a < right + 8 for a, b in self.vstems):
            return
        self.vstems.append((left, right))

    def hstem(self, low, high):
        if any(low < b + 4 and a < high + 4 for a, b in self.hstems):
            return
        self.hstems.append((low, high))

    # ---------------------------------------------------------------- parts

    def stem(self, x, y0, y1, width=None):
        """An upright bar; gives its right edge."""
        width = width or self.w.V
        self.poly((x, y0), (x + width, y0), (x + width, y1), (x, y1))
        self.vstem(x, x + width)
        return x + width

    def bar(self, x0, x1, y, height=None):
        """A level bar whose lower edge is at y."""
        height = height or self.w.H
        self.poly((x0, y), (x1, y), (x1, y + height), (x0, y + height))
        self.hstem(y, y + height)

    def slant(self, x0, y0, x1, y1, width):
        """A bar from a left lower corner to a left upper one, its ends level; `width` across it."""
        dx, dy = x1 - x0, y1 - y0
        wide = width * math.hypot(dx, dy) / abs(dy)
        for _ in range(4):  # the middle line's way, not the edge's
            wide = width * math.hypot(dx, dy) / abs(dy)
        self.poly((x0, y0), (x0 + wide, y0), (x1 + wide, y1), (x1, y1))
        return wide

    def ring(self, x0, x1, y0, y1, V=None, H=None, t=None):
        V, H, t = V or self.w.R, H or self.w.H, t or self.w.t
        self.path(oval(x0, x1, y0, y1, t))
        self.hole(*oval(x0 + V, x1 - V, y0 + H, y1 - H, t))
        self.vstem(x0, x0 + V)
        self.vstem(x1 - V, x1)
        self.hstem(y0, y0 + H)
        self.hstem(y1 - H, y1)

    def dot(self, cx, cy, d):
        self.path(oval(cx - d / 2, cx + d / 2, cy - d / 2, cy + d / 2, 0.62))

    def arch(self, xs, x1, top, foot, V=None, H=None, J=None, right=True, under=False, lead=0.5,
             notch=None):
        """An arch from a stem's edge at xs over `top` and down to `foot` at x1; turned under or to
        the left where asked for."""
        w = self.w
        V, H, J, t = V or w.V, H or w.H, J or w.J, w.t
        s = 1 if x1 > xs else -1
        k = -1 if under else 1
        notch = notch or w.notch

        def p(x, y):
            return (x, k * (y - top) + top) if not under else (x, 2 * mid - y)

        # Drawn upright in a frame where `top` is up, then mirrored.
        def m(y):
            return y if not under else -y

        T, F = m(top), m(foot)
        xm = xs + (x1 - xs) * lead
        xi = xs + (x1 - s * V - xs) * (lead + 0.02)
        yo, yi = T - notch, T - notch - J
        ys = T - abs(x1 - xm) * 0.95
        ysi = T - H - abs(x1 - s * V - xi) * 1.05
        ov = s * w.V * 0.6
        seg = [
            (x1, F), (x1, ys),
            (x1, ys + t * (T - ys), x1 - t * (x1 - xm), T, xm, T),
            (xm - 0.52 * (xm - xs), T, xs + 0.16 * (xm - xs), yo + 0.42 * (T - yo), xs, yo),
            (xs - ov, yo), (xs - ov, yi), (xs, yi),
            (xs, yi + t * (T - H - yi), xi - t * (xi - xs), T - H, xi, T - H),
            (xi + t * (x1 - s * V - xi), T - H, x1 - s * V, ysi + t * (T - H - ysi), x1 - s * V, ysi),
            (x1 - s * V, F),
        ]
        self.path([tuple(v if i % 2 == 0 else m(v) for i, v in enumerate(q)) for q in seg])
        self.vstem(min(x1, x1 - s * V), max(x1, x1 - s * V))
        self.hstem(*sorted((top, top - k * H)))

    def bowl(self, xs, x1, y0, y1, V=None, H=None, J=None, lead=0.5, notch=None):
        """A bowl at a stem whose edge is at xs, thin where it leaves the stem."""
        w = self.w
        V, H, J, t = V or w.R, H or w.H, J or w.J, w.t
        s = 1 if x1 > xs else -1
        notch = notch or w.notch
        xm = xs + (x1 - xs) * lead
        xi = xs + (x1 - s * V - xs) * (lead + 0.02)
        ym = (y0 + y1) / 2
        ov = s * w.V * 0.6
        a, b = y1 - notch, y0 + notch
        self.path([
            (xs - ov, b), (xs, b),
            (xs + 0.16 * (xm - xs), b - 0.42 * (b - y0), xm - 0.52 * (xm - xs), y0, xm, y0),
            (xm + t * (x1 - xm), y0, x1, ym - t * (ym - y0), x1, ym),
            (x1, ym + t * (y1 - ym), xm + t * (x1 - xm), y1, xm, y1),
            (xm - 0.52 * (xm - xs), y1, xs + 0.16 * (xm - xs), a + 0.42 * (y1 - a), xs, a),
            (xs - ov, a),
        ])
        a, b = a - J, b + J
        r = x1 - s * V
        self.hole(
            (xs, a), (xs, a + t * (y1 - H - a), xi - t * (xi - xs), y1 - H, xi, y1 - H),
            (xi + t * (r - xi), y1 - H, r, ym + t * (y1 - H - ym), r, ym),
            (r, ym - t * (ym - y0 - H), xi + t * (r - xi), y0 + H, xi, y0 + H),
            (xi - t * (xi - xs), y0 + H, xs, b - t * (b - y0 - H), xs, b),
        )
        self.vstem(min(r, x1), max(r, x1))
        self.hstem(y0, y0 + H)
        self.hstem(y1 - H, y1)

    # -------------------------------------------------------------- strokes

    def stroke(self, *nodes, closed=False, V=None, H=None, t=None, cap0=None, cap1=None):
        """A line of the pen through nodes. `cap0`, `cap1`: the angle of the cut at an end in
        degrees from the normal's; None is square."""
        w = self.w
        V, H, t = V or w.R, H or w.H, t or w.t
        nodes = [n if isinstance(n, Node) else Node(*n) for n in nodes]

        def pen(angle):
            return math.hypot(V * math.sin(angle), H * math.cos(angle))

        for n in nodes:
            n.half = (n.width or pen(n.angle)) / 2
            n.scale = n.half * 2 / pen(n.angle)
            if n.isAxis and n.hint:
                if abs(math.sin(n.angle)) > 0.5:
                    self.vstem(n.x - n.half, n.x + n.half)
                else:
                    self.hstem(n.y - n.half, n.y + n.half)
        sides = ([], [])
        pairs = list(zip(nodes, nodes[1:] + nodes[:1])) if closed else list(zip(nodes, nodes[1:]))
        for number, (a, b) in enumerate(pairs):
            c1, c2 = handles(a, b, t)
            count = 32
            rows = []
            for i in range(count + 1):
                u = i / count
                x, y, dx, dy = cubic((a.x, a.y), c1, c2, (b.x, b.y), u)
                angle = math.atan2(dy, dx)
                e = u * u * (3 - 2 * u)
                half = pen(angle) * (a.scale + (b.scale - a.scale) * e) / 2
                nx, ny = -math.sin(angle), math.cos(angle)
                rows.append((x, y, nx, ny, half, angle))
            for side, sign in ((0, 1), (1, -1)):
                points = [(x + sign * nx * h, y + sign * ny * h) for x, y, nx, ny, h, _ in rows]
                if not closed and number == 0 and cap0 is not None:
                    points[0] = slide(points[0], rows[0], sign, cap0)
                if not closed and number == len(pairs) - 1 and cap1 is not None:
                    points[-1] = slide(points[-1], rows[-1], sign, cap1)
                sides[side].append(fit(points, rows[0][5], rows[-1][5]))
        left = [s for part in sides[0] for s in part]
        right = [s for part in reversed(sides[1]) for s in reversed_part(part)]
        if closed:
            edges = [[left[0][:2]] + [s[2:] for s in left], [right[0][:2]] + [s[2:] for s in right]]
            edges.sort(key=lambda edge: -abs(area(edge)))
            self.path(edges[0])
            self.hole(*edges[1])
        else:
            self.path([left[0][:2]] + [s[2:] for s in left] + [right[0][:2]] + [s[2:] for s in right])

    # ---------------------------------------------------------- composition

    def add(self, other, dx=0, dy=0, flip=None, hints=True):
        """Another glyph's parts, moved; `flip` turns left and right about a column."""
        def q(seg):
            out = []
            for i in range(0, len(seg), 2):
                x = seg[i]
                if flip is not None:
                    x = 2 * flip - x
                out += [x + dx, seg[i + 1] + dy]
            return tuple(out)
        for path, holes in other.parts:
            self.parts.append(([q(s) for s in path], [[q(s) for s in hole] for hole in holes]))
        if hints:
            for a, b in other.vstems:
                if flip is not None:
                    a, b = 2 * flip - b, 2 * flip - a
                self.vstem(a + dx, b + dx)
            for a, b in other.hstems:
                self.hstem(a + dy, b + dy)

    def outlines(self):
        """The letter as closed paths that do not cross: the parts together, each less its holes."""
        whole = pathops.Path()
        for path, holes in self.parts:
            part = sketch(path)
            for hole in holes:
                part = pathops.op(part, sketch(hole), pathops.PathOp.DIFFERENCE)
            whole = pathops.op(whole, part, pathops.PathOp.UNION)
        return [c for c in contours(whole) if abs(area(c)) > 30]


def area(segs):
    pts = [s[-2:] for s in segs]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, pts[1:] + pts[:1])) / 2


def oval(x0, x1, y0, y1, t):
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    a, b = (x1 - x0) / 2 * t, (y1 - y0) / 2 * t
    return [
        (cx, y0), (cx + a, y0, x1, cy - b, x1, cy), (x1, cy + b, cx + a, y1, cx, y1),
        (cx - a, y1, x0, cy + b, x0, cy), (x0, cy - b, cx - a, y0, cx, y0),
    ]


def handles(a, b, t):
    """The control points of the curve from one node to another."""
    ax, ay, bx, by = math.cos(a.angle), math.sin(a.angle), math.cos(b.angle), math.sin(b.angle)
    cross = ax * by - ay * bx
    dx, dy = b.x - a.x, b.y - a.y
    if abs(cross) > 0.02:
        # To where both tangents meet.
        u, v = (dx * by - dy * bx) / cross, (ax * dy - ay * dx) / cross
        if u > 0 and v > 0:
            return (a.x + ax * u * t, a.y + ay * u * t), (b.x - bx * v * t, b.y - by * v * t)
    d = math.hypot(dx, dy) * 0.4
    return (a.x + ax * d, a.y + ay * d), (b.x - bx * d, b.y - by * d)


def cubic(p0, p1, p2, p3, u):
    v = 1 - u
    x = v**3 * p0[0] + 3 * v * v * u * p1[0] + 3 * v * u * u * p2[0] + u**3 * p3[0]
    y = v**3 * p0[1] + 3 * v * v * u * p1[1] + 3 * v * u * u * p2[1] + u**3 * p3[1]
    dx = v * v * (p1[0] - p0[0]) + 2 * v * u * (p2[0] - p1[0]) + u * u * (p3[0] - p2[0])
    dy = v * v * (p1[1] - p0[1]) + 2 * v * u * (p2[1] - p1[1]) + u * u * (p3[1] - p2[1])
    if abs(dx) + abs(dy) < 1e-9:
        dx, dy = p3[0] - p0[0], p3[1] - p0[1]
    return x, y, dx, dy


def slide(point, row, sign, cut):
    """Moves an end along its stroke, so that the cut is slanted by an angle."""
    _, _, _, _, half, angle = row
    d = sign * half * math.tan(math.radians(cut))
    return (point[0] + math.cos(angle) * d, point[1] + math.sin(angle) * d)


def fit(points, a0, a1):
    """A cubic through sampled points with tangents at both ends, by least squares."""
    (x0, y0), (x3, y3) = points[0], points[-1]
    length = math.hypot(x3 - x0, y3 - y0)
    if length < 1e-6:
        return [(x0, y0, x3, y3)]
    deviation = max(abs((px - x0) * (y3 - y0) - (py - y0) * (x3 - x0)) / length for px, py in points)
    if deviation < 0.3:
        return [(x0, y0, x3, y3)]
    t0 = unit(points[1][0] - x0, points[1][1] - y0)
    t1 = unit(points[-2][0] - x3, points[-2][1] - y3)
    t0 = (math.cos(a0), math.sin(a0)) if t0[0] * math.cos(a0) + t0[1] * math.sin(a0) > 0.97 else t0
    e1 = (-math.cos(a1), -math.sin(a1))
    t1 = e1 if t1[0] * e1[0] + t1[1] * e1[1] > 0.97 else t1
    total = [0]
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        total.append(total[-1] + math.hypot(bx - ax, by - ay))
    us = [d / total[-1] for d in total]
    best = None
    for _ in range(8):
        c = [[0, 0], [0, 0]]
        r = [0, 0]
        for (px, py), u in zip(points, us):
            v = 1 - u
            b0, b1, b2, b3 = v**3, 3 * v * v * u, 3 * v * u * u, u**3
            a = (t0[0] * b1, t0[1] * b1)
            b = (t1[0] * b2, t1[1] * b2)
            qx = px - x0 * (b0 + b1) - x3 * (b2 + b3)
            qy = py - y0 * (b0 + b1) - y3 * (b2 + b3)
            c[0][0] += a[0] * a[0] + a[1] * a[1]
            c[0][1] += a[0] * b[0] + a[1] * b[1]
            c[1][1] += b[0] * b[0] + b[1] * b[1]
            r[0] += a[0] * qx + a[1] * qy
            r[1] += b[0] * qx + b[1] * qy
        det = c[0][0] * c[1][1] - c[0][1] ** 2
        if abs(det) < 1e-9:
            break
        al = (r[0] * c[1][1] - r[1] * c[0][1]) / det
        be = (r[1] * c[0][0] - r[0] * c[0][1]) / det
        if al <= 0 or be <= 0:
            al = be = length / 3
        p1 = (x0 + t0[0] * al, y0 + t0[1] * al)
        p2 = (x3 + t1[0] * be, y3 + t1[1] * be)
        best = (x0, y0, *p1, *p2, x3, y3)
        # Parameters anew: the nearest point of each.
        new = []
        for (px, py), u in zip(points, us):
            x, y, dx, dy = cubic((x0, y0), p1, p2, (x3, y3), u)
            n = 3 * (dx * (px - x) + dy * (py - y))
            d = 9 * (dx * dx + dy * dy)
            new.append(min(1, max(0, u + n / d if d else u)))
        us = new
    return [best or (x0, y0, x3, y3)]


def reversed_part(part):
    out = []
    for s in reversed(part):
        points = [s[i:i + 2] for i in range(0, len(s), 2)]
        out.append(tuple(v for p in reversed(points) for v in p))
    return out


def unit(x, y):
    d = math.hypot(x, y) or 1
    return (x / d, y / d)


def sketch(segments):
    path = pathops.Path()
    pen = path.getPen()
    pen.moveTo(segments[0][-2:])
    for s in segments[1:]:
        if len(s) == 2:
            pen.lineTo(s)
        else:
            pen.curveTo(s[0:2], s[2:4], s[4:6])
    pen.closePath()
    return path


def contours(path):
    """What a path is made of, in whole numbers, without points that change nothing."""
    result, current = [], []
    for verb, points in path.segments:
        if verb == "moveTo":
            current = [tuple(round(v) for v in points[0])]
        elif verb == "lineTo":
            current.append(tuple(round(v) for v in points[0]))
        elif verb == "curveTo":
            current.append(tuple(round(v) for p in points for v in p))
        elif verb == "qCurveTo":
            (x0, y0), (x1, y1), (x2, y2) = current[-1][-2:], *points
            a = (x0 + 2 * (x1 - x0) / 3, y0 + 2 * (y1 - y0) / 3)
            b = (x2 + 2 * (x1 - x2) / 3, y2 + 2 * (y1 - y2) / 3)
            current.append(tuple(round(v) for v in (*a, *b, x2, y2)))
        elif verb in ("closePath", "endPath"):
            result.append(tidy(current))
    return [c for c in result if len(c) > 1]


def tidy(segments):
    out = []
    for s in segments:
        if out and len(s) == 2 and s == out[-1][-2:]:
            continue
        if len(out) > 1 and len(s) == 2 and len(out[-1]) == 2:
            (ax, ay), (bx, by) = out[-2][-2:], out[-1]
            if abs((bx - ax) * (s[1] - ay) - (by - ay) * (s[0] - ax)) <= max(abs(s[0] - ax), abs(s[1] - ay)):
                if (bx - ax) * (s[0] - bx) + (by - ay) * (s[1] - by) >= 0:
                    out[-1] = s
                    continue
        out.append(s)
    if len(out) > 1 and len(out[-1]) == 2 and out[-1] == out[0]:
        out.pop()
    return out
