package import Basics

/// The places of the field and its margins in a picture, in pixels: fixed for a film.
package struct Layout: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The top left of the field.
  package let fieldLeft: Int
  package let fieldTop: Int
  /// The margins round the field.
  let margins: Margins
  private let measure: FieldMeasure
  /// The rows and columns that the margins of any look of the film take.
  private let reserve: Margins.Reserve
  /// The rows that are free above and below everything.
  private let spareAbove: Int
  private let spareBelow: Int

  /// The columns and rows that are drawn: cells, or blocks of cells where there are too many.
  package var points: GridSize { measure.points }
  /// The pixels of a point's side.
  package var cell: Int { measure.cell }
  /// The pixels of the line between two cells.
  package var line: Int { measure.line }
  /// The cells of a block's side: 1 where every cell is drawn.
  package var blockSide: Int { measure.blockSide }

  /// The lattice of the cells.
  package var lattice: CellLattice { measure.lattice }

  /// From one point's left to the next one's.
  package var pitch: Int { cell + line }

  /// The pixels across the field.
  package var fieldWidth: Int { measure.size.columns }

  /// The pixels down the field.
  package var fieldHeight: Int { measure.size.rows }

  /// The pixels of the field.
  var field: PixelRect {
    PixelRect(left: fieldLeft, top: fieldTop, width: fieldWidth, height: fieldHeight)
  }

  /// True if nothing but the field is seen.
  var fieldFillsPicture: Bool {
    fieldWidth == width && fieldHeight == height && lattice == .squares
  }

  /// The part of the picture that the margins leave; the field stands in its middle.
  var stage: PixelRect {
    PixelRect(
      left: 0, top: reserve.top + spareAbove, width: width - reserve.right,
      height: height - reserve.top - reserve.bottom - spareAbove - spareBelow)
  }

  /// The margins that were asked for and have no room.
  package var leftOut: [MarginPart] { margins.leftOut }

  /// Lays a window of cells out in one look.
  package init(of window: GridSize, look: Look, subject: Subject, facts: FilmFacts) {
    self = Self.all(of: [(look, window)], subject: subject, facts: facts)[0]
  }

  /// The layouts of a film's looks, each with the cells that it shows: the picture is as large as
  /// its largest moment, and the field stays where it is.
  package static func all(
    of looks: [(look: Look, window: GridSize)], subject: Subject, facts: FilmFacts
  ) -> [Layout] {
    let room = looks.lazy.compactMap(\.look.scale.room).first
    let windows = looks.map { subject.isScene ? room ?? $0.window : $0.window }
    func measures(in room: GridSize?) -> [FieldMeasure] {
      zip(looks, windows).map { FieldMeasure(of: $1, look: $0.look, room: room) }
    }
    let stage = room ?? largest(of: measures(in: nil).map(\.size))
    let margins = zip(looks, measures(in: room)).map { looks, measure in
      Margins(
        look: looks.look, subject: subject, facts: facts, stage: stage, isFixed: room != nil,
        cell: measure.cell)
    }
    guard let room else {
      return zip(measures(in: nil), margins).map {
        Layout($0, field: stage, $1, Margins.Reserve(of: margins), spare: 0)
      }
    }
    return fitted(margins, in: room, hasCamera: looks.contains(where: \.look.hasCamera)) { field in
      // A scene fills what the margins leave it.
      subject.isScene
        ? looks.map { FieldMeasure(of: field, look: $0.look, room: field) } : measures(in: field)
    }
  }

  /// The layouts of a picture whose size is given. Rows that no look's field needs go to the chart
  /// first; the rest is free above and below all that there is. A camera needs all rows.
  private static func fitted(
    _ margins: [Margins], in room: GridSize, hasCamera: Bool,
    measures: (GridSize) -> [FieldMeasure]
  ) -> [Layout] {
    func field(_ reserve: Margins.Reserve) -> GridSize {
      GridSize(
        columns: room.columns - reserve.right, rows: room.rows - reserve.top - reserve.bottom)
    }
    func spare(_ field: GridSize) -> Int {
      hasCamera ? 0 : field.rows - (measures(field).map(\.size.rows).max() ?? 0)
    }
    let rowsLeft = spare(field(Margins.Reserve(of: margins)))
    let margins = margins.map { $0.withHigherChart(by: rowsLeft) }
    let reserve = Margins.Reserve(of: margins)
    let field = field(reserve)
    // A chart beside the field is as high as it, but not so low that nothing could be read.
    let free = spare(field)
    let spare =
      free * 8 <= field.rows ? free : max(0, min(free, field.rows - reserve.right * 2 / 3))
    return zip(measures(field), margins).map {
      Layout($0, field: field, $1, reserve, spare: spare)
    }
  }

  private init(
    _ measure: FieldMeasure, field: GridSize, _ margins: Margins, _ reserve: Margins.Reserve,
    spare: Int
  ) {
    self.measure = measure
    self.margins = margins
    self.reserve = reserve
    (spareAbove, spareBelow) = (spare / 2, spare - spare / 2)
    width = field.columns + reserve.right
    height = reserve.top + field.rows + reserve.bottom
    fieldLeft = (field.columns - measure.size.columns) / 2
    fieldTop = reserve.top + (field.rows - measure.size.rows) / 2
  }

  private static func largest(of sizes: [GridSize]) -> GridSize {
    GridSize(columns: sizes.map(\.columns).max() ?? 1, rows: sizes.map(\.rows).max() ?? 1)
  }
}

extension Layout {
  /// The place of a part of the margin.
  package func place(of part: MarginPart) -> PixelRect? {
    guard let size = margins.size(of: part) else { return nil }
    // What is above ends where the field begins, what is below begins where it ends.
    let (begin, end) = (spareAbove + reserve.top, height - reserve.bottom - spareBelow)
    if part == .chart, let chart = margins.chart, chart.columnsBeside > 0 {
      return PixelRect(
        left: width - reserve.right + chart.gap, top: begin,
        width: chart.columnsBeside - chart.gap, height: end - begin)
    }
    let isAbove = MarginPart.above.contains(part)
    let parts = isAbove ? MarginPart.above : MarginPart.below
    var top = isAbove ? begin - margins.height(of: parts) : end
    for other in parts.prefix(while: { $0 != part }) { top += margins.size(of: other)?.rows ?? 0 }
    return PixelRect(left: 0, top: top, width: size.columns, height: size.rows)
  }
}
