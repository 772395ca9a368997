import Simulation

/// Rows of bits, 64 cells a word, the first cell in the lowest bit.
struct BitField {
  let side: Int
  var rows: [[UInt64]]

  func isAlive(_ x: Int, _ y: Int) -> Bool { rows[y][x >> 6] >> UInt64(x & 63) & 1 != 0 }
}

/// The generations of a soup under B3/S23 on a torus, filled as ffmpeg's `life` source fills its.
func lifeFilm(side: Int, frames: Int) -> [BitField] {
  var random = Seed(1).stream("soup")
  var field = BitField(
    side: side,
    rows: (0..<side).map { _ in
      (0..<side / 64).map { _ in
        (0..<64).reduce(UInt64(0)) { word, bit in
          word | (random.happens(618, in: 1000) ? 1 : 0) << UInt64(bit)
        }
      }
    })
  return (0..<frames).map { _ in
    defer { field = stepped(field) }
    return field
  }
}

/// One generation: the eight neighbours' bits are added column by column in three binary digits.
private func stepped(_ field: BitField) -> BitField {
  let (side, words) = (field.side, field.side / 64)
  var next = field
  for y in 0..<side {
    let around = [field.rows[(y + side - 1) % side], field.rows[y], field.rows[(y + 1) % side]]
    for w in 0..<words {
      var (ones, twos, fours): (UInt64, UInt64, UInt64) = (0, 0, 0)
      for (i, row) in around.enumerated() {
        let here = row[w]
        let left = here << 1 | row[(w + words - 1) % words] >> 63
        let right = here >> 1 | row[(w + 1) % words] << 63
        for bits in i == 1 ? [left, right] : [left, here, right] {
          let carry = ones & bits
          ones ^= bits
          fours |= twos & carry
          twos ^= carry
        }
      }
      next.rows[y][w] = twos & ~fours & (ones | around[1][w])
    }
  }
  return next
}

/// The lines of rule 30 from one cell, a window that goes down a line each frame.
func ruleThirtyFilm(side: Int, frames: Int) -> [BitField] {
  let words = side / 64
  var line = [UInt64](repeating: 0, count: words)
  line[words / 2] = 1
  var lines: [[UInt64]] = []
  for _ in 0..<side + frames {
    lines.append(line)
    line = (0..<words).map { w in
      let left = line[w] << 1 | line[(w + words - 1) % words] >> 63
      let right = line[w] >> 1 | line[(w + 1) % words] << 63
      return left ^ (line[w] | right)
    }
  }
  return (0..<frames).map { BitField(side: side, rows: Array(lines[$0..<$0 + side])) }
}
