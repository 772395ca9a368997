internal import Rendering

/// The words of a page's controls.
enum PageWords {
  /// The words by their keys, as the data of a page has them.
  static func data(in language: Language) -> String {
    let fields = all.map { "\"\($0)\":\(PageText.quoted($1.text(language)))" }
    return "{" + fields.joined(separator: ",") + "}"
  }

  private static let all: [(String, Wording)] = [
    ("play", Wording(en: "Play", ru: "Пуск", es: "Reproducir")),
    ("pause", Wording(en: "Pause", ru: "Пауза", es: "Pausa")),
  ]
}
