internal import TerrariumBasics
internal import TerrariumPatterns
package import TerrariumPlayback
package import TerrariumSimulation
internal import TerrariumVocabulary

/// Counts the objects that cells form: the apgcodes and names of the smallest independent parts, as
/// apgsearch does.
///
/// Keep one for all fields of a rule, as it remembers each pattern it has seen: the ash of 150
/// cells then takes about a tenth of a millisecond. Do not share it between threads.
///
///     var census = ObjectCensus(.life)
///     let rows = census.rows(of: cells)  // [xs4_33 block 2, xp2_7 blinker 1]; nil: not at rest
package struct ObjectCensus: Sendable {
  private let ruleText: String
  private var splitter: ObjectSplitter
  private var codes: ObjectCodes

  /// Creates a census for a rule; nil if its objects have no codes (see `ObjectCensus.problem`).
  package init?(_ rule: CellRule) {
    guard Self.obstacle(of: rule, on: .none) == nil, let patchRule = PatchRule(rule) else {
      return nil
    }
    ruleText = rule.name
    splitter = ObjectSplitter(patchRule)
    codes = ObjectCodes(patchRule)
  }

  /// Counts the objects that some cells form, the most frequent first. Nil if the cells are not at
  /// rest: some part is not known to repeat or to fly on without meeting another.
  package mutating func rows(of cells: [LiveCell]) -> [CountedObject]? {
    splitter.ash(of: cells).map { rows(of: $0.objects) }
  }

  /// Counts the objects of a world, on a plane or a torus.
  mutating func rows(of world: LifeWorld) throws(WorldError) -> [CountedObject]? {
    try splitter.ash(of: world).map { rows(of: $0.objects) }
  }

  /// Returns the ticks after which cells at rest are the same again, 0 if parts of them fly apart
  /// for ever; nil if they are not at rest.
  mutating func period(of cells: [LiveCell]) -> Int? {
    splitter.ash(of: cells).map { if case .repeats(let period, _) = $0.end { period } else { 0 } }
  }

  /// Counts objects, the most frequent first; ties are sorted by code.
  package mutating func rows(of objects: [RepeatingObject]) -> [CountedObject] {
    var counts: [String: Int] = [:]
    for object in objects { counts[codes.code(of: object), default: 0] += 1 }
    return counts.map { code, count in
      CountedObject(
        apgcode: code, name: PatternLibrary.names(ofApgcode: code, rule: ruleText).first,
        count: count)
    }.sorted { ($1.count, $0.apgcode) < ($0.count, $1.apgcode) }
  }
}

/// The apgcodes of objects, each computed once.
package struct ObjectCodes: Sendable {
  private var known: [StateGrid: String] = [:]
  private let symmetry: Apgcode.Symmetry
  private let stateCount: Int

  /// The most codes that are remembered; the table is emptied at this number.
  private static let memory = 1 << 16

  /// Creates the codes of a rule's objects.
  package init(_ rule: PatchRule) {
    (symmetry, stateCount) = (rule.symmetry, rule.stateCount)
  }

  /// Returns the code of an object.
  package mutating func code(of object: RepeatingObject) -> String {
    let grid = object.phases[0].grid
    if let known = known[grid] { return known }
    let kind: Apgcode.Kind =
      object.isShip
      ? .spaceship(period: object.period)
      : object.period == 1 ? .still : .oscillator(period: object.period)
    let code = Apgcode.text(
      of: object.phases.map(\.grid), kind: kind, symmetry: symmetry, stateCount: stateCount)
    if known.count >= Self.memory { known = [:] }
    known[grid] = code
    return code
  }
}

extension ObjectCensus {
  /// Returns the problem of a rule whose objects have no codes; nil if they have codes.
  static func problem(of rule: CellRule, on edges: Edges) -> Problem? {
    obstacle(of: rule, on: edges).map { what in
      .said(
        "objects of the rule '\(rule.text)' cannot be counted: \(what)",
        "use a rule that counts neighbours, such as B3/S23, B2/S34H or 345/2/4, on a plane or a torus"
      )
    }
  }

  /// Returns the problem of a rule whose patterns cannot be identified on a plane.
  static func problem(ofPatternsUnder rule: CellRule) -> Problem? {
    if rule.topology == nil { return problem(of: rule, on: .none) }
    return .said(
      "objects of the rule '\(rule.text)' cannot be counted: patterns are followed on a plane",
      "leave out the grid: \(rule.name)")
  }

  private static func obstacle(of rule: CellRule, on edges: Edges) -> String? {
    let edges: Edges? = rule.topology.map(\.edges) ?? edges
    guard edges == Edges.none || edges == Edges.wrap else {
      return "its field is neither a plane without end nor a torus"
    }
    switch rule.family {
    case .twoState(let table): return table.hasB0 ? "cells are born of nothing" : nil
    case .generations(let rule): return rule.table.hasB0 ? "cells are born of nothing" : nil
    case .local: return "it is a table of \(rule.stateCount) states"
    case .larger: return "it has another neighbourhood than the eight cells around"
    case .blocks: return "its cells live in blocks"
    }
  }
}
