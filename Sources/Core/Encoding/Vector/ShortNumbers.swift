/// Numbers in files of shapes, in as few characters as hundredths of a pixel need.
package enum ShortNumbers {
  /// The number of parts per pixel that coordinates are rounded to.
  static let unit = 100.0

  /// A length in those parts.
  static func parts(_ length: Double) -> Int { Int((length * unit).rounded()) }

  /// A number of parts: `0`, `12`, `.5`, `-3.25`.
  package static func text(ofParts parts: Int) -> String { text(parts, decimals: 2) }

  /// A length.
  package static func text(_ length: Double) -> String { text(ofParts: parts(length)) }

  /// A factor, with more digits than a coordinate.
  package static func text(ofFactor factor: Double) -> String {
    text(Int((factor * 100_000).rounded()), decimals: 5)
  }

  /// A share from 0 to 1, with the precision of an eight-bit colour.
  package static func text(ofShare share: Double) -> String {
    text(Int((share * 1000).rounded()), decimals: 3)
  }

  private static func text(_ number: Int, decimals: Int) -> String {
    let power = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let (whole, rest) = abs(number).quotientAndRemainder(dividingBy: power)
    let sign = number < 0 ? "-" : ""
    guard rest > 0 else { return sign + "\(whole)" }
    var digits = "\(rest)"
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return sign + (whole == 0 ? "" : "\(whole)") + "." + digits
  }
}
