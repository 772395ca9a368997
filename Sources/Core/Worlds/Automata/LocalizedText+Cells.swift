internal import TerrariumRendering

// The names of live and dead cells.

extension LocalizedText {
  static let deadCell = LocalizedText(en: "dead", ru: "мёртвая", es: "muerta")
  static let liveCell = LocalizedText(en: "alive", ru: "живая", es: "viva")
  static let cells = LocalizedText(en: "cells", ru: "клетки", es: "células")
  static let liveCells = LocalizedText(en: "alive", ru: "живые", es: "vivas")
}

extension StateStyle {
  static let deadAndAlive = [
    StateStyle("dead", .deadCell, letter: ".", tone: .ground, extent: 0),
    StateStyle("alive", .liveCell, letter: "O", tone: .alive),
  ]
}
