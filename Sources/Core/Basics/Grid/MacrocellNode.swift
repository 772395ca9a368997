/// A node of a macrocell file: a square of cells, made of smaller squares before it.
///
/// Nodes are numbered from 1 in file order; 0 is an empty square of any size.
package enum MacrocellNode: Hashable, Sendable {
  /// A square of 8×8 cells: row by row from the lowest bit, the left cell of a row lowest.
  case leaf(UInt64)
  /// A square of 2×2 cells of many states: one byte each, row by row from the lowest byte.
  case states(UInt32)
  /// A square 2^level cells wide, made of four others.
  case branch(level: Int, nw: Int, ne: Int, sw: Int, se: Int)
}

/// A fault in a list of macrocell nodes, with the number of the node.
package enum MacrocellFault: Error, Equatable {
  /// The level is out of range: it must be 4 to 62, or 2 to 62 with many states.
  case levelOutOfRange(node: Int, level: Int)
  /// A child comes after its parent, is the parent itself, or does not exist.
  case childNotYetThere(node: Int, child: Int)
  /// A child is not half as wide as its parent.
  case childOfOtherLevel(node: Int, child: Int, level: Int)
}
