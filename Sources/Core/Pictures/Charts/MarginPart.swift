/// A part of the margins of a field, or the card before it.
package enum MarginPart: String, CaseIterable, Sendable {
  case title, caption, rule, counters, legend, chart, cover
  /// The key of a chart.
  case key
  /// The points of a game.
  case score
  /// The end of a text that is shortened.
  case titleEnd, captionEnd

  /// The parts above the field and below it, from top to bottom.
  package static let above: [MarginPart] = [.title, .caption, .rule]
  package static let below: [MarginPart] = [.counters, .legend, .chart]
}
