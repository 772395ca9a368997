internal import Basics

/// Reads the files of MCell: `#MCell`, then lines that begin with `#` and a word.
struct MCLReader: PatternReader {
  var cursor = TextCursor()
  var builder = FigureBuilder()
  var pattern = Pattern()
  private var game = ""
  private var board: GridSize?
  private var wraps = false
  private var x = 0
  private var y = 0

  mutating func read() throws(PatternError) {
    while !cursor.isAtEnd {
      if cursor.next == UInt8(ascii: "#") {
        try readLine()
      }
      cursor.skipLine()
    }
    finish()
  }

  /// The rule in the notation of pattern files, and the place of the live cells.
  private mutating func finish() {
    let (figure, _) = builder.figure()
    let box = figure.liveBox ?? CellRect(GridSize(columns: 0, rows: 0))
    pattern.content = .figure(figure.cropped())
    guard let rule = pattern.rule, !rule.contains(":"), let board else { return }
    pattern.rule = "\(rule):\(wraps ? "T" : "P")\(board.columns),\(board.rows)"
    pattern.position = Cell(
      (board.columns + 1 - box.width) / 2 - board.columns / 2,
      (board.rows + 1 - box.height) / 2 - board.rows / 2)
  }

  private mutating func readLine() throws(PatternError) {
    let start = cursor
    cursor.skip()
    if cursor.isAt("L ") || cursor.isAt("N ") || cursor.isAt("L\r") {
      let isData = cursor.isAt("L")
      cursor.skip()
      cursor.skipBlanks()
      if isData { try readData() }
    } else if let rule = value(of: "GOLLY") {
      pattern.rule = rule
    } else if let rule = value(of: "RULE") {
      // A rule of numbers alone may go on over lines, and is known by its name only.
      if pattern.rule == nil, game != "rules table" { pattern.rule = rule }
    } else if let name = value(of: "GAME") {
      game = name.lowercased()
    } else if let word = value(of: "WRAP") {
      wraps = word != "0"
    } else if value(of: "BOARD", isTaken: false) != nil {
      for _ in 0..<5 { cursor.skip() }
      cursor.skipBlanks()
      let columns = try cursor.number(limit: builder.limits.side)
      cursor.skip()
      board = GridSize(columns: columns, rows: try cursor.number(limit: builder.limits.side))
    } else if let comment = value(of: "D") {
      if !comment.isEmpty { pattern.comments.append(comment) }
    } else {
      cursor = start
    }
  }

  /// The rest of a line that begins with a word.
  private mutating func value(of word: String, isTaken: Bool = true) -> String? {
    guard cursor.isAt(word) else { return nil }
    var after = cursor
    for _ in 0..<word.utf8.count { after.skip() }
    guard after.isAtLineEnd || after.next?.isBlank == true else { return nil }
    guard isTaken else { return "" }
    cursor = after
    cursor.skipBlanks()
    return cursor.restOfLine()
  }

  private mutating func readData() throws(PatternError) {
    while !cursor.isAtLineEnd, let byte = cursor.next {
      if byte.isBlank {
        cursor.skip()
        continue
      }
      let start = cursor.position
      let limit = builder.limits.side
      var count = 1
      if byte.isDigit { count = try cursor.number(limit: limit) }
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

  /// The state of a letter, or of two: `a` to `j` count 24 each.
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
    return try pattern.note(state: state, at: start, limits: builder.limits)
  }
}
