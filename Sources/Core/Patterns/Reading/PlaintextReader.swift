internal import TerrariumBasics

/// Reads drawings: plaintext (`.cells`), where `!` begins a comment, `.` is a dead cell and `O` a
/// live one, and texts with a rule's letters or the signs of a key.
///
/// Rows may be short, and empty lines are dead rows, except at the end and between the frames of a
/// film. Without comments, `*` is also alive. After a `!` line, Golly reads the oldest of these
/// files: digits before a cell repeat it ("23.O15.3O"), and a `*` is a command that takes no place.
struct PlaintextReader: PatternReader {
  var cursor = TextCursor()
  var builder = PatternBuilder()
  var file = PatternFile()
  private var key = DrawingKey()
  private var y = 0
  private var takesCounts = false
  private var isPaired = false
  /// The states of single bytes; nil for bytes without one.
  private var states = [UInt8?](repeating: nil, count: 256)
  /// The signs of the key that have several bytes.
  private var longSigns: [(bytes: [UInt8], state: UInt8)] = []

  /// Reads a drawing by a key.
  static func read(
    _ bytes: [UInt8], by key: DrawingKey, limits: PatternLimits = .manyStates
  ) throws(PatternError) -> PatternFile {
    var reader = Self()
    reader.cursor = TextCursor(bytes)
    reader.builder.limits = limits
    reader.key = key
    try reader.read()
    return reader.file
  }

  mutating func read() throws(PatternError) {
    let text = DrawnText(cursor, key.signs.keys.map { Array($0.utf8) })
    let (frame, meaning) = (try text.frame(key.frame), try text.meaning(states: key.states))
    file.drawing = Drawing(text: cursor.bytes, frames: frame.count, isPlain: meaning.isPlain)
    setStates(meaning)
    takesCounts = cursor.next == UInt8(ascii: "!") && !isSign(UInt8(ascii: "!"))
    var isBeforeRows = true
    while !cursor.isAtEnd {
      if let lines = frame.lines, !lines.contains(cursor.position.line) {
        cursor.skipLine()
        continue
      }
      switch cursor.next {
      case UInt8(ascii: "!")? where !isSign(UInt8(ascii: "!")): readComment()
      case UInt8(ascii: "#")? where !isSign(UInt8(ascii: "#")): readComment()
      default:
        // An empty line after text is not a row.
        let isGap = isBeforeRows && cursor.isAtLineEnd
        if !isGap || file.notes == PatternNotes() && file.generation == nil {
          try readRow()
          isBeforeRows = false
        }
      }
      cursor.skipLine()
    }
    guard !builder.isEmpty else { throw .empty }
    file.content = .cells(builder.pattern().pattern)
  }

  /// True if a byte is a sign of the key.
  private func isSign(_ byte: UInt8) -> Bool {
    key.signs[String(Unicode.Scalar(byte))] != nil
  }

  private mutating func setStates(_ meaning: DrawnText.Meaning) {
    isPaired = meaning.isPaired
    for letter in UInt8.min...UInt8.max {
      states[Int(letter)] = StateLetters.state(of: letter).map { UInt8($0) }
    }
    for dead in "., \t".utf8 { states[Int(dead)] = 0 }
    for alive in "o*".utf8 { states[Int(alive)] = 1 }
    states[Int(UInt8(ascii: "O"))] = meaning.stateOfO
    for (sign, state) in key.signs {
      let bytes = Array(sign.utf8)
      if bytes.count == 1 {
        states[Int(bytes[0])] = state
      } else {
        longSigns.append((bytes, state))
      }
    }
  }

  private mutating func readRow() throws(PatternError) {
    var x = 0
    let limit = builder.limits.side
    while !cursor.isAtLineEnd, let first = cursor.next {
      let start = cursor.position
      var count = 1
      if takesCounts, first.isDigit, !isSign(first) {
        guard first != .zero else { throw .leadingZero(at: start) }
        count = try cursor.number(limit: limit)
      }
      guard !cursor.isAtLineEnd, let byte = cursor.next else { throw .countWithoutCell(at: start) }
      let state: UInt8
      if isPaired {
        cursor.skip()
        state = try pairedState(after: byte)
      } else if let (bytes, long) = longSigns.first(where: { cursor.isExactlyAt($0.bytes) }) {
        state = long
        for _ in 1..<bytes.count { cursor.skip() }
      } else {
        count += cursor.skipRepeats()
        guard let single = states[Int(byte)] else {
          throw .unexpectedByte(byte, at: cursor.position)
        }
        state = single
        if takesCounts, byte == UInt8(ascii: "*"), !isSign(byte) { count = 0 }
      }
      guard x <= limit - count else { throw .sideTooLarge(at: start, limit: limit) }
      if state > 0, count > 0 {
        let noted = try file.note(state: Int(state), at: start, limits: builder.limits)
        try builder.add(x: x, y: y, length: count, state: noted, at: start)
      }
      cursor.skip()
      x += count
    }
    guard y < limit else { throw .sideTooLarge(at: cursor.position, limit: limit) }
    if x > 0 { builder.draw(CellRect(x: 0, y: 0, width: x, height: y + 1)) }
    y += 1
  }

  /// The state of a letter at the cursor, after its blank or prefix.
  private func pairedState(after prefix: UInt8) throws(PatternError) -> UInt8 {
    guard let letter = cursor.next, letter != UInt8(ascii: ".") else { return 0 }
    let state = StateLetters.state(of: letter, after: prefix.isBlank ? nil : prefix)
    guard let state, let byte = UInt8(exactly: state) else {
      throw .moreStates(state ?? 256, at: cursor.position)
    }
    return byte
  }

  private mutating func readComment() {
    cursor.skip()
    if file.notes.name == nil, cursor.takes("Name:") {
      file.notes.name = cursor.restOfLine()
    } else if file.notes.author == nil, cursor.takes("Author:") {
      file.notes.author = cursor.restOfLine()
    } else if file.generation == nil, cursor.takes("Generation:") {
      file.generation = UInt128(cursor.restOfLine())
    } else {
      file.notes.comments.append(cursor.restOfLine())
    }
  }
}
