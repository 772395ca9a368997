extension Tween {
  /// The interpolated frame of each tile, for a sheet.
  var tiles: [Frame]? {
    guard let before = (from.scene as? SheetFrame)?.tiles,
      let after = (to.scene as? SheetFrame)?.tiles, before.count == after.count
    else { return nil }
    return zip(before, after).map { $0.between(and: $1, step: step, of: steps) }
  }
}

extension Frame {
  /// An equivalent frame that certainly looks the same: the first, if both are equal.
  var shown: Frame {
    guard let tween else { return self }
    if tween.from.number == tween.to.number, tween.tiles == nil { return tween.from }
    guard tween.from.cells != nil || tween.from.shares != nil,
      tween.from.cells == tween.to.cells, tween.from.shares == tween.to.shares,
      tween.from.visible == tween.to.visible, tween.from.look == tween.to.look,
      tween.to.motion == nil || tween.to.motion?.events.isEmpty ?? true,
      tween.from.individuals == tween.to.individuals
    else { return self }
    return tween.from
  }
}
