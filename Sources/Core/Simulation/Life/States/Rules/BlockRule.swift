/// Margolus rules: the field is divided into blocks of 2×2 cells that change as a whole, and the
/// next generation is divided one cell further along both axes.
package struct BlockRule: Hashable, Sendable {
  /// The next state of each block: 1 for its top left cell, 2 top right, 4 bottom left, 8 bottom
  /// right.
  package let blocks: [UInt8]

  /// Creates a rule of sixteen blocks below 16; see `backgroundHolds` for those that a plane can
  /// have.
  package init(_ blocks: [UInt8]) {
    precondition(blocks.count == 16 && blocks.allSatisfy { $0 < 16 }, "sixteen blocks")
    self.blocks = blocks
  }

  /// True if an empty plane is empty again after one generation, or after two with a full one
  /// between.
  var backgroundHolds: Bool { blocks[0] == 0 || blocks[0] == 15 && blocks[15] == 0 }

  /// True if an empty plane becomes full, and a full one empty.
  var flashes: Bool { blocks[0] == 15 && blocks[15] == 0 }

  /// The next blocks in a phase, relative to an alternating background, which is full after even
  /// generations.
  func blocks(phase: Int) -> [UInt8] {
    guard flashes else { return blocks }
    return (0..<16).map { phase == 0 ? 15 - blocks[$0] : blocks[15 - $0] }
  }

  /// The rules that differ in one cell of one block's result.
  package var nearby: [BlockRule] {
    (0..<16).flatMap { block in
      (0..<4).map { cell in
        var changed = blocks
        changed[block] ^= 1 << UInt8(cell)
        return BlockRule(changed)
      }
    }
  }

  /// The canonical text.
  package var text: String { "M" + blocks.map(String.init).joined(separator: ",") }

  /// Parses the rule of a text without its grid; nil if it is not of this family.
  static func read(_ cursor: RuleCursor) throws(RuleError) -> BlockRule? {
    var cursor = cursor
    let start = cursor.column
    guard cursor.takes("M") else { return nil }
    if cursor.lowercased.hasPrefix("s,d") { cursor.skip(3) }  // MCell's prefix
    guard cursor.next?.isASCIIDigit == true else { return nil }
    var blocks: [UInt8] = []
    while true {
      blocks.append(UInt8(try cursor.number("a block", in: 0...15)))
      guard let comma = cursor.next else { break }
      guard comma == "," || comma == ";" else { throw .unexpected(comma, column: cursor.column) }
      cursor.skip()
    }
    guard blocks.count == 16 else {
      throw .listLength(blocks.count, allowed: [16], column: start)
    }
    return BlockRule(blocks)
  }
}

/// Steps blocks: even generations are divided at even columns and rows, odd ones at odd ones.
struct BlockKernel: CellKernel {
  private let blocks: [[UInt8]]
  private let flashes: Bool

  init(_ rule: BlockRule) {
    blocks = [rule.blocks(phase: 0), rule.blocks(phase: 1)]
    flashes = rule.flashes
  }

  var stateCount: Int { 2 }

  func background(phase: Int) -> UInt8 { flashes && phase == 1 ? 1 : 0 }

  var isQuiet: Bool { blocks.allSatisfy { $0[0] == 0 } }

  func step(_ tile: TileCopy, phase: Int, scratch: KernelScratch) {
    let (rules, rows) = (blocks[phase], tile.wanted.span)
    for top in stride(from: (rows.lowerBound + phase) & ~1 - phase, to: rows.upperBound, by: 2) {
      for left in stride(from: -phase, to: PaddedTile.side, by: 2) {
        let (above, below) = unsafe (
          tile.padded + PaddedTile.place(left, top), tile.padded + PaddedTile.place(left, top + 1)
        )
        let block = unsafe above[0] | above[1] << 1 | below[0] << 2 | below[1] << 3
        let next = rules[Int(block & 15)]
        for (x, y, bit) in [(0, 0, UInt8(1)), (1, 0, 2), (0, 1, 4), (1, 1, 8)] {
          let (x, y) = (left + x, top + y)
          guard x >= 0, y >= 0, x < PaddedTile.side, y < PaddedTile.side else { continue }
          unsafe tile.target[y * PaddedTile.side + x] = next & bit != 0 ? 1 : 0
        }
      }
    }
  }
}
