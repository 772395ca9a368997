internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumVocabulary

extension StepKind {
  /// `copy: rectangle` and `cut: rectangle`: copy cells to the clipboard; cut also makes them dead.
  package static let copy = StepKind(
    "copy", .rectangle, "copies cells to the clipboard",
    example: "- copy: [0, 0, 10, 10]\n- place: clipboard\n  at: [20, 5]\n- run: 30"
  ) { $0.selection($1, for: "copy", cuts: false) }
  package static let cut = StepKind(
    "cut", .rectangle, "moves cells to the clipboard",
    example: "- cut: [0, 0, 10, 10]\n- place: clipboard\n  at: [20, 5]\n- run: 30"
  ) { $0.selection($1, for: "cut", cuts: true) }

  /// `erase: rectangle` or `erase: all`: makes cells dead.
  package static let erase = StepKind(
    "erase", .area(or: "all", .all), "clears a part of the field, or all of it",
    example: "- run: 30\n- erase: [0, 0, 10, 10]\n- run: 30"
  ) { reader, area in
    guard let area else { return nil }
    if case .rectangle(let rectangle) = area, !reader.fits(rectangle, for: "erase") { return nil }
    return reader.editing { board throws(WorldError) in
      switch area {
      case .rectangle(let area): try board.erase(area)
      case .all: try board.clearAll()
      case .none: break
      }
    }
  }

  /// `rotate: rectangle`: rotates the cells, keeping the top left corner.
  package static let rotate = StepKind(
    "rotate", .rectangle, "turns cells; the top left stays in place",
    example: "- rotate: [0, 0, 10, 10]\n  turn: right\n- run: 30",
    with: [Setting.turn], needing: ["turn"]
  ) { reader, area in
    let turn = reader.needed(.turn, of: "rotate")
    guard let area, let turn, reader.fits(area, for: "rotate") else { return nil }
    let box = Orientation(turn: turn, flip: nil).apply(to: area.size)
    let turned = CellRect(corner: Cell(area.x, area.y), size: box)
    guard reader.fits(turned, for: "rotate") else { return nil }
    return reader.editing { board throws(WorldError) in
      let pattern = try board.pattern(in: area)
      try board.erase(area)
      try board.put(pattern.turned(turn), at: Cell(area.x, area.y), mode: .replace, for: "rotate")
    }
  }
}

extension StepReader {
  /// The value of a required key; a missing one is recorded as a fault.
  mutating func needed<Value>(_ key: Setting<Value>, of step: String) -> Value? {
    if isGiven(key) { return value(key) }
    keys.refuse(.step(.keyMissing(step: step, key: key.name, expected: key.expected)), at: place)
    return nil
  }

  fileprivate mutating func selection(_ area: CellRect?, for key: String, cuts: Bool) -> Step? {
    guard let area else { return nil }
    // An earlier fault must not cause further ones where the pattern is placed.
    script.patterns.clipboard = area.size
    if cuts { script.edits += 1 }
    guard fits(area, for: key) else { return nil }
    var step = Step { stage throws(WorldError) in
      stage.clipboard = try stage.board().pattern(in: area)
      if cuts { try stage.edit { board throws(WorldError) in try board.erase(area) } }
    }
    step.mayChangeWorld = cuts
    return step
  }
}
