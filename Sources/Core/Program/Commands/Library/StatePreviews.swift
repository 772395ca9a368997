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
  private static let width = 300
  private static let height = 220

  /// Draws the states of some files into outputs.
  static func draw(
    _ paths: [String], _ outputs: [String], _ call: LibraryCall
  ) throws -> ExitCode {
    var draft = Draft(world: WorldWords(name: "states"), written: call.settings)
    let theme = draft.value(.theme)
    guard let theme else { return call.printer.refuse(draft.faults.list) }
    if paths.isEmpty { throw PictureOutputs.nothing("state") }
    let tiles = try paths.map { try tile(of: $0, call) }
    let sheet = PictureSheet(theme: theme, width: width, height: height).picture(of: tiles)
    return try PictureOutputs.write(to: outputs) { _ in try pngBytes(sheet) }
  }

  /// The picture of a state, as its own film would show it.
  private static func tile(
    of path: String, _ call: LibraryCall
  ) throws -> PictureSheet.Tile {
    let name = KeptKind.of(Path.name(of: path))?.name ?? path
    let bytes = try FileReader.bytes(of: path, limit: Limits.file, beginning: StateText.begins)
    guard let text = try? StateText(bytes), let world = text["world"] else {
      return PictureSheet.Tile(picture: nil, label: [name, "not a readable state"])
    }
    var lines = ["world: \(world)", "fit: \(width)x\(height)", "out: state.png"]
    if let theme = call.settings["theme"] { lines.append("theme: \(theme.value.text)") }
    for name in ["rule", "edges"] where text["rule"] != nil {
      if let value = text[name] { lines.append("\(name): \(JSON.quoted(value))") }
    }
    lines.append("steps: [{load: \(JSON.quoted(path))}]")
    let source = SourceText(path: "states", bytes: Array(lines.joined(separator: "\n").utf8))
    let picture = try? Scenario(source, in: call.catalogue).jobs().first?.firstPicture()
    return PictureSheet.Tile(
      picture: picture ?? nil, label: [name, "\(world), tick \(text["tick"] ?? "?")"])
  }
}
