internal import Simulation

// Settings that several families of automata share.

extension Setting where Value == String {
  static let rule = Setting(
    "rule", .text(placeholder: "RULE"),
    "the rule: B3/S23, a name such as highlife, or a number of 0 to 255 for wolfram")
  static let start = Setting(
    "start", .text(placeholder: "single|random|CELLS"),
    "line 0: one cell, random ones, or a string of 0 and 1, centred", fallback: "single")
  static let film = Setting(
    "film", .choice(WolframWorld.Film.allCases.map(\.rawValue), placeholder: "KIND"),
    "scroll keeps the newest line at the bottom, grow fills the diagram", fallback: "scroll")
}

extension Setting where Value == Percentage {
  static let fill = Setting("fill", .percentage, "how many of the cells are alive at random")
}

extension ValueType where Value == String {
  /// Any words.
  static func text(placeholder: String) -> Self {
    word(
      placeholder: placeholder, expected: "a text", schema: #"{"type": ["string", "integer"]}"#
    ) { $0.isEmpty ? nil : $0 }
  }
}

/// A part of a whole, in thousandths of a percent.
package struct Percentage: Hashable, Sendable {
  package let thousandths: Int
}

extension ValueType where Value == Percentage {
  static var percentage: Self {
    word(
      placeholder: "N%", expected: "a percentage from 0% to 100%",
      schema: #"{"type": "string", "pattern": "^[0-9.]+%$"}"#,
      write: { Decimals.text(of: $0.thousandths, over: 1000) + "%" }
    ) { text in
      guard text.hasSuffix("%"), let percent = Decimals(String(text.dropLast())),
        percent.scale <= 1000, percent.digits <= 100 * percent.scale
      else { return nil }
      return Percentage(thousandths: percent.digits * (1000 / percent.scale))
    }
  }
}
