/// A language of the texts inside pictures.
package enum Language: String, CaseIterable, Sendable {
  case en, ru, es

  /// Its name in the language itself.
  package var nativeName: String {
    switch self {
    case .en: "English"
    case .ru: "русский"
    case .es: "español"
    }
  }
}

/// A text of a picture in every language. Each world adds its own in an extension:
///
///     extension LocalizedText {
///       static let roll = LocalizedText(en: "Roll", ru: "Бросить", es: "Tirar")
///     }
///
/// Shorter texts for narrow places follow after a bar, `Player 1|P1`; names in braces stand for
/// values.
package struct LocalizedText: Hashable, Sendable {
  private let en: String
  private let ru: String
  private let es: String

  /// Creates a name that is the same in every language.
  package init(_ name: String) { self.init(en: name, ru: name, es: name) }

  package init(en: String, ru: String, es: String) {
    self.en = en
    self.ru = ru
    self.es = es
  }

  /// The texts in a language, the longest first.
  package func texts(_ language: Language, _ values: [String: String] = [:]) -> [String] {
    unfilled(language).split(separator: "|").map { Self.filled($0, values) }
  }

  /// The text in a language as written, with its names in braces.
  package func unfilled(_ language: Language) -> String {
    switch language {
    case .en: en
    case .ru: ru
    case .es: es
    }
  }

  /// The longest text in a language.
  package func text(_ language: Language, _ values: [String: String] = [:]) -> String {
    texts(language, values).first ?? ""
  }

  private static func filled(_ text: Substring, _ values: [String: String]) -> String {
    var filled = ""
    var rest = text
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      filled += values[String(rest[rest.index(after: open)..<close])] ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
