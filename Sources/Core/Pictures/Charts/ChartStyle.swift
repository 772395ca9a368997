/// The place of a film's chart.
package enum ChartPlace: String, CaseIterable, Sendable {
  case off, under, beside
}

/// The style of a census chart's series.
package enum ChartStyle: String, CaseIterable, Sendable {
  /// Lines only.
  case lines
  /// Lines over areas down to the axis; where two areas overlap, both are visible.
  case filled
  /// Stacked areas, the last series at the bottom: for parts of a whole.
  case stacked

  /// The style for a number of series, with or without bands.
  package func drawn(seriesCount: Int, hasBands: Bool) -> ChartStyle {
    seriesCount > 2 ? .lines : hasBands ? .filled : self
  }
}
