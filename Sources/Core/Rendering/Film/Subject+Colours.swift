extension Subject {
  /// The colours of its background and its states.
  func solids(in theme: Theme) -> [Colour] { [theme[ground]] + states.map { $0.colour(in: theme) } }

  /// The counters of each frame: their names in a language, their colours, and those of their
  /// lines.
  package func counts(
    in language: Language, _ theme: Theme
  ) -> [(name: String, colour: Colour, line: Colour)] {
    let lines = ChartInks.lines(shownCensus.map(\.tone), on: .background, theme)
    return zip(shownCensus, lines).map { ($0.name(in: language), theme[$0.tone], $1) }
  }

  /// The tone of a count; nil if no cell has it in a look, because live cells show their age, or
  /// because it is that of a sum of states.
  func swatch(of count: Count, in look: Look) -> Tone? {
    let counted = states.indices.filter { count.state == $0 || states[$0].tone == count.tone }
    let isHidden = !counted.isEmpty && !counted.contains { shows($0)(look) }
    return isHidden || count.tone == .text ? nil : count.tone
  }
}
