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
  ) { reader, written in
    guard let written else { return nil }
    let path = reader.keys.path(written, at: reader.keys.written["snapshots"]?.value.place)
    guard let format = Format(ending: Path.ending(of: path)), Format.ofSheets.contains(format)
    else {
      reader.refuse(
        .step(.ending(path: written, known: Format.ofSheets.map(\.ending))), for: "snapshots")
      return nil
    }
    if reader.script.snapshots.list.isEmpty {
      reader.keys.refuse(.noSnapshot(name: nil, nearest: nil), at: reader.place)
    }
    let file = reader.fileNumber(path, written: written, for: "snapshots", isSynced: false)
    var settings = reader.script.settings
    let look = settings.look(of: reader.world) ?? Look(theme: Theme.all[0])
    let subject = reader.world.subject
    let windows = reader.script.snapshots.list.map(\.state.field.window)
    let clock = reader.script.start?.clock ?? .ticks
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
