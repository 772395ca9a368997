package import Basics

/// The rarest objects of many runs, as a picture shows them.
package struct HaulData: SceneFacts, Hashable {
  package struct Entry: Hashable, Sendable {
    package let code: String
    package let name: String?
    package let count: Int
    /// The run that it was first found in.
    package let found: String
    package let cells: StateGrid

    package init(code: String, name: String?, count: Int, found: String, cells: StateGrid) {
      (self.code, self.name, self.count) = (code, name, count)
      (self.found, self.cells) = (found, cells)
    }
  }

  package let entries: [Entry]
  package let runs: Int
  /// The number of kinds that were found, shown or not.
  package let kinds: Int

  package init(_ entries: [Entry], runs: Int, kinds: Int) {
    (self.entries, self.runs, self.kinds) = (entries, runs, kinds)
  }
}

/// Draws the rarest objects of many runs, each in a tile over its name, its code, how often it was
/// found and where first.
package final class HaulArtist: RunsPainter {
  package let form: FilmForm
  private let frame: Layout
  private let look: Look
  private let margins: MarginPainter
  private let tiles: HaulLayout
  private let palette: [Colour]
  private let (page, ground, alive): (UInt8, UInt8, UInt8)
  private let (text, muted): (InkRamp, InkRamp)

  /// Makes everything ready to draw a number of tiles; `room` is the size of the whole picture,
  /// where it is given.
  ///
  /// - Throws: that the picture would be too large.
  package init(
    count: Int, columns: Int?, look: Look, subject: Subject, facts: FilmFacts, room: GridSize?
  ) throws(DrawingError) {
    var look = look
    (look.hasLegend, look.chart, look.note) = (false, .off, nil)
    self.look = look
    let page = PageMargins(look: look, subject: subject, facts: facts, room: room)
    let fitted: Margins
    if let room {
      fitted = page.fitted(room.columns)
      tiles = HaulLayout(
        count, columns: columns, style: look.text, room: page.stage(of: fitted, in: room))
    } else {
      tiles = HaulLayout(count, columns: columns, style: look.text, room: nil)
      fitted = page.fitted(tiles.size.columns, rows: tiles.size.rows)
    }
    frame = Layout(block: tiles.size, fitted, partsLeft: 0)
    try DrawingError.check(frame.width, frame.height)
    let theme = look.theme
    var palette: [Colour] = []
    func add(_ colour: Colour) -> UInt8 {
      if let place = palette.firstIndex(of: colour) { return UInt8(place) }
      palette.append(colour)
      return UInt8(palette.count - 1)
    }
    (self.page, ground, alive) = (
      add(theme[.background]), add(theme[.ground]), add(theme[.alive])
    )
    text = InkRamp(theme[.text], on: theme[.background], index: add)
    muted = InkRamp(theme[.muted], on: theme[.background], index: add)
    for colour in MarginPainter.colours(of: frame, look, subject, facts) { _ = add(colour) }
    let colours = palette
    self.palette = colours
    do {
      margins = try MarginPainter(
        frame, look: look, subject: subject, facts: facts,
        index: { UInt8(colours.nearest(to: $0)) })
    } catch {
      throw .outOfMemory
    }
    form = FilmForm(width: frame.width, height: frame.height, palette: colours)
  }

  /// The requested parts that have no room.
  package var leftOut: [MarginPart] { frame.leftOut }

  package func draw(_ frame: Frame) -> IndexedPicture {
    let height = height(of: frame.scene as? HaulData)
    var paper = Raster(width: form.width, rows: 0..<height, filledWith: page)
    draw(frame, on: &paper)
    return IndexedPicture(
      width: form.width, height: height, palette: palette, pixels: paper.pixels)
  }

  package func sketch(of frame: Frame) -> Sketch {
    let height = height(of: frame.scene as? HaulData)
    var paper = SketchPaper(width: form.width, height: height, palette: palette)
    paper.fill(PixelRect(left: 0, top: 0, width: form.width, height: height), page)
    draw(frame, on: &paper)
    return paper.sketch
  }

  /// The rows of the picture: without those of empty tiles, if its size is not given.
  private func height(of data: HaulData?) -> Int {
    guard let data, look.isFree else { return form.height }
    return form.height - tiles.rowsLeft(by: data.entries.count)
  }

  private func draw(_ moment: Frame, on paper: inout some FilmPaper) {
    margins.draw(Frame(number: 0, tick: 0, census: []), into: &paper)
    guard let data = moment.scene as? HaulData else { return }
    for (place, entry) in data.entries.prefix(tiles.count).enumerated() {
      let tile = tiles.tile(place).moved(right: frame.fieldLeft, down: frame.fieldTop)
      paper.fill(tile, ground)
      draw(entry.cells, in: tile, on: &paper)
      write(entry, under: tile, on: &paper)
    }
    let note = LocalizedText.haul.texts(
      look.language, ["runs": "\(data.runs)", "kinds": "\(data.kinds)"])
    let font = tiles.font
    guard let words = note.first(where: { font.width(of: $0) <= tiles.size.columns }) else {
      return
    }
    let bottom = height(of: data) - (form.height - frame.fieldTop - tiles.size.rows)
    paper.write(
      words, left: frame.fieldLeft + tiles.gap, top: bottom - tiles.gap / 2 - font.height,
      font: font, muted)
  }

  /// Draws cells in the middle of a tile, as large as they fit; a pixel may be many.
  private func draw(_ cells: StateGrid, in tile: PixelRect, on paper: inout some FilmPaper) {
    let (columns, rows) = (cells.size.columns, cells.size.rows)
    guard columns > 0, rows > 0 else { return }
    let room = tile.inset(by: max(2, tiles.font.size / 2))
    let side = min(room.width / columns, room.height / rows, tiles.font.size)
    let block = max((columns + room.width - 1) / room.width, (rows + room.height - 1) / room.height)
    let (cell, step) = side > 0 ? (side, 1) : (1, max(1, block))
    let inset = cell > 3 ? 1 : 0
    let left = tile.left + (tile.width - (columns + step - 1) / step * cell) / 2
    let top = tile.top + (tile.height - (rows + step - 1) / step * cell) / 2
    for y in 0..<rows {
      for x in 0..<columns where cells[x, y] != 0 {
        paper.fill(
          PixelRect(
            left: left + x / step * cell, top: top + y / step * cell, width: cell - inset,
            height: cell - inset), alive)
      }
    }
  }

  private func write(_ entry: HaulData.Entry, under tile: PixelRect, on paper: inout some FilmPaper)
  {
    let font = tiles.font
    let found = entry.found.isEmpty ? "×\(entry.count)" : "×\(entry.count) · \(entry.found)"
    let names = entry.name.map { [($0, text), (entry.code, muted)] } ?? [(entry.code, text)]
    let lines = names + [(found, muted)]
    for (line, (words, ink)) in lines.enumerated() {
      let short = font.shortened(words, to: tile.width)
      paper.write(
        short, left: tile.left, top: tile.bottom + font.size / 3 + line * font.height, font: font,
        ink)
    }
  }
}

/// The tiles of the rarest objects.
struct HaulLayout: Hashable, Sendable {
  let count: Int
  let columns: Int
  let font: Font
  let size: GridSize
  let gap: Int
  private let (wide, high): (Int, Int)

  /// The lines under a tile.
  private static let lines = 3

  init(_ count: Int, columns asked: Int?, style: TextStyle, room: GridSize?) {
    self.count = max(1, count)
    let font = style.font(.note, at: style.pixels)
    (self.font, gap) = (font, font.size)
    let usual = (width: font.size * 12, height: font.size * 8)
    let words = Self.lines * font.height + font.size / 3
    let fitting = SheetLayout.columns(
      of: self.count, width: usual.width + gap, height: usual.height + words + gap)
    let columns = min(self.count, asked ?? fitting)
    self.columns = columns
    let rows = (self.count + columns - 1) / columns
    let foot = font.height + gap
    guard let room else {
      (wide, high) = (usual.width, usual.height)
      size = GridSize(
        columns: gap + columns * (wide + gap), rows: gap + rows * (high + words + gap) + foot)
      return
    }
    wide = max(1, (room.columns - gap) / columns - gap)
    high = max(1, (room.rows - gap - foot) / rows - gap - words)
    size = room
  }

  /// The rows of pixels that fewer objects leave empty.
  func rowsLeft(by found: Int) -> Int {
    let words = Self.lines * font.height + font.size / 3
    let (all, filled) = (
      (count + columns - 1) / columns, (min(count, max(1, found)) + columns - 1) / columns
    )
    return (all - filled) * (high + words + gap)
  }

  /// The pixels of a tile.
  func tile(_ place: Int) -> PixelRect {
    let words = Self.lines * font.height + font.size / 3
    return PixelRect(
      left: gap + place % columns * (wide + gap),
      top: gap + place / columns * (high + words + gap), width: wide, height: high)
  }
}

extension Look {
  /// True if the size of the picture is not given.
  fileprivate var isFree: Bool { if case .fit = scale { false } else { true } }
}

extension PixelRect {
  fileprivate func moved(right: Int, down: Int) -> PixelRect {
    PixelRect(left: left + right, top: top + down, width: width, height: height)
  }
}

extension LocalizedText {
  fileprivate static let haul = LocalizedText(
    en: "the rarest of {kinds} kinds of objects in {runs} runs|{kinds} kinds in {runs} runs",
    ru: "самые редкие из {kinds} видов объектов, прогонов: {runs}|видов: {kinds}",
    es: "los más raros de {kinds} tipos de objetos en {runs} pasadas|{kinds} tipos")
}
