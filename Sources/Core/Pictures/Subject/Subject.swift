/// The subject of a film: the look of a world's states and the names of its census.
package struct Subject: Hashable, Sendable {
  /// A column of the census: its name and its tone.
  package struct Count: Hashable, Sendable {
    package let name: String
    package let tone: Tone
    /// Its name in counters and charts, if that differs.
    package let localized: LocalizedText?
    /// True if pictures show it; columns after the first hidden one are only in tables.
    package let isShown: Bool
    /// The counted state, if that has its own colour.
    package private(set) var state: Int?

    package init(
      _ name: String, _ localized: LocalizedText? = nil, tone: Tone, isShown: Bool = true
    ) {
      (self.name, self.localized) = (name, localized)
      (self.tone, self.isShown) = (tone, isShown)
    }

    /// Creates the count of a state whose colour is not in themes.
    package init(
      _ name: String, _ localized: LocalizedText? = nil, ofState state: Int, isShown: Bool
    ) {
      self.init(name, localized, tone: Tone("state \(state)"), isShown: isShown)
      self.state = state
    }

    /// The name in pictures.
    package func name(in language: Language) -> String { localized?.text(language) ?? name }
  }

  /// The states by number.
  package private(set) var states: [StateStyle]
  /// The tone of the background.
  package let ground: Tone
  package let census: [Count]
  /// The number of states, from the first, that pixels of many cells distinguish.
  package let mixedStates: Int
  /// The first state for ages and traces of cells, if there are any.
  package private(set) var traces: TraceStates?
  /// The texture below the states, if there is one.
  package let texture: Sprite?
  /// True if the inhabitants of its cells move between cells, as its events report.
  package let glides: Bool
  /// True if pictures show scenes instead of cells; a scene fills its room.
  package private(set) var isScene: Bool
  /// The numbers of the census in pictures, from the first.
  package var shownCensus: [Count] { Array(census.prefix { $0.isShown }) }
  /// The census columns in charts: each of several states, if the lines are few enough, otherwise
  /// their sum; for other worlds the first few.
  package var charted: Range<Int> {
    let shown = shownCensus
    guard shown.count > 1, shown[1].state != nil else { return 0..<min(lines, shown.count) }
    return shown.count <= Self.mostLines + 1 ? 1..<shown.count : 0..<1
  }
  /// The most lines of a chart.
  package static let mostLines = 8
  /// The most lines of its charts, if they are not of states.
  private let lines: Int

  /// The series of charts.
  package var series: [Count] { Array(census[charted]) }

  /// Gives the counts of states the colours of these states in a theme.
  package func paint(_ theme: inout Theme) {
    for count in shownCensus {
      if let state = count.state { theme[count.tone] = states[state].colour(in: theme) }
    }
  }
  /// The note for a world in which all but the last number of the census are 0.
  package let ending: Ending?
  /// The parts besides states that may have given colours.
  package let parts: [Tone]
  /// The name of a tick in tables and events.
  package let timeName: String
  /// The unit of a chart's axis, if that is not time.
  package let chartUnit: ChartUnit?

  package init(
    states: [StateStyle], ground: Tone, census: [Count], lines: Int = 2, mixedStates: Int? = nil,
    texture: Sprite? = nil, glides: Bool = false, isScene: Bool = false, ending: Ending? = nil,
    parts: [Tone] = [.background, .grid, .text, .muted, .mark, .trace],
    chartUnit: ChartUnit? = nil, timeName: String = "tick"
  ) {
    (self.parts, self.chartUnit) = (parts, chartUnit)
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
  /// The subject with states for recently dead cells, the latest first, and for live cells by age,
  /// the youngest first; unchanged if there is no room for them.
  ///
  /// - Parameter looks: The looks that show them, which determine their number of colours.
  /// - Returns: The subject with these states.
  package func traced(for looks: [Look] = []) -> Subject {
    let hasPast = looks.contains(where: \.traces.hasHistory)
    guard let traces = TraceStates(behind: states.count, for: looks, hasPast: hasPast) else {
      return self
    }
    var subject = self
    // Among sprites a trace is a small disc, because a full cell of one colour would hide the
    // water.
    let extent = texture == nil ? 100 : 40
    for level in 0..<traces.deadLevels {
      let isFirst = level == 0
      subject.states.append(
        StateStyle(
          isFirst ? "died" : "", isFirst ? .died : nil, letter: nil, tone: .trace, extent: extent
        ).fading(to: hasPast ? .past : ground, share: traces.deadShare(level)))
    }
    subject.states += (0..<traces.levels).map {
      let isOldest = $0 == traces.levels - 1
      return StateStyle(
        $0 == 0 ? "young" : isOldest ? "old" : "", $0 == 0 ? .young : isOldest ? .old : nil,
        letter: nil, tone: .young
      ).fading(to: .old, share: traces.liveShare($0))
    }
    if hasPast {
      subject.states.append(StateStyle("once alive", .onceAlive, letter: nil, tone: .past))
    }
    subject.traces = traces
    return subject
  }
}

extension Subject {

  /// The subject for a page of many pictures, which is not a scene itself.
  package var onPage: Subject {
    var subject = self
    subject.isScene = false
    return subject
  }

  /// True if a state may occur in a look: traces if they fade, ages if live cells have several
  /// colours.
  package func shows(_ state: Int) -> (Look) -> Bool {
    { look in
      guard let traces else { return true }
      if state == traces.past { return look.traces.hasHistory }
      if state >= traces.first + traces.deadLevels { return look.traces.age > 0 }
      if state >= traces.first { return look.traces.fade > 0 }
      return look.traces.age == 0 || states[state].extent == 0
    }
  }

}

/// The note on a world in which everything in its census is gone.
package struct Ending: Hashable, Sendable {
  /// The text in pictures.
  package let localized: LocalizedText
  /// The remedy for the author.
  package let advice: String

  package init(_ localized: LocalizedText, advice: String) {
    (self.localized, self.advice) = (localized, advice)
  }
}
