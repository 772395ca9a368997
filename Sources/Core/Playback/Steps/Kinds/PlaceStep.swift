internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumVocabulary

private let placeKey = Setting(
  "place", .text(placeholder: "NAME|FILE|RLE|clipboard"),
  "adds a pattern: a built-in one, a file, one that keep has named, or the clipboard",
  example: "- place: eater\n  at: [20, 10]\n  turn: left\n- run: 30",
  meansFile: { $0 != StepReader.clipboard && PatternSource.meansFile($0) })
private let atKey = Setting(
  "at", .cell, "the top left cell of its box; default: centred")
private let modeKey = Setting<Placement.Mode>(
  "mode", .named(placeholder: "MODE"),
  "replace: the whole box; merge or or: only its live cells; xor: they flip what is there; and: only cells alive in both stay",
  fallback: "replace")

extension StepKind {
  /// `place: X`: places a pattern.
  package static let place = StepKind(
    placeKey, with: [atKey, Setting.turn, Setting.flip, modeKey]
  ) { reader in
    let pattern = reader.pattern(placeKey)
    let orientation = reader.orientation()
    let place = reader.value(atKey)
    guard let mode = reader.value(modeKey), let pattern, let orientation,
      place != nil || !reader.isGiven(atKey)
    else { return nil }
    guard reader.canTurn(pattern, orientation) else { return nil }
    let size = orientation.apply(to: pattern.size)
    let field = reader.script.field.shape
    let corner = place ?? field?.size.centre(of: size) ?? Cell(0, 0)
    guard reader.hasRoom(for: size, at: corner) else { return nil }
    reader.script.edits += 1
    return Step { stage throws(WorldError) in
      let pattern = orientation.apply(to: stage.pattern(pattern))
      try stage.edit { board throws(WorldError) in
        try board.put(pattern, at: corner, mode: mode, for: "place")
      }
    }
  }
}

extension StepReader {
  /// True if a pattern can be turned: its rows become columns, which may take as many runs as it
  /// has cells.
  fileprivate mutating func canTurn(_ pattern: NamedPattern, _ orientation: Orientation) -> Bool {
    guard let pattern = pattern.known, orientation.turn == .left || orientation.turn == .right
    else { return true }
    let (cells, limit) = (pattern.population, PatternLimits().runs)
    guard cells > limit else { return true }
    refuse(.pattern(.patternTooLarge(cells: UInt128(cells), limit: limit), path: nil), for: "turn")
    return false
  }

  /// True if a box fits at a corner; otherwise records a fault.
  fileprivate mutating func hasRoom(for size: GridSize, at corner: Cell) -> Bool {
    guard let field = script.field.shape else { return true }
    let key = isGiven(atKey) ? "at" : "place"
    let box = CellRect(corner: corner, size: size)
    if field.isLine, let problem = field.problem(of: box) {
      refuse(problem, for: key)
      return false
    }
    do throws(PlacementError) {
      _ = try Placement(
        Pattern(size: size, runs: []), at: corner, on: field.size, edges: field.axes)
      return true
    } catch {
      refuse(.placement(error), for: key)
      return false
    }
  }
}
