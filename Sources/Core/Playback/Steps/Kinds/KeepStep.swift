internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumVocabulary

private let areaKey = Setting("area", .rectangle, "the cells of the pattern")
private let toKey = Setting(
  "to", .path(placeholder: "FILE.rle|NAME@my"),
  "the file of the pattern, or its name in your library", isOfRecipe: false)

extension StepKind {
  /// `keep: NAME`: keeps the cells of a rectangle as a pattern for later steps.
  package static let keep = StepKind(
    "keep", .name, "names a pattern for later steps; with to or library, for other runs as well",
    example: "- run: 30\n- keep: mine\n  area: [0, 0, 10, 10]\n- place: mine\n  at: [20, 5]",
    with: [areaKey, toKey], needing: [areaKey.name], pathKeys: ["to"]
  ) { reader, name in
    let area = reader.needed(areaKey, of: "keep")
    if name == StepReader.clipboard {
      reader.refuse(
        .said(
          "'\(StepReader.clipboard)' means what was copied or cut last", "choose another name"),
        for: "keep")
      return nil
    }
    let file = reader.keptFile(named: name)
    if let name {
      let path = file.map { Path.identity(of: reader.script.files.written[$0].path) }
      let size = area?.size ?? GridSize(columns: 1, rows: 1)
      reader.script.patterns.keep(name, size: size, file: path)
    }
    guard let name, let area, reader.fits(area, for: "area"), reader.keys.faults.list.isEmpty else {
      return nil
    }
    return .looking { stage throws(WorldError) in
      let board = stage.board()
      let kept = try board.pattern(in: area)
      stage.patterns[name] = kept
      guard let file else { return }
      stage.made[file] = .bytes { [rule = board.ruleText, ruleFile = board.ruleFile] in
        kept.rle(rule: rule, comments: ["N \(name)"], ruleFile: ruleFile)
      }
    }
  }
}

extension StepReader {
  /// The file that keeps a pattern after the run: the one named by `to`, or one in the library.
  fileprivate mutating func keptFile(named name: String?) -> Int? {
    if isGiven(toKey) {
      guard let written = value(toKey), let target = target(written, of: .pattern, for: toKey)
      else { return nil }
      guard target.isOwn || Path.ending(of: target.path) == "rle" else {
        refuse(.step(.ending(path: written, known: ["rle"])), for: "to")
        return nil
      }
      return fileNumber(target.path, written: written, for: "to", makesFolder: target.isOwn)
    }
    guard let name, let library = script.library else { return nil }
    let path = Path.join(library, name + ".rle")
    refuseTwin(of: path, for: "keep")
    return fileNumber(path, written: path, for: "keep")
  }
}
