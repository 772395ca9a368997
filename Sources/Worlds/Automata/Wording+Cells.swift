internal import Rendering
internal import Simulation

// What cells are called that live or do not.

extension Wording {
  static let deadCell = Wording(en: "dead", ru: "мёртвая", es: "muerta")
  static let liveCell = Wording(en: "alive", ru: "живая", es: "viva")
  static let cells = Wording(en: "cells", ru: "клетки", es: "células")
  static let liveCells = Wording(en: "alive", ru: "живые", es: "vivas")
}
