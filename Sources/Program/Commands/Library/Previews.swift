internal import Encoding
internal import Files
internal import Playback
internal import Vocabulary

/// Pictures of figures: a film of one, or a sheet of many, as any scenario makes it.
enum Previews {
  /// The generations that a moving preview shows.
  private static let frames = 60

  /// The pixels across a figure of which there are few.
  private static let side = 240

  /// Draws figures by their names into the files that settings name, if any, after an answer with a
  /// code: those that can move do. Where there are few, of at most a number of cells a side, their
  /// cells are large.
  static func draw(
    _ names: [String], ofSide cells: Int? = nil, _ settings: WrittenSettings,
    after code: ExitCode = .done
  ) async -> ExitCode {
    let paths = settings.texts(of: "out")
    guard !paths.isEmpty, let world = Catalogue.offered.having(setting: "pattern").first else {
      return code
    }
    guard !names.isEmpty else {
      let problem = Problem.said("there is no figure to draw", "leave out --out", isOfFile: true)
      return Printer.shared.refuse([Fault(problem)])
    }
    let theme = settings["theme"].map { ["--theme", $0.value.text] } ?? []
    let cell = cells.map { ["--cell", "\(min(24, max(1, side / max(1, $0 + 4))))"] } ?? []
    for path in paths {
      let format = Format(ending: Path.ending(of: path))
      let moves = format?.content == .motion
      let what =
        names.count == 1
        ? ["--pattern", names[0]]
        : ["--vary", "pattern=" + names.map { "\"\($0)\"" }.joined(separator: ",")]
      let code = await WorldCommand.run(
        world,
        what + ["--frames", moves ? "\(frames)" : "1", "--out", path, "--quiet"] + theme + cell)
      guard code == .done else { return code }
    }
    return .done
  }
}
