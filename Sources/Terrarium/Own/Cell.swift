internal import TerrariumBasics
internal import TerrariumVocabulary

/// A cell by its column and row, counted from the top left, from 0; on a plane both may be negative.
public struct Cell: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// Creates the cell in a column and a row.
  public init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
}

/// A rectangle of cells, given by its top left cell and its numbers of columns and rows.
public struct CellRectangle: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle whose top left cell is at `x`, `y`.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Cell: CustomStringConvertible {
  public var description: String { inside.description }

  var value: SettingValue { [x.value, y.value] }

  /// The cell as a value of the modules below.
  var inside: TerrariumBasics.Cell { TerrariumBasics.Cell(x, y) }

  /// Returns the problem that the cell lies too far out; nil if it does not.
  func problem(as name: String) -> Problem? {
    guard max(x.magnitude, y.magnitude) > Limits.reach else { return nil }
    return .badValue(
      setting: name, text: "\(self)",
      expected: "one that lies at most \(Limits.reach) columns and rows away", nearest: nil)
  }
}

extension CellRectangle {
  var value: SettingValue { [x, y, width, height].map(\.value).value }

  /// The part of the rectangle in which cells can lie, as a value of the modules below.
  var inside: CellRect {
    func places(_ first: Int, _ count: Int) -> Range<Int> {
      let (end, isTooFar) = first.addingReportingOverflow(max(0, count))
      return (first..<(isTooFar ? .max : end)).clamped(to: -Limits.farReach..<Limits.farReach)
    }
    let (columns, rows) = (places(x, width), places(y, height))
    return CellRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension CellRect {
  /// The rectangle as a value of this module.
  var outside: CellRectangle { CellRectangle(x: x, y: y, width: width, height: height) }
}
