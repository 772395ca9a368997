/// A kind of picture of many runs.
package enum RunGraphKind: String, CaseIterable, Sendable {
  /// A histogram: the number of runs in each interval of the values.
  case histogram
  /// A dot for each run.
  case scatter
  /// A colour for each pair of values of two settings.
  case heat
}

/// The names in a picture of many runs, and the values along the sides of a heat map.
package struct RunGraphNames: Hashable, Sendable {
  package var across: String
  /// The vertical name, or an empty text for a histogram, which counts runs.
  package var down: String
  package var value: String
  /// The values along both sides of a heat map.
  package var columns: [String] = []
  package var rows: [String] = []
  /// A person's own titles, which stand as they are.
  package var titles = AxisTitles()

  package init(across: String, down: String = "", value: String = "") {
    self.across = across
    self.down = down
    self.value = value
  }
}
