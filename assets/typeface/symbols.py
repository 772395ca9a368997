"""Accents, signs and everything else."""

from cyrillic import Cyrillic, cyrillic
from latin import across
from pen import Node as N

FIGURES = "zero one two three four five six seven eight nine".split()


def everything(weight):
    """All glyphs of a weight, by their characters."""
    letters = Symbols(weight)
    result = {c: letters[c] for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"}
    result.update({str(i): letters[name] for i, name in enumerate(FIGURES)})
    result.update(cyrillic(letters))
    result.update(letters.signs())
    result.update(letters.accented(result))
    return result


class Symbols(Cyrillic):
    def put(self, g, cx, y, d=None):
        """A round full stop's dot, its lowest point at y."""
        d = d or self.w.dot * 1.06
        g.poly((cx - d / 2, y), (cx + d / 2, y), (cx + d / 2, y + d), (cx - d / 2, y + d))
        g.hstem(y, y + d)
        g.vstem(cx - d / 2, cx + d / 2)

    def sign(self, advance):
        g = self.new()
        g.advance = advance
        return g

    def signs(self):
        w = self.w
        V, H, C, X, F = w.V, w.H, w.C, w.X, w.F
        d = w.dot * 1.06
        s = w.s
        out = {}

        def make(c, advance):
            out[c] = self.sign(advance)
            return out[c]

        make(" ", 268)
        out["\u00a0"] = out[" "]
        make("\u2009", 160)
        out["\u202f"] = out["\u2009"]
        # Stops and marks.
        n = d + 2 * (s - 6)
        g = make(".", n); self.put(g, n / 2, 0)
        g = make(",", n); self.comma(g, n / 2, 0)
        g = make(":", n); self.put(g, n / 2, 0); self.put(g, n / 2, X - d)
        g = make(";", n); self.comma(g, n / 2, 0); self.put(g, n / 2, X - d)
        g = make("…", 3 * n - 40)
        for i in range(3):
            self.put(g, n / 2 + i * (n - 20), 0)
        g = make("·", n); self.put(g, n / 2, X / 2 - d / 2)
        g = make("•", n + 60); g.dot(n / 2 + 30, X * 0.56, d * 1.7)
        g = make("!", n)
        self.mark(g, n / 2, C, False)
        g = make("¡", n)
        self.mark(g, n / 2, X, True)
        g = make("?", w.c + 2 * w.r - 10); self.question(g)
        q = out["?"]
        g = make("¿", q.advance)
        turn = lambda segs: [tuple((X - v) if i % 2 else q.advance - v for i, v in enumerate(t)) for t in segs]
        g.parts = [(turn(p), [turn(h) for h in holes]) for p, holes in q.parts]
        for a, b in q.vstems:
            g.vstem(q.advance - b, q.advance - a)
        for a, b in q.hstems:
            g.hstem(X - b, X - a)
        # Quotes and dashes.
        t = V * 0.94
        for c, count in (("'", 1), ('"', 2)):
            g = make(c, 2 * (s - 8) + count * t + (count - 1) * 62)
            for i in range(count):
                x = s - 8 + i * (t + 62)
                g.poly((x + t * 0.08, C * 0.66), (x + t * 0.92, C * 0.66), (x + t, w.A), (x, w.A))
                g.vstem(x, x + t)
        for c, kind, count in (("‘", 1, 1), ("’", 0, 1), ("‚", 2, 1), ("“", 1, 2), ("”", 0, 2), ("„", 2, 2)):
            g = make(c, n + (count - 1) * (d + 44) - 12)
            for i in range(count):
                x = n / 2 - 6 + i * (d + 44)
                if kind == 0:
                    self.comma(g, x, w.A - d)
                elif kind == 2:
                    self.comma(g, x, 0)
                else:
                    part = self.new()
                    self.comma(part, 0, 0)
                    turn = lambda segs: [tuple(-v for v in t) for t in segs]
                    part.parts = [(turn(p), []) for p, _ in part.parts]
                    part.vstems, part.hstems = [(-b, -a) for a, b in part.vstems], []
                    g.add(part, dx=x, dy=w.A - d * 0.62)
        y = X * 0.49
        g = make("-", 300 + V * 0.5); g.bar(44, 256 + V * 0.5, y - H / 2, H)
        out["‐"] = out["\u2011"] = out["-"]
        g = make("–", 560); g.bar(30, 530, y - H / 2, H)
        g = make("—", 900); g.bar(30, 870, y - H / 2, H)
        g = make("_", 520); g.bar(10, 510, -H - 46, H)
        for c, double in (("‹", 1), ("›", 1), ("«", 2), ("»", 2)):
            a = X * 0.36
            step = V * 1.16 + 62
            wide = across(a * 0.56, a, w.diag * 0.92)
            g = make(c, 2 * 46 + a * 0.56 + wide + (double - 1) * step)
            for i in range(double):
                x = 46 + i * step
                k = a * 0.56
                pts = [(x + k, y - a / 1.1), (x + k + wide, y - a / 1.1), (x + wide, y), (x + k + wide, y + a / 1.1), (x + k, y + a / 1.1), (x, y)]
                if c in "›»":
                    pts = [(g.advance - px, py) for px, py in pts]
                g.poly(*pts)
        # Brackets and strokes.
        for c, flip in (("(", False), (")", True)):
            g = self.sign(V + 210)
            g.stroke(N(V + 150, w.A + 20, 222, width=H * 1.05), N(64 + V / 2, (w.A + w.D) / 2, "d"), N(V + 150, w.D - 20, -42, width=H * 1.05), t=0.55, V=V * 0.98, cap0=0)
            if flip:
                o = self.sign(g.advance); o.add(g, flip=g.advance / 2); g = o
            out[c] = g
        for c, flip in (("[", False), ("]", True)):
            g = self.sign(V + 230)
            g.stem(70, w.D - 4, w.A + 12, V * 0.96)
            g.bar(70, V + 170, w.A + 12 - H, H); g.bar(70, V + 170, w.D - 4, H)
            if flip:
                o = self.sign(g.advance); o.add(g, flip=g.advance / 2); g = o
            out[c] = g
        for c, flip in (("{", False), ("}", True)):
            g = self.sign(V + 260)
            m, x = (w.A + w.D) / 2, 112 + V / 2
            g.stroke(N(V + 215, w.A + 10 - H / 2, "l", hint=False), N(x, w.A - 130, "d"), N(x, m + 110, "d"), N(40, m + 8, 182, hint=False, width=H * 0.8), V=V * 0.96, H=H, t=0.7)
            g.stroke(N(V + 215, w.D - 2 + H / 2, "l", hint=False), N(x, w.D + 142, "u"), N(x, m - 110, "u"), N(40, m - 8, 178, hint=False, width=H * 0.8), V=V * 0.96, H=H, t=0.7)
            if flip:
                o = self.sign(g.advance); o.add(g, flip=g.advance / 2); g = o
            out[c] = g
        g = make("|", V + 180); g.stem(90, w.D, w.A + 20, V * 0.94)
        for c, flip in (("/", False), ("\\", True)):
            g = self.sign(w.V + 330)
            wide = across(250, w.A - w.D, w.diag * 0.94)
            g.poly((24, w.D + 40), (24 + wide, w.D + 40), (g.advance - 24, w.A + 10), (g.advance - 24 - wide, w.A + 10))
            if flip:
                o = self.sign(g.advance); o.add(g, flip=g.advance / 2); g = o
            out[c] = g
        # Sums: all as wide as a figure.
        m, half = C * 0.5, F * 0.375
        cx = F / 2
        B = w.Hb

        def sum_(c):
            g = make(c, F)
            g.isTabular = True
            return g

        g = sum_("+"); g.bar(cx - half, cx + half, m - B / 2, B); g.stem(cx - B / 2 - 2, m - half, m + half, B + 4)
        g = sum_("−"); g.bar(cx - half, cx + half, m - B / 2, B)
        gap = C * 0.125 + B * 0.30
        g = sum_("="); g.bar(cx - half, cx + half, m + gap - B / 2, B); g.bar(cx - half, cx + half, m - gap - B / 2, B)
        g = sum_("≠"); g.add(out["="])
        wide = across(150, C * 0.9, w.diag * 0.86)
        g.poly((cx - 90 - wide / 2, m - C * 0.36), (cx - 90 + wide / 2, m - C * 0.36), (cx + 90 + wide / 2, m + C * 0.36), (cx + 90 - wide / 2, m + C * 0.36))
        up = B * 0.55
        g = sum_("±"); g.bar(cx - half, cx + half, m + up + 26 - B / 2, B); g.stem(cx - B / 2 - 2, m + up + 26 - half * 0.84, m + up + 26 + half * 0.84, B + 4); g.bar(cx - half, cx + half, m - half - B * 0.5, B)
        k = half * 0.80
        wide = across(2 * k, 2 * k, w.diag * 0.92)
        g = sum_("×"); h2 = wide / 2
        g.poly((cx - k - h2 + 4, m - k), (cx - k + h2, m - k), (cx + k + h2 - 4, m + k), (cx + k - h2, m + k))
        g.poly((cx + k - h2, m - k), (cx + k + h2 - 4, m - k), (cx - k + h2, m + k), (cx - k - h2 + 4, m + k))
        g = sum_("÷"); g.bar(cx - half, cx + half, m - B / 2, B); self.put(g, cx, m + gap + B * 0.3, d * 0.9); self.put(g, cx, m - gap - B * 0.3 - d * 0.9, d * 0.9)
        for c, flip in (("<", False), (">", True)):
            g = sum_(c)
            a = half * 0.92
            wide = across(a, half * 2, w.diag * 0.9) * 2.05
            rise = w.diag * 1.04
            pts = [(cx + half, m + a + rise / 2), (cx - half, m + rise * 0.52), (cx - half, m - rise * 0.52), (cx + half, m - a - rise / 2), (cx + half, m - a + rise * 0.56), (cx - half + rise * 1.25, m), (cx + half, m + a - rise * 0.56)]
            if flip:
                pts = [(F - x, yy) for x, yy in pts]
            g.poly(*pts)
        for c, base in (("≤", "<"), ("≥", ">")):
            g = sum_(c); g.add(out[base], dy=C * 0.085); g.bar(cx - half, cx + half, m - half - B * 0.72, B)
        g = sum_("≈")
        for yy in (m + gap * 0.98, m - gap * 0.98):
            self.wave(g, cx, yy, half, B)
        g = sum_("~"); self.wave(g, cx, m, half, B)
        # Arrows.
        for c, kind in (("→", 0), ("←", 1), ("↑", 2), ("↓", 3)):
            g = make(c, F + (150 if kind < 2 else 0))
            L, a, t2 = g.advance, C * 0.25, B
            if kind < 2:
                y0 = m
                tip, tail = L - 40, 44
                kx = w.diag * 1.34
                pts = [(tip, y0), (tip - a - kx * 0.02, y0 + a), (tip - a - kx, y0 + a), (tip - kx * 1.02 - 8, y0 + t2 / 2 - 2)]
                body = [(tail, y0 - t2 / 2), (tip - kx * 0.7, y0 - t2 / 2), (tip - kx * 0.7, y0 + t2 / 2), (tail, y0 + t2 / 2)]
                head = [(tip, y0), (tip - a, y0 + a), (tip - a - kx, y0 + a), (tip - kx, y0), (tip - a - kx, y0 - a), (tip - a, y0 - a)]
                for part in (body, head):
                    g.poly(*[(L - x, yy) if kind == 1 else (x, yy) for x, yy in part])
                g.hstem(y0 - t2 / 2, y0 + t2 / 2)
            else:
                x0, tip, tail = L / 2, C + 4, 10
                kx = w.diag * 1.34
                body = [(x0 - t2 / 2, tail), (x0 + t2 / 2, tail), (x0 + t2 / 2, tip - kx * 0.7), (x0 - t2 / 2, tip - kx * 0.7)]
                head = [(x0, tip), (x0 + a, tip - a), (x0 + a, tip - a - kx), (x0, tip - kx), (x0 - a, tip - a - kx), (x0 - a, tip - a)]
                for part in (body, head):
                    g.poly(*[(x, C - yy) if kind == 3 else (x, yy) for x, yy in part])
                g.vstem(x0 - t2 / 2, x0 + t2 / 2)
        # Others.
        g = make("°", 360); g.ring(50, 310, C + w.O - 260, C + w.O, V * 0.78, H * 0.84, t=0.57)
        g = make("*", 430)
        import math
        for i in range(3):
            ang = math.radians(90 + 60 * i)
            ux, uy = math.cos(ang), math.sin(ang)
            px, py = -uy, ux
            r, t3 = 165 + w.e0 * 2, min(w.diag * 0.44, 46)
            ccx, ccy = 215, C - 150
            g.poly((ccx + ux * r + px * t3, ccy + uy * r + py * t3), (ccx + ux * r - px * t3, ccy + uy * r - py * t3), (ccx - ux * r - px * t3, ccy - uy * r - py * t3), (ccx - ux * r + px * t3, ccy - uy * r + py * t3))
        g = make("^", F); wide = w.diag * 1.2
        g.poly((cx - half + 20, C * 0.52), (cx - half + 20 + wide, C * 0.52), (cx, C - wide * 0.9), (cx + half - 20 - wide, C * 0.52), (cx + half - 20, C * 0.52), (cx + wide * 0.42, C + 10), (cx - wide * 0.42, C + 10))
        g = make("`", 380); self.accent(g, "grave", 190)
        g = make("´", 380); self.accent(g, "acute", 190)
        g = make("¨", 420); self.accent(g, "diaeresis", 210)
        g = make("#", F + 40); L = F + 40
        wide = across(60, C, V * 0.82)
        for x in (L * 0.27, L * 0.60):
            g.poly((x - 34, 0), (x - 34 + wide, 0), (x + 54 + wide, C), (x + 54, C))
        for yy in (C * 0.26, C * 0.63):
            g.bar(34, L - 34, yy, H * 0.88)
        self.percent(make("%", F * 1.44))
        self.dollar(make("$", F))
        self.euro(make("€", F + 20))
        self.ampersand(make("&", F + 96))
        self.at(make("@", 980))
        g = make("№", self["N"].advance + 370)
        g.add(self["N"])
        a = self["N"].advance - 12
        g.ring(a, a + 320, C * 0.40, C * 0.40 + 310, V * 0.86, H * 0.86)
        g.bar(a, a + 320, C * 0.40 - 150, H * 0.9)
        # Small figures that stand high, and low ones for ª and º.
        for c, name in zip("⁰¹²³⁴⁵⁶⁷⁸⁹", FIGURES):
            out[c] = self.raised(name)
        g = make("⁻", 300); g.bar(36, 264, C - 0.29 * C - H * 0.4, H * 0.8)
        g = make("⁺", 340); g.bar(40, 300, C - 0.29 * C - H * 0.4, H * 0.8); g.stem(170 - H * 0.4, C - 0.29 * C - 130, C - 0.29 * C + 130, H * 0.8)
        g = make("º", 400); g.ring(52, 348, C - 330, C + w.O, V * 0.84, H * 0.84); g.bar(52, 348, C - 460, H * 0.84)
        g = make("ª", 400); g.ring(52, 300, C - 330, C + w.O, V * 0.84, H * 0.84); g.stem(300 - V * 0.4, C - 325, C, V * 0.84); g.bar(52, 348, C - 460, H * 0.84)
        g = make("ß", 0); self.eszett(g)
        g = make("æ", 0); self.ae(g)
        g = make("ø", 0); g.add(self["o"]); g.advance = self["o"].advance; wide = V * 0.9
        g.poly((w.r + 20, -30), (w.r + 20 + wide, -30), (w.r + w.o - 20, X + 30), (w.r + w.o - 20 - wide, X + 30))
        g = make("Ø", 0); g.add(self["O"]); g.advance = self["O"].advance
        g.poly((w.RR + 40, -30), (w.RR + 40 + wide, -30), (w.RR + w.OO - 40, C + 30), (w.RR + w.OO - 40 - wide, C + 30))
        g = make("\ufffd", F)
        g.path([(60, -60), (F - 60, -60), (F - 60, C + 40), (60, C + 40)])
        g.hole((60 + V * 0.7, -60 + H * 0.8), (F - 60 - V * 0.7, -60 + H * 0.8), (F - 60 - V * 0.7, C + 40 - H * 0.8), (60 + V * 0.7, C + 40 - H * 0.8))
        g.vstem(60, 60 + V * 0.7); g.vstem(F - 60 - V * 0.7, F - 60)
        return out

    # ----------------------------------------------------------------- parts

    def comma(self, g, cx, y):
        d = self.w.dot * 1.06
        g.poly((cx - d / 2, y), (cx - d / 2, y + d), (cx + d / 2, y + d), (cx + d / 2, y + d * 0.10), (cx + d * 0.10, y - d * 1.05), (cx - d * 0.46, y - d * 1.05), (cx - d * 0.08, y))
        g.vstem(cx - d / 2, cx + d / 2)
        g.hstem(y, y + d)

    def mark(self, g, cx, top, turned):
        w = self.w
        V, d = w.V * 1.04, w.dot * 1.06
        pts = [(cx - V / 2, w.C), (cx + V / 2, w.C), (cx + V * 0.40, w.C * 0.30), (cx - V * 0.40, w.C * 0.30)]
        if turned:
            pts = [(x, w.X - y) for x, y in pts]
        g.poly(*pts)
        g.vstem(cx - d / 2, cx + d / 2)
        y = 0 if not turned else w.X - d
        g.poly((cx - d / 2, y), (cx + d / 2, y), (cx + d / 2, y + d), (cx - d / 2, y + d))
        g.hstem(y, y + d)

    def question(self, g):
        w = self.w
        x0, x1 = w.r - 14, w.r - 14 + w.c - 10
        h, v, d = w.H / 2, w.V / 2, w.dot * 1.06
        cx = (x0 + x1) / 2
        g.stroke(N(x0 + v, w.C * 0.77, 78), N(cx, w.C + w.O - h, "r"), N(x1 - v, w.C * 0.74, "d"),
                 N(cx + 28, w.C * 0.475, 224), N(cx - 4, w.C * 0.31, "d", hint=False), N(cx - 4, w.C * 0.27, "d", hint=False), V=w.V, H=w.H)
        g.poly((cx - 4 - d / 2, 0), (cx - 4 + d / 2, 0), (cx - 4 + d / 2, d), (cx - 4 - d / 2, d))
        g.hstem(0, d)

    def wave(self, g, cx, y, half, B):
        a = B * 0.62
        g.stroke(N(cx - half, y - a, 62, width=B * 0.96), N(cx - half * 0.52, y + a * 0.9, "r", hint=False), N(cx, y, -32, width=B),
                 N(cx + half * 0.52, y - a * 0.9, "r", hint=False), N(cx + half, y + a, 62, width=B * 0.96), V=B, H=B)

    def percent(self, g):
        w = self.w
        L, o = g.advance, w.fw * 0.60
        g.ring(28, 28 + o, w.C * 0.44, w.C + w.O, w.V * 0.84, w.H * 0.84)
        g.ring(L - 28 - o, L - 28, -w.O, w.C * 0.56, w.V * 0.84, w.H * 0.84)
        wide = across(L * 0.44, w.C, w.diag * 0.82)
        g.poly((L * 0.25, 0), (L * 0.25 + wide, 0), (L * 0.75, w.C), (L * 0.75 - wide, w.C))

    def dollar(self, g):
        w = self.w
        x0, x1 = self.box(2)
        self.snake(g, x0, x1, -w.O, w.C + w.O, w.HC, w.VF * 0.96, w.Sm * 0.94)
        cx = (x0 + x1) / 2
        t = w.V * 0.78
        g.poly((cx - t / 2, w.C - 20), (cx + t / 2, w.C - 20), (cx + t / 2, w.C + 88), (cx - t / 2, w.C + 88))
        g.poly((cx - t / 2, -88), (cx + t / 2, -88), (cx + t / 2, 20), (cx - t / 2, 20))
        g.isTabular = True

    def euro(self, g):
        w = self.w
        x0, x1 = 86, g.advance - 26
        h, v = w.HC / 2, w.VF / 2
        cx = (x0 + x1) / 2 + 26
        g.stroke(N(x1 - 6 - w.e0, w.C * 0.80, 122 + w.ta), N(cx, w.C + w.O - h, "l"), N(x0 + v, w.C / 2, "d"), N(cx, -w.O + h, "r"),
                 N(x1 - 6 - w.e0, w.C * 0.20, 58 - w.ta), V=w.VF, H=w.HC)
        b = w.Hb * 0.80
        gap = w.C * 0.085 + b * 0.2
        g.bar(24, x0 + (x1 - x0) * 0.72, w.C / 2 + gap - b / 2, b)
        g.bar(24, x0 + (x1 - x0) * 0.66, w.C / 2 - gap - b / 2, b)

    def ampersand(self, g):
        w = self.w
        V, H, C = w.V, w.HC, w.C
        h = H / 2
        L = g.advance
        # A loop above a larger one, the second open to the right.
        g.stroke(N(L - 40, 30, 139, width=w.cdiag), N(L * 0.36, C * 0.58, 128, width=w.cdiag), N(L * 0.20 + V * 0.42, C * 0.77, "u", width=V * 0.84),
                 N(L * 0.43, C + w.O - h * 0.84, "r", width=H * 0.84), N(L * 0.66 - V * 0.42, C * 0.79, "d", width=V * 0.84), N(L * 0.40, C * 0.53, 212, width=H),
                 N(44 + V / 2, C * 0.235, "d"), N(L * 0.36, -w.O + h, "r"), N(L * 0.77, C * 0.40, 74, width=w.V * 0.98), V=V, H=H)

    def at(self, g):
        w = self.w
        L = g.advance
        t, u = w.V * 0.78, w.H * 0.82
        cx, cy = L / 2, w.C * 0.40
        x0, x1, y0, y1 = 44, L - 44, cy - 440, cy + 440
        g.stroke(N(cx + 190, y0 + 66, 200, width=u), N(cx, y0 + u / 2, "l"), N(x0 + t / 2, cy, "u"), N(cx, y1 - u / 2, "r"),
                 N(x1 - t / 2, cy + 40, "d"), N(cx + 262, cy - 196, 190, width=u, hint=False), N(cx + 178, cy - 90, "u", width=t, hint=False), N(cx + 178, cy + 190, "u", width=t), V=t, H=u)
        g.ring(cx - 204, cx + 186 + t / 2, cy - 200, cy + 204, t, u)

    def eszett(self, g):
        w = self.w
        h, v = w.H / 2, w.V / 2
        x = w.s + v
        x1 = w.s + w.b + 10
        g.stroke(N(x, 0, "u"), N(x, w.A - 190, "u"), N(x + w.b * 0.40, w.A - h, "r"), N(x1 - v - 30, w.A - 160, "d"),
                 N(x + w.b * 0.42, w.X * 0.86, 228, width=w.H * 0.9), N(x1 - v, w.X * 0.25, "d"), N(x + w.b * 0.48, -w.O + h, "l"), N(x + w.b * 0.26, 34 + h, 158), V=w.V)
        g.advance = x1 + w.r

    def ae(self, g):
        w = self.w
        a, e = self["a"], self["e"]
        g.add(a)
        g.add(e, dx=a.advance - w.s - w.V + 4 - w.r)
        g.advance = a.advance - w.s - w.V + 4 - w.r + e.advance

    def raised(self, name):
        """A small figure that stands high: drawn in its own measures, so that it is not too thin."""
        from weights import raised

        small = Symbols(raised(self.w))
        source = small[name]
        g = self.sign(source.advance + 10)
        g.isTabular = True
        g.add(source, dx=5, dy=self.w.C - small.w.C + 6)
        g.hstems = [(a, b) for a, b in g.hstems]
        return g

    # --------------------------------------------------------------- accents

    def accent(self, g, kind, cx, base=None, hints=True):
        """An accent over the middle column cx, above a height."""
        w = self.w
        y = base if base is not None else w.X
        y += 58 if w.name == "regular" else 46
        t = w.dot
        if kind in ("acute", "grave"):
            k = 1 if kind == "acute" else -1
            a = w.V * 1.06
            g.poly(*[(cx + k * x, yy) for x, yy in ((-t * 0.66, y), (-t * 0.66 + a * 0.92, y), (t * 0.5 + a * 0.62, y + 152), (t * 0.5 - a * 0.62, y + 152))])
        elif kind == "diaeresis":
            q, gap = t * 0.98, t * 0.60 + 22
            for x in (cx - gap - q / 2, cx + gap - q / 2):
                g.poly((x, y + 14), (x + q, y + 14), (x + q, y + 14 + q), (x, y + 14 + q))
            if hints:
                g.hstem(y + 14, y + 14 + q)
        elif kind == "tilde":
            a, b = 36, w.H * 0.92
            yy = y + 78
            half = 168 + w.e0
            g.stroke(N(cx - half, yy - a, 66, width=b), N(cx - half * 0.5, yy + a * 0.8, "r", hint=False), N(cx, yy, -30, width=b),
                     N(cx + half * 0.5, yy - a * 0.8, "r", hint=False), N(cx + half, yy + a, 66, width=b), V=b, H=b)
        elif kind == "breve":
            b = min(w.H * 0.98, 88)
            half = 148 + w.e0 * 2
            g.stroke(N(cx - half, y + 158, -82), N(cx, y + 14 + b / 2, "r", hint=False), N(cx + half, y + 158, 82), V=min(w.V * 0.9, 104), H=b, t=0.55)
            if hints:
                g.hstem(y + 14, y + 14 + b)
        elif kind == "circumflex":
            a = w.diag * 1.25
            g.poly((cx - 170, y), (cx - 170 + a, y), (cx, y + 120), (cx + 170 - a, y), (cx + 170, y), (cx + a * 0.45, y + 160), (cx - a * 0.45, y + 160))
        elif kind == "ring":
            g.ring(cx - 118, cx + 118, y - 14, y + 200, w.V * 0.72, w.H * 0.76)
            g.vstems, g.hstems = g.vstems[:-2], g.hstems
        elif kind == "cedilla":
            b = w.H * 0.86
            g.stroke(N(cx, 20, "d", width=b, hint=False), N(cx, -60, "d", width=b, hint=False), N(cx + 10, -70, "r", width=b, hint=False), N(cx + 62, -128, "d", hint=False, width=w.V * 0.8), N(cx - 10, w.D + 10 + b / 2, "l", hint=False), N(cx - 84, w.D + 16 + b / 2, 178), V=w.V * 0.8, H=b)
        elif kind == "dot":
            self.tittle(g, cx)

    def accented(self, glyphs):
        w = self.w
        kinds = {
            "acute": "ÁÉÍÓÚÝáéíóúýЃѓЌќ", "grave": "ÀÈÌÒÙàèìòù", "diaeresis": "ÄËÏÖÜäëïöüÿЁёЇї", "tilde": "ÃÑÕãñõ",
            "circumflex": "ÂÊÎÔÛâêîôû", "ring": "Åå", "cedilla": "Çç", "breve": "ЙйЎў",
        }
        bases = {
            **dict(zip("ÁÉÍÓÚÝáéíóúýÀÈÌÒÙàèìòùÄËÏÖÜäëïöüÿÃÑÕãñõÂÊÎÔÛâêîôûÅåÇç", "AEIOUYaeiouyAEIOUaeiouAEIOUaeiouyANOanoAEIOUaeiouAaCc")),
            "Ё": "Е", "ё": "е", "Й": "И", "й": "и", "Ї": "І", "ї": "і", "Ѓ": "Г", "ѓ": "г", "Ќ": "К", "ќ": "к", "Ў": "У", "ў": "у",
        }
        out = {}
        for kind, chars in kinds.items():
            for c in chars:
                base = bases[c]
                source = self["dotlessi"] if base in "iі" else glyphs[base]
                g = self.sign(source.advance)
                g.add(source)
                xs = [v for path, _ in g.parts for seg in path for v in seg[::2]]
                cx = (min(xs) + max(xs)) / 2
                if base in "УуyY" or base in "Гг":
                    cx = source.advance / 2
                top = w.C if c.isupper() else w.X
                if c.isupper() and kind not in ("cedilla",):
                    top -= 10
                self.accent(g, kind, cx, base=top)
                if base in "iіIІ":
                    g.advance = source.advance
                out[c] = g
        return out
