/// A cell and the eight around it, as nine bits: north-west first and highest, row by row, the
/// cell itself in the middle (16), south-east last (1).
package struct Neighbourhood: Hashable, Sendable {
  package let bits: UInt16

  /// Creates the neighbourhood of nine bits.
  package init(bits: UInt16) {
    precondition(bits < 512, "nine bits")
    self.bits = bits
  }

  /// True if the cell itself is alive.
  package var isAlive: Bool { bits & 16 != 0 }

  /// The number of live cells among the eight around it.
  package var liveNeighbours: Int { (bits & ~16).nonzeroBitCount }

  /// True if the cell at an offset is alive; `x` grows to the right, `y` downwards, both from −1 to
  /// 1.
  package subscript(x: Int, y: Int) -> Bool {
    precondition(-1...1 ~= x && -1...1 ~= y, "an offset of at most one")
    return bits >> UInt16(8 - (y + 1) * 3 - (x + 1)) & 1 != 0
  }
}
