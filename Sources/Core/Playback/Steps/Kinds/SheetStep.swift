internal import TerrariumBasics
package import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPictures
internal import TerrariumVocabulary

extension StepKind {
  /// `snapshots: FILE`: writes a sheet of previews of everything kept now.
  static let snapshots = StepKind(
    "snapshots", .path(placeholder: "FILE"),
    "writes a sheet of all current snapshots, with names and ticks",
    example: "- snapshot: start\n- run: 20\n- snapshot: later\n- snapshots: moments.png",
    writesFile: true
  ) { draft, written in
    guard let written else { return nil }
    let path = draft.keys.path(written, at: draft.keys.written["snapshots"]?.value.place)
    guard let format = Format(ending: Path.ending(of: path)), Format.ofSheets.contains(format)
    else {
      draft.refuse(
        .step(.ending(path: written, known: Format.ofSheets.map(\.ending))), for: "snapshots")
      return nil
    }
    if draft.script.snapshots.list.isEmpty {
      draft.keys.refuse(.noSnapshot(name: nil, nearest: nil), at: draft.place)
    }
    let file = draft.fileNumber(path, written: written, for: "snapshots", isSynced: false)
    var settings = draft.script.settings
    let look = settings.look(of: draft.world) ?? Look(theme: Theme.all[0])
    let subject = draft.world.subject
    let windows = draft.script.snapshots.list.map(\.state.field.window)
    let clock = draft.script.start?.clock ?? .ticks
    return .looking { stage in
      let stills = zip(stage.snapshots, windows).map { snapshot, window in
        let time = clock.named(snapshot.world.tick, in: look.language)
        return SheetStill(
          label: snapshot.name.isEmpty ? time : "\(snapshot.name)\n\(time)",
          source: (snapshot.world as? any FieldWorld) ?? PatternCells([], of: subject),
          cells: window ?? stage.window ?? CellRect(x: 0, y: 0, width: 1, height: 1))
      }
      stage.made[file] = .sheet(stills, look, subject, format)
    }
  }
}

extension Format {
  /// The formats of a sheet of stills.
  package static let ofSheets = [png, svg, pdf]
}
