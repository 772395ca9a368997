/// A line of a macrocell file: a square of cells, told by smaller squares that came before it.
///
/// Squares are numbered from 1 in their order; 0 is an empty one of any size.
package enum MacrocellNode: Hashable, Sendable {
  /// A square of 8×8 cells: row by row from the low bit up, the left cell of a row lowest.
  case leaf(UInt64)
  /// A square of 2×2 cells in many states: a byte each, row by row from the low one up.
  case states(UInt32)
  /// A square 2^level cells wide, of four others.
  case branch(level: Int, nw: Int, ne: Int, sw: Int, se: Int)
}

/// A fault in a list of macrocell squares; all tell the number of the square.
package enum MacrocellFault: Error, Equatable {
  /// The level is none that a square of four can have here: 4 to 62, and from 2 on in many states.
  case levelOutOfRange(node: Int, level: Int)
  /// A child comes later than its parent, is the parent itself, or is not there at all.
  case childNotYetThere(node: Int, child: Int)
  /// A child is not half as wide as its parent.
  case childOfOtherLevel(node: Int, child: Int, level: Int)
}
