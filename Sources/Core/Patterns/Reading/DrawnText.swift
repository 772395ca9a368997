/// The facts of a drawing that decide how its letters and empty lines are read.
struct DrawnText {
  /// Rules with at least this many states call one of them `O`.
  static let statesWithO = 16

  /// Rows without an empty line between them.
  private struct Block {
    let firstLine: Int
    var rows = 0
    var columns = 0
    var isRectangle = true
    var size: [Int] { [columns, rows] }
  }

  private var blocks: [Block] = []
  private var emptyLines = 0
  /// True if the empty lines can be the ends of frames: there is one after each block.
  private var hasSingleGaps = true
  /// True if it begins with a comment, as files have it and frames do not.
  private let beginsWithNote: Bool
  private var hasNotes = false
  private var firstO: TextPosition?
  private var hasLetters = false
  /// True if each row is made of pairs: a blank or a prefix, and a letter or a dot.
  private var isPaired = true
  /// True if a pair would be strange in a text with a character a cell.
  private var provesPairs = false

  /// Scans a text; signs of a key have no other meaning.
  init(_ start: TextCursor, _ signs: [[UInt8]]) {
    var cursor = start
    let own = Set(signs.compactMap(\.first))
    beginsWithNote = cursor.next == UInt8(ascii: "!") && !own.contains(UInt8(ascii: "!"))
    isPaired = signs.isEmpty
    while !cursor.isAtEnd {
      let (position, start) = (cursor.position, cursor.index)
      while !cursor.isAtLineEnd { cursor.skip() }
      let row = cursor.bytes[start..<cursor.index]
      if let first = row.first {
        let isNote = first == UInt8(ascii: "!") || first == UInt8(ascii: "#")
        if isNote, !own.contains(first) {
          hasNotes = true
        } else {
          addRow(row, at: position, own)
        }
      } else {
        emptyLines += 1
      }
      cursor.skipLine()
    }
  }

  private mutating func addRow(
    _ row: ArraySlice<UInt8>, at position: TextPosition, _ own: Set<UInt8>
  ) {
    if blocks.isEmpty || emptyLines > 0 {
      if emptyLines != (blocks.isEmpty ? 0 : 1) { hasSingleGaps = false }
      blocks.append(Block(firstLine: position.line))
      emptyLines = 0
    }
    // Continuing bytes of UTF-8 are not characters.
    let columns = row.count { $0 & 0xc0 != 0x80 }
    var block = blocks.removeLast()
    block.isRectangle = block.rows == 0 || block.isRectangle && block.columns == columns
    (block.rows, block.columns) = (block.rows + 1, columns)
    blocks.append(block)
    for (index, byte) in row.enumerated() where !own.contains(byte) {
      if byte == UInt8(ascii: "O") {
        firstO = firstO ?? TextPosition(line: position.line, column: index + 1)
      } else if StateLetters.state(of: byte) != nil || StateLetters.isPrefix(byte) {
        hasLetters = true
      }
    }
    if isPaired { checkPairs(row) }
  }

  private mutating func checkPairs(_ row: ArraySlice<UInt8>) {
    isPaired = row.count.isMultiple(of: 2)
    var index = row.startIndex
    while isPaired, index < row.endIndex {
      let (prefix, letter) = (row[index], row[index + 1])
      let (isBlank, isDot) = (prefix == UInt8(ascii: " "), letter == UInt8(ascii: "."))
      isPaired =
        isBlank
        ? isDot || StateLetters.state(of: letter) != nil
        : StateLetters.isPrefix(prefix) && StateLetters.state(of: letter) != nil
      provesPairs = provesPairs || isDot || !isBlank
      index += 2
    }
  }
}

extension DrawnText {
  /// The meaning of the letters of a drawing.
  struct Meaning {
    /// True if each cell has two characters.
    var isPaired: Bool
    /// The state of `O`.
    var stateOfO: UInt8
    /// True if any rule of few states gives the same.
    var isPlain: Bool
  }

  /// The meaning of the letters under a rule of a number of states; nil if that is unknown.
  ///
  /// `O` is a live cell in a drawing without other letters, and one of 24 live states beside them.
  func meaning(states: Int?) throws(PatternError) -> Meaning {
    let hasO = states.map { $0 >= Self.statesWithO } ?? false
    let pairs = isPaired && !blocks.isEmpty && (provesPairs || hasO || states == nil && hasLetters)
    let isLetter = hasLetters || pairs && provesPairs
    let mayBeEither = pairs || states ?? 0 <= 25
    if hasO, !isLetter, !beginsWithNote || pairs, mayBeEither, let firstO {
      throw .ambiguousLetter(at: firstO)
    }
    return Meaning(
      isPaired: pairs, stateOfO: isLetter ? 15 : 1, isPlain: !isPaired || provesPairs)
  }

  /// The lines of a frame, and the number of frames; the text as a whole has one.
  ///
  /// A film in letters has blocks of one size, of at least two rows, with an empty line between
  /// them. In other drawings an empty line is a row of dead cells.
  func frame(_ number: Int?) throws(PatternError) -> (lines: ClosedRange<Int>?, count: Int) {
    let couldBeFilm =
      blocks.count > 1 && hasSingleGaps && !hasNotes
      && blocks.allSatisfy { $0.rows > 1 && $0.isRectangle }
    guard let first = blocks.first, number != nil || couldBeFilm else { return (nil, 1) }
    if number == nil, let other = blocks.first(where: { $0.size != first.size }) {
      throw .ambiguousLine(at: TextPosition(line: other.firstLine - 1, column: 1))
    }
    let number = number ?? 0
    guard blocks.indices.contains(number) else {
      throw .noSuchFrame(number, count: blocks.count)
    }
    let block = blocks[number]
    return (block.firstLine...block.firstLine + block.rows - 1, blocks.count)
  }
}
