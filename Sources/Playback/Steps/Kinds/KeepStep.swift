internal import Files
internal import Libraries
internal import Patterns
internal import Basics
internal import Vocabulary

extension StepKind {
  /// `keep: NAME`: keeps the cells of a rectangle as a figure that later steps can place.
  package static let keep = StepKind(
    Setting.keep, with: [Setting.keepArea, Setting.keepTo], pathKeys: ["to"]
  ) { draft in
    let name = draft.value(.keep)
    let area = draft.needed(.keepArea, of: "keep")
    if name == StepDraft.clipboard {
      draft.refuse(.step(.reservedName(StepDraft.clipboard)), for: "keep")
      return nil
    }
    if let name { draft.script.figures[name] = area?.size ?? GridSize(columns: 1, rows: 1) }
    let file = draft.keptFile(named: name)
    guard let name, let area, draft.fits(area, for: "area"), draft.keys.faults.list.isEmpty else {
      return nil
    }
    return .looking { stage throws(WorldError) in
      let board = stage.board()
      let kept = try board.figure(in: area)
      stage.figures[name] = kept
      guard let file else { return }
      stage.made[file] = { [rule = board.ruleText] in kept.rle(rule: rule, comments: ["N \(name)"])
      }
    }
  }
}

extension StepDraft {
  /// The file that keeps a figure beyond the run: the one named by `to`, or one in the library.
  fileprivate mutating func keptFile(named name: String?) -> Int? {
    if isGiven(.keepTo) {
      guard let written = value(.keepTo) else { return nil }
      if written.hasSuffix("@\(KeptName.my)") {
        return ownPath(written, of: .figure, for: "to").map {
          script.fileNumber(
            $0, written: written, for: "to", in: &keys, isSynced: true, makesFolder: true)
        }
      }
      if KeptName(written) != nil {
        refuse(.library(.notMine(written)), for: "to")
        return nil
      }
      let path = keys.path(written, at: keys.place(of: .keepTo))
      guard Path.ending(of: path) == "rle" else {
        refuse(.step(.ending(path: written, known: ["rle"])), for: "to")
        return nil
      }
      return script.fileNumber(path, written: written, for: "to", in: &keys, isSynced: true)
    }
    guard let name, let library = script.value(.library) else { return nil }
    let folder = script.settings.path(library, at: script.settings.place(of: .library))
    let path = Path.join(folder, name + ".rle")
    return script.fileNumber(path, written: path, for: "keep", in: &keys, isSynced: true)
  }
}

extension Setting where Value == String {
  fileprivate static let keep = Setting(
    "keep", .name, "names a figure for later steps, and for other runs with to or library")
  fileprivate static let keepTo = Setting(
    "to", .path(placeholder: "FILE.rle|NAME@my"),
    "the file that the figure is written to, or its name in one's own library",
    isOfRecipe: false)
}

extension Setting where Value == CellRect {
  fileprivate static let keepArea = Setting("area", .rectangle, "which cells the figure has")
}
