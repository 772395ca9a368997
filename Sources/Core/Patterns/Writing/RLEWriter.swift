package import TerrariumBasics

/// Writes run length encoding run by run, so that a large field needs no copy.
///
/// The output is canonical: runs of one have no count, trailing dead cells and rows are left out,
/// and lines have at most 70 bytes, broken between tokens only.
package struct RLEWriter: Sendable {
  /// The text so far; a caller may remove bytes at any time.
  package var bytes: [UInt8] = []

  /// The number of runs of live cells so far, as readers count them.
  package private(set) var runs = 0

  private var lineLength = 0
  private var x = 0
  private var y = 0
  private var pending: (count: Int, symbol: UInt16)?
  private let hasLetters: Bool

  /// Creates a writer and writes the header. In rules of more than two states, states are letters:
  /// `.` and `A` to `X`, or two of them above 24.
  package init(
    size: GridSize, rule: String = "B3/S23", comments: [String] = [], position: Cell? = nil,
    generation: UInt128? = nil, stateCount: Int = 2
  ) {
    hasLetters = stateCount > 2
    // Other programs read the place and the generation only at the top.
    if position != nil || generation != nil {
      let place = position.map { " Pos=\($0.x),\($0.y)" } ?? ""
      bytes += Array("#CXRLE\(place)\(generation.map { " Gen=\($0)" } ?? "")\n".utf8)
    }
    for comment in comments { bytes += Array("#\(comment)\n".utf8) }
    bytes += Array("x = \(size.columns), y = \(size.rows), rule = \(rule)\n".utf8)
  }

  /// Writes live cells that come after all earlier ones: row by row, from the left.
  package mutating func add(x start: Int, y row: Int, length: Int, state: UInt8 = 1) {
    if row > y {
      put(row - y, UInt16(UInt8(ascii: "$")))
      (x, y) = (0, row)
    }
    put(start - x, UInt16(UInt8(ascii: hasLetters ? "." : "b")))
    let symbol = symbol(of: state)
    if pending?.symbol != symbol { runs += 1 }
    put(length, symbol)
    x = start + length
  }

  /// Writes the end of the pattern.
  package mutating func finish() {
    flush()
    breakLine(before: 1)
    bytes += [UInt8(ascii: "!"), .lineFeed]
  }

  /// The letter of a state, with the prefix letter in the high byte.
  private func symbol(of state: UInt8) -> UInt16 {
    guard hasLetters else { return UInt16(UInt8(ascii: "o")) }
    let (prefix, letter) = StateLetters.characters(of: state)
    return UInt16(prefix ?? 0) << 8 | UInt16(letter)
  }

  /// Collects equal symbols, so that touching row ends are counted together.
  private mutating func put(_ count: Int, _ symbol: UInt16) {
    guard count > 0 else { return }
    if let last = pending, last.symbol == symbol {
      pending = (last.count + count, symbol)
    } else {
      flush()
      pending = (count, symbol)
    }
  }

  private mutating func flush() {
    guard let (count, symbol) = pending else { return }
    var digits = 0
    var power = 1
    while power <= count {
      digits += 1
      power *= 10
    }
    let letters = symbol > 0xff ? 2 : 1
    breakLine(before: count == 1 ? letters : digits + letters)
    while count > 1, power > 1 {
      power /= 10
      bytes.append(.zero + UInt8(count / power % 10))
    }
    if letters == 2 { bytes.append(UInt8(truncatingIfNeeded: symbol >> 8)) }
    bytes.append(UInt8(truncatingIfNeeded: symbol))
    pending = nil
  }

  /// Begins a new line if a token would make the current one too long.
  private mutating func breakLine(before tokenLength: Int) {
    if lineLength + tokenLength > 70 {
      bytes.append(.lineFeed)
      lineLength = 0
    }
    lineLength += tokenLength
  }
}

extension Pattern {
  /// Returns the pattern as an RLE file. Comments are lines with their letters, such as `N Glider`;
  /// the text of a rule file follows the cells. The header may have another size than the pattern,
  /// which a bounded grid places it by.
  package func rle(
    header: GridSize? = nil, rule: String = "B3/S23", comments: [String] = [],
    position: Cell? = nil, generation: UInt128? = nil, stateCount: Int = 2, ruleFile: String? = nil
  ) -> [UInt8] {
    var writer = RLEWriter(
      size: header ?? size, rule: rule, comments: comments, position: position,
      generation: generation, stateCount: max(stateCount, Int(highestState) + 1))
    for run in runs { writer.add(x: run.x, y: run.y, length: run.length, state: run.state) }
    writer.finish()
    writer.bytes += Array((ruleFile ?? "").utf8)
    if writer.bytes.last != .lineFeed { writer.bytes.append(.lineFeed) }
    return writer.bytes
  }

  /// The cells in one line without a header: `bob$2bo$3o!`.
  package var rleBody: String {
    var writer = RLEWriter(size: size, stateCount: Int(highestState) + 1)
    writer.bytes = []
    for run in runs { writer.add(x: run.x, y: run.y, length: run.length, state: run.state) }
    writer.finish()
    return String(decoding: writer.bytes.filter { $0 != .lineFeed }, as: UTF8.self)
  }
}
