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
      self.code = code
      self.name = name
      self.count = count
      (self.found, self.cells) = (found, cells)
    }
  }

  package let entries: [Entry]
  package let runs: Int
  /// The number of kinds found, shown or not.
  package let kinds: Int

  package init(_ entries: [Entry], runs: Int, kinds: Int) {
    self.entries = entries
    self.runs = runs
    self.kinds = kinds
  }
}

/// Draws the rarest objects of many runs, each in a tile above its name, its code, its count and
/// its first run.
package struct HaulArtist: RunsPainter {
  package let form: FilmForm
  package let leftOut: [MarginPart]
  /// True if the tiles have room for objects.
  package let showsObjects: Bool
  private let count: Int
  private let columns: Int?
  private let look: Look
  private let subject: Subject
  private let facts: FilmFacts
  private let room: GridSize?

  /// Prepares a number of tiles; `room` is the size of the whole picture, if given.
  ///
  /// - Throws: If the picture would be too large.
  package init(
    count: Int, columns: Int?, look: Look, subject: Subject, facts: FilmFacts, room: GridSize?
  ) throws(DrawingError) {
    self.count = max(1, count)
    self.columns = columns
    self.room = room
    self.look = look
    self.subject = subject
    self.facts = facts
    let any = HaulData.Entry(
      code: "xs0", name: "-", count: 1, found: "-",
      cells: StateGrid(size: GridSize(columns: 1, rows: 1)))
    let data = HaulData(Array(repeating: any, count: max(1, count)), runs: 1, kinds: 1)
    let artist = try Self.sheet(of: data, columns, look, subject, facts, room).artist
    (form, leftOut) = (artist.form, artist.leftOut)
    let tile = artist.layout.tile
    let least = 2 * look.text.pixels
    showsObjects = tile.columns > 2 * least && tile.rows > least
  }

  /// True if the picture ends below the last row of objects, because its size is not given.
  package var endsBelowObjects: Bool { room == nil }

  /// The most of the requested objects that fit; 0 if not even one does.
  package var mostWithRoom: Int {
    (1...count).last { count in
      let fewer = try? HaulArtist(
        count: count, columns: columns, look: look, subject: subject, facts: facts, room: room)
      return fewer?.showsObjects ?? false
    } ?? 0
  }

  package func draw(_ frame: Frame) -> IndexedPicture {
    sheet(of: frame)?.picture
      ?? IndexedPicture(
        width: form.width, height: form.height, palette: [look.theme[.background]],
        pixels: Array(repeating: 0, count: form.width * form.height))
  }

  package func sketch(of frame: Frame) -> Sketch {
    sheet(of: frame)?.sketch ?? Sketch(width: form.width, height: form.height)
  }

  /// The sheet of the objects that were found; nil if there are none.
  private func sheet(of frame: Frame) -> StillSheet? {
    guard let data = frame.scene as? HaulData, !data.entries.isEmpty else { return nil }
    return try? Self.sheet(of: data, columns, look, subject, facts, room)
  }

  private static func sheet(
    of data: HaulData, _ columns: Int?, _ look: Look, _ subject: Subject, _ facts: FilmFacts,
    _ room: GridSize?
  ) throws(DrawingError) -> StillSheet {
    let stills = data.entries.map { entry in
      let found = entry.found.isEmpty ? "×\(entry.count)" : "×\(entry.count) · \(entry.found)"
      return SheetStill(
        label: ([entry.name, entry.code, found] as [String?]).compactMap(\.self)
          .joined(separator: "\n"),
        source: PatternCells(entry.cells, of: subject), cells: CellRect(entry.cells.size))
    }
    // Lines in the colour of the ground keep the cells apart.
    var look = look
    look.hasGrid = true
    look.theme[.grid] = look.theme[subject.ground]
    let caption: LocalizedText = data.entries.count < data.kinds ? .haul : .wholeHaul
    let note = caption.texts(
      look.language,
      [
        "runs": AxisTicks.Tick(data.runs).label(in: look.language), "kinds": "\(data.kinds)",
      ])
    let size = look.text.pixels
    return try StillSheet(
      stills, tile: GridSize(columns: size * 12, rows: size * 8), heading: note[0],
      columns: columns, labelLines: 1, look: look, subject: subject, facts: facts, room: room)
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
