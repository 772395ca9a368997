internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A world of your own as a kind of world of the program.
struct OwnKind<Own: World>: WorldKind {
  typealias State = OwnWorld<Own>

  private(set) var words: WorldWords
  let subject: Subject

  // The type of its state does not tell if these apply; the world of your own does.
  var hasHappenings: Bool { Own.self is any TellingWorld.Type }
  var mayRest: Bool { Own.self is any RestingWorld.Type }

  private let traits: OwnWorldTraits<Own>
  private let inks: [(tone: Tone, ink: Ink)]
  private let make: @Sendable (Seed) -> Own

  /// The most states that legends and counters list one by one.
  private static var listed: Int { 10 }

  /// Creates the kind of a world made from a seed; if `isSeeded` is false, it is always the same.
  init(isSeeded: Bool, make: @escaping @Sendable (Seed) -> Own) {
    let name = Own.name
    let traits = OwnWorldTraits<Own>()
    let counts = traits.census.enumerated().map { number, count in
      (count, tone: Self.tone(count.ink, "\(name) count \(number)"))
    }
    // Several may have the same name.
    let columns = traits.census.map(\.name).numbered(from: 1)
    let names = traits.styles.map(\.name).numbered(from: 0)
    let areMany = traits.stateCount > Self.listed
    let styles = traits.styles.enumerated().map { number, state in
      let style = StateStyle(
        names[number], letter: String(state.letter),
        tone: Self.tone(state.ink, "\(name) state \(number)"), extent: number == 0 ? 0 : 100)
      let isPassedOver = areMany && number > 2 && number < traits.styles.count - 1
      return isPassedOver ? style.passedOver : style
    }
    words = WorldWords(
      name: name,
      summary: "a world of your own",
      defaults: isSeeded ? ["seed": "1"] : [:], lacking: ["size", "edges"])
    words.nameInRecipes = "own \(name)"
    subject = Subject(
      states: styles, ground: styles.first?.tone ?? .ground,
      census: counts.enumerated().map {
        .init(columns[$0], tone: $1.tone, isShown: !areMany || $0 < Self.listed)
      }, lines: Subject.mostLines)
    inks = zip(styles, traits.styles).map { ($0.tone, $1.ink) } + counts.map { ($0.tone, $0.0.ink) }
    self.traits = traits
    self.make = make
  }

  /// Returns the tone of a theme's part, or of a colour of your own.
  private static func tone(_ ink: Ink, _ name: String) -> Tone {
    if case .theme(let part) = ink.kind { Tone(part) } else { Tone(name) }
  }

  func start(_ reader: inout SettingsReader) -> WorldStart? {
    let known = TerrariumRendering.Theme.all[0].tones.map(\.name)
    for case .theme(let part) in inks.map(\.ink.kind).unique where !known.contains(part) {
      reader.refuse(
        .badValue(
          setting: "Ink.theme", text: part, expected: "a part of themes, such as alive or ground",
          nearest: NearestMatch.of(part, in: known)))
    }
    guard reader.faults.list.isEmpty else { return nil }
    let first: CellRect
    do throws(WorldError) {
      let seed = reader.facts[Setting.seed.name].flatMap { UInt64($0) } ?? 1
      first = try OwnWorld(make(Seed(seed)), traits).area
    } catch {
      reader.refuse(.worldStopped(error))
      return nil
    }
    let size = first.size
    let count = UInt128(size.columns) * UInt128(size.rows)
    var start = WorldStart(
      window: first,
      field: FieldShape(size: size, edges: .wall, grows: Own.self is any GrowingWorld.Type),
      widestCensus: traits.census.map { $0.state == nil ? max(count, 999_999) : count }
    ) { [make, traits] seed, _, _ throws(WorldError) in (try OwnWorld(make(seed), traits), []) }
    start.isOfOneSeed = words.defaults["seed"] != nil
    return start
  }

  func complete(_ look: inout TerrariumRendering.Look, from reader: inout SettingsReader) {
    if traits.census.isEmpty, let chart = reader.value(.chart), chart != .off {
      reader.refuse(.needs(Setting.chart.name, "a world that counts something"), for: "chart")
    }
    let given = look.theme.tones
    for (tone, ink) in inks where !given.contains(tone) {
      guard case .colours(let light, let dark) = ink.kind else { continue }
      look.theme[tone] = Colour((look.theme.isDark ? dark : light).code)
    }
  }
}
