"""The Russian letters that are not drawn like Latin ones, capitals and small ones alike."""

from latin import Letters, across
from pen import Node as N


class Case:
    """The measures of capitals, or of small letters of the same shapes."""

    def __init__(self, w, isCapital):
        self.isCapital = isCapital
        if isCapital:
            self.top, self.V, self.H, self.R, self.s, self.r, self.d0 = w.C, w.VC, w.HC, w.RC, w.S, w.RR, w.D0
            self.wide, self.diag, self.foot, self.mid = w.HH, w.cdiag, w.C * 0.19, 0.525
            self.arms, self.lobe, self.oval, self.slant, self.broad = w.KK, w.PP, w.OO, w.AA, w.MM
        else:
            self.top, self.V, self.H, self.R, self.s, self.r, self.d0 = w.X, w.V, w.Hb, w.R, w.s, w.r, w.d0
            self.wide, self.diag, self.foot, self.mid = w.n + 2 * w.V + 8, w.diag, w.X * 0.21, 0.5
            self.arms, self.lobe, self.oval, self.slant, self.broad = w.kk - 14, w.b - 52, w.o, w.v, w.n + 2 * w.V + 96


class Cyrillic(Letters):
    """All letters of a weight."""

    def case(self, isCapital):
        return Case(self.w, isCapital)

    def stems(self, isCapital, count=2, bar=None, wide=None):
        """Some stems side by side, with a bar at the top, the bottom or the middle."""
        m, g = self.case(isCapital), self.new()
        wide = wide or m.wide
        gap = (wide - m.V) if count == 2 else (wide * 0.93 - m.V)
        for i in range(count):
            g.stem(m.s + i * gap, 0, m.top, m.V)
        right = m.s + (count - 1) * gap + m.V
        if bar == "top":
            g.bar(m.s, right, m.top - m.H, m.H)
        elif bar == "bottom":
            g.bar(m.s, right, 0, m.H)
        elif bar == "middle":
            g.bar(m.s, right, m.top * m.mid - m.H / 2, m.H)
        g.advance = right + m.s
        return g, right, m

    def ge(self, c):
        m, g = self.case(c), self.new()
        g.stem(m.s, 0, m.top, m.V)
        x = m.s + m.wide * (0.76 if c else 0.80)
        g.bar(m.s, x, m.top - m.H, m.H)
        g.advance = x + (24 if c else 20)
        return g

    def be(self, c):
        w, g = self.w, self.new()
        if c:
            g.stem(w.S, 0, w.C, w.VC)
            g.bar(w.S, w.S + w.PP - 26, w.C - w.HC, w.HC)
            self.lobe(g, w.S, w.S + w.PP + 4, 0, w.C * 0.58, w.HC, w.VC + 2)
            g.advance = w.S + w.PP + 4 + w.RR - 4
            return g
        x0, x1 = w.r, w.r + w.o
        v, h = w.R / 2, w.H / 2
        g.ring(x0, x1, -w.O, w.X + w.O - 18)
        g.stroke(N(x0 + v, w.X * 0.46, "u"), N(x0 + w.o * 0.42, w.X + (w.A - w.X) * 0.52, 27, hint=False, width=w.H * 1.02),
                 N(x1 - 40, w.A - h + 8, 16, width=w.H), V=w.R, H=w.H, t=0.6, cap1=10)
        g.advance = 2 * w.r + w.o
        return g

    def de(self, c):
        m, g = self.case(c), self.new()
        w = self.w
        x0 = 18
        left = x0 + m.V * 0.55
        right = left + m.wide * (0.98 if c else 1.0)
        x1 = right + m.V * 0.55
        y = 0
        g.bar(x0, x1, y, m.H)
        for x in (x0, x1 - m.V * 0.94):
            g.poly((x, m.H), (x, -m.foot + m.H * 0.2), (x + m.V * 0.94, -m.foot + m.H * 0.2), (x + m.V * 0.94, m.H))
        g.vstem(x0, x0 + m.V * 0.94)
        g.vstem(x1 - m.V * 0.94, x1)
        # The right stem and the left leg under a roof.
        rs = right - m.V
        g.poly((rs, 0), (right, 0), (right, m.top), (rs, m.top))
        wide = m.V * 1.04
        tl = left + m.wide * 0.22
        g.poly((left, 0), (left + wide, 0), (left + wide + 18, m.H), (tl + wide, m.top - m.H), (tl + wide, m.top), (tl, m.top),
               (tl - m.wide * 0.025, m.top * 0.62))
        g.parts.pop()
        g.path([(left + 4, 0), (left + 4 + wide, 0),
                (left + wide + m.wide * 0.13, m.top * 0.16, tl + wide * 0.9, m.top * 0.36, tl + wide * 0.92, m.top - m.H),
                (tl + wide * 0.92, m.top), (tl, m.top),
                (tl - 2, m.top * 0.36, left + m.wide * 0.10, m.top * 0.12, left + 4, 0)])
        g.bar(tl, right, m.top - m.H, m.H)
        g.advance = x1 + x0
        return g

    def zhe(self, c):
        m, g = self.case(c), self.new()
        reach = m.arms - m.V * 0.62 - (22 if c else 26)
        x0 = m.d0 + 4
        cx = x0 + reach + m.V / 2
        half = self.new()
        self.legs(half, m.V / 2, m.V / 2 + reach, m.top, m.diag)
        g.stem(cx - m.V / 2, 0, m.top, m.V)
        g.add(half, dx=cx)
        flipped = self.new()
        flipped.add(half, flip=0)
        g.add(flipped, dx=cx)
        g.advance = 2 * cx
        return g

    def ze(self, c):
        m, g = self.case(c), self.new()
        w = self.w
        x0 = m.r - 14
        x1 = x0 + (w.fw if c else w.c - 28)
        self.three(g, x0, x1, m.top, w.HC if c else w.H, w.RC if c else w.R * 0.97)
        g.advance = x1 + m.r
        return g

    def i(self, c):
        g, right, m = self.stems(c)
        wide = across(m.wide - m.V, m.top, m.diag)
        g.poly((m.s, 0), (m.s + wide * 0.95, 0), (right, m.top), (right - wide * 0.95, m.top))
        return g

    def ka(self, c):
        m, g = self.case(c), self.new()
        if c:
            g.add(self["K"])
            g.advance = self["K"].advance
            return g
        r = g.stem(m.s, 0, m.top, m.V)
        self.legs(g, r, m.s + m.arms, m.top, m.diag)
        g.advance = m.s + m.arms + 8
        return g

    def el(self, c):
        m, g = self.case(c), self.new()
        w = self.w
        x0 = 22
        right = x0 + m.wide * 1.04
        rs = right - m.V
        g.stem(rs, 0, m.top, m.V)
        tl = x0 + m.wide * 0.28
        wide = m.V * 0.98
        g.path([(x0, 0), (x0 + m.wide * 0.10, 0),
                (x0 + m.wide * 0.24, 0, tl + wide * 0.92, m.top * 0.14, tl + wide, m.top - m.H),
                (tl + wide, m.top), (tl, m.top),
                (tl - 4, m.top * 0.24, x0 + m.wide * 0.16, m.H, x0 + m.wide * 0.07, m.H), (x0, m.H)])
        g.bar(tl, right, m.top - m.H, m.H)
        g.hstem(0, m.H)
        g.advance = right + m.s
        return g

    def em(self, c):
        m, g = self.case(c), self.new()
        if c:
            g.add(self["M"])
            g.advance = self["M"].advance
            return g
        x0, x1 = m.s, m.s + m.broad
        g.stem(x0, 0, m.top, m.V)
        g.stem(x1 - m.V, 0, m.top, m.V)
        cx = (x0 + x1) / 2
        wide = across(cx - x0 - m.V * 0.6, m.top, m.diag * 0.96)
        tip = wide * 0.48
        g.poly((x0, m.top), (x0 + wide * 0.96, m.top), (cx + tip, 0), (cx - tip, 0), (x0 + m.V * 0.2, m.top * 0.9))
        g.poly((x1, m.top), (x1 - wide * 0.96, m.top), (cx - tip, 0), (cx + tip, 0), (x1 - m.V * 0.2, m.top * 0.9))
        g.advance = x1 + m.s
        return g

    def en(self, c):
        return self["H"] if c else self.stems(c, bar="middle")[0]

    def pe(self, c):
        return self.stems(c, bar="top")[0]

    def te(self, c):
        if c:
            return self["T"]
        m, g = self.case(c), self.new()
        x0 = m.d0 + 12
        x1 = x0 + m.wide * 0.96
        cx = (x0 + x1) / 2
        g.stem(cx - m.V / 2, 0, m.top, m.V)
        g.bar(x0, x1, m.top - m.H, m.H)
        g.advance = x0 + x1
        return g

    def u(self, c):
        if not c:
            return self["y"]
        w, g = self.w, self.new()
        x0, x1 = w.D0, w.D0 + w.AA - 40
        self.tailed(g, x0, x1, w.C, w.C * 0.30, 0, w.cdiag, w.HC)
        g.advance = x1 + w.D0
        return g

    def ef(self, c):
        w, g = self.w, self.new()
        if c:
            x0 = w.RR
            x1 = x0 + w.OO * 1.06
            g.ring(x0, x1, w.C * 0.12, w.C * 0.90, w.RC, w.HC)
            cx = (x0 + x1) / 2
            g.stem(cx - w.VC / 2, -8, w.C + 8, w.VC)
            g.advance = x0 + x1
            return g
        x0 = w.r
        x1 = x0 + w.o * 1.42
        cx = (x0 + x1) / 2
        g.ring(x0, x1, -w.O, w.X + w.O, t=0.62)
        g.stem(cx - w.V / 2, w.D, w.A, w.V)
        g.vstems.sort()
        g.advance = x0 + x1
        return g

    def tse(self, c, count=2):
        g, right, m = self.stems(c, count=count, bar="bottom", wide=None if count == 2 else self.case(c).wide)
        x = right + m.V * 0.62
        g.bar(right - 4, x, 0, m.H)
        g.poly((x - m.V * 0.94, m.H), (x - m.V * 0.94, -m.foot + m.H * 0.2), (x, -m.foot + m.H * 0.2), (x, m.H))
        g.advance = x + m.d0 + 6
        return g

    def che(self, c):
        m, g = self.case(c), self.new()
        x0 = m.s - 12
        x1 = x0 + m.wide * 0.96
        v = m.V / 2
        y = m.top * 0.36
        g.stem(x1 - m.V, 0, m.top, m.V)
        g.stroke(N(x0 + v, m.top, "d"), N(x0 + v, m.top * 0.66, "d"), N(x0 + m.wide * 0.5, y + m.H / 2, "r"),
                 N(x1 - v, y + m.H / 2 + 10, "r", hint=False), V=m.V, H=m.H)
        g.vstems.sort()
        g.advance = x1 + m.s
        return g

    def soft(self, c, lead=0):
        """The soft sign; with a bar in front, the hard one."""
        m, g = self.case(c), self.new()
        x = m.s if not lead else 20 + lead
        g.stem(x, 0, m.top, m.V)
        if lead:
            g.bar(20, x + 4, m.top - m.H, m.H)
        x1 = x + m.lobe
        self.lobe(g, x, x1, 0, m.top * 0.585, m.H, m.V + 2)
        g.advance = x1 + m.r - 4
        return g

    def yeru(self, c):
        m, g = self.case(c), self.new()
        soft = self.soft(c)
        g.add(soft)
        x = soft.advance + (m.s * 0.5 if c else m.s * 0.35)
        r = g.stem(x, 0, m.top, m.V)
        g.advance = r + m.s
        return g

    def e(self, c):
        m, g = self.case(c), self.new()
        source = self["C" if c else "c"]
        flipped = self.new()
        flipped.add(source, flip=source.advance / 2)
        g.add(flipped)
        x1 = source.advance - (self.w.RR if c else self.w.r)
        x0 = x1 - (self.w.CC if c else self.w.c)
        g.bar(x0 + (x1 - x0) * 0.34, x1 - m.V / 2, m.top * 0.505 - m.H / 2, m.H)
        g.vstems.sort()
        g.advance = source.advance
        return g

    def yu(self, c):
        w, m, g = self.w, self.case(c), self.new()
        g.stem(m.s, 0, m.top, m.V)
        x = m.s + m.V + m.wide * (0.24 if c else 0.25)
        x1 = x + m.oval * (0.94 if c else 0.96)
        g.ring(x, x1, -w.O, m.top + w.O, m.R, w.HC if c else w.H)
        g.bar(m.s, x + m.R * 0.6, m.top * m.mid - m.H / 2, m.H)
        g.advance = x1 + m.r
        return g

    def ya(self, c):
        m, g = self.case(c), self.new()
        if c:
            source = self["R"]
            g.add(source, flip=source.advance / 2)
            g.advance = source.advance
            g.vstems.sort()
            return g
        w = self.w
        x1 = m.r + m.lobe + 6
        x0 = x1 - m.lobe
        part = self.new()
        mid = m.top * 0.43
        part.stem(0, 0, m.top, m.V)
        self.lobe(part, 0, m.lobe, mid - m.H / 2, m.top, m.H, m.V + 2)
        wide = across(m.lobe * 0.36, mid, m.diag)
        fx = m.lobe + 12
        part.poly((fx - wide, 0), (fx, 0), (m.lobe * 0.66 + wide * 0.5, mid + m.H * 0.3),
                  (m.lobe * 0.66 - wide * 0.5, mid + m.H * 0.3))
        flipped = self.new()
        flipped.add(part, flip=0)
        g.add(flipped, dx=x1)
        g.vstems.sort()
        g.advance = x1 + m.s
        return g

    def ve(self, c):
        if c:
            return self["B"]
        m, g = self.case(c), self.new()
        w = self.w
        x1 = m.s + m.lobe + 2
        mid = m.top * 0.525
        g.stem(m.s, 0, m.top, m.V)
        self.lobe(g, m.s, x1 - 16, mid - m.H / 2, m.top, m.H, m.V)
        self.lobe(g, m.s, x1, 0, mid + m.H / 2, m.H, m.V)
        g.advance = x1 + m.r - 4
        return g

    def ukr_e(self, c):
        m, g = self.case(c), self.new()
        source = self["C" if c else "c"]
        g.add(source)
        x0 = self.w.RR if c else self.w.r
        g.bar(x0 + m.V / 2, x0 + (self.w.CC if c else self.w.c) * 0.66, m.top * 0.505 - m.H / 2, m.H)
        g.advance = source.advance
        return g


TWINS = dict(zip("АВЕКМНОРСТХІЅЈ", "ABEKMHOPCTXISJ"))
TWINS.update(dict(zip("аеорсухіѕј", "aeopcyxisj")))
OWN = {
    "Б": "be", "Г": "ge", "Д": "de", "Ж": "zhe", "З": "ze", "И": "i", "Л": "el", "П": "pe", "У": "u",
    "Ф": "ef", "Ц": "tse", "Ч": "che", "Ь": "soft", "Ы": "yeru", "Э": "e", "Ю": "yu", "Я": "ya", "Є": "ukr_e",
}
SMALL = dict(OWN, **{"В": "ve", "К": "ka", "М": "em", "Н": "en", "Т": "te"})


def cyrillic(letters):
    """The glyphs by their characters."""
    result = {c: letters[latin] for c, latin in TWINS.items()}
    for c, name in OWN.items():
        result[c] = getattr(letters, name)(True)
    for c, name in SMALL.items():
        if c.lower() not in result:
            result[c.lower()] = getattr(letters, name)(False)
    w = letters.w
    for isCapital, chars in ((True, "ШЩЪ"), (False, "шщъ")):
        result[chars[0]] = letters.stems(isCapital, count=3, bar="bottom")[0]
        result[chars[1]] = letters.tse(isCapital, count=3)
        result[chars[2]] = letters.soft(isCapital, lead=Case(w, isCapital).wide * 0.24 + 10)
    return result
