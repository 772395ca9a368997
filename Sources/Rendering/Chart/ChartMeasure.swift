/// The unit of a chart's horizontal axis: ticks, seconds or turns.
package struct ChartMeasure: Hashable, Sendable {
  let wording: Wording
  /// The length on the axis of one of a point's steps.
  package let unit: Double
  /// True if only whole numbers are written.
  let isWhole: Bool

  /// Whole numbers of something.
  package init(counting wording: Wording) {
    self.init(wording: wording, unit: 1, isWhole: true)
  }

  /// The time of a film.
  package init(_ clock: Clock) {
    switch clock {
    case .ticks:
      self.init(wording: .ticksAcross, unit: 1, isWhole: true)
    case .seconds(let seconds, let ticks):
      self.init(wording: .secondsAcross, unit: Double(seconds) / Double(ticks), isWhole: false)
    }
  }

  private init(wording: Wording, unit: Double, isWhole: Bool) {
    (self.wording, self.unit, self.isWhole) = (wording, unit, isWhole)
  }
}

extension Wording {
  fileprivate static let ticksAcross = Wording(en: "tick", ru: "такт", es: "paso")
  fileprivate static let secondsAcross = Wording(
    en: "time, s|s", ru: "время, с|с", es: "tiempo, s|s")
}
