/// Any rule as a table over blocks of 4×4 cells: for each of the 65,536 blocks, the 2×2 in its
/// middle one generation later.
struct BlockTable {
  private let blocks: [UInt8]

  /// No table, for kernels that need none.
  static let none = BlockTable()

  private init() { blocks = [] }

  /// The table of a rule: 16,384 looks at the rule, then two small looks a block.
  init(_ rule: RuleTable) {
    // The upper three rows of a block give the upper two cells, the lower three the lower two.
    let pairs = (0..<4096).map { rows in
      BlockTable.lives(rows, at: 0, rule) | BlockTable.lives(rows, at: 1, rule) << 1
    }
    unsafe blocks = [UInt8](unsafeUninitializedCapacity: 65536) { table, count in
      for block in 0..<65536 {
        unsafe table[block] = pairs[block & 4095] | pairs[block >> 4] << 2
      }
      count = 65536
    }
  }

  /// True if a cell in the middle of three rows of four (the first row lowest) lives next.
  private static func lives(_ rows: Int, at column: Int, _ rule: RuleTable) -> UInt8 {
    var form: UInt16 = 0
    for row in 0..<3 {
      for place in 0..<3 {
        form = form << 1 | UInt16(rows >> (row * 4 + column + place) & 1)
      }
    }
    return rule[Neighbourhood(bits: form)] ? 1 : 0
  }

  /// The next generation, right everywhere but on the rim.
  @inline(__always)
  func stepped(_ square: Square16) -> Square16 {
    unsafe blocks.withUnsafeBufferPointer { table in
      let a = unsafe BlockTable.rows(square.a, square.b, table)
      let b = unsafe BlockTable.rows(square.b, square.c, table)
      let c = unsafe BlockTable.rows(square.c, square.d, table)
      let d = unsafe BlockTable.rows(square.d, 0, table)
      // What was computed for rows 1 to 4 of a word and the next one moves down by a row.
      return Square16(
        a: a << 16, b: b << 16 | a >> 48, c: c << 16 | b >> 48, d: d << 16 | c >> 48)
    }
  }

  /// Rows 1 to 4 of eight, a generation later.
  @inline(__always)
  private static func rows(
    _ upper: UInt64, _ lower: UInt64, _ table: UnsafeBufferPointer<UInt8>
  ) -> UInt64 {
    var next: UInt64 = 0
    let straddling = upper >> 32 | lower << 32
    var column: UInt64 = 0
    while column < 14 {
      let first = unsafe table[block(upper >> column)]
      let second = unsafe table[block(straddling >> column)]
      next |= (pair(first) | pair(second) << 32) << (column + 1)
      column += 2
    }
    return next
  }

  /// The 4×4 block in the low corner of four rows.
  @inline(__always)
  private static func block(_ rows: UInt64) -> Int {
    var nibbles = rows & 0x000f_000f_000f_000f
    nibbles = (nibbles | nibbles >> 12) & 0x0000_00ff_0000_00ff
    return Int(truncatingIfNeeded: (nibbles | nibbles >> 24) & 0xffff)
  }

  /// A 2×2 as the low bits of two rows.
  @inline(__always)
  private static func pair(_ cells: UInt8) -> UInt64 {
    UInt64(cells & 3) | UInt64(cells >> 2) << 16
  }
}
