package import TerrariumRendering
internal import TerrariumSimulation

// The texts of the walk among monsters. The Russian ones are those of the app that it shows.

extension LocalizedText {
  static let placeRequest = LocalizedText(
    en: "Location request", ru: "Запрос геолокации", es: "Solicitud de ubicación")
  static let placeReason = LocalizedText(
    en: "The map shows the monsters around you. For that it needs to know where you are.",
    ru: "Карта показывает монстров вокруг вас. Для этого ей нужно знать, где вы находитесь.",
    es: "El mapa muestra los monstruos que te rodean. Para eso necesita saber dónde estás.")
  static let allowPlace = LocalizedText(en: "Allow", ru: "Разрешить", es: "Permitir")
  package static let placeQuestion = LocalizedText(
    en: "Allow “Monster map” to use your location?",
    ru: "Разрешить приложению «Карта монстров» доступ к вашей геопозиции?",
    es: "¿Permitir que «Mapa de monstruos» use tu ubicación?")
  static let denyPlace = LocalizedText(
    en: "Don’t allow|No", ru: "Не разрешать|Нет", es: "No permitir|No")

  static let placeDenied = LocalizedText(
    en: "No permission to use your location", ru: "Отсутствие разрешения на геолокацию",
    es: "Sin permiso de ubicación")
  static let deniedReason = LocalizedText(
    en: "Without your location nobody is found. You can allow it in the settings.",
    ru: "Без геопозиции никого не найти. Разрешить доступ можно в настройках.",
    es: "Sin tu ubicación no se encuentra a nadie. Puedes permitirla en los ajustes.")
  static let goToSettings = LocalizedText(
    en: "Go to settings", ru: "Перейти к настройкам", es: "Ir a los ajustes")

  static let monsterMap = LocalizedText(
    en: "Monster map", ru: "Карта монстров", es: "Mapa de monstruos")
  static let monstersInSight = LocalizedText(
    en: "In sight: {count}|{count}", ru: "Рядом: {count}|{count}", es: "A la vista: {count}|{count}"
  )
  static let monsterTeam = LocalizedText(en: "My team", ru: "Моя команда", es: "Mi equipo")
  package static let monsterTooFar = LocalizedText(
    en: "You are too far from the monster – {metres} metres",
    ru: "Вы находитесь слишком далеко от монстра – {metres} метров",
    es: "Estás demasiado lejos del monstruo: {metres} metros")
  static let metreSign = LocalizedText(en: "m", ru: "м", es: "m")
  static let kilometreSign = LocalizedText(en: "km", ru: "км", es: "km")

  static let monsterCatch = LocalizedText(
    en: "Catch the monster", ru: "Поимка монстра", es: "Captura del monstruo")
  static let monsterLevel = LocalizedText(
    en: "Level {level}|{level}", ru: "Уровень {level}|{level}", es: "Nivel {level}|{level}")
  static let tryToCatch = LocalizedText(
    en: "Try to catch it", ru: "Попробовать поймать", es: "Intentar atraparlo")
  package static let monsterCaught = LocalizedText(
    en: "Hooray! You have caught the monster {name} for your team",
    ru: "Ура! Вы поймали монстра {name} в свою команду",
    es: "¡Hurra! Has atrapado al monstruo {name} para tu equipo")
  package static let monsterFled = LocalizedText(
    en: "The monster has run away!", ru: "Монстр убежал!", es: "¡El monstruo ha huido!")
  package static let monsterMissed = LocalizedText(
    en: "It didn’t work:( Try to catch it once more!",
    ru: "Не вышло:( Попробуйте поймать еще раз!",
    es: "No ha salido:( ¡Intenta atraparlo otra vez!")
  static let backToMap = LocalizedText(
    en: "Back to the map", ru: "Вернуться на карту", es: "Volver al mapa")
  static let alertOK = LocalizedText(en: "OK", ru: "ОК", es: "OK")

  static let emptyTeam = LocalizedText(
    en: "You have not caught any monsters for your team yet",
    ru: "Вы еще не поймали монстров в свою команду",
    es: "Aún no has atrapado monstruos para tu equipo")
  static let moreMembers = LocalizedText(
    en: "and {count} more", ru: "и ещё {count}", es: "y {count} más")
}

extension MonsterKind {
  /// Its name.
  var name: LocalizedText {
    switch self {
    case .bubla: LocalizedText(en: "Bubla", ru: "Бубля", es: "Bubla")
    case .kustik: LocalizedText(en: "Koostik", ru: "Кустик", es: "Kústik")
    case .iskra: LocalizedText(en: "Iskra", ru: "Искра", es: "Iskra")
    case .tuchka: LocalizedText(en: "Toochka", ru: "Тучка", es: "Túchka")
    case .rogul: LocalizedText(en: "Rogool", ru: "Рогуль", es: "Rogul")
    }
  }
}
