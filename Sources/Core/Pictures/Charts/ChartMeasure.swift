/// The unit of a chart's horizontal axis: ticks, seconds or turns.
package struct ChartMeasure: Hashable, Sendable {
  package let localized: LocalizedText
  /// The length of one of a point's steps on the axis.
  package let unit: Double
  /// True if only whole numbers are written.
  package let isWhole: Bool

  /// Creates a measure of whole numbers of something.
  package init(counting localized: LocalizedText) {
    self.init(localized: localized, unit: 1, isWhole: true)
  }

  /// Creates a measure of a film's time.
  package init(_ clock: Clock) {
    switch clock {
    case .ticks:
      self.init(localized: .tick, unit: 1, isWhole: true)
    case .seconds(let seconds, let ticks):
      self.init(localized: .secondsAcross, unit: Double(seconds) / Double(ticks), isWhole: false)
    }
  }

  private init(localized: LocalizedText, unit: Double, isWhole: Bool) {
    self.localized = localized
    self.unit = unit
    self.isWhole = isWhole
  }
}

extension LocalizedText {
  fileprivate static let secondsAcross = LocalizedText(
    en: "time, s|s", ru: "время, с|с", es: "tiempo, s|s")
}
