internal import Rendering

// What the dice game is drawn in.

extension Tone {
  static let table = Tone("table")
  static let card = Tone("card")
  static let track = Tone("track")
  static let player1 = Tone("player1")
  static let player2 = Tone("player2")
  static let felt = Tone("felt")
  static let die = Tone("die")
  static let pip = Tone("pip")
  static let one = Tone("one")
  static let button = Tone("button")
  static let lit = Tone("lit")
  static let off = Tone("off")
}

extension Wording {
  static let player1 = Wording(en: "player 1", ru: "игрок 1", es: "jugador 1")
  static let player2 = Wording(en: "player 2", ru: "игрок 2", es: "jugador 2")
  static let turnsAcross = Wording(en: "turn", ru: "ход", es: "turno")
}
