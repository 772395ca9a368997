internal import Patterns
internal import Basics
internal import Vocabulary

/// `invert: rectangle`: makes live cells dead and dead cells alive.
struct InvertStep: Step {
  let area: CellRect

  func act(on stage: inout Stage) throws(WorldError) {
    try stage.edit { board throws(WorldError) in try board.invert(area) }
  }
}

/// `mirror: rectangle`: swaps its left and right, or its top and bottom.
struct MirrorStep: Step {
  let area: CellRect
  let flip: Flip

  func act(on stage: inout Stage) throws(WorldError) {
    try stage.edit { board throws(WorldError) in
      let figure = Orientation(turn: nil, flip: flip).apply(to: try board.figure(in: area))
      try board.erase(area)
      try board.put(figure, at: Cell(area.x, area.y), mode: .replace, for: "mirror")
    }
  }
}

/// `scatter: rectangle`: each of its cells lives with the same probability.
struct ScatterStep: Step {
  let area: CellRect
  let share: Percentage

  func act(on stage: inout Stage) throws(WorldError) {
    // The cells follow from the moment and the rectangle: a film that goes on from a file has the same.
    var seed = Seed(stage.seed.key("scatter"), epoch: UInt64(truncatingIfNeeded: stage.world.tick))
    for part in [area.x, area.y, area.width, area.height] {
      seed = Seed(seed.key("scatter"), epoch: UInt64(bitPattern: Int64(part)))
    }
    var stream = seed.stream("cells")
    try stage.edit { board throws(WorldError) in
      try board.scatter(area, thousandthsOfPercent: share.thousandths, using: &stream)
    }
  }
}

/// `undo`: the world is as if the last step that edited cells had not been.
struct UndoStep: Step {
  var replacesWorld: Bool { true }
  var takesBack: Bool { true }

  func act(on stage: inout Stage) throws(WorldError) { try stage.takeBackEdit() }
}

extension StepKind {
  package static let invert = StepKind(Setting.invert) { draft in
    guard let area = draft.value(.invert), draft.fits(area, for: "invert") else { return nil }
    draft.script.edits += 1
    return InvertStep(area: area)
  }

  package static let mirror = StepKind(Setting.mirror, with: [Setting.flip]) { draft in
    let area = draft.value(.mirror)
    let flip = draft.value(.flip)
    if !draft.isGiven(.flip) { draft.miss(Setting.flip, of: "mirror") }
    guard let area, let flip, draft.fits(area, for: "mirror") else { return nil }
    draft.script.edits += 1
    return MirrorStep(area: area, flip: flip)
  }

  package static let scatter = StepKind(Setting.scatter, with: [Setting.share]) { draft in
    let area = draft.value(.scatter)
    guard let share = draft.value(.share), let area, draft.fits(area, for: "scatter") else {
      return nil
    }
    draft.script.edits += 1
    return ScatterStep(area: area, share: share)
  }

  package static let undo = StepKind(Setting.undo, isValueOptional: true) { draft in
    if draft.isGiven(.undo), draft.value(.undo) != true { return nil }
    guard draft.script.edits > 0 else {
      draft.keys.refuse(
        .said(
          WorldMessage(
            "there is no step to take back",
            "'undo' takes back a step that has edited cells since the last start, load or restore")),
        at: draft.place)
      return nil
    }
    draft.script.edits -= 1
    return UndoStep()
  }
}

extension Setting where Value == CellRect {
  fileprivate static let invert = Setting(
    "invert", .rectangle, "lets what is dead live, and what lives die")
  fileprivate static let mirror = Setting(
    "mirror", .rectangle, "swaps the sides of cells, as flip says")
  fileprivate static let scatter = Setting(
    "scatter", .rectangle, "fills cells at random, from the seed")
}

extension Setting where Value == Percentage {
  fileprivate static let share = Setting(
    "fill", .percentage, "the share of cells that live", fallback: "30%")
}

extension Setting where Value == Bool {
  fileprivate static let undo = Setting(
    "undo", .toggle, "takes back the last step that edited cells; time goes on")
}
