internal import TerrariumRendering
internal import TerrariumSimulation

/// The names of the states of rules that are built in, as pictures show them. Tables and settings
/// keep their numbers, or the names in English.
enum StateNames {
  /// The name of a state: for a legend, and for counters and charts, where they show one.
  struct Name {
    let ofOne: LocalizedText
    /// Nil where several states have one name, and the numbers tell them apart.
    let ofMany: LocalizedText?
  }

  /// The names of the states of a built-in rule, nil for a state without one. Empty for other rules.
  static func all(of rule: CellRule) -> [Name?] {
    let states = 0..<rule.stateCount
    if let file = rule.file { return file.isBuiltIn ? byRule[file.name] ?? [] : [] }
    switch rule.family {
    case .generations where rule.isCalledByName && states.count > 2:
      return states.map { ofGenerations($0, of: states.count) }
    case .local:
      if let kind = rule.watched?.kind { return states.map { watched($0, kind) } }
      if rule.neumann != nil { return states.map(neumann) }
      return rule.name == "Langtons-Ant" ? states.map(ant) : []
    default: return []
    }
  }

  private static let byRule = ["WireWorld": wires, "Langtons-Loops": loops, "Langtons-Loop": loops]
}

extension StateNames {
  private static func one(_ en: String, ru: String, es: String) -> Name {
    Name(ofOne: LocalizedText(en: en, ru: ru, es: es), ofMany: nil)
  }

  /// The words for one cell, and for many.
  private static func each(
    _ en: String, ru: (String, String), es: (String, String)
  ) -> Name {
    Name(
      ofOne: LocalizedText(en: en, ru: ru.0, es: es.0),
      ofMany: LocalizedText(en: en, ru: ru.1, es: es.1))
  }

  private static let alive = Name(ofOne: .liveCell, ofMany: .liveCells)

  /// Cells that die in steps, from the first step on.
  private static func ofGenerations(_ state: Int, of count: Int) -> Name? {
    guard state > 1 else { return state == 1 ? alive : nil }
    let step = count == 3 ? "" : " \(state - 1)"
    return each(
      "dying\(step)", ru: ("умирающая\(step)", "умирающие\(step)"),
      es: ("moribunda\(step)", "moribundas\(step)"))
  }

  private static func watched(_ state: Int, _ kind: SuperRule.Kind) -> Name? {
    switch (kind, state) {
    case (_, 0): nil
    case (_, 1): alive
    case (.investigator, 6...7), (.investigator, 10...13), (.investigator, 19...20):
      one("alternating", ru: "меняющаяся", es: "alternante")
    case (.investigator, _): one("fixed", ru: "неизменная", es: "fija")
    case (_, 2...6): marks[state - 2]
    case (_, 8), (_, 10), (_, 12):
      one("once alive, other kinds", ru: "жила раньше, другие виды", es: "vivió antes, otros tipos")
    case _ where state < 13 || state % 2 == 1:
      one("alive, other kinds", ru: "живая, другие виды", es: "viva, otros tipos")
    default: one("signals", ru: "сигналы", es: "señales")
    }
  }

  private static let marks = [
    each("once alive", ru: ("жила раньше", "жили раньше"), es: ("vivió antes", "vivieron antes")),
    each(
      "marked alive", ru: ("помеченная живая", "помеченные живые"),
      es: ("marcada viva", "marcadas vivas")),
    each(
      "marked dead", ru: ("помеченная мёртвая", "помеченные мёртвые"),
      es: ("marcada muerta", "marcadas muertas")),
    each("start", ru: ("начальная", "начальные"), es: ("inicial", "iniciales")),
    each("wall", ru: ("стена", "стены"), es: ("muro", "muros")),
  ]

  private static func neumann(_ state: Int) -> Name? {
    switch state {
    case 0: one("ground", ru: "основное состояние", es: "estado base")
    case 1...8: one("sensitised", ru: "чувствительная", es: "sensibilizada")
    case 9...12: one("ordinary transmission", ru: "обычная передача", es: "transmisión ordinaria")
    case 13...16: one("ordinary, excited", ru: "обычная, с сигналом", es: "ordinaria, excitada")
    case 17...20: one("special transmission", ru: "особая передача", es: "transmisión especial")
    case 21...24: one("special, excited", ru: "особая, с сигналом", es: "especial, excitada")
    case 25...28: one("confluent", ru: "слияние", es: "confluencia")
    default: one("crossing", ru: "пересечение", es: "cruce")
    }
  }

  private static func ant(_ state: Int) -> Name? {
    switch state {
    case 0: one("white", ru: "белая", es: "blanca")
    case 1: each("black", ru: ("чёрная", "чёрные"), es: ("negra", "negras"))
    case 2...5: one("ant on white", ru: "муравей на белой", es: "hormiga en blanca")
    default: one("ant on black", ru: "муравей на чёрной", es: "hormiga en negra")
    }
  }

  private static let wires: [Name?] = [
    one("empty", ru: "пусто", es: "vacío"),
    each(
      "electron head", ru: ("голова электрона", "головы электронов"),
      es: ("cabeza de electrón", "cabezas de electrón")),
    each(
      "electron tail", ru: ("хвост электрона", "хвосты электронов"),
      es: ("cola de electrón", "colas de electrón")),
    each("wire", ru: ("проводник", "проводники"), es: ("conductor", "conductores")),
  ]

  private static let loops: [Name?] = [
    one("empty", ru: "пусто", es: "vacío"),
    each("core", ru: ("жила", "жилы"), es: ("núcleo", "núcleos")),
    each("sheath", ru: ("оболочка", "оболочки"), es: ("vaina", "vainas")),
    each(
      "left turn", ru: ("поворот налево", "повороты налево"),
      es: ("giro a la izquierda", "giros a la izquierda")),
    each(
      "signal of an arm", ru: ("сигнал отростка", "сигналы отростка"),
      es: ("señal del brazo", "señales del brazo")),
    each("messenger", ru: ("посланник", "посланники"), es: ("mensajero", "mensajeros")),
    each("closing", ru: ("замыкание", "замыкания"), es: ("cierre", "cierres")),
    each("advance", ru: ("продвижение", "продвижения"), es: ("avance", "avances")),
  ]
}
