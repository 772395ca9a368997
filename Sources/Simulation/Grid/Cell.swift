/// A place on a grid, counted from the top left, from 0. On the plane both may be negative.
public struct Cell: Hashable, Sendable {
  public var x: Int
  public var y: Int

  /// A cell at a column and a row.
  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

extension Cell: CustomStringConvertible {
  public var description: String { "[\(x), \(y)]" }
}
