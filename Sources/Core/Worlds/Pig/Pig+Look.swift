package import TerrariumRendering

// The look of the dice game.

extension Tone {
  package static let table = Tone("table")
  package static let card = Tone("card")
  package static let track = Tone("track")
  package static let player1 = Tone("player1")
  package static let player2 = Tone("player2")
  package static let felt = Tone("felt")
  package static let die = Tone("die")
  package static let pip = Tone("pip")
  package static let one = Tone("one")
  package static let button = Tone("button")
  package static let lit = Tone("lit")
  package static let off = Tone("off")
}

extension LocalizedText {
  static let player1 = LocalizedText(en: "player 1", ru: "игрок 1", es: "jugador 1")
  static let player2 = LocalizedText(en: "player 2", ru: "игрок 2", es: "jugador 2")
  static let turnsAcross = LocalizedText(en: "turn", ru: "ход", es: "turno")
}
