internal import TerrariumBasics

/// Reads MCell files: `#MCell`, then lines that begin with `#` and a word.
struct MCLReader: PatternReader {
  var cursor = TextCursor()
  var builder = PatternBuilder()
  var file = PatternFile()
  /// The rule in the game's own notation.
  private var written: String?
  private var game = ""
  private var board: GridSize?
  private var wraps = false
  private var x = 0
  private var y = 0

  mutating func read() throws(PatternError) {
    while !cursor.isAtEnd {
      if cursor.next == UInt8(ascii: "#") { try readLine() }
      cursor.skipLine()
    }
    finish()
  }

  /// Sets the rule in the notation of pattern files, or as the game's line if there is none, and
  /// the place of the live cells.
  private mutating func finish() {
    let (pattern, _) = builder.pattern()
    let box = pattern.liveBox ?? CellRect(GridSize(columns: 0, rows: 0))
    file.content = .cells(pattern.cropped())
    let name = game.lowercased()
    // Rules of these games may look like rules of others.
    if name == "rules table" || name.hasPrefix("1-d") { written = nil }
    // The game may have no name, or be named by one word or both.
    let isLife = "standard life".hasSuffix(name)
    file.rule = file.rule ?? written ?? (isLife ? nil : "#GAME \(game)")
    let rule = file.rule ?? "B3/S23"
    guard !rule.contains(":"), let board else { return }
    let grid = ":\(wraps ? "T" : "P")\(board.columns),\(board.rows)"
    file.rule = rule + (rule.hasPrefix("#") ? "" : grid)
    file.position = Cell(
      (board.columns + 1 - box.width) / 2 - board.columns / 2,
      (board.rows + 1 - box.height) / 2 - board.rows / 2)
  }

  private mutating func readLine() throws(PatternError) {
    cursor.skip()
    if cursor.isAt("L ") {
      cursor.skip()
      try readData()
    } else if takes("GOLLY") {
      if !cursor.isAtLineEnd { file.rule = cursor.restOfLine() }
    } else if takes("RULE") {
      if written == nil, !cursor.isAtLineEnd { written = cursor.restOfLine() }
    } else if takes("GAME") {
      game = cursor.restOfLine()
    } else if takes("WRAP") {
      wraps = cursor.restOfLine() != "0"
    } else if takes("BOARD") {
      let columns = try cursor.number(limit: builder.limits.side)
      cursor.skip()
      board = GridSize(columns: columns, rows: try cursor.number(limit: builder.limits.side))
    } else if takes("D") {
      let comment = cursor.restOfLine()
      if !comment.isEmpty { file.notes.comments.append(comment) }
    }
  }

  /// Skips a word at the start of a line and the spaces after it; returns false if it is another
  /// word.
  private mutating func takes(_ word: String) -> Bool {
    var after = cursor
    guard after.takes(word), after.isAtLineEnd || after.next?.isBlank == true else { return false }
    cursor = after
    cursor.skipBlanks()
    return true
  }

  private mutating func readData() throws(PatternError) {
    while !cursor.isAtLineEnd, let byte = cursor.next {
      if byte.isBlank {
        cursor.skip()
        continue
      }
      let start = cursor.position
      let limit = builder.limits.side
      let count = byte.isDigit ? try cursor.number(limit: limit) : 1
      guard let symbol = cursor.next, !cursor.isAtLineEnd else {
        throw .countWithoutCell(at: start)
      }
      cursor.skip()
      if symbol == UInt8(ascii: "$") {
        guard y <= limit - count else { throw .sideTooLarge(at: start, limit: limit) }
        (x, y) = (0, y + count)
        continue
      }
      let state = try state(symbol, at: start)
      guard x <= limit - count else { throw .sideTooLarge(at: start, limit: limit) }
      if state > 0 { try builder.add(x: x, y: y, length: count, state: state, at: start) }
      x += count
    }
  }

  /// The state of one or two letters, where `a` to `j` count 24 each.
  private mutating func state(
    _ symbol: UInt8, at start: TextPosition
  ) throws(PatternError) -> UInt8 {
    var letter = symbol
    var state = 0
    if UInt8(ascii: "a")...UInt8(ascii: "j") ~= symbol, let next = cursor.next {
      state = Int(symbol - UInt8(ascii: "a") + 1) * 24
      letter = next
      cursor.skip()
    }
    if letter == UInt8(ascii: "."), state == 0 { return 0 }
    guard UInt8(ascii: "A")...UInt8(ascii: "X") ~= letter else {
      throw .unexpectedByte(letter, at: start)
    }
    state += Int(letter - UInt8(ascii: "A")) + 1
    return try file.note(state: state, at: start, limits: builder.limits)
  }
}
