// The steps of worlds whose cells are seen, and of those whose cells can be changed.

extension Step {
  /// Moves the view, also beyond the field.
  ///
  /// - Parameters:
  ///   - area: the cells that are seen then; steps in YAML may name parts of cells
  ///   - over: how many ticks the view takes to glide there; none by default
  ///   - hold: true if these are frames without a tick
  ///   - turn: how far the picture is turned then, in degrees clockwise
  ///   - wait: false if the steps that follow go on while it glides
  ///   - path: `zoom` (all edges in step with the size), `straight` (the middle) or `edges`
  ///   - even: what goes evenly from the first tick to the last: `x`, `y`, `zoom`
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

  /// Draws labels, arrows, lines, areas and boxes over the field from here on, such as
  /// `["label": "eater", "at": [3, 4]]`; none clears them.
  public static func annotate(_ items: [SettingValue]) -> Step {
    Step("annotate", items.isEmpty ? "none" : items.value)
  }

  /// Writes a sheet of all snapshots that are kept now.
  public static func snapshots(_ path: String) -> Step { Step("snapshots", path.value) }

  /// Writes the whole world into a file, `FILE` or `NAME@my`, from which another film goes on.
  public static func save(_ path: String) -> Step { Step("save", path.value) }

  /// Goes on with the world that a file has.
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
    /// Left and right change places.
    case across
    /// Top and bottom change places.
    case down
  }

  /// The way in which the cells of a pattern are written into the field.
  public enum Mode: String, CaseIterable, Sendable {
    /// All cells of its box, also the dead ones.
    case replace
    /// Its live cells only.
    case merge
    /// Cells that live in one of the two, and not in both.
    case xor
    /// Cells that live in both.
    case and
    /// Cells that live in one of the two or in both.
    case or
  }

  /// Flips cells between dead and alive.
  public static func toggle(_ cells: Cell...) -> Step { toggle(cells) }

  /// Flips cells between dead and alive.
  public static func toggle(_ cells: [Cell]) -> Step { Step("toggle", cells.map(\.value).value) }

  /// Puts a figure down: first turned, then flipped.
  ///
  /// - Parameters:
  ///   - figure: a name of the library or of an earlier `keep`, a file, RLE text, or `clipboard`
  ///   - corner: the top left of its box; by default it is centred
  ///   - turn: how it is turned
  ///   - flip: how it is reflected
  ///   - mode: what of it is put down; all of its box by default
  /// - Returns: the step
  public static func place(
    _ figure: String, at corner: Cell? = nil, turn: Turn? = nil, flip: Flip? = nil,
    mode: Mode? = nil
  ) -> Step {
    Step(
      "place", figure.value,
      ["at": corner?.value, "turn": turn?.value, "flip": flip?.value, "mode": mode?.value])
  }

  /// Takes cells into the clipboard.
  public static func copy(_ area: CellRectangle) -> Step { Step("copy", area.value) }

  /// Takes cells into the clipboard; where they were is empty then.
  public static func cut(_ area: CellRectangle) -> Step { Step("cut", area.value) }

  /// Empties the whole field.
  public static let erase = Step("erase", "all")

  /// Empties a part of the field.
  public static func erase(_ area: CellRectangle) -> Step { Step("erase", area.value) }

  /// Draws a frame around cells, until the next mark; around none without a rectangle.
  public static func mark(_ area: CellRectangle?) -> Step { Step("mark", area?.value ?? "none") }

  /// Names a figure for later steps.
  ///
  /// - Parameters:
  ///   - name: its name
  ///   - area: the cells that it has
  ///   - path: a file that gets it, `FILE.rle`, or its name in your own library, `NAME@my`
  /// - Returns: the step
  public static func keep(_ name: String, area: CellRectangle, to path: String? = nil) -> Step {
    Step("keep", name.value, ["area": area.value, "to": path?.value])
  }

  /// Makes dead cells alive and live cells dead.
  public static func invert(_ area: CellRectangle) -> Step { Step("invert", area.value) }

  /// Swaps the sides of cells.
  public static func mirror(_ area: CellRectangle, _ flip: Flip) -> Step {
    Step("mirror", area.value, ["flip": flip.value])
  }

  /// Fills cells at random, from the seed: each lives with a probability in percent, which is rounded
  /// to thousandths.
  public static func scatter(_ area: CellRectangle, percent: Double? = nil) -> Step {
    Step("scatter", area.value, ["fill": percent.map { "\(($0 * 1000).rounded() / 1000)%" }])
  }

  /// Takes back the last step that edited cells; time goes on.
  public static let undo = Step("undo")

  /// Turns cells; the top left stays.
  public static func rotate(_ area: CellRectangle, turn: Turn) -> Step {
    Step("rotate", area.value, ["turn": turn.value])
  }
}
