internal import Encoding
internal import Patterns
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

/// The elementary automata.
struct Wolfram: WorldKind, NotedKind, RuledKind {
  typealias State = WolframWorld

  let words = WorldWords(
    name: "wolfram",
    summary: "the 256 elementary rules, line by line",
    examples: [
      "render wolfram --rule 30 --out rule30.png",
      "render wolfram --rule 110 --start random --fill 50% --edges wrap --out rule110.gif",
      "render wolfram --vary rule=0..255 --size 64x64 --out rules.png",
    ],
    settings: [Setting.rule, Setting.start, Setting.fill, Setting.film, Setting.library],
    defaults: [
      "rule": "30", "size": "129x64", "edges": "none", "fill": "50%", "seed": "1",
    ],
    suggestions: { ["rule": (0...255).map(String.init)] },
    lacking: ["fade"], limits: [LimitRow("cells of a diagram", Wolfram.cellLimit)])

  let subject = Subject(
    states: [
      StateStyle("dead", .deadCell, letter: ".", tone: .ground, figure: 0),
      StateStyle("alive", .liveCell, letter: "O", tone: .alive),
    ],
    ground: .ground,
    census: [.init("alive", .liveCells, tone: .alive)])

  let steps = StepKind.editing + StepKind.cellSteps

  func note(_ draft: inout Draft) -> RuleNote? {
    guard let text = draft.value(.rule) else { return nil }
    return (try? WolframRule(parsing: text)).map { .neighbourhoods($0.number) }
  }

  /// The most cells of a diagram.
  static let cellLimit = 1 << 30

  func start(_ draft: inout Draft) -> Genesis? {
    let rule = Self.rule(from: &draft)
    let start = Self.start(from: &draft)
    let edges = draft.value(.edges)
    draft.refuseMissing(
      library: draft.value(.library).map { draft.path($0, at: draft.place(of: .library)) })
    let film = draft.value(.film).flatMap { WolframWorld.Film(rawValue: $0) }
    guard let size = draft.value(.size) else { return nil }
    guard size.area <= Self.cellLimit else {
      draft.refuse(
        .sizeTooLarge(setting: "size", text: "\(size)", limit: "\(Self.cellLimit) cells"),
        for: "size")
      return nil
    }
    guard let rule, let start, let edges, let film else { return nil }
    do throws(WolframStartError) {
      let world = try WolframWorld(
        rule: rule, size: size, edges: edges, start: start, film: film)
      return Self.genesis(of: world, film: film) { seed in
        var world = world
        world.reseed(seed)
        return world
      }
    } catch {
      draft.refuse(error.problem, for: "start")
      return nil
    }
  }

  private static func genesis(
    of world: WolframWorld, film: WolframWorld.Film,
    make: @escaping @Sendable (Seed) -> WolframWorld
  ) -> Genesis {
    let size = world.size
    // On the plane a line grows by two cells a tick, for as long as the film is.
    let widest = UInt128(size.columns) + 2 * UInt128(size.rows)
    return Genesis(
      window: CellRect(size), widestCensus: [widest],
      frames: film == .grow ? size.rows : nil,
      field: .line(columns: size.columns, edges: world.edges)
    ) { seed, _ throws(WorldError) in
      try Allocation.check(size.rows, of: WolframWorld.bytes(ofLineOf: size.columns))
      return Beginning(make(seed))
    }
  }

  /// The rules that differ in one bit, the rule itself in their middle.
  func rulesNearby(_ draft: inout Draft) -> [String]? {
    guard let rule = Self.rule(from: &draft) else { return nil }
    let flipped = (0..<8).reversed().map { rule.number ^ 1 << $0 }
    return (flipped.prefix(4) + [rule.number] + flipped.suffix(4)).map { String($0) }
  }

  fileprivate static func rule(from draft: inout Draft) -> WolframRule? {
    guard let text = draft.value(.rule) else { return nil }
    do throws(WolframRuleError) {
      return try WolframRule(parsing: text)
    } catch {
      draft.refuse(error.problem(text), for: "rule")
      return nil
    }
  }

  private static func start(from draft: inout Draft) -> WolframStart? {
    guard let text = draft.value(.start), let fill = draft.value(.fill) else { return nil }
    if draft.isGiven(.fill) && text != "random" {
      draft.refuse(.needs("fill", "start random"), for: "fill")
      return nil
    }
    switch text {
    case "single": return .single
    case "random": return .random(chances: fill.thousandths, total: 100_000)
    default:
      do throws(WolframStartError) {
        return try WolframStart(parsing: text)
      } catch {
        let nearest = NearestMatch.of(text, in: ["single", "random"])
        draft.refuse(
          nearest.map {
            .badValue(
              setting: "start", text: text, expected: "single, random or a string of 0 and 1",
              nearest: $0)
          } ?? error.problem, for: "start")
        return nil
      }
    }
  }
}

extension Wolfram: ChangingKind {
  /// The rule of the lines from now on, and the size; the top left stays.
  func change(_ draft: inout Draft, names: [String]) -> Change? {
    let rule = names.contains("rule") ? Self.rule(from: &draft) : nil
    let size = names.contains("size") ? draft.value(.size) : nil
    guard draft.faults.list.isEmpty else { return nil }
    return { world throws(WorldError) in
      if let rule { world.setRule(rule) }
      if let size { try world.resize(to: size) }
    }
  }
}

extension Setting where Value == String {
  static let start = Setting(
    "start", .text(placeholder: "single|random|CELLS"),
    "line 0: one cell, random ones, or a string of 0 and 1, centred", fallback: "single")
  static let film = Setting(
    "film", .choice(WolframWorld.Film.allCases.map(\.rawValue), placeholder: "KIND"),
    "scroll keeps the newest line at the bottom, grow fills the diagram", fallback: "scroll")
}
