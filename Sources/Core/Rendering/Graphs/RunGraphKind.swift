/// A picture of many runs: one mark for each, or for some of them.
package enum RunGraphKind: String, CaseIterable, Sendable {
  /// A histogram: the number of runs in each interval of the values.
  case histogram
  /// A dot for each run.
  case scatter
  /// A colour for each pair of values of two settings.
  case heat
}

/// The names on a picture of many runs, and on a heat map the values along its sides.
package struct RunGraphNames: Hashable, Sendable {
  package var across: String
  /// Empty for a histogram, which counts runs.
  package var down: String
  package var value: String
  /// The values along both sides of a heat map.
  package var columns: [String] = []
  package var rows: [String] = []

  package init(across: String, down: String = "", value: String = "") {
    (self.across, self.down, self.value) = (across, down, value)
  }
}
