/// The units of a film's time: ticks, or seconds if a tick has a time of its own.
package enum Clock: Hashable, Sendable {
  case ticks
  /// A tick is a fraction of seconds.
  case seconds(Int, over: Int)

  /// Its name in counters.
  package var localized: LocalizedText {
    switch self {
    case .ticks: .tick
    case .seconds: .time
    }
  }

  /// A tick's time with its name: `tick 10`, `time 2.5 s`.
  package func named(_ tick: Int, in language: Language) -> String {
    "\(localized.text(language)) \(text(of: tick, in: language))"
  }

  private static let seconds = LocalizedText(en: "s", ru: "с", es: "s")

  /// A tick's time in a language, with as many decimals as any tick of the film needs, at most
  /// three.
  package func text(of tick: Int, in language: Language) -> String {
    guard case .seconds(let numerator, let denominator) = self else { return String(tick) }
    let decimals = [1, 10, 100].firstIndex { numerator * $0 % denominator == 0 } ?? 3
    let power = [1, 10, 100, 1000][decimals]
    // Neither the ticks of a long film nor the seconds of a slow one would fit their product.
    let units = UInt128(max(0, tick)) * UInt128(numerator) * UInt128(power) / UInt128(denominator)
    let unit = Self.seconds.text(language)
    guard decimals > 0 else { return "\(units) \(unit)" }
    let fraction = String(units % UInt128(power))
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    let point = LocalizedText.decimalPoint.text(language)
    return "\(units / UInt128(power))\(point)\(zeros)\(fraction) \(unit)"
  }
}
