"""Bytes of Pillow's animated WebP of the same pictures for the same times: webp.py FILM"""

import io
import sys

from PIL import Image

film = Image.open(sys.argv[1])
frames, times = [], []
for number in range(film.n_frames):
    film.seek(number)
    frames.append(film.convert("RGB"))
    times.append(film.info.get("duration", 0))
file = io.BytesIO()
frames[0].save(file, "WEBP", save_all=True, append_images=frames[1:], duration=times, loop=0,
               lossless=True, method=6)
print(len(file.getvalue()))
