package import TerrariumBasics

/// The rarest objects of many runs, for a picture.
package struct HaulData: SceneFacts, Hashable {
  package struct Entry: Hashable, Sendable {
    package let code: String
    package let name: String?
    package let count: Int
    /// The run in which it was first found.
    package let found: String
    package let cells: StateGrid

    package init(code: String, name: String?, count: Int, found: String, cells: StateGrid) {
      (self.code, self.name, self.count) = (code, name, count)
      (self.found, self.cells) = (found, cells)
    }
  }

  package let entries: [Entry]
  package let runs: Int
  /// The number of kinds found, shown or not.
  package let kinds: Int

  package init(_ entries: [Entry], runs: Int, kinds: Int) {
    (self.entries, self.runs, self.kinds) = (entries, runs, kinds)
  }
}

/// Draws the rarest objects of many runs, each in a tile above its name, its code, its count and
/// its first run.
package final class HaulArtist: RunsPainter {
  package let page: RunsPage
  private let tiles: HaulLayout
  private let columns: Int?
  /// True if the picture ends below the last row of objects, because its size is not given.
  package let endsBelowObjects: Bool
  private let ground: UInt8
  /// The ink of each state; nil for those that are not seen.
  private let states: [UInt8?]
  private let (text, muted): (InkRamp, InkRamp)

  /// Prepares a number of tiles; `room` is the size of the whole picture, if given.
  ///
  /// - Throws: If the picture would be too large.
  package init(
    count: Int, columns: Int?, look: Look, subject: Subject, facts: FilmFacts, room: GridSize?
  ) throws(DrawingError) {
    let theme = look.theme
    var inks = [theme[.background]]
    func add(_ colour: Colour) -> UInt8 { UInt8(inks.place(of: colour)) }
    ground = add(theme[subject.ground])
    let colours = subject.states.map { $0.colour(in: theme) }
    let told = colours.told(atMost: Self.mostColours)
    states = zip(subject.states, colours).map { state, colour in
      state.figure > 0 ? add(told[told.nearest(to: colour)]) : nil
    }
    text = InkRamp(.text, on: .background, theme, index: add)
    muted = InkRamp(.muted, on: .background, theme, index: add)
    func layout(_ room: GridSize?) -> HaulLayout {
      HaulLayout(count, columns: columns, style: look.text, room: room)
    }
    let page = try RunsPage(
      look: look, subject: subject, facts: facts, room: room, inks: inks
    ) { layout($0).size }
    self.page = page
    self.columns = columns
    tiles = layout(room == nil ? nil : page.room.size)
    endsBelowObjects = room == nil
  }

  /// The most colours of states: others are for words.
  private static let mostColours = 128

  /// True if the tiles have room for objects.
  package var showsObjects: Bool { showsObjects(tiles.count) }

  /// The most of the requested objects that fit; 0 if not even one does.
  package var mostWithRoom: Int { (1...tiles.count).last(where: showsObjects) ?? 0 }

  private func showsObjects(_ count: Int) -> Bool {
    !room(inTile: layout(of: count).tile(0, in: page.room)).isEmpty
  }

  /// The tiles of a number of objects; they fill a picture of a given size.
  private func layout(of found: Int) -> HaulLayout {
    guard !endsBelowObjects, found < tiles.count else { return tiles }
    return HaulLayout(found, columns: columns, style: page.look.text, room: page.room.size)
  }

  /// Without the rows of empty tiles, if the size of the picture is not given.
  package func height(of frame: Frame) -> Int {
    guard let data = frame.scene as? HaulData, endsBelowObjects else { return form.height }
    return form.height - tiles.rowsLeft(by: data.entries.count)
  }

  package func draw(_ frame: Frame, on paper: inout some Paper) {
    guard let data = frame.scene as? HaulData else { return }
    let room = page.room
    let shown = data.entries.prefix(tiles.count)
    let tiles = layout(of: shown.count)
    for (place, entry) in shown.enumerated() {
      let tile = tiles.tile(place, in: room)
      paper.fill(tile, ground)
      draw(entry.cells, in: tile, on: &paper)
      write(entry, under: tile, on: &paper)
    }
    let caption: LocalizedText = shown.count < data.kinds ? .haul : .wholeHaul
    let note = caption.texts(
      page.look.language, ["runs": "\(data.runs)", "kinds": "\(data.kinds)"])
    let font = tiles.font
    guard let words = note.first(where: { font.width(of: $0) <= room.width }) else { return }
    let bottom = room.bottom - (form.height - height(of: frame))
    paper.write(
      words, left: room.left + tiles.gap, top: bottom - tiles.gap / 2 - font.height, font: font,
      muted)
  }

  private func room(inTile tile: PixelRect) -> PixelRect {
    tile.inset(by: max(2, tiles.font.size / 2))
  }

  /// Draws cells in the centre of a tile, as large as possible; a pixel may cover many.
  private func draw(_ cells: StateGrid, in tile: PixelRect, on paper: inout some Paper) {
    let scale = PreviewScale(
      cells.size, in: room(inTile: tile).size, largest: tiles.font.size,
      lattice: page.look.shape.lattice)
    // Rules that vary may have more states than the first.
    paper.draw(cells, at: scale, in: tile) { states[min(Int($0), states.count - 1)] }
  }

  private func write(_ entry: HaulData.Entry, under tile: PixelRect, on paper: inout some Paper) {
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
  let font: Font
  let size: GridSize
  let gap: Int
  private let columns: Int
  private let (wide, high): (Int, Int)
  /// The rows of text under a tile.
  private let words: Int

  init(_ count: Int, columns asked: Int?, style: TextStyle, room: GridSize?) {
    self.count = max(1, count)
    let font = style.font(.note, at: style.pixels)
    (self.font, gap) = (font, font.size)
    let usual = (width: font.size * 12, height: font.size * 8)
    words = 3 * font.height + font.size / 3
    let (across, down) = (usual.width + gap, usual.height + words + gap)
    let fitting = SheetLayout.columns(of: self.count) {
      let size = GridSize(columns: $0 * across, rows: $1 * down)
      return (size, size)
    }
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

  /// The rows of pixels that remain empty with fewer objects.
  func rowsLeft(by found: Int) -> Int {
    let (all, filled) = (
      (count + columns - 1) / columns, (min(count, max(1, found)) + columns - 1) / columns
    )
    return (all - filled) * (high + words + gap)
  }

  /// The rectangle of a tile.
  func tile(_ place: Int, in room: PixelRect) -> PixelRect {
    PixelRect(
      left: room.left + gap + place % columns * (wide + gap),
      top: room.top + gap + place / columns * (high + words + gap), width: wide, height: high)
  }
}

extension LocalizedText {
  fileprivate static let haul = LocalizedText(
    en: "the rarest of {kinds} kinds of objects in {runs} runs|{kinds} kinds in {runs} runs",
    ru: "самые редкие объекты; видов: {kinds}, прогонов: {runs}|видов: {kinds}",
    es: "los objetos más raros; tipos: {kinds}, pasadas: {runs}|tipos: {kinds}")
  fileprivate static let wholeHaul = LocalizedText(
    en: "{kinds} kinds of objects in {runs} runs, the rarest first|{kinds} kinds in {runs} runs",
    ru: "видов объектов: {kinds}, прогонов: {runs}, редкие впереди|видов: {kinds}",
    es: "tipos de objetos: {kinds}, pasadas: {runs}, primero los más raros|tipos: {kinds}")
}
