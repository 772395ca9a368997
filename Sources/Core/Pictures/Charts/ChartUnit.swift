/// The unit of a chart's horizontal axis: ticks, seconds or turns.
package struct ChartUnit: Hashable, Sendable {
  package let localized: LocalizedText
  /// The length of one of a point's steps on the axis.
  package let length: Double
  /// True if only whole numbers are written.
  package let isWhole: Bool

  /// Creates a unit of whole numbers of something.
  package init(counting localized: LocalizedText) {
    self.init(localized: localized, length: 1, isWhole: true)
  }

  /// Creates a unit of a film's time.
  package init(_ clock: Clock) {
    switch clock {
    case .ticks:
      self.init(localized: .tick, length: 1, isWhole: true)
    case .seconds(let seconds, let ticks):
      self.init(localized: .secondsAcross, length: Double(seconds) / Double(ticks), isWhole: false)
    }
  }

  private init(localized: LocalizedText, length: Double, isWhole: Bool) {
    self.localized = localized
    self.length = length
    self.isWhole = isWhole
  }
}

extension LocalizedText {
  fileprivate static let secondsAcross = LocalizedText(
    en: "time, s|s", ru: "время, с|с", es: "tiempo, s|s")
}
