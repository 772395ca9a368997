/// A row of a film's table: the tick and the census of a frame, or a row of the world's own table.
///
/// ```swift
/// for try await row in Film(.sea(), frames: 100).rows() {
///   print(row.tick, row["penguins"]?.number ?? 0)
/// }
/// ```
public struct Row: Hashable, Sendable {
  /// A value of a row.
  public enum Value: Hashable, Sendable {
    /// A whole number, such as a count of cells.
    case number(Int128)
    /// A number with a fraction.
    case decimal(Double)
    /// Anything else: titles, names, paths and strings of cells, even if they look like numbers,
    /// and numbers in another notation than in tables, such as 007.
    case text(String)

    /// The value as a whole number; nil if it is none, or too large.
    public var number: Int? {
      if case .number(let number) = self { Int(exactly: number) } else { nil }
    }
  }

  /// The names of the columns.
  public let columns: [String]

  /// A value for each column.
  public let values: [Value]

  /// The value of a column; nil if there is none with that name.
  public subscript(column: String) -> Value? { columns.firstIndex(of: column).map { values[$0] } }

  /// The tick of the frame; 0 in tables without ticks.
  public var tick: Int { self["tick"]?.number ?? 0 }
}

extension Row: CustomStringConvertible {
  /// The columns and their values, such as `tick: 3, penguins: 20, orcas: 5`.
  public var description: String {
    zip(columns, values).map { "\($0): \($1)" }.joined(separator: ", ")
  }
}

extension Row.Value: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .text(let text): text
    }
  }
}

extension Row.Value {
  /// Parses a field of a table. Varying settings may look like a number, such as a start of 010:
  /// only text that a number would be written as is a number.
  init(written text: String) {
    if let number = Int128(text), String(number) == text {
      self = .number(number)
    } else if let number = Double(text), number.isFinite, "\(number)" == text {
      self = .decimal(number)
    } else {
      self = .text(text)
    }
  }
}
