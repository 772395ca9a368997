extension CellRule {
  /// Finds the text of the rule file of a name; nil if there is none.
  package typealias FileFinder = (_ name: String) -> String?

  /// Parses a rule, in the notation of any family or by name. Names that belong to no family are
  /// looked up in files first, then among the built-in ones.
  ///
  /// - Parameters:
  ///   - text: The rule, with or without a grid.
  ///   - isBounded: True if it is for a bounded field, unless it has its own grid.
  ///   - find: Finds rule files.
  ///   - first: Finds rule files that override the names of families.
  /// - Throws: The fault and its column.
  package init(
    _ text: String, isBounded: Bool = false, file find: FileFinder = { _ in nil },
    firstFile first: FileFinder = { _ in nil }
  ) throws(RuleError) {
    let whole = RuleCursor(text)
    guard whole.next != nil else { throw .counts(.empty) }
    let body = whole.split(at: ":")?.before ?? whole
    let own = Self.isName(body) ? try Self.ruleFile(named: body.rest, first) : nil
    var found = own?.cellRule.map { (rule: $0, births: body.column) }
    if found == nil {
      found = try Self.notation(body).map { (rule: $0.rule.dressed(by: own), births: $0.births) }
    }
    if found == nil { found = try Self.file(body, find).map { ($0, body.column) } }
    guard let found else { throw Self.reason(body) }
    self = try found.rule.on(gridOf: text, isBounded: isBounded, births: found.births)
  }

  /// The same rule on the grid after a colon in a text, ignoring the rule in that text.
  ///
  /// - Parameters:
  ///   - text: The text, with or without the grid.
  ///   - isBounded: True if it is for a bounded field, unless the text has a grid.
  ///   - births: The column of its births in the text.
  /// - Returns: The rule.
  /// - Throws: A fault of the grid, or that the rule requires one.
  package func on(
    gridOf text: String, isBounded: Bool, births: Int = 1
  ) throws(RuleError) -> CellRule {
    let rule = try on(nil).placed(on: RuleCursor(text).split(at: ":")?.after)
    guard rule.topology.map(\.isFinite) ?? isBounded || hasPlane else {
      throw .birthsOfNothing(column: births)
    }
    return rule
  }

  /// The same rule on the grid that follows it.
  private func placed(on grid: RuleCursor?) throws(RuleError) -> CellRule {
    guard let grid, let topology = try TopologyReader.topology(grid) else { return self }
    switch family {
    case .larger(let rule):
      guard topology.kind == .torus || topology.kind == .plane else {
        throw .unknownGrid(topology.kind.rawValue, column: grid.column)
      }
      guard topology.shift == 0 else {
        let sign = Array(grid.rest).firstIndex { "+-".contains($0) }
        throw .shiftedGrid(column: grid.column(of: sign ?? 0))
      }
      return on(rule.fitted(topology))
    case .blocks:
      guard topology.columns % 2 == 0, topology.rows % 2 == 0 else {
        throw .oddSide(column: grid.column)
      }
      return on(topology)
    default: return on(topology)
    }
  }

  /// The rule of a text without its grid, in the notations of the families in order; and the column
  /// of its births.
  private static func notation(
    _ body: RuleCursor
  ) throws(RuleError) -> (rule: CellRule, births: Int)? {
    if let elementary = try ElementaryPlane.rule(body) { return (elementary, body.column) }
    if let life = twoStates(body) { return (life, body.column) }
    let text = body.lowercased
    // Checked before counting slashes, because a MAP may have some among its digits.
    if let named = try named(body) { return (named, body.column(of: birthOfNothing(text))) }
    if let generations = try GenerationsReader.rule(body) { return generations }
    if let cyclic = try CyclicRule.read(body) { return (cyclic, body.column) }
    if let rule = try LargerReader.rule(body) {
      let lists = Array(text).firstIndex(of: "s") ?? 0
      let larger = CellRule(.larger(rule), name: rule.text)
      return (larger, body.column(of: lists))
    }
    if let rule = try BlockRule.read(body) {
      return (CellRule(.blocks(rule), name: rule.text), body.column)
    }
    return nil
  }

  /// True if an unbounded field supports it: without B0, or with B0 that applies everywhere at
  /// once.
  private var hasPlane: Bool {
    switch family {
    case .twoState: true
    case .generations(let rule): !rule.table.hasB0
    case .larger(let rule): rule.stateCount == 2 || !rule.isBornOfNothing
    case .blocks(let rule): rule.backgroundHolds
    case .local(let rule): rule.isQuiet
    }
  }

  /// True if a text is a name that a family has.
  private static func isName(_ body: RuleCursor) -> Bool {
    guard !LifeRule.isWrittenOut(body.rest) else { return false }
    let name = body.lowercased.filter { $0 != "-" && $0 != "_" }
    return LifeRule.text(named: body.rest) != nil || BuiltInRules.neumann[name] != nil
      || SuperRule.Kind.allCases.contains { name == "life" + $0.rawValue.lowercased() }
  }

  private static func twoStates(_ body: RuleCursor) -> CellRule? {
    (try? LifeRule(body: body)).map { CellRule($0) }
  }

  /// The rules given by name: von Neumann's variants, rules with history, and built-in ones.
  private static func named(_ body: RuleCursor) throws(RuleError) -> CellRule? {
    let name = body.lowercased.filter { $0 != "-" && $0 != "_" }
    if let kind = BuiltInRules.neumann[name] {
      return CellRule(.local(VonNeumannRule(kind)), name: kind.rawValue)
    }
    guard let (kind, rule) = watched(body) else { return nil }
    let watched = SuperRule(kind, of: rule)
    return CellRule(.local(watched), name: watched.text)
  }

  /// A rule with history: its kind, and the rule before that suffix.
  private static func watched(_ body: RuleCursor) -> (kind: SuperRule.Kind, rule: LifeRule)? {
    guard let kind = kind(of: body) else { return nil }
    let base = body.dropLast(kind.rawValue.count)
    // Of the names of rules, only that of Life.
    guard
      base.lowercased == "life" || base.lowercased.hasPrefix("map")
        || base.rest.contains(where: { $0.isNumber || $0 == "/" }) || base.isOfCounts,
      let rule = try? LifeRule(body: base, hexagons: .byRows)
    else { return nil }
    return (kind, rule)
  }

  /// The suffix of a rule with history.
  private static func kind(of body: RuleCursor) -> SuperRule.Kind? {
    SuperRule.Kind.allCases.first { body.lowercased.hasSuffix($0.rawValue.lowercased()) }
  }

  /// The rule of a file, the user's own or built in.
  private static func file(_ body: RuleCursor, _ find: FileFinder) throws(RuleError) -> CellRule? {
    let name = body.rest
    let own = try ruleFile(named: name, find)
    if let rule = own?.cellRule { return rule }
    guard let rule = try BuiltInRules.rule(named: name) else {
      if own != nil { throw .file(name: name, .noTransitions) }
      return nil
    }
    return rule.dressed(by: own)
  }

  /// The rule with the names, colours and pictures of a file, if there is one.
  private func dressed(by own: RuleFile?) -> CellRule {
    own.map { CellRule(family, name: name, file: $0) } ?? self
  }

  /// The rule file of a name, completed by its shared file; nil if there is none.
  private static func ruleFile(
    named name: String, _ find: FileFinder
  ) throws(RuleError) -> RuleFile? {
    guard var own = try read(name, find) else { return nil }
    let states = own.rule?.stateCount ?? 256
    if let name = own.sharedName, let shared = try read(name, find, stateCount: states) {
      own.complete(by: shared)
    }
    return own
  }

  /// The text of its rule file; nil if its name is enough.
  package var ownText: String? {
    guard let file, file.name == name,
      (try? BuiltInRules.rule(named: name))?.file?.text != file.text
    else { return nil }
    return file.text
  }

  /// Reads the file of a name, if it exists.
  static func read(
    _ name: String, _ find: FileFinder, stateCount: Int = 256
  ) throws(RuleError) -> RuleFile? {
    guard let text = find(name) else { return nil }
    do throws(RuleFileError) {
      return try RuleFile(reading: text, named: name, stateCount: stateCount)
    } catch {
      throw .file(name: name, error)
    }
  }

  /// The column of a rule's B0: its first result, or the 0 of its births, which have a letter or
  /// come second.
  private static func birthOfNothing(_ text: String) -> Int {
    let letters = Array(text)
    if text.hasPrefix("map") { return 3 }
    let births = letters.firstIndex(of: "b") ?? letters.firstIndex(of: "/") ?? 0
    return letters[births...].firstIndex(of: "0") ?? 0
  }

  /// The reason why a text is not a rule, given by the family that it resembles.
  private static func reason(_ body: RuleCursor) -> RuleError {
    if let other = RuleError.ofOtherFamily(body) { return other }
    let suffix = kind(of: body)?.rawValue.count ?? 0
    do throws(RuleError) {
      _ = try LifeRule(body: suffix < body.count ? body.dropLast(suffix) : body)
    } catch .unknown {
    } catch {
      return .counts(error)
    }
    return .unknown(body.rest, column: body.column)
  }

  /// The name of a rule most similar to an unknown one: one with a word that begins with it, or the
  /// one at the least edit distance; nil if none is similar.
  package static func name(near name: String) -> String? {
    let wanted = LifeRule.bare(name)
    let names = LifeRule.allNamed.map(\.name)
    if wanted.count >= 4 {
      let begun = names.first { name in
        name.lowercased().split(separator: "-").contains { $0.hasPrefix(wanted) }
      }
      if let begun { return begun }
    }
    return Spelling(of: wanted)
      .nearest(of: names.map(LifeRule.bare), within: max(1, wanted.count / 3)).map { names[$0] }
  }
}

extension RuleFile {
  /// Its rule, if it has transitions.
  var cellRule: CellRule? { rule.map { CellRule(.local($0), name: name, file: self) } }
}
