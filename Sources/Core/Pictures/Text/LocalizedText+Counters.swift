// The texts around the pictures of every world; each world adds its own.

extension LocalizedText {
  package static let tick = LocalizedText(en: "tick", ru: "такт", es: "paso")
  package static let decimalPoint = LocalizedText(en: ".", ru: ",", es: ",")
  package static let time = LocalizedText(en: "time", ru: "время", es: "tiempo")

  package static let died = LocalizedText(en: "died", ru: "умерла", es: "murió")
  package static let onceAlive = LocalizedText(
    en: "once alive", ru: "жила раньше", es: "vivió antes")
  package static let young = LocalizedText(en: "young", ru: "молодая", es: "joven")
  package static let old = LocalizedText(en: "old", ru: "старая", es: "vieja")

  package static let born = LocalizedText(
    en: "born with {counts} neighbours|born with {counts}",
    ru: "рождается при {counts} соседях|рождается при {counts}",
    es: "nace con {counts} vecinas|nace con {counts}")
  package static let bornWithOne = LocalizedText(
    en: "born with 1 neighbour|born with 1", ru: "рождается при 1 соседе|рождается при 1",
    es: "nace con 1 vecina|nace con 1")
  package static let neverBorn = LocalizedText(en: "never born", ru: "не рождается", es: "no nace")
  package static let survives = LocalizedText(
    en: "survives with {counts}", ru: "выживает при {counts}", es: "sobrevive con {counts}")
  package static let neverSurvives = LocalizedText(
    en: "never survives", ru: "не выживает", es: "no sobrevive")

  /// Before the last of some numbers; after the bar, the form before one that begins with the same
  /// vowel.
  package static let or = LocalizedText(en: "or", ru: "или", es: "o|u")
}
