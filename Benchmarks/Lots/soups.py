"""Soups of Conway's Life in Python, a row of cells a number: soups.py SIDE TICKS RUNS prints how many cells live at each end.

The peer of tables of many runs, which no other program here makes.
"""

import random
import sys


def next_rows(rows, side):
    """The next generation on a torus."""
    mask = (1 << side) - 1
    sums = []
    for row in rows:
        left, right = (row << 1 | row >> side - 1) & mask, row >> 1 | row << side - 1 & mask
        sums.append((left ^ right ^ row, left & right | row & (left ^ right)))
    result = []
    for y, row in enumerate(rows):
        (a, a2), (b, b2), (c, c2) = sums[y - 1], sums[y], sums[(y + 1) % side]
        ones = a ^ b ^ c
        carry = a & b | c & (a ^ b)
        # The cell itself is counted: three of nine, or four where it lives.
        twos = a2 ^ b2 ^ c2 ^ carry
        fours = a2 & b2 | c2 & (a2 ^ b2) | carry & (a2 ^ b2 ^ c2)
        many = a2 & b2 & c2 & carry
        three = ones & twos & ~fours
        four = ~ones & ~twos & fours & ~many
        result.append((three | four & row) & mask)
    return result


def main():
    side, ticks, runs = map(int, sys.argv[1:])
    for seed in range(runs):
        dice = random.Random(seed)
        rows = [dice.getrandbits(side) for _ in range(side)]
        for _ in range(ticks):
            rows = next_rows(rows, side)
        print(sum(row.bit_count() for row in rows))


main()
