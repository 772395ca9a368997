package import TerrariumBasics

/// A sheet's page: the tiles, and the margins around all of them, which are drawn like those of a
/// film.
package final class SheetPage: Sendable {
  /// The tiles and their labels, in the pixels of the page.
  package let layout: SheetLayout
  package let frame: Layout
  package let look: Look
  let subject: Subject
  package let facts: FilmFacts

  package var width: Int { frame.width }
  package var height: Int { frame.height }

  /// Lays a page out.
  ///
  /// - Parameters:
  ///   - tile: The size of a tile.
  ///   - axes: The varying settings with their values.
  ///   - titles: The titles of tiles, which replace their labels.
  ///   - columns: The number of columns, if given.
  ///   - look: The look of the page, with the title, caption, legend and chart of all tiles.
  ///   - subject: The subject of the films.
  ///   - facts: The facts of the films.
  ///   - labels: How labels are written, by default in the style of the look.
  ///   - room: The size of the whole page, if given.
  package init(
    tile: GridSize, axes: [SheetAxis], titles: [String]? = nil, columns: Int? = nil, look: Look,
    subject: Subject, facts: FilmFacts, labels: SheetLabels? = nil, room: GridSize? = nil
  ) {
    self.look = look
    self.subject = subject
    self.facts = facts
    func block(_ stage: GridSize?) -> SheetLayout {
      SheetLayout(
        tile: tile, axes: axes, titles: titles, columns: columns,
        style: labels ?? SheetLabels(style: look.text), room: stage)
    }
    let margins = PageMargins(look: look, subject: subject, facts: facts, room: room)
    let wide = room.map { margins.fitted($0.columns) }
    var layout = block(wide.map { margins.stage(of: $0, in: room) })
    let aligned = margins.aligned(with: layout)
    var fitted = wide.map { margins.isNoWorse(aligned, than: $0) ? aligned : $0 } ?? aligned
    let isAligned = fitted == aligned
    if room != nil {
      let stage = margins.stage(of: fitted, in: room)
      let least = block(stage).least
      fitted = fitted.withLargerChart(
        rows: max(0, stage.rows - least.rows), columns: max(0, stage.columns - least.columns))
      layout = block(margins.stage(of: fitted, in: room))
    }
    let whole = layout.height
    // Parts above and below are near the tiles. A chart beside them is as high as the picture.
    if fitted.chart?.columnsBeside ?? 0 == 0 { layout = layout.withoutSpareRows }
    let inset = isAligned ? margins.inset(beside: layout) : 0
    let partsLeft = isAligned ? layout.span.lowerBound - inset : 0
    frame = Layout(
      block: GridSize(columns: layout.width, rows: layout.height), height: whole, fitted,
      partsLeft: partsLeft, partsInset: inset)
    self.layout = layout.moved(right: frame.fieldLeft, down: frame.fieldTop)
  }

  /// The room for tiles and their labels on a page of a size, and the parts that do not fit around
  /// them.
  package static func stage(
    in room: GridSize, look: Look, subject: Subject, facts: FilmFacts
  ) -> (size: GridSize, leftOut: [MarginPart]) {
    let pageMargins = PageMargins(look: look, subject: subject, facts: facts, room: room)
    let margins = pageMargins.fitted(room.columns)
    return (pageMargins.stage(of: margins, in: room), margins.leftOut)
  }
}

/// Fits the margins of a page.
struct PageMargins {
  let look: Look
  let subject: Subject
  let facts: FilmFacts
  let room: GridSize?

  /// The space beside text that is as wide as a layout's tiles: at most that beside the tiles.
  func inset(beside layout: SheetLayout) -> Int {
    min(
      MarginRoom.margin(at: look.text.pixels), layout.span.lowerBound,
      layout.width - layout.span.upperBound)
  }

  /// Margins of a width, around tiles with the height of a usual picture. In a room, a chart
  /// takes about a third of it.
  func fitted(_ width: Int, rows: Int = 0) -> Margins {
    let rows = room?.rows ?? min(rows / 2, width / 3)
    let field = room.map { GridSize(columns: width / 3, rows: $0.rows * 2 / 3) }
    return Margins(
      look: look, subject: subject, facts: facts,
      stage: GridSize(columns: width, rows: rows), field: field, isFixed: room != nil, cell: 1,
      width: width)
  }

  /// Margins as wide as a layout's tiles, with the usual space beside text.
  func aligned(with layout: SheetLayout) -> Margins {
    fitted(layout.span.count + 2 * inset(beside: layout), rows: layout.height)
  }

  /// The room inside the margins of a page.
  func stage(of margins: Margins, in room: GridSize?) -> GridSize {
    let reserve = Margins.Reserve(of: [margins])
    return GridSize(
      columns: (room?.columns ?? 1) - reserve.right,
      rows: max(1, (room?.rows ?? 1) - reserve.top - reserve.bottom))
  }

  func isNoWorse(_ margins: Margins, than other: Margins) -> Bool {
    let (stage, otherStage) = (stage(of: margins, in: room), stage(of: other, in: room))
    return margins.leftOut == other.leftOut
      && zip(margins.letters, other.letters).allSatisfy { $0 >= $1 }
      && stage.columns == otherStage.columns && stage.rows >= otherStage.rows
  }
}
