"""Whether animations show the same pictures: same.py FIRST OTHER... (read by Pillow)"""

import hashlib
import sys

from PIL import Image


def pictures(path):
    film = Image.open(path)
    frames = []
    for number in range(film.n_frames):
        film.seek(number)
        pixels = hashlib.sha256(film.convert("RGB").tobytes()).digest()
        time = film.info.get("duration", 0)
        # a time too long for one frame comes in several
        if frames and frames[-1][0] == pixels:
            frames[-1][1] += time
        else:
            frames.append([pixels, time])
    return frames


first = pictures(sys.argv[1])
for path in sys.argv[2:]:
    other = pictures(path)
    if [frame[0] for frame in first] != [frame[0] for frame in other]:
        sys.exit(f"{path}: other pictures than in {sys.argv[1]}")
    if abs(sum(frame[1] for frame in first) - sum(frame[1] for frame in other)) > 10:
        sys.exit(f"{path}: another time than {sys.argv[1]}")
print(f"{len(first)} pictures are the same in {len(sys.argv) - 1} files: {sys.argv[1].split('/')[-1]}")
