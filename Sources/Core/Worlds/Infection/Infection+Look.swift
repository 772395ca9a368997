package import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

// The names and colours of an infection.

extension Tone {
  package static let healthy = Tone("healthy")
  package static let fresh = Tone("fresh")
}

extension LocalizedText {
  static let healthy = LocalizedText(en: "healthy", ru: "здоров", es: "sano")
  static let healthyPeople = LocalizedText(en: "healthy", ru: "здоровы", es: "sanos")
  static let ill = LocalizedText(en: "ill", ru: "болен", es: "enfermo")
  static let illPeople = LocalizedText(en: "ill", ru: "больны", es: "enfermos")
  static let fresh = LocalizedText(en: "newly ill", ru: "только что заболел", es: "recién enfermo")
}

extension Notice {
  /// The notice of an `infect` that only met people who were already ill, or nobody.
  static func tapsWithoutEffect(_ report: TapReport) -> Notice {
    let met = [
      ("people who were ill already", report.alreadyIll), ("cells without a person", report.nobody),
    ].filter { $0.1 > 0 }.map { "\($0.0) (\($0.1))" }
    return .said("infect changed nothing for \(met.joined(separator: " and "))")
  }
}
