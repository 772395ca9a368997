internal import TerrariumBasics

/// Reads macrocell files (`[M2]`): one node per line, each referring to four before it.
///
/// In files with more states the smallest nodes have four cells. If only states 0 and 1 occur,
/// small nodes are combined into leaves of two states.
struct MacrocellReader {
  /// The meaning of a line: a node of the tree, or a square smaller than a leaf.
  private enum Line {
    case node(Int, level: Int)
    case small(UInt64, level: Int)
  }

  private var cursor: TextCursor
  private let limits: PatternLimits
  /// True if the smallest squares hold states.
  private let hasStates: Bool
  private var lines: [Line] = []
  private var nodes: [MacrocellNode] = []
  private var file = PatternFile()

  /// Reads a text as a tree of two states, or of more if the limits and the text allow it.
  static func read(_ bytes: [UInt8], limits: PatternLimits) throws(PatternError) -> PatternFile {
    do throws(PatternError) {
      return try read(bytes, limits, hasStates: false)
    } catch .moreStates where limits.states > 2 {
      return try read(bytes, limits, hasStates: true)
    }
  }

  private static func read(
    _ bytes: [UInt8], _ limits: PatternLimits, hasStates: Bool
  ) throws(PatternError) -> PatternFile {
    var reader = MacrocellReader(cursor: TextCursor(bytes), limits: limits, hasStates: hasStates)
    try reader.read()
    return reader.file
  }

  private mutating func read() throws(PatternError) {
    cursor.skipLine()
    while !cursor.isAtEnd {
      cursor.skipBlanks()
      switch cursor.next {
      case UInt8(ascii: "#"): readComment()
      case UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "$"):
        guard !hasStates else { throw .unexpectedByte(cursor.next ?? 0, at: cursor.position) }
        try add(leaf: readLeaf())
      case _ where cursor.isAtLineEnd: break
      default: try readNode()
      }
      cursor.skipLine()
    }
    switch lines.last {
    // A root smaller than a leaf is put into the middle of one.
    case .small(let cells, let level)?: nodes = [.leaf(cells << UInt64(9 * (4 - 1 << (level - 1))))]
    case .node(let number, _)?: nodes.removeLast(max(0, nodes.count - number))
    // Golly writes this for an empty field.
    case nil where file.rule != nil: nodes = [.leaf(0)]
    case nil: throw .empty
    }
    let tree = Macrocell(checked: nodes)
    let box = tree.liveBox
    file.content = .tree(tree)
    // The upper left cell of the root's lower right quarter is [0, 1].
    file.position = box.isEmpty ? nil : Cell(box.x, box.y + 1)
  }

  private mutating func readComment() {
    // A timeline of frames.
    if cursor.isAt("#FRAME") { return }
    let sign = cursor.lineSign(of: "RGNOCcDd")
    guard sign != nil || !cursor.isAtLineEnd else { return }
    let text = cursor.restOfLine()
    switch sign {
    case UInt8(ascii: "R"): if !text.isEmpty { file.rule = text }
    case UInt8(ascii: "G"): file.generation = UInt128(text)
    case UInt8(ascii: "N"): file.notes.name = file.notes.name ?? text
    case UInt8(ascii: "O"): file.notes.author = file.notes.author ?? text
    default: file.notes.comments.append(text)
    }
  }
}

// MARK: - Nodes

extension MacrocellReader {
  /// Reads the rows of a leaf, each ended by `$`; trailing dead cells and rows are left out.
  private mutating func readLeaf() throws(PatternError) -> UInt64 {
    var cells: UInt64 = 0
    var (x, y) = (0, 0)
    while !cursor.isAtLineEnd, let byte = cursor.next, !byte.isBlank {
      if byte == UInt8(ascii: "$") {
        (x, y) = (0, y + 1)
      } else {
        guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "*"), x < 8, y < 8 else {
          throw .unexpectedByte(byte, at: cursor.position)
        }
        if byte == UInt8(ascii: "*") { cells |= 1 << UInt64(y * 8 + x) }
        x += 1
      }
      cursor.skip()
    }
    return cells
  }

  private mutating func add(leaf: UInt64) throws(PatternError) {
    try checkCount()
    nodes.append(.leaf(leaf))
    lines.append(.node(nodes.count, level: 3))
  }

  private func checkCount() throws(PatternError) {
    guard lines.count < limits.nodes else {
      throw .tooManyNodes(at: cursor.position, limit: limits.nodes)
    }
  }

  private mutating func readNode() throws(PatternError) {
    try checkCount()
    let start = cursor.position
    if let byte = cursor.next, !byte.isDigit { throw .unexpectedByte(byte, at: start) }
    let level = try cursor.number(limit: 1 << 30)
    guard 1...Macrocell.largestLevel ~= level else {
      throw .nodeLevelTooLarge(level, at: start, limit: Macrocell.largestLevel)
    }
    var children: [(number: Int, at: TextPosition)] = []
    for _ in 0..<4 {
      cursor.skipBlanks()
      let position = cursor.position
      children.append((try cursor.number(limit: 1 << 40), position))
    }
    cursor.skipBlanks()
    if !cursor.isAtLineEnd, let byte = cursor.next {
      throw .unexpectedByte(byte, at: cursor.position)
    }
    if hasStates, level == 1 {
      try addStates(children)
    } else if !hasStates, level <= 3 {
      try addSmall(level, children)
    } else {
      try addBranch(level, children)
    }
  }

  private mutating func addBranch(
    _ level: Int, _ children: [(number: Int, at: TextPosition)]
  ) throws(PatternError) {
    var numbers: [Int] = []
    for (number, position) in children {
      switch try line(number, at: position) {
      case nil: numbers.append(0)
      case .node(let node, level: level - 1): numbers.append(node)
      case .node(_, let wrong), .small(_, let wrong):
        throw .wrongNodeLevel(wrong, expected: level - 1, at: position)
      }
    }
    nodes.append(
      .branch(level: level, nw: numbers[0], ne: numbers[1], sw: numbers[2], se: numbers[3]))
    lines.append(.node(nodes.count, level: level))
  }

  private mutating func addStates(
    _ children: [(number: Int, at: TextPosition)]
  ) throws(PatternError) {
    var cells: UInt32 = 0
    for (place, (state, position)) in children.enumerated() {
      let byte = try file.note(state: state, at: position, limits: limits)
      cells |= UInt32(byte) << UInt32(8 * place)
    }
    nodes.append(.states(cells))
    lines.append(.node(nodes.count, level: 1))
  }

  /// Adds a square of 2, 4 or 8 cells per side, made of its quarters.
  private mutating func addSmall(
    _ level: Int, _ children: [(number: Int, at: TextPosition)]
  ) throws(PatternError) {
    let half = 1 << (level - 1)
    var cells: UInt64 = 0
    for (index, (number, position)) in children.enumerated() {
      let quarter = try small(number, level - 1, at: position)
      cells |= quarter << UInt64(index % 2 * half + index / 2 * half * 8)
    }
    if level == 3 { return try add(leaf: cells) }
    lines.append(.small(cells, level: level))
  }

  /// The cells of a square smaller than a leaf; at level 0 its number is the state of a cell.
  private func small(
    _ number: Int, _ level: Int, at position: TextPosition
  ) throws(PatternError) -> UInt64 {
    if level == 0 {
      guard number < 2 else { throw .moreStates(number, at: position) }
      return UInt64(number)
    }
    switch try line(number, at: position) {
    case nil: return 0
    case .small(let cells, level: level): return cells
    case .small(_, let wrong), .node(_, let wrong):
      throw .wrongNodeLevel(wrong, expected: level, at: position)
    }
  }

  /// The line of a number, which must have been read before; nil for 0, the empty square.
  private func line(_ number: Int, at position: TextPosition) throws(PatternError) -> Line? {
    guard number > 0 else { return nil }
    guard number <= lines.count else { throw .danglingNode(number, at: position) }
    return lines[number - 1]
  }
}
