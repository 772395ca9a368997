internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Pictures of patterns: a film of one, or a sheet of many, like those of any scenario.
package enum Previews {
  /// The number of generations in an animated preview.
  private static let frames = 60

  /// The pixels across a pattern, if there are few.
  private static let side = 240

  /// Draws patterns by name into the requested files, animated if possible. The exit code is the
  /// given one unless drawing fails. A few small patterns get large cells.
  package static func draw(
    _ names: [String], ofSide cells: Int? = nil, for call: LibraryCall,
    after code: ExitCode = .done
  ) async throws -> ExitCode {
    let (settings, catalogue) = (call.settings, call.catalogue)
    let paths = settings.texts(of: "out").filter { Format(ofPath: $0) != .rle }
    guard !paths.isEmpty, let world = catalogue.having(setting: "pattern").first else {
      return code
    }
    guard !names.isEmpty else { throw PictureOutputs.nothing("pattern") }
    var looks = WrittenSettings([settings["theme"]].compactMap(\.self))
    func set(_ name: String, _ text: String) { looks.set(.init(name, text, at: .word(name))) }
    if let cells { set("cell", "\(min(24, max(1, side / max(1, cells + 4))))") }
    set("quiet", "true")
    if names.count == 1 {
      set("pattern", names[0])
    } else {
      set("vary", "pattern=" + names.map { "\"\($0)\"" }.joined(separator: ","))
    }
    for path in paths {
      let moves = Format(ending: Path.ending(of: path))?.content == .motion
      set("frames", moves ? "\(frames)" : "1")
      set("out", path)
      let jobs = try Scenario(world, in: catalogue, written: looks).jobs()
      let drawn = await RunSession.make(jobs, in: call.shell)
      guard drawn == .done else { return drawn }
    }
    return code
  }
}
