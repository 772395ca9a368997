/// Steps a square of 16×16 cells by 1, 2 or 4 generations and gives the 8×8 in its middle.
///
/// Cells are differences from the background, so a rule is seen as two tables, one for each state
/// of the background, under both of which emptiness stays empty (`RuleTable.ofDifferences`). Rules
/// that ask only how many neighbours live are evaluated on 64 cells at a time; all others through
/// a table of 4×4 blocks. What leaks in from the rim travels a cell a generation and never reaches
/// the middle, so nothing is masked.
struct LeafKernel {
  /// For each state of the background: its next state, and the rule as logic or as a table. They
  /// lie side by side and not in an enum, whose payload every leaf would copy and count.
  private let backgrounds: (UInt8, UInt8)
  private let networks: (CountNetwork, CountNetwork)
  private let tables: (BlockTable, BlockTable)
  private let countsNeighbours: Bool

  /// The kernel of a rule.
  init(_ rule: RuleTable) {
    backgrounds = (rule.next(background: 0), rule.next(background: 1))
    let rules = (rule.ofDifferences(from: 0), rule.ofDifferences(from: 1))
    if let first = CountNetwork(rules.0), let second = CountNetwork(rules.1) {
      networks = (first, second)
      tables = (.none, .none)
      countsNeighbours = true
    } else {
      networks = (.none, .none)
      tables = (BlockTable(rules.0), BlockTable(rules.1))
      countsNeighbours = false
    }
  }

  /// The name of the kernel in reports.
  var name: String { countsNeighbours ? "counts" : "blocks" }

  /// The middle of four leaves some generations later, at most 4.
  @inline(__always)
  func middle(
    _ nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64,
    after generations: Int, background: UInt8
  ) -> UInt64 {
    var square = Square16(nw, ne, sw, se)
    var background = background
    for _ in 0..<generations {
      switch (countsNeighbours, background) {
      case (true, 0): square = networks.0.stepped(square)
      case (true, _): square = networks.1.stepped(square)
      case (false, 0): square = tables.0.stepped(square)
      case (false, _): square = tables.1.stepped(square)
      }
      background = background == 0 ? backgrounds.0 : backgrounds.1
    }
    return square.middle
  }
}

/// Sixteen rows of sixteen cells, four rows a word, the upper left cell in the lowest bit.
struct Square16 {
  var a: UInt64
  var b: UInt64
  var c: UInt64
  var d: UInt64

  /// A square of four words of four rows.
  @inline(__always)
  init(a: UInt64, b: UInt64, c: UInt64, d: UInt64) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  /// A square of four leaves.
  @inline(__always)
  init(_ nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64) {
    a = Square16.spread(nw) | Square16.spread(ne) << 8
    b = Square16.spread(nw >> 32) | Square16.spread(ne >> 32) << 8
    c = Square16.spread(sw) | Square16.spread(se) << 8
    d = Square16.spread(sw >> 32) | Square16.spread(se >> 32) << 8
  }

  /// The 8×8 in the middle.
  @inline(__always)
  var middle: UInt64 { Square16.gathered(b >> 4) | Square16.gathered(c >> 4) << 32 }

  /// Four bytes, each in the low half of a row.
  @inline(__always)
  private static func spread(_ bytes: UInt64) -> UInt64 {
    var rows = bytes & 0xffff_ffff
    rows = (rows | rows << 16) & 0x0000_ffff_0000_ffff
    return (rows | rows << 8) & 0x00ff_00ff_00ff_00ff
  }

  /// The low halves of four rows as four bytes.
  @inline(__always)
  private static func gathered(_ rows: UInt64) -> UInt64 {
    var bytes = rows & 0x00ff_00ff_00ff_00ff
    bytes = (bytes | bytes >> 8) & 0x0000_ffff_0000_ffff
    return (bytes | bytes >> 16) & 0xffff_ffff
  }
}
