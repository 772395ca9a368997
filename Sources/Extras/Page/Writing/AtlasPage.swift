internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPictures

/// An explorable page, written incrementally: one tile for each of many films.
final class AtlasPage: ExplorablePage {
  private let file: OutputFile
  private let sealed: SealedFile
  private let page: PageFacts
  private let facts: ExplorationFacts
  private let recipe: String
  private var tiles = 0
  private var frames = 0

  /// Creates a page in a file.
  init(_ file: OutputFile, page: PageFacts, facts: ExplorationFacts, recipe: String) {
    self.file = file
    self.page = page
    self.facts = facts
    self.recipe = recipe
    sealed = SealedFile(file)
  }

  /// Adds a tile.
  func add(_ tile: PackedTile) throws {
    if tiles == 0 { try begin(with: tile) }
    try sealed.write((tiles == 0 ? "\n" : ",\n") + tile.data)
    tiles += 1
    frames += tile.frames
  }

  private func begin(with tile: PackedTile) throws {
    try sealed.write(
      PageText.beginning(
        of: page, caption: page.caption(nil), colours: [page.colours],
        stills: [try tile.still.map(stillAddress) ?? ""],
        size: (tile.width, tile.height), recipe: recipe,
        measure: facts.measures.first ?? facts.values.first ?? ""))
    let names: JSON = ["values": .texts(facts.values), "measures": .texts(facts.measures)]
    let sheet = names.with("sort", facts.sort.map { .text($0.measure) })
      .with("descending", facts.sort.map { .truth($0.isDownwards) })
    try sealed.write("\"films\":[],\"sheet\":{\(PageText.fields(of: sheet)),\"tiles\":[")
  }

  /// Ends the page.
  func finish() throws {
    guard tiles > 0 else { return }
    try sealed.write("]}}</script>\n" + PageText.scriptElement(isSheet: true))
    try sealed.finish()
  }

  func checkSize() throws { try file.checkSize() }

  func commit() throws -> WrittenOutput { try file.committed(frames: frames) }
}

/// Packs a film into a tile of an explorable page.
struct PageTilePacking: TilePacking {
  private var packing: PagePacking
  private var segments: [String] = []
  private var still: IndexedPicture?
  private var counter = FlashCounter()
  private var last: IndexedPicture?

  /// Creates the packing of a film.
  init(_ form: FilmForm, on page: PageFacts, timing: Timing) {
    packing = PagePacking(form, on: page, timing: timing)
  }

  /// Adds the picture of a frame.
  mutating func add(_ picture: IndexedPicture, of frame: Frame, delay: FrameDelay?) throws {
    if packing.count == 0 { still = picture }
    let delay = delay ?? packing.timing.delay
    counter.add(flips: last.map { FlashMeter.flips(picture, after: $0) } ?? false, delay: delay)
    last = picture
    let facts = FrameFacts(of: frame, on: packing.page)
    if let segment = packing.add(picture, facts, delay: delay) { segments.append(segment) }
  }

  mutating func tile(
    label: String, values: [String], measures: [String?], command: String
  ) -> PackedTile {
    if let segment = packing.finish() { segments.append(segment) }
    packing.flashes = counter.most > FlashWatch.limit
    let values = values.map { value in
      // JavaScript has no larger exact integers.
      let isNumber = Int(value).map { $0.magnitude < 1 << 53 && String($0) == value } ?? false
      return isNumber ? JSON.number(value) : .text(value)
    }
    let facts: JSON = [
      "label": .text(label), "values": .list(values),
      "measures": .list(measures.map { $0.map { .number($0) } ?? .null }),
      "command": .text(command),
    ]
    let data =
      "{\(PageText.fields(of: facts)),\"film\":{\"segments\":["
      + "\(segments.joined(separator: ",\n"))],\(PageText.fields(of: packing.facts))}}"
    return PackedTile(
      data: data, still: still, width: packing.form.width, height: packing.form.height,
      frames: packing.count)
  }
}
