internal import TerrariumVocabulary

/// The value of a setting, as scenarios write it.
///
/// It is written as a literal: `"24x16"`, `8`, `0.5`, `true`, `["rule=B3/S23,B36/S23",
/// "seed=1..3"]`, `["alive": "#ff8800"]`. The value is checked when the film is made, with the
/// messages of the command line.
public struct SettingValue: Hashable, Sendable {
  private indirect enum Content: Hashable, Sendable {
    case text(String)
    case list([SettingValue])
    case map([Pair])
  }

  private struct Pair: Hashable, Sendable {
    let key: String
    let value: SettingValue
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Creates a value from its text.
  public init(_ text: String) { self.init(.text(text)) }

  /// Creates a value from a whole number.
  public init(_ number: Int) { self.init(String(number)) }

  /// Creates values by their names.
  public init(_ values: [String: SettingValue]) {
    self.init(.map(values.sorted { $0.key < $1.key }.map { Pair(key: $0.key, value: $0.value) }))
  }

  /// Creates values by their names, in order.
  init(pairs: [(String, SettingValue)]) { self.init(.map(pairs.map { Pair(key: $0, value: $1) })) }

  /// Creates a list of values.
  public init(_ values: [SettingValue]) { self.init(.list(values)) }
}

extension SettingValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self.init(text) }

  public init(integerLiteral number: Int) { self.init(number) }

  public init(floatLiteral number: Double) { self.init("\(number)") }

  public init(booleanLiteral isOn: Bool) { self.init(isOn ? "true" : "false") }

  public init(arrayLiteral values: SettingValue...) { self.init(values) }

  public init(dictionaryLiteral pairs: (String, SettingValue)...) {
    self.init(.map(pairs.map { Pair(key: $0, value: $1) }))
  }
}

// Swift values as values of settings.

extension Int { var value: SettingValue { SettingValue(self) } }
extension Double { var value: SettingValue { SettingValue(floatLiteral: self) } }
extension Bool { var value: SettingValue { SettingValue(booleanLiteral: self) } }
extension String { var value: SettingValue { SettingValue(self) } }
extension [SettingValue] { var value: SettingValue { SettingValue(self) } }
extension RawRepresentable<String> { var value: SettingValue { SettingValue(rawValue) } }

extension SettingValue {
  /// Returns the value as if it was written at a place.
  func node(at place: Place) -> Node {
    switch content {
    case .text(let text): Node(text, at: place)
    case .list(let values): Node(.list(values.map { $0.node(at: place) }), at: place)
    case .map(let pairs):
      Node(
        .map(
          pairs.map { Node.Pair(key: $0.key, keyPlace: place, value: $0.value.node(at: place)) }),
        at: place)
    }
  }
}
