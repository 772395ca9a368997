/// The subject of a film: the look of a world's states and the names of its census.
package struct Subject: Hashable, Sendable {
  /// A column of the census: its name, and the tone in which it is drawn.
  package struct Count: Hashable, Sendable {
    package let name: String
    package let tone: Tone
    /// Its name in counters and charts, if that is another one.
    package let localized: LocalizedText?
    /// True if pictures show it; columns after the first that is not shown are in tables only.
    package let isShown: Bool
    /// The state that it counts, where that has a colour of its own.
    private(set) var state: Int?

    package init(
      _ name: String, _ localized: LocalizedText? = nil, tone: Tone, isShown: Bool = true
    ) {
      (self.name, self.localized) = (name, localized)
      (self.tone, self.isShown) = (tone, isShown)
    }

    /// The count of a state whose colour is in no theme.
    package init(
      _ name: String, _ localized: LocalizedText? = nil, ofState state: Int, isShown: Bool
    ) {
      self.init(name, localized, tone: Tone("state \(state)"), isShown: isShown)
      self.state = state
    }

    /// The name in pictures.
    package func name(in language: Language) -> String { localized?.text(language) ?? name }
  }

  /// The states in the order of their numbers.
  package private(set) var states: [StateStyle]
  /// The ground of the figures.
  package let ground: Tone
  package let census: [Count]
  /// The number of states, from the first, that are distinguished in pixels of many cells.
  package let mixedStates: Int
  /// The first of the states for ages and traces of cells, if there are some.
  package private(set) var traces: TraceStates?
  /// The picture under the states, if that is more than a flat fill.
  package let texture: Sprite?
  /// True if the inhabitants of its cells move from cell to cell, as its events report.
  package let glides: Bool
  /// True if pictures show scenes instead of cells; a scene fills its room.
  package private(set) var isScene: Bool
  /// The numbers of the census that pictures show, from the first.
  package var shownCensus: [Count] { Array(census.prefix { $0.isShown }) }
  /// The columns of the census that charts draw: each state of several, if the lines are few
  /// enough, else their sum; of other worlds the first few.
  package var charted: Range<Int> {
    let shown = shownCensus
    guard shown.count > 1, shown[1].state != nil else { return 0..<min(lines, shown.count) }
    return shown.count <= Self.mostLines + 1 ? 1..<shown.count : 0..<1
  }
  /// The most lines of a chart.
  package static let mostLines = 8
  /// The most lines of its charts if they are not of states.
  private let lines: Int

  /// The series of charts.
  package var series: [Count] { Array(census[charted]) }

  /// Gives the counts of states the colours that these have in a theme.
  package func paint(_ theme: inout Theme) {
    for count in shownCensus {
      if let state = count.state { theme[count.tone] = states[state].colour(in: theme) }
    }
  }
  /// The note for a world in which all but the last number of the census are 0.
  package let ending: Ending?
  /// The parts beside states that may be given colours.
  package let parts: [Tone]
  /// The name of a tick in tables and happenings.
  package let timeName: String
  /// The measure along a chart's axis, if that is not the time.
  package let measure: ChartMeasure?

  package init(
    states: [StateStyle], ground: Tone, census: [Count], lines: Int = 2, mixedStates: Int? = nil,
    texture: Sprite? = nil, glides: Bool = false, isScene: Bool = false, ending: Ending? = nil,
    parts: [Tone] = [.background, .grid, .text, .muted, .mark, .trace],
    measure: ChartMeasure? = nil, timeName: String = "tick"
  ) {
    (self.parts, self.measure) = (parts, measure)
    (self.glides, self.timeName) = (glides, timeName)
    self.states = states
    self.ground = ground
    self.mixedStates = mixedStates ?? states.count
    (self.census, self.lines) = (census, lines)
    self.texture = texture
    self.isScene = isScene
    self.ending = ending
  }
}

extension Subject {
  /// The same with states for cells that have died a while ago, from the latest on, and for live
  /// cells by their age, from the youngest on; the same as it is where there is no room for them.
  ///
  /// - Parameter looks: The looks that show them, which say how many colours they go through.
  /// - Returns: The subject with these states.
  package func traced(for looks: [Look] = []) -> Subject {
    let hasPast = looks.contains(where: \.hasHistory)
    guard let traces = TraceStates(behind: states.count, for: looks, hasPast: hasPast) else {
      return self
    }
    var subject = self
    // Among sprites a trace is a small disc: a whole cell of one colour would hide the water.
    let figure = texture == nil ? 100 : 40
    let last = Double(hasPast ? max(1, traces.deadLevels - 1) : traces.deadLevels)
    for level in 0..<traces.deadLevels {
      let isFirst = level == 0
      subject.states.append(
        StateStyle(
          isFirst ? "died" : "", isFirst ? .died : nil, letter: nil, tone: .trace, figure: figure
        ).fading(to: hasPast ? .past : ground, share: Double(level) / last))
    }
    subject.states += (0..<traces.levels).map {
      let isOldest = $0 == traces.levels - 1
      return StateStyle(
        $0 == 0 ? "young" : isOldest ? "old" : "", $0 == 0 ? .young : isOldest ? .old : nil,
        letter: nil, tone: .young
      ).fading(to: .old, share: Double($0) / Double(max(1, traces.levels - 1)))
    }
    if hasPast {
      subject.states.append(StateStyle("once alive", .onceAlive, letter: nil, tone: .past))
    }
    subject.traces = traces
    return subject
  }
}

extension Subject {
  /// The colours of its ground and its states.
  func solids(in theme: Theme) -> [Colour] { [theme[ground]] + states.map { $0.colour(in: theme) } }

  /// The counters of each frame: their names in a language, their colours, and those of their lines.
  package func counts(
    in language: Language, _ theme: Theme
  ) -> [(name: String, colour: Colour, line: Colour)] {
    let lines = ChartInks.lines(shownCensus.map(\.tone), on: .background, theme)
    return zip(shownCensus, lines).map { ($0.name(in: language), theme[$0.tone], $1) }
  }

  /// The same for a page of many pictures, which is no scene itself.
  package var onPage: Subject {
    var subject = self
    subject.isScene = false
    return subject
  }

  /// True if a state may occur in a look: traces if they fade, ages if live cells have more than
  /// one colour.
  func shows(_ state: Int) -> (Look) -> Bool {
    { look in
      guard let traces else { return true }
      if state == traces.past { return look.hasHistory }
      if state >= traces.first + traces.deadLevels { return look.age > 0 }
      if state >= traces.first { return look.fade > 0 }
      return look.age == 0 || states[state].figure == 0
    }
  }

  /// The tone of a count; nil if no cell has it in a look, because live cells show their age, or
  /// because it is that of the sum of states.
  func swatch(of count: Count, in look: Look) -> Tone? {
    let counted = states.indices.filter { count.state == $0 || states[$0].tone == count.tone }
    let isHidden = !counted.isEmpty && !counted.contains { shows($0)(look) }
    return isHidden || count.tone == .text ? nil : count.tone
  }
}

/// The note on a world in which nothing is left that its census counts.
package struct Ending: Hashable, Sendable {
  /// In pictures.
  package let localized: LocalizedText
  /// The advice for the author.
  package let advice: String

  package init(_ localized: LocalizedText, advice: String) {
    (self.localized, self.advice) = (localized, advice)
  }
}

/// The states for the ages of live cells and for the traces of dead ones.
package struct TraceStates: Hashable, Sendable {
  /// The state of a cell that has just died; the youngest live cell's comes after all of these.
  let first: Int

  /// The number of steps from the first colour to the last, for dead and for live cells.
  let deadLevels: Int
  let levels: Int

  /// True if cells that died long ago have a state of their own, after all others.
  private let hasPast: Bool

  /// The usual number of colours.
  package static let usualLevels = 16
  private static let fewestLevels = 4

  /// The states that follow some others, as looks need them; nil if a picture has no colours left
  /// for them.
  init?(behind first: Int, for looks: [Look], hasPast: Bool) {
    self.first = first
    self.hasPast = hasPast
    let room = (256 - first - (hasPast ? 1 : 0)) / 2
    guard room >= Self.fewestLevels else { return nil }
    guard let shades = looks.map(\.shades).max(), shades != Self.usualLevels else {
      (deadLevels, levels) = (min(Self.usualLevels, room), min(Self.usualLevels, room))
      return
    }
    // No more colours than there are ticks to tell apart.
    let (fade, age) = (looks.map(\.fade).max() ?? 0, looks.map(\.age).max() ?? 0)
    deadLevels = max(1, min(room, shades, fade))
    levels = max(2, min(room, shades, age + 1))
  }

  /// The state of a cell that died longer ago than leaves a trace; nil if it is none.
  package var past: Int? { hasPast ? first + deadLevels + levels : nil }

  /// The state of a cell that died a number of ticks ago, of as many as leave a trace.
  package func dead(since ticks: Int, of limit: Int) -> UInt8 {
    guard hasPast else {
      return UInt8(first + min(deadLevels - 1, (ticks * deadLevels) / max(1, limit)))
    }
    return UInt8(first + min(deadLevels - 1, ticks * (deadLevels - 1) / max(1, limit - 1)))
  }

  /// The state of a live cell of an age, where those of `limit` and more are old. With fewer
  /// colours than ages these go by the root of the age: few cells get old, and most of the colours
  /// are for the ages that most of them have.
  package func alive(since ticks: Int, of limit: Int) -> UInt8 {
    let (last, ticks) = (levels - 1, min(ticks, max(1, limit)))
    let level =
      limit <= last
      ? ticks * last / max(1, limit)
      : Int((Double(ticks * last * last) / Double(limit)).squareRoot())
    return UInt8(first + deadLevels + level)
  }
}
