package import Simulation

/// Where everything stands in a picture, in pixels: fixed for a film.
package struct Layout: Hashable, Sendable {
  package private(set) var width: Int
  package private(set) var height: Int
  /// The top left of the field.
  package private(set) var fieldLeft: Int
  package private(set) var fieldTop: Int
  /// The columns and rows that are drawn: cells, or blocks of cells where there are too many.
  package let points: GridSize
  /// The pixels of a point's side.
  package let cell: Int
  /// The pixels of the line between two cells.
  package let line: Int
  /// The cells of a block's side: 1 where every cell is drawn.
  package let blockSide: Int
  /// The strip of counters below the field, if there is one, and its first row.
  private(set) var counters: CounterStrip?
  private(set) var countersTop: Int

  /// From one point's left to the next one's.
  package var pitch: Int { cell + line }

  /// The pixels across the field.
  package var fieldWidth: Int { Self.span(points.columns, cell: cell, line: line) }

  /// The pixels down the field.
  package var fieldHeight: Int { Self.span(points.rows, cell: cell, line: line) }

  /// Whether nothing but the field is seen.
  var fieldFillsPicture: Bool { fieldWidth == width && fieldHeight == height }

  /// Lays a window of cells out. `widest` has the largest numbers that the counters will show.
  package init(
    of window: GridSize, look: Look, subject: Subject, clock: Clock, widest: CounterValues
  ) {
    let room = look.scale.room
    let window = subject.isScene ? room ?? window : window
    let bare = Self.measure(window, look: look, strip: 0)
    let roomy = room ?? Self.fieldSize(of: window, bare)
    let fitted: CounterStrip? =
      look.hasCounters && !subject.isScene
      ? .fitted(
        subject: subject, clock: clock, widest: widest, language: look.language,
        width: roomy.columns,
        shorterSide: min(roomy.columns, roomy.rows)) : nil
    // In a picture whose size is given, counters may take half of it and no more.
    counters = fitted.flatMap { room == nil || $0.height <= roomy.rows / 2 ? $0 : nil }
    let strip = counters?.height ?? 0
    let measure = room == nil ? bare : Self.measure(window, look: look, strip: strip)
    let field = Self.fieldSize(of: window, measure)
    (cell, line, blockSide) = measure
    points = Self.points(of: window, blockSide: measure.blockSide)
    width = roomy.columns
    height = room?.rows ?? field.rows + strip
    fieldLeft = (width - field.columns) / 2
    fieldTop = (height - strip - field.rows) / 2
    countersTop = height - strip
  }
}

extension Layout {
  /// The same in the middle of a larger picture.
  func centred(in canvas: GridSize) -> Layout {
    let right = (canvas.columns - width) / 2
    let down = (canvas.rows - height) / 2
    var layout = self
    (layout.width, layout.height) = (canvas.columns, canvas.rows)
    layout.fieldLeft += right
    layout.fieldTop += down
    layout.countersTop += down
    layout.counters = counters?.moved(right: right)
    return layout
  }

  private typealias Measure = (cell: Int, line: Int, blockSide: Int)

  private static func span(_ count: Int, cell: Int, line: Int) -> Int {
    count * (cell + line) - (count > 0 ? line : 0)
  }

  private static func points(of window: GridSize, blockSide: Int) -> GridSize {
    GridSize(
      columns: (window.columns + blockSide - 1) / blockSide,
      rows: (window.rows + blockSide - 1) / blockSide)
  }

  private static func fieldSize(of window: GridSize, _ measure: Measure) -> GridSize {
    let points = points(of: window, blockSide: measure.blockSide)
    return GridSize(
      columns: span(points.columns, cell: measure.cell, line: measure.line),
      rows: span(points.rows, cell: measure.cell, line: measure.line))
  }

  /// The pixels a cell, a line of the grid, and the cells a pixel.
  private static func measure(_ window: GridSize, look: Look, strip: Int) -> Measure {
    let line = look.hasGrid ? 1 : 0
    switch look.scale {
    case .pixelsACell(let cell):
      return (cell, line, 1)
    case .automatic:
      return (max(1, 480 / max(window.columns, window.rows)), line, 1)
    case .fit(let width, let height):
      let high = max(1, height - strip)
      let cell = min((width + line) / window.columns, (high + line) / window.rows) - line
      guard cell < 1 else { return (cell, line, 1) }
      let blockSide = max((window.columns - 1) / width + 1, (window.rows - 1) / high + 1)
      return (1, 0, blockSide)
    }
  }
}

extension Look.Scale {
  /// The size of the whole picture, where it is given.
  fileprivate var room: GridSize? {
    guard case .fit(let width, let height) = self else { return nil }
    return GridSize(columns: width, rows: height)
  }
}
