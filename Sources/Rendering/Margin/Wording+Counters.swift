// What stands round the pictures of every world; each world has its own words beside it.

extension Wording {
  package static let tick = Wording(en: "tick", ru: "такт", es: "paso")
  static let time = Wording(en: "time", ru: "время", es: "tiempo")

  static let died = Wording(en: "died", ru: "умерла", es: "murió")
  static let young = Wording(en: "young", ru: "молодая", es: "joven")
  static let old = Wording(en: "old", ru: "старая", es: "vieja")

  static let births = Wording(
    en: "{rule}: born with {births} neighbours, survives with {survivals}|"
      + "born with {births}, survives with {survivals}|{rule}",
    ru: "{rule}: рождается при {births} соседях, выживает при {survivals}|"
      + "рождается при {births}, выживает при {survivals}|{rule}",
    es: "{rule}: nace con {births} vecinas, sobrevive con {survivals}|"
      + "nace con {births}, sobrevive con {survivals}|{rule}")

  static let or = Wording(en: "or", ru: "или", es: "o")

  static let noNumber = Wording(en: "none", ru: "никаких", es: "ninguna")
}
