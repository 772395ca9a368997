internal import TerrariumBasics

/// Reads run length encoding, as Golly and LifeViewer do.
///
/// A count and its cell must be adjacent; line breaks are allowed anywhere else. Comments (`#`) may
/// be between the lines, and any text after the `!`.
struct RLEReader: PatternReader {
  var cursor = TextCursor()
  var builder = PatternBuilder()
  var file = PatternFile()
  private var x = 0
  private var y = 0
  private var isInData = false
  /// The size of the drawn data.
  private var covered = GridSize(columns: 0, rows: 0)
  /// The number of bytes of text after the data, and the most that are kept.
  private var textBytes = 0
  private static let mostText = 1 << 16

  mutating func read() throws(PatternError) {
    var isFinished = false
    var hasHeader = false
    builder.reserve(forBytes: cursor.bytes.count)
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      if cursor.next == UInt8(ascii: "#") {
        try readComment()
      } else if cursor.isAt("@RULE ") || cursor.isAt("\u{feff}@RULE ") {
        // The rest is a rule file.
        file.ruleFile = String(decoding: cursor.bytes[cursor.index...], as: UTF8.self)
        break
      } else if isFinished {
        readText()
      } else if !isInData, !hasHeader, RLEHeader.starts(at: cursor) {
        let header = try RLEHeader(reading: &cursor, limit: builder.limits.side)
        builder.draw(CellRect(x: 0, y: 0, width: header.columns, height: header.rows))
        file.declared = GridSize(columns: header.columns, rows: header.rows)
        file.rule = header.rule ?? file.rule
        hasHeader = true
      } else {
        isFinished = try readData()
        if isFinished {
          cursor.skip()
          readText()
        }
      }
      cursor.skipLine()
    }
    guard hasHeader || isInData else { throw .empty }
    if x > 0 { endRow(lines: 1) }
    file.covered = covered
    file.content = .cells(builder.pattern().pattern)
  }
}

// MARK: - Data

extension RLEReader {
  /// Reads the data of a line; returns true if they ended with `!`.
  private mutating func readData() throws(PatternError) -> Bool {
    while true {
      readPlainTokens()
      guard !cursor.isAtLineEnd, let byte = cursor.next else { return false }
      if byte.isBlank {
        cursor.skip()
        continue
      }
      isInData = true
      if byte == UInt8(ascii: "!") { return true }
      try readToken()
    }
  }

  /// The meaning of a byte: a state, or one of the constants below.
  private static let plain: [UInt8] = {
    var table = [UInt8](repeating: other, count: 256)
    for byte in UInt8(ascii: "A")...UInt8(ascii: "X") {
      table[Int(byte)] = byte - UInt8(ascii: "A") + 1
    }
    for byte in "b.".utf8 { table[Int(byte)] = 0 }
    table[Int(UInt8(ascii: "o"))] = 1
    table[Int(UInt8(ascii: "$"))] = rowEnd
    for byte in "\r\n".utf8 { table[Int(byte)] = lineEnd }
    for byte in "0123456789".utf8 { table[Int(byte)] = digit }
    return table
  }()
  private static var rowEnd: UInt8 { 0xfc }
  private static var lineEnd: UInt8 { 0xfd }
  private static var digit: UInt8 { 0xfe }
  private static var other: UInt8 { 0xff }

  /// Reads plain tokens across line ends: cells in a state met before, or row ends. All others, and
  /// those beyond a limit, are left to `readToken`.
  private mutating func readPlainTokens() {
    let (text, table) = (cursor.bytes, Self.plain)
    let (bytes, meanings) = (text.span, table.span)
    let limit = builder.limits.side
    let highest = UInt8(min(max(1, file.highestState?.state ?? 1), 24))
    var start = cursor.index
    var (lines, lineStart) = (0, 0)
    // The last byte may be a count without cells.
    tokens: while start < bytes.count - 1 {
      var (index, count) = (start, 1)
      var meaning = meanings[Int(bytes[index])]
      if meaning == Self.digit {
        count = Int(bytes[index] - .zero)
        guard count > 0 else { break }
        index += 1
        meaning = meanings[Int(bytes[index])]
        while meaning == Self.digit {
          count = count * 10 + Int(bytes[index] - .zero)
          index += 1
          guard index < bytes.count, count <= limit else { break tokens }
          meaning = meanings[Int(bytes[index])]
        }
      }
      if meaning <= highest {
        guard x <= limit - count,
          meaning == 0 || builder.takes(x: x, y: y, length: count, state: meaning)
        else { break }
        x += count
      } else if meaning == Self.rowEnd {
        guard y <= limit - count else { break }
        endRow(lines: count)
      } else {
        // The next line may begin with anything but a token.
        guard meaning == Self.lineEnd, index == start,
          let next = Self.lineStart(after: index, in: bytes),
          meanings[Int(bytes[next])] != Self.other
        else { break }
        start = next
        lineStart = next
        lines += 1
        continue
      }
      start = index + 1
      isInData = true
    }
    cursor.go(to: start, lines: lines, lineStart: lineStart)
  }

  /// The byte after the end of a line; nil if there is none.
  private static func lineStart(after index: Int, in bytes: Span<UInt8>) -> Int? {
    let isPair =
      bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
    let start = index + (isPair ? 2 : 1)
    return start < bytes.count ? start : nil
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

  /// Adds the row so far and the empty rows after it to the box.
  private mutating func endRow(lines: Int) {
    builder.draw(CellRect(x: 0, y: 0, width: x, height: y + lines))
    if x > 0 { covered = GridSize(columns: max(covered.columns, x), rows: y + 1) }
    x = 0
    y += lines
  }

  /// Reads the state after a count.
  private mutating func readState(after start: TextPosition) throws(PatternError) -> UInt8 {
    let position = cursor.position
    guard let byte = cursor.next else { throw .countWithoutCell(at: start) }
    switch byte {
    case _ where Self.plain[Int(byte)] <= 24:
      cursor.skip()
      let state = Int(Self.plain[Int(byte)])
      return try file.note(state: state, at: position, limits: builder.limits)
    case UInt8(ascii: "p")...UInt8(ascii: "y"):
      cursor.skip()
      guard let letter = cursor.next, let state = StateLetters.state(of: letter, after: byte) else {
        return 1  // Mark Niemiec's files mark some live cells so.
      }
      cursor.skip()
      return try file.note(state: state, at: position, limits: builder.limits)
    case _
    where position != start && (byte.isBlank || cursor.isAtLineEnd || byte == UInt8(ascii: "!")):
      throw .countWithoutCell(at: start)
    default: throw .unexpectedByte(byte, at: position)
    }
  }
}

// MARK: - Comments

extension RLEReader {
  private mutating func readComment() throws(PatternError) {
    if cursor.takes("#CXRLE") { return isInData ? () : readExtended() }
    let sign = cursor.lineSign(of: "NOrPRCcDd")
    guard sign != nil || !cursor.isAtLineEnd else { return }
    let place = cursor
    let text = cursor.restOfLine()
    switch sign {
    case UInt8(ascii: "N") where file.notes.name == nil: file.notes.name = text
    case UInt8(ascii: "O") where file.notes.author == nil: file.notes.author = text
    case UInt8(ascii: "r") where file.rule == nil && !text.isEmpty: file.rule = text
    case UInt8(ascii: "P"), UInt8(ascii: "R"):
      file.position = file.position ?? pair(at: place)
    default: file.notes.comments.append(text)
    }
  }

  /// Reads the rest of a line after the end as a comment.
  private mutating func readText() {
    let text = cursor.restOfLine()
    textBytes += text.utf8.count
    if !text.isEmpty, textBytes <= Self.mostText { file.notes.comments.append(text) }
  }

  /// Reads `Pos=x,y` and `Gen=n`, and skips anything else, like other programs.
  private mutating func readExtended() {
    while !cursor.isAtLineEnd {
      cursor.skipBlanks()
      if cursor.takes("Pos=") {
        file.position = pair(at: cursor)
      } else if cursor.takes("Gen=") {
        var digits = cursor
        while let byte = digits.next, byte.isDigit { digits.skip() }
        file.generation = UInt128(
          String(decoding: cursor.bytes[cursor.index..<digits.index], as: UTF8.self))
      }
      while let byte = cursor.next, !byte.isBlank, !cursor.isAtLineEnd { cursor.skip() }
    }
  }

  private static let furthest = 1 << 59

  /// Two numbers with spaces or a comma between them; nil for anything else. A number with too many
  /// digits becomes the largest allowed one of the same parity.
  private func pair(at cursor: TextCursor) -> Cell? {
    var cursor = cursor
    func coordinate() -> Int? {
      let start = cursor.index
      if let number = try? cursor.signedNumber(limit: Self.furthest) { return number }
      let letters = cursor.bytes[start..<cursor.index]
      guard let last = letters.last, last.isDigit else { return nil }
      return (Self.furthest | Int(last & 1)) * (letters.first == UInt8(ascii: "-") ? -1 : 1)
    }
    cursor.skipBlanks()
    guard let x = coordinate() else { return nil }
    while let byte = cursor.next, byte.isBlank || byte == UInt8(ascii: ",") { cursor.skip() }
    guard let y = coordinate() else { return nil }
    return Cell(x, y)
  }
}
