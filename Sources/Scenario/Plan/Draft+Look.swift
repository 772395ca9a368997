internal import Encoding
internal import Rendering
internal import Simulation

extension Draft {
  /// How long frames stand; as long as a tick, where the model has a time for that.
  mutating func timing(tickTime: FrameDelay?) -> Timing? {
    let delay = value(.delay)
    let rate = value(.fps)
    let last = value(.last)
    let timesToPlay = value(.loop)
    if isGiven(.delay) && isGiven(.fps) {
      refuse(.excludes("fps", "delay"), for: "fps")
    }
    if let tickTime { expect(tickTime.written, of: "delay") }
    let own = isGiven(.delay) ? delay : tickTime ?? delay
    guard let delay = rate ?? own, let timesToPlay else { return nil }
    return Timing(delay: delay, last: last, timesToPlay: timesToPlay)
  }

  /// How frames are drawn; `note` is what the legend says where the rule is not given.
  mutating func look(note: RuleNote? = nil) -> Look? {
    let theme = value(.theme)
    let colours = value(.colors) ?? []
    let shape = value(.shape)
    let cell = value(.cell)
    let fit = value(.fit)
    let hasGrid = value(.grid)
    let hasCounters = value(.counters)
    let hasLegend = value(.legend)
    let chart = value(.chart)
    let chartStyle = value(.chartStyle)
    let caption = value(.caption)
    let fade = world.lacking.contains("fade") ? 0 : value(.fade)
    let age = world.settings.contains { $0.name == "age" } ? value(.age) : 0
    let language = value(.language)
    let view = value(.view)
    if isGiven(.cell) && isGiven(.fit) {
      refuse(.excludes("fit", "cell"), for: "fit")
    }
    refuseMissingSprites(shape)
    guard var theme, let shape, let hasGrid, let hasCounters, let hasLegend, let chart,
      let chartStyle, let fade, let age, let language
    else { return nil }
    paint(colours, over: &theme)
    let scale: Look.Scale =
      if let fit { .fit(width: fit.columns, height: fit.rows) } else if let cell {
        .pixelsACell(cell)
      } else { .automatic }
    guard let view else { return nil }
    var look = Look(
      theme: theme, shape: shape, scale: scale, hasGrid: hasGrid, hasCounters: hasCounters,
      language: language)
    switch view {
    case .none: break
    case .rectangle(let cells): look.view = cells
    case .follow: (look.follows, look.hasCamera) = (true, true)
    }
    look.hasLegend = hasLegend
    (look.fade, look.age) = (fade, age)
    look.caption = caption.flatMap { $0.isEmpty ? nil : $0 }
    (look.chart, look.chartStyle) = (sharesChart ? .off : chart, chartStyle)
    if hasLegend { look.note = world.note?(&self) ?? note }
    return look
  }

  private mutating func refuseMissingSprites(_ shape: CellShape?) {
    guard shape == .sprite, !world.subject.states.contains(where: { $0.sprite != nil })
    else { return }
    let shapes = CellShape.allCases.filter { $0 != .sprite }.map(\.rawValue)
    refuse(
      .badValue(
        setting: "shape", text: "sprite", expected: "one of \(shapes.joined(separator: ", "))",
        nearest: nil), for: "shape")
  }

  /// Lays a person's own colours over a theme's.
  private mutating func paint(_ colours: [ColourChoice], over theme: inout Theme) {
    var tones: [String: Tone] = [:]
    let worldParts: [Tone] =
      world.isScene
      ? world.subject.census.map(\.tone) + [.table, .card, .text, .muted, .track]
        + [.felt, .die, .pip, .one, .button, .lit, .off]
      : [.background, .grid, .text, .muted, .mark, .trace]
    let ages: [Tone] = world.settings.contains { $0.name == "age" } ? [.young, .old] : []
    let parts = worldParts + ages + [.plot, .axis]
    for tone in parts { tones[tone.rawValue] = tone }
    for state in world.subject.states { tones[state.name] = state.tone }
    if let ground = world.subject.states.first?.paint { theme[world.subject.ground] = ground }
    let known = world.subject.states.map(\.name) + parts.map(\.rawValue)
    for choice in colours {
      if world.subject.states.contains(where: { $0.name == choice.name && $0.paint != nil }) {
        repaint(choice.name, choice.colour)
      } else if let tone = tones[choice.name] {
        theme[tone] = choice.colour
      } else {
        let nearest = NearestMatch.of(choice.name, in: known)
        refuse(
          .unknownColourKey(choice.name, nearest: nearest, known: known), at: choice.place)
      }
    }
  }
}
