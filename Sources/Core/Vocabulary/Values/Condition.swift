internal import TerrariumBasics

/// A condition on named numbers, such as `orcas = 0 or tick > 100`.
///
/// A name alone is true once it has a value; a comparison with a missing value is false.
package indirect enum Condition: Hashable, Sendable {
  case has(String)
  case compares(Operand, Sign, Operand)
  case not(Condition)
  case both(Condition, Condition)
  case either(Condition, Condition)

  package enum Operand: Hashable, Sendable {
    case name(String)
    case number(Double)
  }

  package enum Sign: String, CaseIterable, Sendable {
    case notLess = ">="
    case notMore = "<="
    case differs = "!="
    case equals = "="
    case less = "<"
    case more = ">"
  }

  /// True if it holds with some values; a name may have none.
  package func holds(_ value: (String) -> Double?) -> Bool {
    switch self {
    case .has(let name): value(name) != nil
    case .not(let condition): !condition.holds(value)
    case .both(let one, let other): one.holds(value) && other.holds(value)
    case .either(let one, let other): one.holds(value) || other.holds(value)
    case .compares(let one, let sign, let other):
      if let one = one.number(value), let other = other.number(value) {
        sign.holds(one, other)
      } else {
        false
      }
    }
  }

  /// The names in it, in the order of the text.
  package var names: [String] { (bareNames + comparedNames).unique }

  /// The names that stand alone.
  package var bareNames: [String] {
    switch self {
    case .has(let name): [name]
    case .compares: []
    case .not(let condition): condition.bareNames
    case .both(let one, let other), .either(let one, let other): one.bareNames + other.bareNames
    }
  }

  private var comparedNames: [String] {
    switch self {
    case .has: []
    case .compares(let one, _, let other): [one, other].compactMap(\.name)
    case .not(let condition): condition.comparedNames
    case .both(let one, let other), .either(let one, let other):
      one.comparedNames + other.comparedNames
    }
  }
}

extension Condition.Operand {
  fileprivate func number(_ value: (String) -> Double?) -> Double? {
    switch self {
    case .name(let name): value(name)
    case .number(let number): number
    }
  }

  fileprivate var name: String? { if case .name(let name) = self { name } else { nil } }

  var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): number.written
    }
  }
}

extension Condition.Sign {
  fileprivate func holds(_ one: Double, _ other: Double) -> Bool {
    switch self {
    case .notLess: one >= other
    case .notMore: one <= other
    case .differs: one != other
    case .equals: one == other
    case .less: one < other
    case .more: one > other
    }
  }
}

extension Condition {
  /// The condition as recipes and tables write it.
  package var text: String {
    switch self {
    case .has(let name): name
    case .compares(let one, let sign, let other): "\(one.text) \(sign.rawValue) \(other.text)"
    case .not(let condition): "not \(condition.text(inside: [.both, .either]))"
    case .both(let one, let other):
      "\(one.text(inside: [.either])) and \(other.text(inside: [.both, .either]))"
    case .either(let one, let other): "\(one.text) or \(other.text(inside: [.either]))"
    }
  }

  private enum Join { case both, either }

  /// The text, in parentheses if the condition is joined in one of some ways.
  private func text(inside joins: Set<Join>) -> String {
    let join: Join? =
      switch self {
      case .both: .both
      case .either: .either
      default: nil
      }
    return join.map(joins.contains) ?? false ? "(\(text))" : text
  }
}

extension ValueType where Value == Condition {
  package static var condition: Self {
    ValueType(
      placeholder: "CONDITION",
      expected: "a condition, such as settled or 'orcas = 0 and tick > 100'",
      schema: #"{"type": "string", "minLength": 1, "maxLength": \#(ConditionReader.longest)}"#,
      write: { Node(made: $0.text) }
    ) { node throws(Refusal) in
      guard case .scalar(let text) = node.content else { throw .unexpected }
      return try ConditionReader.condition(text, at: node.place)
    }
  }
}

/// Reads the text of a condition.
struct ConditionReader {
  /// The most letters of a condition, so that reading it needs little of the stack.
  static let longest = 1000

  private var rest: Substring
  private let place: Place

  static func condition(_ text: String, at place: Place) throws(Refusal) -> Condition {
    guard text.unicodeScalars.count <= longest else {
      throw .problem(.said("a condition has \(longest) letters at most", "shorten it"), at: place)
    }
    var reader = ConditionReader(rest: text[...], place: place)
    let condition = try reader.alternatives()
    reader.skipSpaces()
    guard reader.rest.isEmpty else { throw reader.refusal("and, or, or the end") }
    return condition
  }

  private mutating func alternatives() throws(Refusal) -> Condition {
    var condition = try conjunction()
    while take(word: "or") { condition = .either(condition, try conjunction()) }
    return condition
  }

  private mutating func conjunction() throws(Refusal) -> Condition {
    var condition = try single()
    while take(word: "and") { condition = .both(condition, try single()) }
    return condition
  }

  private mutating func single() throws(Refusal) -> Condition {
    if take(word: "not") { return .not(try single()) }
    if take("(") {
      let condition = try alternatives()
      guard take(")") else { throw refusal("a closing parenthesis") }
      return condition
    }
    let one = try operand()
    guard let sign = Condition.Sign.allCases.first(where: { take($0.rawValue) }) else {
      guard case .name(let name) = one else {
        throw .problem(
          .said("'\(one.text)' is no condition", "compare it, such as 'tick >= \(one.text)'"),
          at: place)
      }
      return .has(name)
    }
    // Many languages write == for it.
    if sign == .equals { _ = take("=") }
    return .compares(one, sign, try operand())
  }

  private mutating func operand() throws(Refusal) -> Condition.Operand {
    skipSpaces()
    let letters = rest.prefix { $0.isLetter || $0.isNumber || "-_.+".contains($0) }
    guard !letters.isEmpty, !["and", "or", "not"].contains(letters) else {
      throw refusal("a name or a number")
    }
    rest = rest.dropFirst(letters.count)
    if let number = Double(letters), number.isFinite { return .number(number) }
    return .name(String(letters))
  }

  private mutating func take(_ sign: String) -> Bool {
    skipSpaces()
    guard rest.hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private mutating func take(word: String) -> Bool {
    skipSpaces()
    guard rest.prefix(while: \.isLetter) == word else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  /// The refusal of the text at the current place, which should have been something else.
  private func refusal(_ wanted: String) -> Refusal {
    let here = rest.isEmpty ? "at the end of the condition" : "at '\(rest)' of the condition"
    return .problem(
      .said("\(here), \(wanted) is missing", "write it as in 'alive > 10 and not settled'"),
      at: place
    )
  }
}
