package import TerrariumRendering

// The texts of the dice game.

extension LocalizedText {
  package static let pigTitle = LocalizedText(en: "Pig", ru: "Свинья", es: "El cerdo")
  package static let pigStart = LocalizedText(
    en: "Start the game|Start", ru: "Начать игру|Начать", es: "Empezar a jugar|Empezar")
  package static let pigRoll = LocalizedText(en: "Roll", ru: "Бросить", es: "Tirar")
  package static let pigBank = LocalizedText(en: "Bank", ru: "Забрать", es: "Recoger")
  package static let pigYes = LocalizedText(en: "Yes", ru: "Да", es: "Sí")
  package static let pigNo = LocalizedText(en: "No", ru: "Нет", es: "No")
  package static let pigOK = LocalizedText(en: "OK", ru: "ОК", es: "OK")

  package static let pigPlayer = LocalizedText(
    en: "Player {player}|P{player}", ru: "Игрок {player}|И{player}",
    es: "Jugador {player}|J{player}")
  package static let pigTurnOf = LocalizedText(
    en: "Player {player}'s turn|Player {player}", ru: "Ход игрока {player}|Игрок {player}",
    es: "Turno del jugador {player}|Jugador {player}")
  package static let pigWins = LocalizedText(
    en: "Player {player} wins!|P{player} wins!", ru: "Игрок {player} победил!|И{player} победил!",
    es: "¡Gana el jugador {player}!|¡Gana J{player}!")
  package static let pigTurnPoints = LocalizedText(
    en: "Turn points|Points", ru: "Очки хода|Очки", es: "Puntos del turno|Puntos")
  package static let pigCounters = LocalizedText(
    en: "Game {game} · turn {turn}|{game} · {turn}", ru: "Игра {game} · ход {turn}|{game} · {turn}",
    es: "Partida {game} · turno {turn}|{game} · {turn}")
  static let tick = LocalizedText(
    en: "tick {tick}|{tick}", ru: "такт {tick}|{tick}", es: "paso {tick}|{tick}")

  package static let pigRollFirst = LocalizedText(
    en: "Roll the die.|Roll!", ru: "Бросьте кубик.|Бросайте!", es: "Tira el dado.|¡Tira!")
  package static let pigRollOn = LocalizedText(
    en: "Roll on, or bank?|Roll or bank?|Roll on?",
    ru: "Бросить ещё или забрать?|Ещё или забрать?|Ещё?",
    es: "¿Tirar otra vez o recoger?|¿Tirar o recoger?|¿Tirar?")
  package static let pigBust = LocalizedText(
    en: "A 1! Points lost: {points}|Lost: {points}",
    ru: "Единица! Потеряно: {points}|Минус {points}",
    es: "¡Un 1! Puntos perdidos: {points}|Perdidos: {points}")
  package static let pigBanked = LocalizedText(
    en: "Points banked: {points}|Banked: {points}", ru: "Забрано очков: {points}|Плюс {points}",
    es: "Puntos recogidos: {points}|Recogidos: {points}")
  package static let pigAgain = LocalizedText(
    en: "{own} to {other}. Another game?|Another game?|Again?",
    ru: "Счёт {own} : {other}. Ещё игру?|Ещё игру?|Ещё?",
    es: "{own} a {other}. ¿Otra partida?|¿Otra partida?|¿Otra?")

  package static let pigPolicy = LocalizedText(
    en: "Optimal play: hold at so many turn points|Hold at so many points|Hold at",
    ru: "Лучшая игра: сколько очков набрать за ход|Очки, чтобы забрать|Забирать",
    es: "Juego óptimo: con cuántos puntos del turno recoger|Puntos para recoger|Recoger")
  package static let pigOwnTotal = LocalizedText(
    en: "own total", ru: "свой счёт", es: "total propio")
  package static let pigOtherTotal = LocalizedText(
    en: "other's total", ru: "счёт соперника", es: "total del rival")

  /// The rules, with paragraphs separated by slashes.
  package static let pigRules = LocalizedText(
    en: """
      Two players take turns with one die. The first to bank {target} points wins./\
      In your turn, roll as often as you like. A throw from 2 to 6 adds that many points to your turn./\
      A 1 ends your turn, and its points are lost./\
      Bank, and the points of the turn join your total; the die goes to the other player./\
      Only banking wins. Whoever loses starts the next game.\
      |Two players, one die: the first to bank {target} points wins./\
      Each throw from 2 to 6 adds to your turn. A 1 loses it all./\
      Bank to keep your points and pass the die.\
      |First to {target} wins./Roll: 2 to 6 add up./A 1 loses the turn./Bank to keep.
      """,
    ru: """
      Двое по очереди бросают кубик. Побеждает тот, чей счёт первым дойдёт до {target}./\
      За ход бросайте сколько угодно раз. Каждый бросок от 2 до 6 добавляет столько же очков к ходу./\
      Единица завершает ход, и его очки пропадают./\
      Заберите очки: они прибавятся к вашему счёту, а кубик перейдёт сопернику./\
      Победить можно, только забрав очки. Проигравший начинает следующую игру.\
      |Двое и один кубик: побеждает тот, чей счёт первым дойдёт до {target}./\
      Бросок от 2 до 6 добавляет очки к ходу. Единица отнимает всё./\
      Заберите очки и передайте кубик.\
      |Игра до {target}./От 2 до 6: плюс./1: ход пропал./Заберите очки!
      """,
    es: """
      Dos jugadores tiran un dado por turnos. Gana el primero que recoge {target} puntos./\
      En tu turno, tira tantas veces como quieras. De 2 a 6, la tirada suma esos puntos al turno./\
      Un 1 acaba el turno, y sus puntos se pierden./\
      Recoge, y los puntos del turno pasan a tu total; el dado pasa al otro jugador./\
      Solo se gana al recoger. Quien pierde empieza la siguiente partida.\
      |Dos jugadores, un dado: gana el primero que recoge {target} puntos./\
      De 2 a 6, la tirada suma. Un 1 lo pierde todo./\
      Recoge para guardar tus puntos y pasar el dado.\
      |Gana quien llega a {target}./De 2 a 6 suma./Un 1: todo perdido./Recoge y guarda.
      """)
}
