package import TerrariumRendering

// The names and the look of the sea.

extension Tone {
  package static let water = Tone("water")
  package static let penguin = Tone("penguin")
  package static let orca = Tone("orca")
}

extension Sprite {
  static let penguin = Sprite("penguin")
  static let orca = Sprite("orca")
  static let penguinPoses = [
    Sprite("penguin2"), Sprite("penguin3"),
  ]
  static let orcaPoses = [
    Sprite("orca2"), Sprite("orca3"),
  ]
  static let ripples = Sprite("ripples")
}

extension LocalizedText {
  static let penguin = LocalizedText(en: "penguin", ru: "пингвин", es: "pingüino")
  static let penguins = LocalizedText(en: "penguins", ru: "пингвины", es: "pingüinos")
  static let orca = LocalizedText(en: "orca", ru: "косатка", es: "orca")
  static let orcas = LocalizedText(en: "orcas", ru: "косатки", es: "orcas")
  static let free = LocalizedText(en: "free", ru: "свободно", es: "libre")
  static let freeCells = LocalizedText(en: "free", ru: "свободно", es: "libres")

  /// The note of a sea without animals.
  static let nobodyLeft = LocalizedText(
    en: "Nobody is left|Nobody", ru: "Никого не осталось|Никого", es: "No queda nadie|Nadie")
}
