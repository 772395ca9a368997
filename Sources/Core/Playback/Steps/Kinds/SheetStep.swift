internal import TerrariumBasics
package import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumRendering
internal import TerrariumVocabulary

/// The most cells of one preview, and of a whole sheet.
private let (cellLimit, sheetLimit) = (1 << 24, 1 << 29)

extension CellRect {
  /// A central square of at most a number of cells.
  fileprivate func middle(limit: Int) -> CellRect {
    var side = 1
    while (side * 2) * (side * 2) <= limit { side *= 2 }
    let (w, h) = (min(width, side), min(height, side))
    return CellRect(x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h)
  }
}

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
    let look = settings.look(of: draft.world)
    let subject = draft.world.subject
    let windows = draft.script.snapshots.list.map(\.state.field.window)
    let clock = draft.script.start?.clock ?? .ticks
    return .looking { stage in
      let shots = zip(stage.snapshots, windows).map { snapshot, window in
        (snapshot, window ?? stage.window ?? CellRect(x: 0, y: 0, width: 1, height: 1))
      }
      stage.made[file] = {
        let limit = min(cellLimit, sheetLimit / max(1, shots.count))
        let previews = shots.map { snapshot, window in
          let part = window.width * window.height <= limit ? window : window.middle(limit: limit)
          let cells =
            (snapshot.world as? any FieldWorld)?.states(in: part) ?? StateGrid(size: part.size)
          return PreviewSheet.Preview(
            name: snapshot.name, time: clock.named(snapshot.world.tick, in: look?.language ?? .en),
            cells: cells, corner: Cell(part.x, part.y))
        }
        let sheet = PreviewSheet(
          theme: look?.theme ?? Theme.all[0],
          .tiles(columns: min(7, max(1, previews.count))), subject: subject,
          style: look?.text ?? TextStyle(), lattice: look?.shape.lattice ?? .squares)
        return try format.bytes(of: [.init(heading: "", previews: previews)], on: sheet)
      }
    }
  }
}

extension Format {
  /// The formats of a sheet of previews.
  package static let ofSheets = [png, svg, pdf]

  /// The bytes of a sheet of previews, without a recipe, as it does not belong to a film.
  package func bytes(of groups: [PreviewSheet.Group], on sheet: PreviewSheet) throws -> [UInt8] {
    guard isVector else { return try pngBytes(sheet.picture(of: groups)) }
    return try bytes(of: sheet.sketch(of: groups))
  }
}
