/// Cyclic rules of MCell, `R1/T3/C3/NM`: a cell changes to the next state, cyclically, if enough
/// neighbours have it.
struct CyclicRule: LocalRule, Hashable {
  let stateCount: Int
  let threshold: Int
  let reach: Reach

  func next(_ around: Around) -> UInt8 {
    let eater = Int(around.centre) + 1 < stateCount ? around.centre + 1 : 0
    var count = 0
    for place in UInt64(0)..<8 where reach.ringMask >> (8 * place) & 1 != 0 {
      if around.state(place) == eater { count += 1 }
    }
    return count >= threshold ? eater : around.centre
  }

  /// The text of the rule, or of another one with the same neighbourhood.
  func text(threshold: Int? = nil, states: Int? = nil) -> String {
    "R1/T\(threshold ?? self.threshold)/C\(states ?? stateCount)/N\(reach == .moore ? "M" : "N")"
  }

  /// Parses the rule of a text without its grid; nil if it is not of this family.
  ///
  /// With the suffix `/GH` (Greenberg and Hastings) only state 1 spreads, which makes it a
  /// Generations rule, or one of Larger than Life.
  static func read(_ body: RuleCursor) throws(RuleError) -> CellRule? {
    var cursor = body
    guard cursor.takes("R"), cursor.next?.isASCIIDigit == true, body.rest.contains("/") else {
      return nil
    }
    let range = try cursor.number("R", in: 1...500)
    try cursor.expect("/")
    try cursor.expect("T")
    let neighbours = (2 * range + 1) * (2 * range + 1) - 1
    let threshold = try cursor.number("T", in: 1...neighbours)
    try cursor.expect("/")
    try cursor.expect("C")
    let states = try cursor.number("C", in: 2...256)
    try cursor.expect("/")
    try cursor.expect("N")
    guard let letter = cursor.next?.uppercased(), ["M", "N"].contains(letter) else {
      throw cursor.fault
    }
    cursor.skip()
    let spreads = cursor.lowercased == "/gh"
    if !spreads { try cursor.expectEnd() }
    let reach = letter == "M" ? Reach.moore : .vonNeumann
    if spreads {
      let most = letter == "M" ? neighbours : 2 * range * (range + 1)
      guard threshold <= most else {
        throw .outOfRange(what: "T", allowed: 1...most, column: body.column)
      }
      let text =
        range == 1
        ? "/\((threshold...most).map(String.init).joined())/\(states)\(reach.rawValue)"
        : "R\(range),C\(states),S,B\(threshold)-\(most),N\(letter)"
      return try CellRule(text, isBounded: true)
    }
    guard range == 1 else {
      throw .notSimulated("a cyclic rule of a range above 1", column: body.column)
    }
    let rule = CyclicRule(stateCount: states, threshold: threshold, reach: reach)
    return CellRule(.local(rule), name: rule.text())
  }
}

extension RuleError {
  /// The error for a notation of an unsupported family; nil for any other text.
  static func ofOtherFamily(_ body: RuleCursor) -> RuleError? {
    let text = body.lowercased
    let family: String? =
      if let (one, other) = body.split(at: "|"), one.rest.contains("/"), other.rest.contains("/") {
        "a pair of alternating rules"
      } else if text.hasSuffix("extended") {
        "an extended rule of LifeViewer"
      } else if text.hasPrefix("pca") || text.hasPrefix("2pca") {
        "a partitioned automaton (PCA)"
      } else {
        nil
      }
    return family.map { .notSimulated($0, column: body.column) }
  }
}
