"""Which letters stand nearer to each other than their sides say, and by how much.

The first pair that fits counts."""

_A = "AÁÀÂÄÃÅАΛ"
_ROUND = "CGOQÓÒÔÖÕØСОЭЄФÇ"
_round = "aeocdqgáàâäãåéèêëóòôöõøçаеосдфэёєæ"
_low = ".,…"

PAIRS = [
    (-58, _A, "TТ"),
    (-50, _A, "VWYЎУЧÝ"),
    (-26, _A, "vwyуўý"),
    (-20, _A, _ROUND + "U"),
    (-58, "TТ", _A),
    (-62, "TТ", _round),
    (-48, "TТ", "mnprsuvwxyzмнпрстухвгжзийклцчшщъыьюя"),
    (-66, "TТГ", _low),
    (-50, "TТГ", "-–—"),
    (-52, "VWYУЎÝ", _A),
    (-40, "VWYУЎÝ", _round),
    (-24, "VWYУЎÝ", "mnprsuvwxyzмнпртвгзийклцчшщъыьюя"),
    (-64, "VWYУЎÝ", _low),
    (-30, "VWYУЎÝ", "-–—"),
    (-44, "Г", _A + "ДЛдл"),
    (-50, "Г", _round + "мнпрстувгжзийклцчшщъыьюя"),
    (-60, "L", "TVWYТУЧ"),
    (-44, "L", "vwyу"),
    (-56, "РP", _A + "ДЛдл"),
    (-76, "РPF", _low),
    (-22, "РP", _round),
    (-50, "F", _A),
    (-24, "F", _round),
    (-26, "DOQДОЮЭQ", "TVWXYZАТУХЖAЛДXЗ"),
    (-24, "KКЖXХ", _ROUND),
    (-22, "KКЖXХ", _round + "vwy"),
    (-36, "ЬЪЫ", "ТЧУ"),
    (-48, "ьъыб", "т"),
    (-20, "kкжxх", _round),
    (-22, "rгт", _round),
    (-44, "rгтvwyу", _low),
    (-30, "гт", "дл"),
    (-14, "vwyу", _round),
    (-16, "f", _round),
    (-30, "f", _low),
    (30, "f", "'\"’”»)]}?!"),
    (-24, "(", _round + _ROUND),
    (-20, "oeбоеэюрpb", "vwyxухж"),
    (-30, "7", _low),
    # Between words a 1 needs no room to be as wide as other figures.
    (-70, " ", "1"),
]
