"""Pixels of frames, as the program hands them on through a pipe: one portable pixmap (PPM) after another.

A frame is a numpy array of rows, columns and three bytes; without numpy, a memoryview of the same shape,
which `numpy.asarray` and whoever else knows the buffer protocol take as it is.
"""

from typing import IO, Any, Callable, ContextManager, Generator, Iterator, Optional, Tuple


class Frames(Iterator[Any]):
    """The frames of a film, each drawn when it is asked for. Where a loop breaks off, nothing more is drawn.

        for frame in film.frames(): …
        tqdm(frames, total=frames.count)
    """

    def __init__(self, source: Callable[[], ContextManager[IO[bytes]]], count: Callable[[], int]) -> None:
        self._drawn = _drawn(source)
        self._count = count

    def __next__(self) -> Any:
        return next(self._drawn)

    @property
    def count(self) -> int:
        """The number of frames of the whole film, of which none is drawn for it."""
        return self._count()

    def close(self) -> None:
        """Ends the drawing, as the end of a loop does."""
        self._drawn.close()


def _drawn(source: Callable[[], ContextManager[IO[bytes]]]) -> Generator[Any, None, None]:
    with source() as stream:
        while True:
            pixmap = read(stream)
            if pixmap is None:
                return
            yield _array(*pixmap)


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
