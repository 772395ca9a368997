package import TerrariumBasics

/// The places of the field and its margins in a picture, in pixels, fixed for a film.
package struct Layout: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// The top left of the field.
  package let fieldLeft: Int
  package let fieldTop: Int
  /// The margins around the field.
  package let margins: Margins
  let geometry: FieldGeometry
  /// The rows and columns that the margins of any look need.
  private let reserve: Margins.Reserve
  /// The free rows above and below everything.
  private let spareAbove: Int
  private let spareBelow: Int
  /// The left of the parts above and below the field.
  private let partsLeft: Int
  /// The distance by which those parts extend beyond the field at each side, for the space beside
  /// text.
  private let partsInset: Int

  /// The drawn columns and rows: cells, or blocks of cells if there are too many.
  package var points: GridSize { geometry.points }
  /// The side of a point in pixels.
  package var cell: Int { geometry.cell }
  /// The width of the line between two cells in pixels.
  package var line: Int { geometry.line }
  /// The side of a block in cells; 1 if every cell is drawn.
  package var blockSide: Int { geometry.blockSide }

  /// The scale by which the drawn field is reduced.
  package var reduction: Double { geometry.reduction }

  /// The lattice of the cells.
  package var lattice: CellLattice { geometry.lattice }

  /// The distance from one point's left to the next one's.
  package var pitch: Int { cell + line }

  /// The width of the field in pixels.
  package var fieldWidth: Int { geometry.size.columns }

  /// The height of the field in pixels.
  package var fieldHeight: Int { geometry.size.rows }

  /// The size of the picture.
  package var size: GridSize { GridSize(columns: width, rows: height) }

  /// The rectangle of the field.
  var field: PixelRect {
    PixelRect(left: fieldLeft, top: fieldTop, width: fieldWidth, height: fieldHeight)
  }

  /// The size of the content: the picture without free space around it.
  package var content: GridSize {
    let parts = (MarginPart.above + MarginPart.below).compactMap(margins.size(of:))
    return GridSize(
      columns: reserve.right > 0 ? width : max(fieldWidth, parts.map(\.columns).max() ?? 0),
      rows: height - spareAbove - spareBelow)
  }

  /// The share of the picture that the field and its chart cover.
  package var coveredShare: Double {
    let chart = place(of: .chart).map { $0.width * $0.height } ?? 0
    return Double(fieldWidth * fieldHeight + chart) / Double(width * height)
  }

  /// The columns and rows of cells of this size that would fill the picture.
  package var fillingSize: GridSize {
    GridSize(
      columns: max(1, (stage.width + line) / pitch * blockSide),
      rows: max(1, (height - reserve.top - reserve.bottom + line) / pitch * blockSide))
  }

  /// True if the picture shows the field only.
  var fieldFillsPicture: Bool {
    fieldWidth == width && fieldHeight == height && lattice == .squares
  }

  /// The part of the picture inside the margins, with the field in its centre.
  package var stage: PixelRect {
    PixelRect(
      left: 0, top: reserve.top + spareAbove, width: width - reserve.right,
      height: height - reserve.top - reserve.bottom - spareAbove - spareBelow)
  }

  /// The requested margins that do not fit.
  package var leftOut: [MarginPart] { margins.leftOut }

  /// Lays out a window of cells in one look.
  package init(of window: GridSize, look: Look, subject: Subject, facts: FilmFacts) {
    self = Self.all(of: [(look, window)], subject: subject, facts: facts)[0]
  }

  /// The layouts of a film's looks, each with the cells that it shows. The picture is as large as
  /// its largest moment, and the field does not move.
  ///
  /// A chart beside the field moves below it in a tall picture if that is better, and the reverse
  /// in a wide one.
  package static func all(
    of looks: [(look: Look, window: GridSize)], subject: Subject, facts: FilmFacts
  ) -> [Layout] {
    let asked = laidOut(looks, subject, facts)
    guard let room = looks.lazy.compactMap(\.look.scale.room).first else { return asked }
    /// The layouts with charts moved from one place to another; nil if there are none.
    func moved(_ place: ChartPlace, to other: ChartPlace) -> [Layout]? {
      guard looks.contains(where: { $0.look.chart.place == place }) else { return nil }
      let moved = looks.map { look, window in
        var look = look
        if look.chart.place == place { look.chart.place = other }
        return (look: look, window: window)
      }
      let layouts = laidOut(moved, subject, facts)
      return layouts.contains { $0.leftOut.contains(.chart) } ? nil : layouts
    }
    let isTall = room.rows > room.columns
    if let stacked = moved(.beside, to: .under) {
      let isBetter =
        subject.isScene ? isTall : widest(of: stacked) * 4 >= widest(of: asked) * (isTall ? 4 : 5)
      return isBetter ? stacked : asked
    }
    if !isTall, !subject.isScene, let row = moved(.under, to: .beside),
      widest(of: row) * 10 >= widest(of: asked) * 11
    {
      return row
    }
    return asked
  }

  private static func widest(of layouts: [Layout]) -> Int { layouts.map(\.fieldWidth).max() ?? 0 }

  private static func laidOut(
    _ looks: [(look: Look, window: GridSize)], _ subject: Subject, _ facts: FilmFacts
  ) -> [Layout] {
    let room = looks.lazy.compactMap(\.look.scale.room).first
    let windows = looks.map { subject.isScene ? room ?? $0.window : $0.window }
    func geometries(in room: GridSize?) -> [FieldGeometry] {
      zip(looks, windows).map { FieldGeometry(of: $1, look: $0.look, room: room) }
    }
    let stage = room ?? largest(of: geometries(in: nil).map(\.size))
    func margins(width: Int? = nil, field: GridSize? = nil) -> [Margins] {
      zip(looks, geometries(in: room)).map { looks, geometry in
        Margins(
          look: looks.look, subject: subject, facts: facts, stage: stage, field: field,
          isFixed: room != nil, cell: geometry.cell, width: width)
      }
    }
    guard let room else {
      let margins = margins()
      return zip(geometries(in: nil), margins).map {
        Layout($0, field: stage, $1, Margins.Reserve(of: margins), spare: 0)
      }
    }
    let hasCamera = looks.contains(where: \.look.hasCamera)
    func fitting(chartFor field: GridSize? = nil) -> Fitting {
      let isFilled = hasCamera || subject.isScene
      return Fitting(margins(field: field), in: room, isFilled: isFilled) { field in
        // A scene fills the room inside the margins.
        subject.isScene
          ? looks.map { FieldGeometry(of: field, look: $0.look, room: field) }
          : geometries(in: field)
      }
    }
    var fitted = fitting()
    var field: GridSize?
    // A chart for a field of the whole picture is too large and leaves a field that is too small,
    // for which the chart is then too small. Every second iteration enlarges the field, but not too
    // much for its chart.
    while fitted.hasChart {
      let other = fitting(chartFor: fitted.largest).largest
      let next = fitting(chartFor: other)
      guard next.largest.rows > fitted.largest.rows else { break }
      (fitted, field) = (next, other)
    }
    return fitted.aligned(letters: looks[0].look.text.pixels) { [field] in
      margins(width: $0, field: field)
    }.layouts
  }

  private init(
    _ geometry: FieldGeometry, field: GridSize, _ margins: Margins, _ reserve: Margins.Reserve,
    spare: Int, partsLeft: Int = 0, partsInset: Int = 0
  ) {
    self.geometry = geometry
    self.margins = margins
    self.reserve = reserve
    self.partsLeft = partsLeft
    self.partsInset = partsInset
    (spareAbove, spareBelow) = (spare / 2, spare - spare / 2)
    width = field.columns + reserve.right
    height = reserve.top + field.rows + reserve.bottom
    fieldLeft = (field.columns - geometry.size.columns) / 2
    fieldTop = reserve.top + (field.rows - geometry.size.rows) / 2
  }

  /// Creates the layout of a page whose field is a block of tiles, with a height between its
  /// margins; they and the block are centred together.
  init(
    block: GridSize, height: Int? = nil, _ margins: Margins, partsLeft: Int, partsInset: Int = 0
  ) {
    let height = height ?? block.rows
    self.init(
      FieldGeometry(block, cell: 1, line: 0),
      field: GridSize(columns: block.columns, rows: height), margins,
      Margins.Reserve(of: [margins]), spare: height - block.rows, partsLeft: partsLeft,
      partsInset: partsInset)
  }

  private static func largest(of sizes: [GridSize]) -> GridSize {
    GridSize(columns: sizes.map(\.columns).max() ?? 1, rows: sizes.map(\.rows).max() ?? 1)
  }
}

extension Layout {
  /// The place of a part of the margin.
  package func place(of part: MarginPart) -> PixelRect? {
    guard let size = margins.size(of: part) else { return nil }
    // Parts above end where the field begins, and parts below begin where it ends.
    let (begin, end) = (spareAbove + reserve.top, height - reserve.bottom - spareBelow)
    if part == .chart, let chart = margins.chart, chart.columnsBeside > 0 {
      return PixelRect(
        left: width - reserve.right + chart.gap, top: begin,
        width: chart.columnsBeside - chart.gap, height: end - begin)
    }
    if part == .counters, let counters = margins.counters, counters.columnsBeside > 0 {
      return PixelRect(
        left: width - reserve.right, top: max(begin, (begin + end - counters.rows) / 2),
        width: counters.columnsBeside, height: counters.rows)
    }
    // The outermost parts stay in place when parts between them and the field appear and disappear.
    let top =
      switch part {
      case .title where margins.title?.isCentred == false: begin - reserve.top
      case .chart: end + reserve.bottom - size.rows
      // A label is directly above its subject.
      case .title, .caption, .rule:
        begin - margins.height(of: Array(MarginPart.above.drop { $0 != part }))
      default: end + margins.height(of: Array(MarginPart.below.prefix { $0 != part }))
      }
    // A chart has a background, which is not wider than the field.
    let inset = part == .chart ? partsInset : 0
    return PixelRect(
      left: partsLeft + inset, top: top, width: size.columns - 2 * inset, height: size.rows)
  }
}

extension Layout {
  /// The margins of a film's looks, fitted with their fields into a picture of a given size.
  ///
  /// Spare rows go to a chart below the field, and spare columns to one beside it; the rest
  /// surrounds the content. If fields fill their room, all rows are theirs.
  private struct Fitting {
    private let margins: [Margins]
    private let room: GridSize
    private let isFilled: Bool
    private let geometries: (GridSize) -> [FieldGeometry]
    private let reserve: Margins.Reserve
    private let field: GridSize
    private let fields: [FieldGeometry]
    private var partsLeft = 0
    private var partsInset = 0

    /// True if it has a chart beside or below fields that do not fill their room.
    var hasChart: Bool { !isFilled && margins.contains { $0.chart != nil } }
    /// The size of the largest field.
    var largest: GridSize { Layout.largest(of: fields.map(\.size)) }

    init(
      _ margins: [Margins], in room: GridSize, isFilled: Bool,
      geometries: @escaping (GridSize) -> [FieldGeometry]
    ) {
      self.room = room
      self.isFilled = isFilled
      self.geometries = geometries
      func field(_ margins: [Margins]) -> GridSize {
        let reserve = Margins.Reserve(of: margins)
        return GridSize(
          columns: room.columns - reserve.right, rows: room.rows - reserve.top - reserve.bottom)
      }
      var margins = margins
      if !isFilled {
        let field = field(margins)
        let needed = Layout.largest(of: geometries(field).map(\.size))
        margins = margins.map {
          $0.withLargerChart(
            rows: field.rows - needed.rows, columns: field.columns - needed.columns)
        }
      }
      self.margins = margins
      reserve = Margins.Reserve(of: margins)
      self.field = field(margins)
      fields = geometries(self.field)
    }

    /// The fitting with the parts above and below the field as wide as it, with the usual space
    /// beside text. They are wider, from the same edge on, if they would otherwise be smaller or
    /// higher.
    func aligned(letters: Int, _ margins: (Int) -> [Margins]) -> Fitting {
      guard !isFilled, reserve.right == 0 else { return self }
      let margin = MarginRoom.margin(at: letters)
      var width = largest.columns + 2 * margin
      while width < room.columns {
        var other = Fitting(margins(width), in: room, isFilled: isFilled, geometries: geometries)
        let edge = (room.columns - largest.columns) / 2 - margin
        other.partsLeft = min(edge, room.columns - width)
        other.partsInset = margin
        if other.isNoWorse(than: self) {
          // Under a narrower picture, a lower chart may leave room for a larger field.
          return other.largest == largest ? other : other.aligned(letters: letters, margins)
        }
        width += max(1, width / 16)
      }
      return self
    }

    private func isNoWorse(than other: Fitting) -> Bool {
      zip(fields, other.fields).allSatisfy {
        $0.size.columns >= $1.size.columns && $0.size.rows >= $1.size.rows
      }
        && zip(margins, other.margins).allSatisfy {
          $0.leftOut == $1.leftOut && zip($0.letters, $1.letters).allSatisfy { $0 >= $1 }
        }
    }

    var layouts: [Layout] {
      // A chart beside the field is as high as it, but at least high enough to be readable.
      let free = isFilled ? 0 : field.rows - largest.rows
      let spare =
        free * 8 <= field.rows ? free : max(0, min(free, field.rows - reserve.right * 2 / 3))
      return zip(fields, margins).map {
        Layout(
          $0, field: field, $1, reserve, spare: spare, partsLeft: partsLeft, partsInset: partsInset)
      }
    }
  }
}
