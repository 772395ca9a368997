"""Pixels of frames, as the program hands them on through a pipe: one portable pixmap (PPM) after another.

A frame is a numpy array of rows, columns and three bytes; without numpy, a memoryview of the same shape,
which `numpy.asarray` and whoever else knows the buffer protocol take as it is.
"""

from collections.abc import Sequence
from typing import IO, Any, Callable, ContextManager, Iterator, List, Optional, Tuple


class Frames(Sequence):  # type: ignore[type-arg]
    """The frames of a film.

    A loop over them draws each when it comes to it, and stops drawing where it breaks off. Their number, one of
    them by its index, a slice and an array need the whole film, which is then kept.
    """

    def __init__(self, source: Callable[[], ContextManager[IO[bytes]]], whole: Optional[List[Any]] = None) -> None:
        self._source = source
        self._whole = whole

    def __iter__(self) -> Iterator[Any]:
        if self._whole is not None:
            yield from self._whole
            return
        with self._source() as stream:
            while True:
                pixmap = read(stream)
                if pixmap is None:
                    return
                yield _array(*pixmap)

    def __len__(self) -> int:
        return len(self._all())

    def __getitem__(self, index: Any) -> Any:
        found = self._all()[index]
        return Frames(self._source, found) if isinstance(index, slice) else found

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        """All frames in one array: frames, rows, columns, colours."""
        import numpy
        if copy is False:
            raise ValueError("frames are drawn when they are asked for; only a copy is an array of them")
        return numpy.array(self._all(), dtype or numpy.uint8)

    def __repr__(self) -> str:
        return "<frames of a film>" if self._whole is None else f"<{len(self)} frames>"

    def _all(self) -> List[Any]:
        if self._whole is None:
            # Not list(self), which asks for the number of frames first.
            self._whole = [frame for frame in self]
        return self._whole


def read(stream: IO[bytes]) -> Optional[Tuple[bytearray, int, int]]:
    """The pixels, width and height of the next pixmap of a stream; None at its end."""
    if not stream.readline():
        return None
    width, height = map(int, stream.readline().split())
    stream.readline()
    pixels = bytearray(3 * width * height)
    if stream.readinto(pixels) != len(pixels):  # type: ignore[attr-defined]
        raise EOFError("the film ends in the middle of a frame")
    return pixels, width, height


def _array(data: bytearray, width: int, height: int) -> Any:
    try:
        import numpy
    except ImportError:
        return memoryview(data).cast("B", (height, width, 3))
    return numpy.frombuffer(data, numpy.uint8).reshape(height, width, 3)
