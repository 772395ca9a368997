internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A pattern at its place in the first generation of a world.
struct PlacedPattern {
  /// Its cells; nil if they do not fit into a field that a step has resized.
  private(set) var cells: LifeCells?
  /// The comments of its file.
  private(set) var notes: PatternNotes
  /// Its file, if the script in it is to be played.
  let scripted: ScriptedPattern?
  /// True if it was drawn in the second of two phases.
  let isOdd: Bool
  /// The given place.
  private let place: Cell?
  /// The way to place it again if a step changes the size; nil if no step can.
  private let placement: PatternPlacement?

  /// Places a pattern, or throws if it does not fit. `rule` is the rule before it was fitted to the
  /// field; a script in the pattern's file is only known if it is to be played.
  init(
    _ source: PatternSource, _ placement: PatternPlacement, at place: Cell?, under rule: CellRule,
    edges: Edges, playsScript: Bool, in reader: SettingsReader
  ) throws(Problem) {
    let cells = try placement.cells(at: place)
    let hasScript = playsScript && reader.hasScript(source)
    let ownNotes = source.pattern.notes
    notes = hasScript ? ownNotes.withoutScript : ownNotes
    if edges == .none, rule.topology == nil, place == nil,
      let position = source.pattern.position
    {
      notes.origin = Cell(position.x - cells.box.x, position.y - cells.box.y)
    }
    scripted =
      hasScript
      ? ScriptedPattern(source, at: cells.box, rule: rule, edges: edges, size: placement.window)
      : nil
    isOdd = placement.source.isOdd(under: placement.rule)
    (self.cells, self.place) = (cells, place)
    self.placement = reader.hasSteps ? placement : nil
  }

  /// The pattern in a field of another size. Cells that do not fit are left out.
  func placed(on size: GridSize, under rule: CellRule) -> PlacedPattern {
    var (pattern, placement) = (self, placement)
    placement?.window = size
    placement?.rule = rule
    pattern.cells = try? placement?.cells(at: place, isCut: true)
    return pattern
  }
}
