"""The measures of both weights, in thousandths of the size."""

from pen import Weight

REGULAR = Weight(
    "regular",
    X=540, C=720, A=756, D=-196, O=11,  # heights: small letters, capitals, ascenders, tails; overshoot
    V=88, R=92, H=76, Hb=72, J=50,  # stems: upright, round, level, bars, where an arch leaves
    VC=94, RC=98, HC=80, VF=92,  # those of capitals and figures
    diag=84, cdiag=90, dot=104, t=0.59, notch=104,
    s=78, r=47, d0=16, S=84, RR=52, D0=16,  # what is free at the sides: stems, bends, slants
    n=242, m=232, o=486, b=462, c=440, e=472, a=420, ss=408, rr=196, tx=88, tt=104, ll=60, ff=124, kk=446,
    v=482, ww=738, x=462, z=402, abar=0.575, sm=90, e0=0, ta=0,
    AA=640, BB=520, CC=590, DD=574, EE=430, HH=560, JJ=420, KK=566, MM=690, OO=660, PP=498, SS=520,
    Sm=96, TT=560, UU=560, WW=948, ZZ=530,
    F=592, fw=468,
)

BOLD = Weight(
    "bold",
    X=548, C=720, A=758, D=-196, O=12,
    V=146, R=152, H=118, Hb=112, J=74,
    VC=154, RC=160, HC=124, VF=150,
    diag=138, cdiag=146, dot=150, t=0.6, notch=120,
    s=66, r=39, d0=8, S=72, RR=44, D0=8,
    n=212, m=206, o=540, b=516, c=492, e=524, a=476, ss=466, rr=212, tx=92, tt=98, ll=48, ff=118, kk=520,
    v=556, ww=836, x=540, z=456, abar=0.575, sm=136, e0=14, ta=16,
    AA=716, BB=584, CC=644, DD=634, EE=488, HH=616, JJ=478, KK=648, MM=780, OO=714, PP=566, SS=590,
    Sm=146, TT=610, UU=616, WW=1050, ZZ=588,
    F=634, fw=540,
)


def raised(w):
    """The measures of figures that stand high: smaller, their strokes not as much thinner."""
    def size(v, share):
        return v * share

    m = {k: (v if isinstance(v, str) else v * 0.58) for k, v in w.__dict__.items()}
    for k, share in (("VF", 0.76), ("HC", 0.78), ("VC", 0.76), ("cdiag", 0.78), ("J", 0.78), ("F", 0.62), ("fw", 0.6)):
        m[k] = w.__dict__[k] * share
    for k in ("t", "ta", "abar"):
        m[k] = w.__dict__[k]
    m.pop("name")
    return Weight(w.name, **m)
