internal import Basics

/// Reads run length encoding, as Golly and LifeViewer do.
///
/// A count and what it counts stand together; anything else may be spread over lines as the writer
/// liked. Comments (`#`) may stand between the lines, and anything after the `!`.
struct RLEReader: PatternReader {
  private var cursor: TextCursor
  private var builder: FigureBuilder
  private(set) var pattern = Pattern(emptyOf: .rle)
  private var x = 0
  private var y = 0
  private var isInData = false
  /// The columns and rows that the data have drawn.
  private var covered = GridSize(columns: 0, rows: 0)

  init(_ cursor: TextCursor, _ builder: FigureBuilder) {
    self.cursor = cursor
    self.builder = builder
  }

  mutating func read() throws(PatternError) {
    var isFinished = false
    var hasHeader = false
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: "#") {
        try readComment()
      } else if cursor.isAt("@RULE ") {
        readRuleFile()
        continue
      } else if isFinished {
        // Whatever else follows the end is no data.
      } else if !isInData, !hasHeader, RLEHeader.starts(at: cursor) {
        try readHeader()
        hasHeader = true
      } else {
        isFinished = try readData()
      }
      cursor.skipLine()
    }
    guard hasHeader || isInData else { throw .empty }
    finish()
  }

  private mutating func readHeader() throws(PatternError) {
    let header = try RLEHeader(reading: &cursor, limit: builder.limits.side)
    builder.draw(CellRect(x: 0, y: 0, width: header.columns, height: header.rows))
    if let rule = header.rule {
      pattern.rule = rule
      pattern.rulePosition = header.rulePosition
    }
  }

  private mutating func finish() {
    if x > 0 { endRow(lines: 1) }
    pattern.covered = covered
    pattern.content = .figure(builder.figure().figure)
  }
}

// MARK: - Data

extension RLEReader {
  /// Reads the data of a line; whether they ended with `!`.
  private mutating func readData() throws(PatternError) -> Bool {
    while !cursor.isAtLineEnd, let byte = cursor.next {
      if byte.isBlank {
        cursor.skip()
        continue
      }
      isInData = true
      if byte == UInt8(ascii: "!") { return true }
      try readToken()
    }
    return false
  }

  private mutating func readToken() throws(PatternError) {
    let start = cursor.position
    let limit = builder.limits.side
    var count = 1
    if let byte = cursor.next, byte.isDigit {
      guard byte != .zero else { throw .leadingZero(at: start) }
      count = try cursor.number(limit: limit)
    }
    if cursor.next == UInt8(ascii: "$") {
      cursor.skip()
      guard y <= limit - count else { throw .sideTooLarge(at: start, limit: limit) }
      endRow(lines: count)
      return
    }
    let state = try readState(after: start)
    guard x <= limit - count else { throw .sideTooLarge(at: start, limit: limit) }
    if state > 0 { try builder.add(x: x, y: y, length: count, state: state, at: start) }
    x += count
  }

  /// The row so far is part of the drawing, and so are the empty ones that follow it.
  private mutating func endRow(lines: Int) {
    builder.draw(CellRect(x: 0, y: 0, width: x, height: y + lines))
    if x > 0 { covered = GridSize(columns: max(covered.columns, x), rows: y + 1) }
    x = 0
    y += lines
  }

  /// Reads what a count counts: the state of the cells.
  private mutating func readState(after start: TextPosition) throws(PatternError) -> UInt8 {
    let position = cursor.position
    guard let byte = cursor.next else { throw .countWithoutCell(at: start) }
    switch byte {
    case UInt8(ascii: "b"), UInt8(ascii: "."):
      cursor.skip()
      return 0
    case UInt8(ascii: "o"), UInt8(ascii: "A"):
      cursor.skip()
      return 1
    case UInt8(ascii: "B")...UInt8(ascii: "X"):
      cursor.skip()
      return try checked(Int(byte - UInt8(ascii: "A")) + 1, at: position)
    case UInt8(ascii: "p")...UInt8(ascii: "y"):
      cursor.skip()
      guard let letter = cursor.next, UInt8(ascii: "A")...UInt8(ascii: "X") ~= letter else {
        return 1  // Mark Niemiec's files mark some living cells so.
      }
      let prefix = Int(byte - UInt8(ascii: "p")) + 1
      cursor.skip()
      return try checked(prefix * 24 + Int(letter - UInt8(ascii: "A")) + 1, at: position)
    case _
    where position != start && (byte.isBlank || cursor.isAtLineEnd || byte == UInt8(ascii: "!")):
      throw .countWithoutCell(at: start)
    default:
      throw .unexpectedByte(byte, at: position)
    }
  }
}

extension RLEReader {
  /// A state that may be read at all.
  private mutating func checked(
    _ state: Int, at position: TextPosition
  ) throws(PatternError) -> UInt8 {
    guard state < builder.limits.states, let byte = UInt8(exactly: state) else {
      throw .moreStates(state, at: position)
    }
    if state > 1, state > pattern.highestState?.state ?? 0 {
      pattern.highestState = .init(state: state, position: position)
    }
    return byte
  }

  /// Takes what is left as a rule file.
  private mutating func readRuleFile() {
    let rest = cursor.bytes[cursor.index...]
    pattern.ruleFile = String(decoding: rest, as: UTF8.self)
    while !cursor.isAtEnd { cursor.skipLine() }
  }
}

// MARK: - Comments

extension RLEReader {
  private mutating func readComment() throws(PatternError) {
    if cursor.isAt("#CXRLE") {
      for _ in 0..<6 { cursor.skip() }
      return isInData ? () : readExtended()
    }
    cursor.skip()
    guard !cursor.isAtLineEnd, let letter = cursor.next else { return }
    cursor.skip()
    let place = cursor
    let text = cursor.restOfLine()
    switch letter {
    case UInt8(ascii: "N") where pattern.name == nil: pattern.name = text
    case UInt8(ascii: "O") where pattern.author == nil: pattern.author = text
    case UInt8(ascii: "r") where pattern.rule == nil && !text.isEmpty:
      var place = place
      place.skipBlanks()
      pattern.rule = text
      pattern.rulePosition = place.position
    case UInt8(ascii: "P"), UInt8(ascii: "R"):
      pattern.position = pattern.position ?? pair(at: place, limit: builder.limits.side)
    default: pattern.comments.append(text)
    }
  }

  /// Reads `Pos=x,y` and `Gen=n`; what is not of that form is passed over, as everywhere.
  private mutating func readExtended() {
    while !cursor.isAtLineEnd {
      cursor.skipBlanks()
      if cursor.isAt("Pos=") {
        for _ in 0..<4 { cursor.skip() }
        pattern.position = pair(at: cursor, limit: builder.limits.side)
      } else if cursor.isAt("Gen=") {
        for _ in 0..<4 { cursor.skip() }
        var digits = cursor
        while let byte = digits.next, byte.isDigit { digits.skip() }
        pattern.generation = UInt128(
          String(decoding: cursor.bytes[cursor.index..<digits.index], as: UTF8.self))
      }
      while let byte = cursor.next, !byte.isBlank, !cursor.isAtLineEnd { cursor.skip() }
    }
  }

  /// Two numbers with blanks or a comma between them; nil where there is something else.
  private func pair(at cursor: TextCursor, limit: Int) -> Cell? {
    var cursor = cursor
    cursor.skipBlanks()
    guard let x = try? cursor.signedNumber(limit: limit) else { return nil }
    while let byte = cursor.next, byte.isBlank || byte == UInt8(ascii: ",") { cursor.skip() }
    guard let y = try? cursor.signedNumber(limit: limit) else { return nil }
    return Cell(x, y)
  }
}
