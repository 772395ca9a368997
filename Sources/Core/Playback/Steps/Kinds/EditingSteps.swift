internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumVocabulary

private let shareKey = Setting(
  "fill", .percentage, "the share of live cells", fallback: "30%")

extension StepKind {
  /// `invert: rectangle`: inverts cells.
  package static let invert = StepKind(
    "invert", .rectangle, "makes live cells dead and dead cells alive",
    example: "- invert: [0, 0, 10, 10]\n- run: 30"
  ) { reader, area in
    guard let area, reader.fits(area, for: "invert") else { return nil }
    return reader.editing { board throws(WorldError) in try board.invert(area) }
  }

  /// `mirror: rectangle`: swaps its left and right, or its top and bottom.
  package static let mirror = StepKind(
    "mirror", .rectangle, "mirrors cells in place",
    example: "- mirror: [0, 0, 10, 10]\n  flip: across\n- run: 30", with: [Setting.flip],
    needing: ["flip"]
  ) { reader, area in
    let flip = reader.needed(.flip, of: "mirror")
    guard let area, let flip, reader.fits(area, for: "mirror") else { return nil }
    return reader.editing { board throws(WorldError) in
      let pattern = Orientation(turn: nil, flip: flip).apply(to: try board.pattern(in: area))
      try board.erase(area)
      try board.put(pattern, at: Cell(area.x, area.y), mode: .replace, for: "mirror")
    }
  }

  /// `scatter: rectangle`: makes each cell alive with the same probability.
  package static let scatter = StepKind(
    "scatter", .rectangle, "fills cells at random, from the seed",
    example: "- scatter: [0, 0, 20, 10]\n  fill: 40%\n- run: 30", with: [shareKey]
  ) { reader, area in
    guard let share = reader.value(shareKey), let area, reader.fits(area, for: "scatter") else {
      return nil
    }
    reader.script.edits += 1
    return Step { stage throws(WorldError) in
      var stream = stage.stream(for: area)
      try stage.edit { board throws(WorldError) in
        try board.scatter(area, thousandthsOfPercent: share.thousandths, using: &stream)
      }
    }
  }

  /// `undo`: reverts the last step that edited cells.
  package static let undo = StepKind(
    word: "undo", "takes back the last step that edited cells; time goes on",
    example: "- scatter: [0, 0, 10, 10]\n- run: 10\n- undo\n- run: 10"
  ) { reader in
    guard reader.script.edits > 0 else {
      reader.keys.refuse(
        .said(
          "there is no step to take back",
          "'undo' takes back a step that has edited cells since the last start, load or restore"),
        at: reader.place)
      return nil
    }
    reader.script.edits -= 1
    var step = Step.replacing { stage throws(WorldError) in try stage.takeBackEdit() }
    step.takesBack = true
    return step
  }
}

extension Stage {
  /// The randomness for some cells. It depends on the moment and the rectangle, so that a film
  /// continued from a file has the same.
  fileprivate func stream(for area: CellRect) -> RandomStream {
    var seed = Seed(seed.key("scatter"), epoch: UInt64(truncatingIfNeeded: world.tick))
    for part in [area.x, area.y, area.width, area.height] {
      seed = Seed(seed.key("scatter"), epoch: UInt64(bitPattern: Int64(part)))
    }
    return seed.stream("cells")
  }
}
