/// Parses `@TABLE`: the number of states, the neighbourhood and the symmetries, then variables and
/// transitions.
struct RuleTableReader {
  private var stateCount: Int?
  private var neighbourhood: TableNeighbourhood?
  private var symmetry: String?
  private var images: [[Int]]?

  /// The meanings of words: the states by number, followed by the variables. A redefined variable
  /// is a new one.
  private var cells: [Cell] = []

  /// The indices of the variables among the cells.
  private var variables: [Substring: Int] = [:]

  private var transitions: [TransitionRule.Transition] = []

  /// A cell as described by a word of a line.
  private struct Cell {
    let name: Substring
    let states: [UInt8]
    let set: StateSet

    init(_ states: [UInt8], name: Substring = "") {
      self.name = name
      self.states = states
      set = StateSet(states)
    }
  }

  /// The most expanded transitions of a table.
  private static let mostTransitions = 1 << 20

  static func rule(_ lines: [RuleLine]) throws(RuleFileError) -> any LocalRule {
    var reader = RuleTableReader()
    for line in lines.compactMap(\.bare) { try reader.read(line) }
    guard let states = reader.stateCount else { throw Self.missing("n_states", lines) }
    guard let cells = reader.neighbourhood else { throw Self.missing("neighborhood", lines) }
    let work = reader.transitions.count * states * (cells.places.count + 1) / 8
    guard work <= 1 << 29 else { throw .tooLarge }
    guard reader.symmetry == "permute" else {
      return TransitionRule(stateCount: states, neighbourhood: cells, reader.transitions)
    }
    return PermutedRule(stateCount: states, neighbourhood: cells, reader.transitions)
  }

  private static func missing(_ what: String, _ lines: [RuleLine]) -> RuleFileError {
    lines.first?.fault(.missing(what)) ?? .noTransitions
  }

  private mutating func read(_ line: RuleLine) throws(RuleFileError) {
    if let colon = line.text.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let key = line.text[..<colon].filter { !$0.isWhitespace }.lowercased()
      let after = line.text[line.text.index(after: colon)...]
      let value = after.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      return try readSetting(key, String(value), line, line.column(of: value))
    }
    let start = line.text.drop(while: \.isWhitespace)
    if start.hasPrefix("var"), start.dropFirst(3).first?.isWhitespace == true {
      return try readVariable(line)
    }
    try readTransition(line)
  }

  private mutating func readSetting(
    _ key: String, _ value: String, _ line: RuleLine, _ column: Int
  ) throws(RuleFileError) {
    switch key {
    case "n_states":
      guard let count = Int(value) else { throw line.fault(.numberExpected, column: column) }
      guard 2...256 ~= count else { throw line.fault(.outOfRange(2...256), column: column) }
      try line.say(count, for: key, &stateCount)
      if cells.isEmpty { cells = (0..<count).map { Cell([UInt8($0)]) } }
    case "neighborhood":
      guard let cells = TableNeighbourhood(rawValue: value) else {
        throw line.fault(
          .unknownWord(value, allowed: TableNeighbourhood.allCases.map(\.rawValue)), column: column)
      }
      try line.say(cells, for: key, &neighbourhood)
    case "symmetries":
      guard let neighbourhood else { throw line.fault(.missing("neighborhood")) }
      guard neighbourhood.symmetries.contains(value) else {
        throw line.fault(.unknownWord(value, allowed: neighbourhood.symmetries), column: column)
      }
      try line.say(value, for: key, &symmetry)
      images = neighbourhood.images(value)
    default:
      throw line.fault(
        .unknownWord(key, allowed: ["n_states", "neighborhood", "symmetries"]))
    }
  }

  private mutating func readVariable(_ line: RuleLine) throws(RuleFileError) {
    let words = line.words(between: " \t={},")
    guard words.count >= 2, stateCount != nil else {
      throw line.fault(stateCount == nil ? .missing("n_states") : .unreadable)
    }
    var states: [UInt8] = []
    for word in words[2...] {
      for state in cells[try cell(word, line)].states where !states.contains(state) {
        states.append(state)
      }
    }
    guard !states.isEmpty else { throw line.fault(.unreadable) }
    variables[words[1]] = cells.count
    cells.append(Cell(states, name: words[1]))
  }

  /// The index of the cell that a word means.
  private func cell(_ word: Substring, _ line: RuleLine) throws(RuleFileError) -> Int {
    if let variable = variables[word] { return variable }
    guard word.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), let state = Int(word) else {
      throw line.fault(.unknownName(String(word)), column: line.column(of: word))
    }
    guard let stateCount else { throw line.fault(.missing("n_states")) }
    guard state < stateCount else {
      throw line.fault(.outOfRange(0...stateCount - 1), column: line.column(of: word))
    }
    return state
  }
}

// MARK: - Transitions

extension RuleTableReader {
  private mutating func readTransition(_ line: RuleLine) throws(RuleFileError) {
    guard let stateCount else { throw line.fault(.missing("n_states")) }
    guard let neighbourhood else { throw line.fault(.missing("neighborhood")) }
    guard symmetry != nil else { throw line.fault(.missing("symmetries")) }
    let needed = neighbourhood.places.count + 2
    var words = line.words(between: " \t,")
    if words.count == 1, stateCount <= 10, variables.isEmpty {
      words = words[0].indices.map { words[0][$0...$0] }
    }
    guard words.count >= needed else {
      throw line.fault(.tooFewCells(words.count, needed: needed))
    }
    var numbers: [Int] = []
    numbers.reserveCapacity(needed)
    for word in words.prefix(needed) { numbers.append(try cell(word, line)) }
    var bound: [Int] = []
    for (place, number) in numbers.enumerated() where number >= stateCount {
      if numbers[..<place].contains(number), !bound.contains(number) { bound.append(number) }
    }
    bound.sort { cells[$0].name < cells[$1].name }
    let result = numbers[needed - 1]
    if cells[result].states.count > 1, !bound.contains(result) {
      let word = words[needed - 1]
      throw line.fault(.manyResults(String(word)), column: line.column(of: word))
    }
    try expand(line, numbers, bound)
  }

  /// Expands a line for all values of its bound variables, the first of which changes fastest.
  private mutating func expand(
    _ line: RuleLine, _ numbers: [Int], _ bound: [Int]
  ) throws(RuleFileError) {
    guard !bound.isEmpty else {
      addImages(
        numbers.dropLast().map { cells[$0].set }, cells[numbers[numbers.count - 1]].states[0])
      return try check(line)
    }
    let values = bound.map { cells[$0].states }
    var turn = [Int](repeating: 0, count: bound.count)
    repeat {
      let now = numbers.map { number in
        bound.firstIndex(of: number).map { Int(values[$0][turn[$0]]) } ?? number
      }
      addImages(now.dropLast().map { cells[$0].set }, cells[now[now.count - 1]].states[0])
      try check(line)
    } while Self.advance(&turn, values)
  }

  private func check(_ line: RuleLine) throws(RuleFileError) {
    guard transitions.count <= Self.mostTransitions else {
      throw line.fault(.tooManyTransitions(limit: Self.mostTransitions))
    }
  }

  private static func advance(_ turn: inout [Int], _ values: [[UInt8]]) -> Bool {
    for index in turn.indices {
      turn[index] += 1
      if turn[index] < values[index].count { return true }
      turn[index] = 0
    }
    return false
  }

  /// Adds a transition and its distinct images.
  private mutating func addImages(_ cells: [StateSet], _ result: UInt8) {
    guard let images else { return transitions.append(.init(cells: cells, result: result)) }
    let start = transitions.count
    for image in images {
      var turned: [StateSet] = []
      turned.reserveCapacity(cells.count)
      turned.append(cells[0])
      for place in image { turned.append(cells[place + 1]) }
      if !transitions[start...].contains(where: { $0.cells == turned }) {
        transitions.append(.init(cells: turned, result: result))
      }
    }
  }
}
