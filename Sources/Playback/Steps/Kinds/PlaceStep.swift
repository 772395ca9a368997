internal import Patterns
internal import Basics
internal import Vocabulary

extension StepKind {
  /// `place: X`: puts a figure down.
  package static let place = StepKind(
    Setting.place, with: [Setting.placeAt, Setting.turn, Setting.flip, Setting.mode]
  ) { draft in
    let figure = draft.figure(.place)
    let orientation = draft.orientation()
    let place = draft.value(.placeAt)
    guard let mode = draft.value(.mode), let figure, let orientation,
      place != nil || !draft.isGiven(.placeAt)
    else { return nil }
    guard draft.canTurn(figure, orientation) else { return nil }
    let size = orientation.apply(to: figure.size)
    let field = draft.script.field
    let corner = place ?? field?.size.centre(of: size) ?? Cell(0, 0)
    guard draft.hasRoom(for: size, at: corner) else { return nil }
    draft.script.edits += 1
    return Step { stage throws(WorldError) in
      let figure = orientation.apply(to: stage.figure(figure))
      try stage.edit { board throws(WorldError) in
        try board.put(figure, at: corner, mode: mode, for: "place")
      }
    }
  }
}

extension StepDraft {
  /// True if a figure can be turned: its rows become columns, which may be as many runs as it has
  /// cells.
  fileprivate mutating func canTurn(_ figure: NamedFigure, _ orientation: Orientation) -> Bool {
    guard case .figure(let figure) = figure,
      orientation.turn == .left || orientation.turn == .right
    else { return true }
    let (cells, limit) = (figure.population, PatternLimits().runs)
    guard cells > limit else { return true }
    refuse(.pattern(.figureTooLarge(cells: UInt128(cells), limit: limit), path: nil), for: "turn")
    return false
  }

  /// True if a box fits there; a fault is noted.
  fileprivate mutating func hasRoom(for size: GridSize, at corner: Cell) -> Bool {
    guard let field = script.field else { return true }
    let key = isGiven(.placeAt) ? "at" : "place"
    let box = CellRect(corner: corner, size: size)
    if field.isLine, let problem = field.problem(of: box) {
      refuse(.step(problem), for: key)
      return false
    }
    do throws(PlacementError) {
      _ = try Placement(
        Figure(size: size, runs: []), at: corner, on: field.size, edges: field.edges)
      return true
    } catch {
      refuse(.placement(error), for: key)
      return false
    }
  }
}

extension Setting where Value == String {
  fileprivate static let place = Setting(
    "place", .text(placeholder: "NAME|FILE|RLE|clipboard"),
    "puts a figure of the library, of a file, of an earlier keep, or the clipboard",
    meansFile: { $0 != StepDraft.clipboard && PatternSource.meansFile($0) })
}

extension Setting where Value == Cell {
  fileprivate static let placeAt = Setting(
    "at", .cell, "where the top left of its box lies, by default so that it is centred")
}

extension Setting where Value == Placement.Mode {
  fileprivate static let mode = Setting(
    "mode", .named(placeholder: "MODE"),
    "replace puts the whole box, merge or or its living cells, xor flips, and keeps what lives in both",
    fallback: "replace")
}
