// The steps of worlds with visible cells, and of those whose cells can be changed.

extension Step {
  /// Moves the view, also beyond the field.
  ///
  /// - Parameters:
  ///   - area: the cells that are visible then; steps in YAML may name parts of cells
  ///   - over: the ticks that the view takes to glide there; none by default
  ///   - hold: true if these are frames without a tick
  ///   - turn: the rotation of the picture at the end, in degrees clockwise
  ///   - wait: false if the following steps continue while it glides
  ///   - path: `zoom` (all edges in step with the size), `straight` (the centre) or `edges`
  ///   - even: the parts that change evenly from the first tick to the last: `x`, `y`, `zoom`
  /// - Returns: the step
  public static func camera(
    _ area: CellRectangle, over: Int? = nil, hold: Bool = false, turn: Double? = nil,
    wait: Bool = true,
    path: String? = nil, even: [String] = []
  ) -> Step {
    Step(
      "camera", area.value,
      [
        "over": over?.value, "hold": hold ? true : nil, "turn": turn?.value,
        "wait": wait ? nil : false, "path": path?.value,
        "even": even.isEmpty ? nil : even.map(\.value).value,
      ])
  }

  /// Draws labels, arrows, lines, areas and boxes over the field from here on, such as `["label":
  /// "eater", "at": [3, 4]]`; an empty list clears them.
  public static func annotate(_ items: [SettingValue]) -> Step {
    Step("annotate", items.isEmpty ? "none" : items.value)
  }

  /// Writes a sheet of all snapshots that are kept now.
  public static func snapshots(_ path: String) -> Step { Step("snapshots", path.value) }

  /// Saves the whole world in a file, `FILE` or `NAME@my`, from which another film can continue.
  public static func save(_ path: String) -> Step { Step("save", path.value) }

  /// Continues with the world saved in a file.
  public static func load(_ path: String) -> Step { Step("load", path.value) }
}

extension Step {
  /// A quarter or a half of a turn.
  public enum Turn: String, CaseIterable, Sendable {
    /// A quarter of a turn, counterclockwise.
    case left
    /// A quarter of a turn, clockwise.
    case right
    /// Half a turn.
    case half
  }

  /// A reflection.
  public enum Flip: String, CaseIterable, Sendable {
    /// Exchanges left and right.
    case across
    /// Exchanges top and bottom.
    case down
  }

  /// The way in which the cells of a pattern are written into the field.
  public enum Mode: String, CaseIterable, Sendable {
    /// All cells of its box, also the dead ones.
    case replace
    /// Its live cells only.
    case merge
    /// Cells that are live in one of the two, and not in both.
    case xor
    /// Cells that are live in both.
    case and
    /// Cells that are live in one of the two or in both.
    case or
  }

  /// Flips cells between dead and alive.
  public static func toggle(_ cells: Cell...) -> Step { toggle(cells) }

  /// Flips cells between dead and alive.
  public static func toggle(_ cells: [Cell]) -> Step { Step("toggle", cells.map(\.value).value) }

  /// Places a pattern: first rotated, then flipped.
  ///
  /// - Parameters:
  ///   - pattern: a name of the library or of an earlier `keep`, a file, RLE text, or `clipboard`
  ///   - corner: the top left of its box; by default it is centred
  ///   - turn: its rotation
  ///   - flip: its reflection
  ///   - mode: the way in which its cells are written; all of its box by default
  /// - Returns: the step
  public static func place(
    _ pattern: String, at corner: Cell? = nil, turn: Turn? = nil, flip: Flip? = nil,
    mode: Mode? = nil
  ) -> Step {
    Step(
      "place", pattern.value,
      ["at": corner?.value, "turn": turn?.value, "flip": flip?.value, "mode": mode?.value])
  }

  /// Copies cells into the clipboard.
  public static func copy(_ area: CellRectangle) -> Step { Step("copy", area.value) }

  /// Moves cells into the clipboard; their places are empty then.
  public static func cut(_ area: CellRectangle) -> Step { Step("cut", area.value) }

  /// Empties the whole field.
  public static let erase = Step("erase", "all")

  /// Empties a part of the field.
  public static func erase(_ area: CellRectangle) -> Step { Step("erase", area.value) }

  /// Draws a frame around cells, until the next mark; without a rectangle it removes the mark.
  public static func mark(_ area: CellRectangle?) -> Step { Step("mark", area?.value ?? "none") }

  /// Names a pattern for later steps.
  ///
  /// - Parameters:
  ///   - name: its name
  ///   - area: the cells of the pattern
  ///   - path: a file to write it to, `FILE.rle`, or its name in your own library, `NAME@my`
  /// - Returns: the step
  public static func keep(_ name: String, area: CellRectangle, to path: String? = nil) -> Step {
    Step("keep", name.value, ["area": area.value, "to": path?.value])
  }

  /// Makes dead cells alive and live cells dead.
  public static func invert(_ area: CellRectangle) -> Step { Step("invert", area.value) }

  /// Mirrors cells.
  public static func mirror(_ area: CellRectangle, _ flip: Flip) -> Step {
    Step("mirror", area.value, ["flip": flip.value])
  }

  /// Fills cells at random, from the seed: each is live with a probability in percent, which is
  /// rounded to thousandths.
  public static func scatter(_ area: CellRectangle, percent: Double? = nil) -> Step {
    Step("scatter", area.value, ["fill": percent.map { "\(($0 * 1000).rounded() / 1000)%" }])
  }

  /// Undoes the last step that edited cells; time goes on.
  public static let undo = Step("undo")

  /// Rotates cells about the top left, which stays.
  public static func rotate(_ area: CellRectangle, turn: Turn) -> Step {
    Step("rotate", area.value, ["turn": turn.value])
  }
}
