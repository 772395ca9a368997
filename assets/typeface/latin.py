"""The letters and figures."""

import math

from pen import Glyph, Node

N = Node


class Letters:
    """Draws the glyphs of a weight; each method gives one."""

    def __init__(self, weight):
        self.w = weight
        self.known = {}

    def __getitem__(self, name):
        if name not in self.known:
            self.known[name] = getattr(self, "g_" + name)()
        return self.known[name]

    def new(self):
        return Glyph(self.w)

    # ------------------------------------------------------------ lower case

    def g_n(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.X)
        g.arch(r, r + w.n + w.V, w.X + w.O, 0)
        g.advance = r + w.n + w.V + w.s
        return g

    def g_m(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.X)
        g.arch(r, r + w.m + w.V, w.X + w.O, 0)
        g.arch(r + w.m + w.V, r + 2 * (w.m + w.V), w.X + w.O, 0)
        g.advance = r + 2 * (w.m + w.V) + w.s
        return g

    def g_h(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.A)
        g.arch(r, r + w.n + w.V, w.X + w.O, 0)
        g.advance = r + w.n + w.V + w.s
        return g

    def g_u(self):
        return self.turned("n", self.w.X)

    def turned(self, name, height):
        """A glyph turned by half a turn about the middle of a height."""
        g, out = self[name], self.new()
        turn = lambda segs: [
            tuple(height - v if i % 2 else g.advance - v for i, v in enumerate(s)) for s in segs]
        out.parts = [(turn(path), [turn(h) for h in holes]) for path, holes in g.parts]
        for a, b in g.vstems:
            out.vstem(g.advance - b, g.advance - a)
        for a, b in g.hstems:
            out.hstem(height - b, height - a)
        out.advance, out.isTabular = g.advance, g.isTabular
        return out

    def g_dotlessi(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.X)
        g.advance = r + w.s
        return g

    def g_i(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.X)
        self.tittle(g, w.s + w.V / 2)
        g.advance = r + w.s
        return g

    def tittle(self, g, cx):
        """The dot of an i, as wide as its stem."""
        w = self.w
        y = w.C + 24
        g.poly((cx - w.V / 2, y - w.dot * 0.96), (cx + w.V / 2, y - w.dot * 0.96), (cx + w.V / 2, y), (cx - w.V / 2, y))
        g.hstem(y - w.dot * 0.96, y)

    def g_dotlessj(self):
        w, g = self.w, self.new()
        x = w.s + 6 + w.V / 2
        g.stroke(N(x, w.X, "d"), N(x, -56 + w.e0 * 3, "d"), N(x - 0.8 * w.V - 40, w.D + w.H / 2, 186, hint=False),
                 V=w.V)
        g.hstem(w.D, w.D + w.H)
        g.advance = x + w.V / 2 + w.s
        return g

    def g_j(self):
        g = self.new()
        g.add(self["dotlessj"])
        self.tittle(g, self.w.s + 6 + self.w.V / 2)
        g.advance = self["dotlessj"].advance
        return g

    def g_l(self):
        """Its foot tells it from a capital I."""
        w, g = self.w, self.new()
        x = w.s + w.V / 2
        g.stroke(N(x, w.A, "d"), N(x, 0.23 * w.X + w.e0 * 2, "d"),
                 N(x + w.V * 0.5 + w.ll, -w.O + 6 + w.H / 2, 3, hint=False), V=w.V)
        g.hstem(-w.O + 4, w.H)
        g.advance = x + w.V * 0.5 + w.ll + w.s * 0.5
        return g

    def g_o(self):
        w, g = self.w, self.new()
        g.ring(w.r, w.r + w.o, -w.O, w.X + w.O)
        g.advance = 2 * w.r + w.o
        return g

    def g_b(self, top=None):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.A)
        g.bowl(r, w.s + w.b, -w.O, w.X + w.O)
        g.advance = w.s + w.b + w.r
        return g

    def g_p(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, w.D, w.X)
        g.bowl(r, w.s + w.b, -w.O, w.X + w.O)
        g.advance = w.s + w.b + w.r
        return g

    def g_d(self):
        w, g = self.w, self.new()
        x = w.r + w.b
        g.stem(x - w.V, 0, w.A)
        g.bowl(x - w.V, w.r, -w.O, w.X + w.O)
        g.vstems.sort()
        g.advance = x + w.s
        return g

    def g_q(self):
        w, g = self.w, self.new()
        x = w.r + w.b
        g.stem(x - w.V, w.D, w.X)
        g.bowl(x - w.V, w.r, -w.O, w.X + w.O)
        g.advance = x + w.s
        return g

    def g_g(self):
        w, g = self.w, self.new()
        x = w.r + w.b
        g.bowl(x - w.V, w.r, -w.O, w.X + w.O)
        g.vstem(x - w.V, x)
        m = x - w.V / 2
        g.stroke(N(m, w.X, "d"), N(m, -20, "d"), N(w.r + w.b * 0.5, w.D + w.H / 2 - w.O, "l"),
                 N(w.r + 30 + w.e0, w.D + w.H * 0.5 + 18, 160), V=w.V)
        g.advance = x + w.s
        return g

    def g_c(self):
        w, g = self.w, self.new()
        x0, x1 = w.r, w.r + w.c
        h, v = w.H / 2, w.R / 2
        cx = (x0 + x1) / 2 + 14
        g.stroke(N(x1 - 26 - w.e0, w.X * 0.815, 125 + w.ta), N(cx, w.X + w.O - h, "l"),
                 N(x0 + v, w.X / 2, "d"), N(cx, -w.O + h, "r"), N(x1 - 26 - w.e0, w.X * 0.185, 55 - w.ta))
        g.advance = x1 + w.r - 16
        return g

    def g_e(self):
        w, g = self.w, self.new()
        x0, x1 = w.r, w.r + w.e
        h, v = w.H / 2, w.R / 2
        cx = (x0 + x1) / 2
        bar = w.X * 0.5 - w.H * 0.5
        g.stroke(N(x1 - v, bar, "u"), N(x1 - v, w.X * 0.56, "u"), N(cx, w.X + w.O - h, "l"),
                 N(x0 + v, w.X / 2, "d"), N(cx + 8, -w.O + h, "r"), N(x1 - 34 - w.e0, w.X * 0.17, 48 - w.ta))
        g.bar(x0 + v, x1 - v, bar, w.Hb)
        g.advance = x1 + w.r - 6
        return g

    def g_a(self):
        w, g = self.w, self.new()
        x0 = w.r + 2
        x1 = x0 + w.a
        h, v = w.H / 2, w.V / 2
        # The roof and the stem.
        cx = x0 + (w.a - w.V / 2) * 0.5
        g.stroke(N(x0 + 30 + w.e0, w.X * 0.80, 52 - w.ta), N(cx, w.X + w.O - h, "r"),
                 N(x1 - v, w.X * 0.64, "d"), N(x1 - v, 0, "d"), V=w.V)
        # The bowl.
        low = -w.O + h
        high = w.X * w.abar
        bx = x0 + (w.a - w.V) * 0.5
        g.stroke(N(x1 - v, high, "l", width=w.H * 0.96), N(bx, high - 2, "l", hint=False, width=w.H * 0.96),
                 N(x0 + w.R / 2, (high + low) / 2, "d"), N(bx - 4, low, "r"),
                 N(x1 - w.V * 0.7, w.X * 0.27, 62, width=w.J * 1.05), V=w.R, H=w.H)
        g.advance = x1 + w.s - 4
        return g

    def g_s(self):
        w, g = self.w, self.new()
        x0, x1 = w.r - 4, w.r - 4 + w.ss
        self.snake(g, x0, x1, -w.O, w.X + w.O, w.H, w.R * 0.97, w.sm)
        g.advance = x1 + w.r - 4
        return g

    def snake(self, g, x0, x1, y0, y1, H, V, mid):
        w = self.w
        h, v = H / 2, V / 2
        ht = y1 - y0
        cx = (x0 + x1) / 2
        g.stroke(N(x1 - 28 - w.e0, y1 - ht * 0.185, 128 + w.ta), N(cx + 4, y1 - h, "l"),
                 N(x0 + v + 8, y1 - ht * 0.27, "d"), N(cx, y0 + ht * 0.505, -17 - w.e0 * 0.1, width=mid),
                 N(x1 - v, y0 + ht * 0.262, "d"), N(cx - 6, y0 + h, "l"),
                 N(x0 + 18 + w.e0, y0 + ht * 0.195, 128 + w.ta), V=V, H=H, t=0.62)

    def g_r(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.X)
        h = w.H / 2
        x1 = r + w.rr
        g.stroke(N(r - 10, w.X - w.notch - w.J * 0.9, 74, width=w.J),
                 N(x1, w.X + w.O - w.H * 0.55, "r", hint=False), V=w.V, H=w.H * 1.1)
        g.hstem(w.X + w.O - w.H, w.X + w.O)
        g.advance = x1 + w.s * 0.35
        return g

    def g_t(self):
        w, g = self.w, self.new()
        x = w.tx + w.V / 2
        top = w.X + (w.C - w.X) * 0.75
        g.stroke(N(x, top, "d"), N(x, 0.24 * w.X + w.e0 * 2, "d"), N(x + w.V * 0.5 + w.tt, -w.O + 4 + w.H / 2, 4, hint=False),
                 V=w.V)
        g.hstem(-w.O + 4, w.H)
        g.bar(22, x + w.V / 2 + w.tt + 10, w.X - w.Hb, w.Hb)
        g.advance = x + w.V * 0.5 + w.tt + 36
        return g

    def g_f(self):
        w, g = self.w, self.new()
        x = w.tx + 6 + w.V / 2
        h = w.H / 2
        g.stroke(N(x, 0, "u"), N(x, w.A - 0.27 * w.X - w.e0 * 2.5, "u"), N(x + w.V * 0.5 + w.ff, w.A - h, -3, hint=False), V=w.V)
        g.hstem(w.A - w.H, w.A)
        g.bar(20, x + w.V / 2 + w.ff - 8, w.X - w.Hb, w.Hb)
        g.advance = x + w.V * 0.5 + w.ff + 14
        return g

    def g_k(self):
        w, g = self.w, self.new()
        r = g.stem(w.s, 0, w.A)
        self.legs(g, r, w.s + w.kk, w.X, w.diag)
        g.advance = w.s + w.kk + 8
        return g

    def legs(self, g, r, x1, top, d):
        """The arms of a k or K to the right of a stem whose edge is at r."""
        x2 = x1 - 16
        low = top * 0.25
        flat, steep = 0.2, 6.0
        for _ in range(40):  # the slope tells how wide a level cut is, and that tells the slope
            slope = (flat + steep) / 2
            wide = d * (1 + slope * slope) ** 0.5 / slope
            if r + wide + (top - low - slope * wide) / slope < x2:
                steep = slope
            else:
                flat = slope
        edge = low + slope * wide
        g.poly((r - 6, low - 6 * slope), (r - 6, edge - 6 * slope), (x2 - wide, top), (x2, top))
        # The leg leaves the arm's middle line.
        py = edge + (top - edge) * 0.15
        px = r + (py - edge) / slope + wide / 2
        leg = across(x1 - px, py, d)
        half = min(leg, wide) * 0.47
        g.poly((x1 - leg, 0), (x1, 0), (px + half, py), (px - half, py))

    def g_v(self):
        w, g = self.w, self.new()
        self.wedge(g, w.d0, w.d0 + w.v, w.X, 0, w.diag)
        g.advance = 2 * w.d0 + w.v
        return g

    def wedge(self, g, x0, x1, top, foot, d, tip=None):
        """A v: its arms meet at the foot."""
        cx = (x0 + x1) / 2
        wide = across((cx - x0) * 0.86, abs(top - foot), d)
        tip = tip or wide * 0.56
        g.poly((x0, top), (x0 + wide, top), (cx, foot + (top - foot) * tipdepth(x0 + wide, cx, wide, tip)),
               (x1 - wide, top), (x1, top), (cx + tip, foot), (cx - tip, foot))

    def g_w(self):
        w, g = self.w, self.new()
        self.double(g, w.d0 + 4, w.d0 + 4 + w.ww, w.X, w.diag * 0.96)
        g.advance = 2 * w.d0 + 8 + w.ww
        return g

    def double(self, g, x0, x1, top, d):
        middle = (x0 + x1) / 2
        wide = across((x1 - x0) / 4 * 0.8, top, d)
        self.wedge(g, x0, middle + wide * 0.5, top, 0, d)
        self.wedge(g, middle - wide * 0.5, x1, top, 0, d)

    def g_x(self):
        w, g = self.w, self.new()
        self.cross(g, w.d0 + 2, w.d0 + 2 + w.x, 0, w.X, w.diag)
        g.advance = 2 * (w.d0 + 2) + w.x
        return g

    def cross(self, g, x0, x1, y0, y1, d):
        wide = across(x1 - x0 - d, y1 - y0, d)
        i = (x1 - x0) * 0.02
        g.poly((x0, y0), (x0 + wide, y0), (x1 - i, y1), (x1 - i - wide, y1))
        g.poly((x1 - wide, y0), (x1, y0), (x0 + i + wide, y1), (x0 + i, y1))

    def g_y(self):
        w, g = self.w, self.new()
        self.tailed(g, w.d0, w.d0 + w.v, w.X, 0, w.D, w.diag, w.H)
        g.advance = 2 * w.d0 + w.v
        return g

    def tailed(self, g, x0, x1, top, fork, foot, d, H):
        """A y: its arms meet at the height of `fork`, its tail lies at that of `foot`."""
        e0 = self.w.e0
        cx = (x0 + x1) / 2
        rise = top - fork
        wide = across((cx - x0) * 0.86, rise, d)
        h = wide / 2
        slope = (x1 - h - cx) / rise
        yb = fork + (foot - fork) * 0.40
        xb = cx + slope * (yb - fork)
        drop = (yb - foot) / 118
        g.path([
            (x1 - wide, top), (x1, top), (xb + h, yb),
            (xb + h - slope * 50, yb - 60 * drop, x0 + 128 + e0, foot, x0 + 48 + e0, foot),
            (x0 + 22, foot, x0 + 10, foot + 2, x0 + 4, foot + 5),
            (x0 + 4, foot + H + 3),
            (x0 + 14, foot + H, x0 + 24, foot + H, x0 + 36, foot + H),
            (x0 + 86 + e0 * 0.3, foot + H, xb - h - slope * 22, yb - 34, xb - h + slope * 26, yb + 26),
            (cx - wide * 0.44, fork), (cx + 2, fork + rise * 0.3),
        ])
        tip = wide * 0.5
        g.poly((x0, top), (x0 + wide, top), (cx + tip, fork), (cx - tip * 0.98, fork))
        g.hstem(foot, foot + H)

    def g_z(self):
        w, g = self.w, self.new()
        x0 = w.r + 2
        self.zed(g, x0, x0 + w.z, w.X, w.Hb, w.diag)
        g.advance = 2 * x0 + w.z
        return g

    def zed(self, g, x0, x1, top, h, d):
        g.bar(x0 + 8, x1 - 6, top - h, h)
        g.bar(x0, x1, 0, h)
        wide = across(x1 - x0 - d, top, d)
        g.poly((x0, 0), (x0, h), (x1 - 6 - wide, top - h), (x1 - 6, top), (x1 - 6, top - h),
               (x0 + wide, h), (x0 + wide, 0))

    # ------------------------------------------------------------- capitals

    def g_A(self):
        w, g = self.w, self.new()
        x0, x1 = w.D0, w.D0 + w.AA
        d = w.cdiag
        cx = (x0 + x1) / 2
        wide = across((cx - x0) * 0.84, w.C, d)
        tip = wide * 0.58
        depth = tipdepth(x0 + wide, cx, wide, tip) * w.C
        g.poly((x0, 0), (x0 + wide, 0), (cx, w.C - depth), (x1 - wide, 0), (x1, 0),
               (cx + tip, w.C), (cx - tip, w.C))
        y = w.C * 0.235
        t = y / w.C
        g.bar(x0 + (cx - x0) * t + wide * 0.5, x1 - (x1 - cx) * t - wide * 0.5, y, w.HC)
        g.advance = 2 * w.D0 + w.AA
        return g

    def g_B(self):
        w, g = self.w, self.new()
        r = g.stem(w.S, 0, w.C, w.VC)
        x1, x2 = w.S + w.BB - 22, w.S + w.BB
        m = w.C * 0.525
        self.lobe(g, w.S, x1, m - w.HC / 2, w.C, w.HC, w.VC)
        self.lobe(g, w.S, x2, 0, m + w.HC / 2, w.HC, w.VC + 2)
        g.advance = x2 + w.RR
        return g

    def lobe(self, g, x0, x1, y0, y1, h, v, straight=0.46, hints=True):
        """A bowl of a capital: two bars and a bend between them."""
        w, t = self.w, 0.58
        xm = min(x0 + (x1 - x0) * straight, x1 - (y1 - y0) * 0.42)
        ym = (y0 + y1) / 2
        xi, r = xm, x1 - v
        g.path([
            (x0, y0), (xm, y0), (xm + t * (x1 - xm), y0, x1, ym - t * (ym - y0), x1, ym),
            (x1, ym + t * (y1 - ym), xm + t * (x1 - xm), y1, xm, y1), (x0, y1),
        ])
        a, b = y0 + h, y1 - h
        g.hole((x0, a), (xi, a), (xi + t * (r - xi), a, r, ym - t * (ym - a), r, ym),
               (r, ym + t * (b - ym), xi + t * (r - xi), b, xi, b), (x0, b))
        if hints:
            g.vstem(r, x1)
            g.hstem(y0, a)
            g.hstem(b, y1)

    def g_C(self):
        w, g = self.w, self.new()
        x0, x1 = w.RR, w.RR + w.CC
        h, v = w.HC / 2, w.RC / 2
        cx = (x0 + x1) / 2 + 22
        g.stroke(N(x1 - 18 - w.e0, w.C * 0.775, 116 + w.ta), N(cx, w.C + w.O - h, "l"),
                 N(x0 + v, w.C / 2, "d"), N(cx, -w.O + h, "r"), N(x1 - 18 - w.e0, w.C * 0.225, 64 - w.ta),
                 V=w.RC, H=w.HC)
        g.advance = x1 + w.RR - 4
        return g

    def g_D(self):
        w, g = self.w, self.new()
        g.stem(w.S, 0, w.C, w.VC)
        x1 = w.S + w.DD
        self.lobe(g, w.S, x1, 0, w.C, w.HC, w.RC, straight=0.36)
        g.advance = x1 + w.RR
        return g

    def g_E(self):
        w, g = self.w, self.new()
        r = g.stem(w.S, 0, w.C, w.VC)
        g.bar(w.S, w.S + w.EE, w.C - w.HC, w.HC)
        g.bar(w.S, w.S + w.EE - 22, w.C * 0.525 - w.HC / 2, w.HC)
        g.bar(w.S, w.S + w.EE + 6, 0, w.HC)
        g.advance = w.S + w.EE + 44
        return g

    def g_F(self):
        w, g = self.w, self.new()
        g.stem(w.S, 0, w.C, w.VC)
        g.bar(w.S, w.S + w.EE, w.C - w.HC, w.HC)
        g.bar(w.S, w.S + w.EE - 28, w.C * 0.50 - w.HC / 2, w.HC)
        g.advance = w.S + w.EE + 30
        return g

    def g_G(self):
        w, g = self.w, self.new()
        x0, x1 = w.RR, w.RR + w.CC + 22
        h, v = w.HC / 2, w.RC / 2
        cx = (x0 + x1) / 2 + 10
        y = w.C * 0.44
        g.stroke(N(x1 - 40 - w.e0, w.C * 0.79, 120 + w.ta), N(cx, w.C + w.O - h, "l"),
                 N(x0 + v, w.C / 2, "d"), N(cx, -w.O + h, "r"),
                 N(x1 - v, w.C * 0.30, "u"), N(x1 - v, y, "u"), V=w.RC, H=w.HC)
        g.bar(cx + 6, x1 - v, y - w.HC * 0.5, w.HC)
        g.bar(cx + 6, x1, y - w.HC * 0.5, w.HC)
        g.advance = x1 + w.RR + 12
        return g

    def g_H(self):
        w, g = self.w, self.new()
        g.stem(w.S, 0, w.C, w.VC)
        x = w.S + w.HH
        g.stem(x - w.VC, 0, w.C, w.VC)
        g.bar(w.S, x, w.C * 0.525 - w.HC / 2, w.HC)
        g.advance = x + w.S
        return g

    def g_I(self):
        w, g = self.w, self.new()
        r = g.stem(w.S, 0, w.C, w.VC)
        g.advance = r + w.S
        return g

    def g_J(self):
        w, g = self.w, self.new()
        x1 = 30 + w.JJ
        v, h = w.VC / 2, w.HC / 2
        cx = (30 + x1 - w.VC) / 2 + 16
        g.stroke(N(x1 - v, w.C, "d"), N(x1 - v, w.C * 0.29, "d"), N(cx + 14, -w.O + h, "l"),
                 N(30 + w.RC / 2 - 4, w.C * 0.23, 98, hint=False), V=w.VC, H=w.HC)
        g.advance = x1 + w.S
        return g

    def g_K(self):
        w, g = self.w, self.new()
        r = g.stem(w.S, 0, w.C, w.VC)
        self.legs(g, r, w.S + w.KK, w.C, w.cdiag)
        g.advance = w.S + w.KK + 10
        return g

    def g_L(self):
        w, g = self.w, self.new()
        g.stem(w.S, 0, w.C, w.VC)
        g.bar(w.S, w.S + w.EE - 4, 0, w.HC)
        g.advance = w.S + w.EE + 26
        return g

    def g_M(self):
        w, g = self.w, self.new()
        x0, x1 = w.S, w.S + w.MM
        g.stem(x0, 0, w.C, w.VC)
        g.stem(x1 - w.VC, 0, w.C, w.VC)
        cx = (x0 + x1) / 2
        wide = across(cx - x0 - w.VC * 0.6, w.C, w.cdiag * 0.98)
        foot = 0 if w.name == "regular" else 0
        tip = wide * 0.5
        g.poly((x0, w.C), (x0 + wide * 0.94, w.C), (cx + tip, foot), (cx - tip, foot), (x0 + w.VC * 0.2, w.C * 0.9))
        g.poly((x1, w.C), (x1 - wide * 0.94, w.C), (cx - tip, foot), (cx + tip, foot), (x1 - w.VC * 0.2, w.C * 0.9))
        g.advance = x1 + w.S
        return g

    def g_N(self):
        w, g = self.w, self.new()
        x0, x1 = w.S, w.S + w.HH + 12
        g.stem(x0, 0, w.C, w.VC)
        g.stem(x1 - w.VC, 0, w.C, w.VC)
        wide = across(x1 - x0 - w.VC, w.C, w.cdiag)
        g.poly((x0, w.C), (x0 + wide * 0.95, w.C), (x1, 0), (x1 - wide * 0.95, 0))
        g.advance = x1 + w.S
        return g

    def g_O(self):
        w, g = self.w, self.new()
        g.ring(w.RR, w.RR + w.OO, -w.O, w.C + w.O, w.RC, w.HC)
        g.advance = 2 * w.RR + w.OO
        return g

    def g_P(self):
        w, g = self.w, self.new()
        g.stem(w.S, 0, w.C, w.VC)
        x1 = w.S + w.PP
        self.lobe(g, w.S, x1, w.C * 0.43 - w.HC / 2, w.C, w.HC, w.VC + 2)
        g.advance = x1 + w.RR - 8
        return g

    def g_Q(self):
        w, g = self.w, self.new()
        g.add(self["O"])
        x1 = w.RR + w.OO
        wide = w.cdiag * 1.4
        g.poly((x1 - w.OO * 0.42, w.C * 0.24), (x1 - w.OO * 0.42 + wide, w.C * 0.24), (x1 + 18, -40),
               (x1 + 18 - wide, -40))
        g.advance = self["O"].advance
        return g

    def g_R(self):
        w, g = self.w, self.new()
        g.stem(w.S, 0, w.C, w.VC)
        x1 = w.S + w.PP
        m = w.C * 0.455
        self.lobe(g, w.S, x1, m - w.HC / 2, w.C, w.HC, w.VC + 2)
        wide = across(w.PP * 0.36, m, w.cdiag)
        fx = x1 + 22
        g.poly((fx - wide, 0), (fx, 0), (x1 - w.PP * 0.32 + wide * 0.5, m + w.HC * 0.3),
               (x1 - w.PP * 0.32 - wide * 0.5, m + w.HC * 0.3))
        g.advance = fx + 14
        return g

    def g_S(self):
        w, g = self.w, self.new()
        x0, x1 = w.RR - 2, w.RR - 2 + w.SS
        self.snake(g, x0, x1, -w.O, w.C + w.O, w.HC, w.RC * 0.97, w.Sm)
        g.advance = x1 + w.RR - 2
        return g

    def g_T(self):
        w, g = self.w, self.new()
        x0, x1 = w.D0 + 16, w.D0 + 16 + w.TT
        cx = (x0 + x1) / 2
        g.stem(cx - w.VC / 2, 0, w.C, w.VC)
        g.bar(x0, x1, w.C - w.HC, w.HC)
        g.advance = x1 + x0
        return g

    def g_U(self):
        w, g = self.w, self.new()
        x0, x1 = w.S - 4, w.S - 4 + w.UU
        v, h = w.VC / 2, w.HC / 2
        y = w.C * 0.37
        g.stroke(N(x0 + v, w.C, "d"), N(x0 + v, y, "d"), N((x0 + x1) / 2, -w.O + h, "r"), N(x1 - v, y, "u"),
                 N(x1 - v, w.C, "u"), V=w.VC, H=w.HC)
        g.advance = x1 + w.S - 4
        return g

    def g_V(self):
        w, g = self.w, self.new()
        self.wedge(g, w.D0, w.D0 + w.AA, w.C, 0, w.cdiag)
        g.advance = 2 * w.D0 + w.AA
        return g

    def g_W(self):
        w, g = self.w, self.new()
        self.double(g, w.D0 + 2, w.D0 + 2 + w.WW, w.C, w.cdiag * 0.97)
        g.advance = 2 * (w.D0 + 2) + w.WW
        return g

    def g_X(self):
        w, g = self.w, self.new()
        self.cross(g, w.D0 + 4, w.D0 + 4 + w.AA - 22, 0, w.C, w.cdiag)
        g.advance = 2 * (w.D0 + 4) + w.AA - 22
        return g

    def g_Y(self):
        w, g = self.w, self.new()
        x0, x1 = w.D0, w.D0 + w.AA - 20
        cx = (x0 + x1) / 2
        y = w.C * 0.37
        v = w.VC / 2
        wide = across(cx - x0 - v, w.C - y, w.cdiag)
        g.vstem(cx - v, cx + v)
        up = y + wide * 0.62
        g.poly((cx - v, 0), (cx + v, 0), (cx + v, y), (x1, w.C), (x1 - wide, w.C), (cx, up),
               (x0 + wide, w.C), (x0, w.C), (cx - v, y))
        g.advance = x1 + w.D0
        return g

    def g_Z(self):
        w, g = self.w, self.new()
        x0 = w.RR - 2
        self.zed(g, x0, x0 + w.ZZ, w.C, w.HC, w.cdiag)
        g.advance = 2 * x0 + w.ZZ
        return g

    # -------------------------------------------------------------- figures

    def figure(self, g):
        g.advance = self.w.F
        g.isTabular = True
        return g

    def box(self, narrow=0):
        w = self.w
        return (w.F - w.fw) / 2 + narrow, (w.F + w.fw) / 2 - narrow

    def g_zero(self):
        w, g = self.w, self.new()
        x0, x1 = self.box()
        g.ring(x0, x1, -w.O, w.C + w.O, w.VF, w.HC, t=0.6)
        return self.figure(g)

    def g_one(self):
        w, g = self.w, self.new()
        wide = w.fw * 0.40 + w.VF * 0.82
        x0, x = (w.F - wide) / 2, (w.F + wide - w.VF) / 2
        g.stem(x - w.VF / 2, 0, w.C, w.VF)
        k = w.HC * 1.18
        g.poly((x0, w.C - w.C * 0.185 - k * 0.5), (x0, w.C - w.C * 0.185 + k * 0.5), (x - w.VF / 2 + 4, w.C),
               (x, w.C), (x, w.C - k * 0.7))
        return self.figure(g)

    def g_two(self):
        w, g = self.w, self.new()
        x0, x1 = self.box(6)
        h, v = w.HC / 2, w.VF / 2
        cx = (x0 + x1) / 2
        ex, ey, half, slope = x0 + v * 1.35, h + 12, w.cdiag * 0.51, math.radians(42)
        g.stroke(N(x0 + v - 4, w.C * 0.735, 82), N(cx, w.C + w.O - h, "r"), N(x1 - v - 6, w.C * 0.715, "d"),
                 N(x0 + (x1 - x0) * 0.565, w.C * 0.36, 227), N(ex, ey, 222, width=2 * half), V=w.VF, H=w.HC)
        # The diagonal's left edge goes on to the foot's, so that no corner of its end stands out.
        lx, ly = ex - half * math.sin(slope), ey + half * math.cos(slope)
        g.poly((x0, 0), (x1, 0), (x1, w.HC), (ex, w.HC), (lx, ly), (x0, ly - (lx - x0) * math.tan(slope)))
        g.hstem(0, w.HC)
        return self.figure(g)

    def g_three(self):
        w, g = self.w, self.new()
        x0, x1 = self.box(2)
        self.three(g, x0, x1, w.C, w.HC, w.VF)
        return self.figure(g)

    def three(self, g, x0, x1, C, H, V, mid=0.53):
        w = self.w
        h, v = H / 2, V / 2
        cx = (x0 + x1) / 2
        m = C * mid
        g.stroke(N(x0 + v - 2, C * 0.765, 70), N(cx - 6, C + w.O - h, "r"), N(x1 - v - 12, (C + m) / 2 + 4, "d"),
                 N(cx - 12, m, "l"), N(cx - 60 + w.e0, m, "l", hint=False), V=V, H=H)
        g.stroke(N(cx - 60 + w.e0, m, "r"), N(cx - 12, m, "r", hint=False), N(x1 - v, m / 2 + 2, "d"), N(cx - 8, -w.O + h, "l"),
                 N(x0 + v - 8, C * 0.222, 112), V=V, H=H)

    def g_four(self):
        w, g = self.w, self.new()
        x0, x1 = self.box(-14)
        sx = x1 - w.fw * 0.18 - w.VF
        g.stem(sx, 0, w.C, w.VF)
        y = w.C * 0.215
        g.bar(x0, x1, y, w.HC)
        wide = across(sx - x0, w.C - y, w.cdiag)
        g.poly((x0, y), (x0, y + w.HC * 0.98), (sx + w.VF * 0.5 - wide * 0.42, w.C), (sx + w.VF, w.C), (sx + w.VF * 0.6, w.C - 40),
               (x0 + wide * 0.86, y + w.HC), (x0 + wide * 0.86, y))
        return self.figure(g)

    def g_five(self):
        w, g = self.w, self.new()
        x0, x1 = self.box(4)
        h, v = w.HC / 2, w.VF / 2
        cx = (x0 + x1) / 2
        top = w.C * 0.648
        g.bar(x0 + 26, x1 - 18, w.C - w.HC, w.HC)
        s = w.VF * 0.90
        g.poly((x0 + 26, w.C), (x0 + 26 + s, w.C), (x0 + 10 + s, w.C * 0.42), (x0 + 10, w.C * 0.40))
        g.stroke(N(x0 + 10 + s * 0.55, w.C * 0.50, 46, width=w.J * 1.1), N(cx + 2, top - h, "r"), N(x1 - v, top / 2 + 4, "d"), N(cx - 8, -w.O + h, "l"),
                 N(x0 + v - 10, w.C * 0.215, 116), V=w.VF, H=w.HC)
        g.parts[-2] = ([(x0 + 26, w.C), (x0 + 26 + s, w.C), (x0 + 12 + s, w.C * 0.52), (x0 + 10 + s * 0.8, w.C * 0.455), (x0 + 10, w.C * 0.395)], [])
        return self.figure(g)

    def g_six(self):
        w, g = self.w, self.new()
        x0, x1 = self.box()
        self.six(g, x0, x1, w.VF, w.HC)
        return self.figure(g)

    def six(self, g, x0, x1, V, H):
        w = self.w
        v, h = V / 2, H / 2
        top = w.C * 0.625
        g.ring(x0, x1, -w.O, top, V, H, t=0.58)
        g.stroke(N(x0 + v, top / 2 - w.O / 2, "u"), N(x0 + (x1 - x0) * 0.56, w.C + w.O - h, 8, hint=False),
                 N(x1 - 34 - w.e0 * 0.6, w.C * 0.835, -48 + w.ta), V=V, H=H, t=0.58)
        g.hstem(w.C + w.O - H, w.C + w.O)

    def g_seven(self):
        w, g = self.w, self.new()
        x0, x1 = self.box(6)
        g.bar(x0, x1, w.C - w.HC, w.HC)
        wide = across((x1 - x0) * 0.62, w.C, w.cdiag)
        fx = x0 + (x1 - x0) * 0.18
        g.poly((fx, 0), (fx + wide, 0), (x1, w.C - w.HC * 0.9), (x1, w.C), (x1 - wide, w.C - w.HC * 0.9))
        return self.figure(g)

    def g_eight(self):
        w, g = self.w, self.new()
        x0, x1 = self.box(-2)
        m = w.C * 0.535
        g.ring(x0 + 18, x1 - 18, m - w.HC * 0.52, w.C + w.O, w.VF * 0.98, w.HC * 0.98, t=0.57)
        g.ring(x0, x1, -w.O, m + w.HC * 0.48, w.VF, w.HC, t=0.57)
        return self.figure(g)

    def g_nine(self):
        return self.turned("six", self.w.C)


def across(dx, dy, d):
    """How wide a level cut through a slanted bar is, if it is `d` thick."""
    return d * ((dx * dx + dy * dy) ** 0.5) / abs(dy)


def tipdepth(inner, cx, wide, tip):
    """Where the inner edges of a wedge meet, as a share of its height."""
    # The inner edge runs parallel to the outer one, which ends at cx - tip.
    outer = inner - wide
    run = (cx - tip) - outer
    return max(0.05, 1 - (cx - inner) / run)


def angle_of(dx, dy):
    return math.degrees(math.atan2(dy, dx))
