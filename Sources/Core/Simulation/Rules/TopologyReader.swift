/// Parses the grid after the colon of a rule.
struct TopologyReader {
  private var cursor: RuleCursor

  /// Parses the grid in the rest of a text; nil if it says that there is none.
  static func topology(_ cursor: RuleCursor) throws(RuleError) -> Topology? {
    var reader = TopologyReader(cursor: cursor)
    return try reader.topology()
  }

  private struct Side {
    var length = 0
    var isTwisted = false
    var shift = 0
    var isShifted = false

    var isMarked: Bool { isTwisted || isShifted }
  }

  private mutating func topology() throws(RuleError) -> Topology? {
    guard let letter = cursor.next else { return nil }
    guard
      let kind = Topology.Kind.allCases.first(where: { "\($0.rawValue)" == letter.uppercased() })
    else { throw .unknownGrid(letter, column: cursor.column) }
    cursor.skip()
    if cursor.isAtEnd { return nil }
    let start = cursor.column
    let first = try side(of: kind)
    var second = Side(length: first.length)
    if cursor.next == "," {
      if kind == .sphere { throw .unexpected(",", column: cursor.column) }
      cursor.skip()
      if !cursor.isAtEnd { second = try side(of: kind) }
    }
    try cursor.expectEnd()
    if kind != .plane, kind != .torus, first.length == 0 || second.length == 0 {
      throw .sideOutOfRange(limit: Topology.sideLimit, column: start)
    }
    if first.length == 0 && second.length == 0 { return nil }
    if first.isMarked && second.isMarked { throw .oneSeamOnly(column: start) }
    // Without a mark a Klein bottle is twisted at its left and right edges.
    let isSecond = kind == .klein ? !first.isMarked : second.isMarked
    return Topology(
      kind, columns: first.length, rows: second.length, shift: first.shift + second.shift,
      seam: isSecond ? .leftAndRight : .topAndBottom)
  }

  private mutating func side(of kind: Topology.Kind) throws(RuleError) -> Side {
    var side = Side()
    let start = cursor.column
    if let digit = cursor.next, digit.isASCIIDigit {
      side.length = try length()
    } else if let other = cursor.next, other != "," {
      throw .unexpected(other, column: start)
    }
    while let sign = cursor.next, sign != "," {
      let column = cursor.column
      switch sign {
      case "*" where kind == .klein && !side.isTwisted:
        cursor.skip()
        side.isTwisted = true
      case "+" where (kind == .klein || kind == .torus) && !side.isShifted,
        "-" where (kind == .klein || kind == .torus) && !side.isShifted:
        cursor.skip()
        side.shift = try length() * (sign == "+" ? 1 : -1)
        side.isShifted = true
      default: throw .unexpected(sign, column: column)
      }
    }
    return side
  }

  private mutating func length() throws(RuleError) -> Int {
    try cursor.number(limit: Topology.sideLimit, beyond: RuleError.sideOutOfRange)
  }
}
