"""Pixels of frames, out of the PNG files that the program numbers.

A frame is a numpy array of rows, columns and three bytes; without numpy, a memoryview of the same shape,
which `numpy.asarray` and whoever else knows the buffer protocol take as it is.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import Any, Dict, List, Tuple

# The bytes of a pixel by the colour type of PNG: grey, red green blue, palette, grey and red green blue with alpha.
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


class Frames(Sequence):  # type: ignore[type-arg]
    """The frames of a film. They are kept as PNG, and each is decoded when it is asked for."""

    def __init__(self, files: List[bytes]) -> None:
        self._files = files

    def __len__(self) -> int:
        return len(self._files)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return Frames(self._files[index])
        return _array(*pixels(self._files[index]))

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        """All frames in one array: frames, rows, columns, colours."""
        import numpy
        if copy is False:
            raise ValueError("frames are decoded when they are asked for; only a copy is an array of them")
        return numpy.array(list(self), dtype or numpy.uint8)

    def __repr__(self) -> str:
        return f"<{len(self)} frames>"


def _array(data: bytearray, width: int, height: int) -> Any:
    try:
        import numpy
    except ImportError:
        return memoryview(data).cast("B", (height, width, 3))
    return numpy.frombuffer(data, numpy.uint8).reshape(height, width, 3)


def pixels(file: bytes) -> Tuple[bytearray, int, int]:
    """Red, green and blue of each pixel of a PNG that is not interlaced, its width and its height."""
    chunks = _chunks(file)
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", chunks["IHDR"])
    if interlaced or depth > 8:
        raise ValueError("only PNG files of at most 8 bits that are not interlaced can be read")
    bits = depth * _CHANNELS[kind]
    rows = _unfiltered(zlib.decompress(chunks["IDAT"]), (width * bits + 7) // 8, height, max(bits // 8, 1))
    samples = rows if depth == 8 else _unpacked(rows, width, height, depth)
    if kind == 3:
        return _coloured(samples, chunks["PLTE"]), width, height
    return _red_green_blue(samples, kind, 255 // ((1 << depth) - 1)), width, height


def _chunks(file: bytes) -> Dict[str, bytes]:
    """The chunks of a PNG by their names; those that come several times are joined."""
    found: Dict[str, bytes] = {}
    position = 8
    while position < len(file):
        length, name = struct.unpack_from(">I4s", file, position)
        found[name.decode()] = found.get(name.decode(), b"") + file[position + 8:position + 8 + length]
        position += 12 + length
    return found


def _unfiltered(data: bytes, stride: int, height: int, step: int) -> bytearray:
    """The rows without their filters; `step` is the bytes from one pixel to the next."""
    rows = bytearray()
    above = bytes(stride)
    for row in range(height):
        begin = row * (stride + 1)
        line = bytearray(data[begin + 1:begin + 1 + stride])
        _undo(data[begin], line, above, step)
        rows += line
        above = bytes(line)
    return rows


def _undo(filter: int, line: bytearray, above: bytes, step: int) -> None:
    if filter == 1:
        for i in range(step, len(line)):
            line[i] = (line[i] + line[i - step]) & 255
    elif filter == 2:
        for i, up in enumerate(above):
            line[i] = (line[i] + up) & 255
    elif filter == 3:
        for i, up in enumerate(above):
            line[i] = (line[i] + ((line[i - step] if i >= step else 0) + up) // 2) & 255
    elif filter == 4:
        for i, up in enumerate(above):
            left, corner = (line[i - step], above[i - step]) if i >= step else (0, 0)
            line[i] = (line[i] + _paeth(left, up, corner)) & 255


def _paeth(left: int, up: int, corner: int) -> int:
    """The nearest to left + up - corner of the three, as the PNG specification has it."""
    distances = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    return (left, up, corner)[distances.index(min(distances))]


def _unpacked(rows: bytearray, width: int, height: int, depth: int) -> bytearray:
    """A byte a sample, out of rows with several samples a byte."""
    count = 8 // depth
    stride = (width + count - 1) // count
    full = stride * count
    spread = bytearray(len(rows) * count)
    for place in range(count):
        shift, mask = 8 - depth * (place + 1), (1 << depth) - 1
        spread[place::count] = rows.translate(bytes(byte >> shift & mask for byte in range(256)))
    if full == width:
        return spread
    return bytearray().join(spread[row * full:row * full + width] for row in range(height))


def _coloured(samples: bytearray, palette: bytes) -> bytearray:
    result = bytearray(3 * len(samples))
    for channel in range(3):
        result[channel::3] = samples.translate(palette[channel::3].ljust(256, b"\0"))
    return result


def _red_green_blue(samples: bytearray, kind: int, factor: int) -> bytearray:
    """Grey as three equal bytes; what lies behind alpha is left as it is."""
    channels = _CHANNELS[kind]
    result = bytearray(3 * (len(samples) // channels))
    for channel in range(3):
        plane = samples[channel if channels > 2 else 0::channels]
        result[channel::3] = plane if factor == 1 else bytes(byte * factor for byte in plane)
    return result
