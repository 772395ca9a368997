/// Reads `@TABLE`: how many states, which cells, which symmetries, then variables and transitions.
struct RuleTableReader {
  private var stateCount: Int?
  private var neighbourhood: TableNeighbourhood?
  private var symmetry: String?
  private var images: [[Int]]?
  private var variables: [Substring: [UInt8]] = [:]
  private var transitions: [TransitionRule.Transition] = []

  /// More transitions than these, written out, are refused.
  private static let mostTransitions = 1 << 20

  static func rule(_ lines: [RuleLine]) throws(RuleFileError) -> any LocalRule {
    var reader = RuleTableReader()
    for line in lines {
      let bare = RuleLine(number: line.number, text: line.text.prefix { $0 != "#" })
      if bare.text.allSatisfy(\.isWhitespace) { continue }
      try reader.read(bare)
    }
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
    if let colon = line.text.firstIndex(of: ":") {
      let key = line.text[..<colon].filter { !$0.isWhitespace }.lowercased()
      let after = line.text[line.text.index(after: colon)...]
      let value = after.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      let column = line.text.distance(from: line.text.startIndex, to: value.startIndex) + 1
      return try readSetting(key, String(value), line, column)
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
    var words = line.words { " \t={},".contains($0) }
    guard words.count >= 2, let stateCount else {
      throw line.fault(self.stateCount == nil ? .missing("n_states") : .unreadable)
    }
    let name = words[1].text
    words.removeFirst(2)
    var states: [UInt8] = []
    for word in words {
      for state in try self.states(of: word, line, stateCount) where !states.contains(state) {
        states.append(state)
      }
    }
    guard !states.isEmpty else { throw line.fault(.unreadable) }
    variables[name] = states
  }

  private func states(
    of word: (text: Substring, column: Int), _ line: RuleLine, _ stateCount: Int
  ) throws(RuleFileError) -> [UInt8] {
    if let states = variables[word.text] { return states }
    guard word.text.allSatisfy({ $0.isASCIIDigit }), let state = Int(word.text) else {
      throw line.fault(.unknownName(String(word.text)), column: word.column)
    }
    guard state < stateCount else {
      throw line.fault(.outOfRange(0...stateCount - 1), column: word.column)
    }
    return [UInt8(state)]
  }
}

// MARK: - Transitions

extension RuleTableReader {
  private mutating func readTransition(_ line: RuleLine) throws(RuleFileError) {
    guard let stateCount else { throw line.fault(.missing("n_states")) }
    guard let neighbourhood else { throw line.fault(.missing("neighborhood")) }
    guard symmetry != nil else { throw line.fault(.missing("symmetries")) }
    let needed = neighbourhood.places.count + 2
    var words = line.words { " \t,".contains($0) }
    if words.count == 1, stateCount <= 10, variables.isEmpty {
      let word = words[0]
      words = word.text.indices.enumerated().map { offset, index in
        (word.text[index...index], word.column + offset)
      }
    }
    guard words.count >= needed else {
      throw line.fault(.tooFewCells(words.count, needed: needed))
    }
    let all = Array(words.prefix(needed))
    var sets: [[UInt8]] = []
    for word in all { sets.append(try states(of: word, line, stateCount)) }
    let names = all.map { variables[$0.text] == nil ? nil : $0.text }
    var uses: [Substring: Int] = [:]
    for name in names { if let name { uses[name, default: 0] += 1 } }
    let bound = uses.filter { $0.value > 1 }.keys.sorted()
    if sets[needed - 1].count > 1, names[needed - 1].map({ !bound.contains($0) }) ?? true {
      let word = all[needed - 1]
      throw line.fault(.manyResults(String(word.text)), column: word.column)
    }
    try expand(line, sets, names, bound)
  }

  /// Writes a line out for all values of its bound names, the first of which runs fastest.
  private mutating func expand(
    _ line: RuleLine, _ sets: [[UInt8]], _ names: [Substring?], _ bound: [Substring]
  ) throws(RuleFileError) {
    let values = bound.map { variables[$0] ?? [] }
    var turn = [Int](repeating: 0, count: bound.count)
    repeat {
      var now: [StateSet] = []
      var result: UInt8 = 0
      for (place, name) in names.enumerated() {
        var states = sets[place]
        if let name, let index = bound.firstIndex(of: name) {
          states = [values[index][turn[index]]]
        }
        now.append(StateSet(states))
        result = states[0]
      }
      addImages(now.dropLast(), result)
      guard transitions.count <= Self.mostTransitions else {
        throw line.fault(.tooManyTransitions(limit: Self.mostTransitions))
      }
    } while Self.advance(&turn, values)
  }

  private static func advance(_ turn: inout [Int], _ values: [[UInt8]]) -> Bool {
    for index in turn.indices {
      turn[index] += 1
      if turn[index] < values[index].count { return true }
      turn[index] = 0
    }
    return false
  }

  private mutating func addImages(_ cells: ArraySlice<StateSet>, _ result: UInt8) {
    guard let centre = cells.first else { return }
    let ring = Array(cells.dropFirst())
    guard let images else {
      transitions.append(.init(cells: Array(cells), result: result))
      return
    }
    var seen: Set<[StateSet]> = []
    for image in images {
      let turned = image.map { ring[$0] }
      if seen.insert(turned).inserted {
        transitions.append(.init(cells: [centre] + turned, result: result))
      }
    }
  }
}
