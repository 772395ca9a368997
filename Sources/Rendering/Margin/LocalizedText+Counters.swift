// What stands round the pictures of every world; each world has its own words beside it.

extension LocalizedText {
  package static let tick = LocalizedText(en: "tick", ru: "такт", es: "paso")
  static let time = LocalizedText(en: "time", ru: "время", es: "tiempo")

  static let died = LocalizedText(en: "died", ru: "умерла", es: "murió")
  static let onceAlive = LocalizedText(en: "once alive", ru: "жила раньше", es: "vivió antes")
  static let young = LocalizedText(en: "young", ru: "молодая", es: "joven")
  static let old = LocalizedText(en: "old", ru: "старая", es: "vieja")

  static let births = LocalizedText(
    en: "{rule}: born with {births} neighbours, survives with {survivals}|"
      + "born with {births}, survives with {survivals}|{rule}",
    ru: "{rule}: рождается при {births} соседях, выживает при {survivals}|"
      + "рождается при {births}, выживает при {survivals}|{rule}",
    es: "{rule}: nace con {births} vecinas, sobrevive con {survivals}|"
      + "nace con {births}, sobrevive con {survivals}|{rule}")

  static let or = LocalizedText(en: "or", ru: "или", es: "o")

  static let noNumber = LocalizedText(en: "none", ru: "никаких", es: "ninguna")
}
