/// The MAP notation: all answers of a table as the bits of base64 digits. The answers are in
/// numerical order of the neighbourhoods, with the north-western cell as the highest bit.
enum MapNotation {
  /// The order of the bits of a hexagonal neighbourhood. Golly and LifeViewer have two of them, so
  /// the same 22 digits are two rules.
  enum HexagonOrder {
    /// The order of rules of two states: S, SE, W, the cell, E, NW, N.
    case fromSouth
    /// The order of all others: NW, N, W, the cell, E, S, SE.
    case byRows
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// The value of a digit.
  static func value(of digit: Character) -> Int? { digits.firstIndex(of: digit) }

  /// The number of digits of a table that looks no further than a reach; a full table has 86.
  private static func length(in reach: Reach) -> Int { (1 << (reach.count + 1) + 5) / 6 }

  /// The reach of a number of digits.
  static func reach(digits: Int) -> Reach? {
    Reach.allCases.first { length(in: $0) == digits }
  }

  /// The possible numbers of digits.
  static let lengths = Reach.allCases.map(length)

  /// The places of a reach, including the cell, starting with the highest bit.
  private static func places(of reach: Reach, _ order: HexagonOrder) -> [UInt16] {
    if reach == .hexagonal, order == .fromSouth { return [1, 0, 5, 4, 3, 8, 7] }
    return (0..<UInt16(9)).reversed().filter { (reach.mask | 16) >> $0 & 1 != 0 }
  }

  /// The index of a neighbourhood among those of a reach.
  private static func number(of bits: UInt16, by places: [UInt16]) -> Int {
    places.reduce(0) { $0 << 1 | Int(bits >> $1 & 1) }
  }

  /// The table of as many digits as the reach needs.
  static func table(_ values: [Int], in reach: Reach, _ order: HexagonOrder) -> RuleTable {
    let places = places(of: reach, order)
    return RuleTable { around in
      let number = number(of: around.bits, by: places)
      return values[number / 6] >> (5 - number % 6) & 1 != 0
    }
  }

  /// The text of a table that looks no further than a reach.
  static func text(of table: RuleTable, in reach: Reach, _ order: HexagonOrder) -> String {
    let places = places(of: reach, order)
    var values = [Int](repeating: 0, count: length(in: reach))
    for bits in 0..<UInt16(512) where table[Neighbourhood(bits: bits)] {
      let number = number(of: bits, by: places)
      values[number / 6] |= 1 << (5 - number % 6)
    }
    return "MAP" + String(values.map { digits[$0] })
  }
}

extension RuleTable {
  /// The table in its shortest notation: counts, classes, or all its answers.
  package var text: String {
    if let (reach, counts) = countsInSomeReach { return reach.text(of: counts) }
    if let sets = classSets { return IsotropicNotation.text(of: sets) }
    return MapNotation.text(of: self, in: .moore, .fromSouth)
  }
}
