package import Rendering
internal import Simulation
internal import Vocabulary

// What an infection is called and drawn in.

extension Tone {
  package static let healthy = Tone("healthy")
  package static let fresh = Tone("fresh")
}

extension LocalizedText {
  static let healthy = LocalizedText(en: "healthy", ru: "здоров", es: "sano")
  static let healthyPeople = LocalizedText(en: "healthy", ru: "здоровы", es: "sanos")
  static let ill = LocalizedText(en: "ill", ru: "болен", es: "enfermo")
  static let illPeople = LocalizedText(en: "ill", ru: "больны", es: "enfermos")
  static let fresh = LocalizedText(en: "newly ill", ru: "заболел только что", es: "recién enfermo")
}

extension Notice {
  /// The notice of taps on people who were ill already, or on nobody.
  static func tapsWithoutEffect(_ report: TapReport) -> Notice {
    .said(
      "some taps changed nothing: \(report.alreadyIll) met people who were ill already, "
        + "\(report.nobody) met nobody")
  }

  /// A factor of more than eight neighbours is eight.
  static func factorOfEight(_ asked: Int) -> Notice {
    .said("a factor of \(asked) is the same as 8: nobody has more neighbours")
  }
}
