internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumRunning
internal import TerrariumVocabulary

/// Pictures of states: a sheet with one for each world.
enum StatePreviews {
  private static let size = GridSize(columns: 300, rows: 220)

  private typealias Tile = (label: String, artist: FilmArtist?, picture: IndexedPicture?)

  /// Draws the states of some files into outputs.
  static func draw(
    _ paths: [String], _ outputs: [String], _ call: LibraryCall
  ) throws -> ExitCode {
    var reader = SettingsReader(world: WorldWords(name: "states"), written: call.settings)
    guard let theme = reader.value(.theme), let world = call.catalogue.worlds.first else {
      return call.printer.refuse(reader.faults.list)
    }
    if paths.isEmpty { throw PictureOutputs.nothing("state") }
    let tiles = try paths.map { try tile(of: $0, call) }
    let look = Look(theme: theme, scale: .fit(width: size.columns, height: size.rows))
    let subject = world.subject
    let facts = FilmFacts(ofMany: .ticks, chartUnit: nil)
    let empty = try FilmArtist(
      looks: [look], subject: subject, window: GridSize(columns: 1, rows: 1), facts: facts)
    let page = SheetPage(
      tile: size, axes: [SheetAxis(name: "", labels: tiles.map(\.label))], look: look,
      subject: subject, facts: facts, labels: SheetLabels(lines: 2, areBelow: true))
    let sheet = try SheetArtist(page, artists: tiles.map { $0.artist ?? empty })
    let frames = tiles.map { tile in
      tile.picture.map { PaintedTile(number: 0, tick: 0, look: 0, picture: $0).frame }
        ?? Frame(number: 0, tick: 0, census: [])
    }
    let picture = sheet.draw(
      Frame(number: 0, tick: 0, census: [], scene: SheetFrame(tiles: frames)))
    return try PictureOutputs.write(to: outputs) { _ in try pngBytes(picture) }
  }

  /// The picture of a state, as its own film would show it.
  private static func tile(of path: String, _ call: LibraryCall) throws -> Tile {
    let name = KeptKind.of(Path.name(of: path))?.name ?? path
    let bytes = try FileReader.bytes(of: path, limit: Limits.file, beginning: StateText.begins)
    guard let text = try? StateText(bytes), let world = text["world"] else {
      return ("\(name)\nnot a readable state", nil, nil)
    }
    var lines = ["world: \(world)", "fit: \(size)", "out: state.png"]
    if let theme = call.settings["theme"] { lines.append("theme: \(theme.value.text)") }
    for name in ["rule", "edges"] where text["rule"] != nil {
      if let value = text[name] { lines.append("\(name): \(JSON.quoted(value))") }
    }
    lines.append("steps: [{load: \(JSON.quoted(path))}]")
    let source = SourceText(path: "states", bytes: Array(lines.joined(separator: "\n").utf8))
    let job = try? Scenario(source, in: call.catalogue).jobs().first
    let picture = try? job?.firstPicture()
    return ("\(name)\n\(world), tick \(text["tick"] ?? "?")", job?.runs.first.artist, picture)
  }
}
