internal import Basics

/// A picture between two frames.
package final class Tween: Sendable {
  package let from: Frame
  package let to: Frame
  /// The number of the picture after the first frame, from 1, …
  package let step: Int
  /// … and into how many parts these cut the way to the next.
  package let steps: Int

  package init(from: Frame, to: Frame, step: Int, of steps: Int) {
    precondition(0 < step && step < steps, "a picture between two others")
    (self.from, self.to, self.step, self.steps) = (from, to, step, steps)
  }

  /// The part of the way that is done, from 0 to 256.
  var share: Int { (256 * step + steps / 2) / steps }

  /// The visible area between those of the two frames.
  var visible: VisibleArea? {
    guard let before = from.visible, let after = to.visible, from.look == to.look else {
      return from.visible
    }
    return before.glided(to: after, part: Double(step) / Double(steps))
  }

  /// The scene between two others; nil if nothing moves.
  var scene: (any SceneFacts)? {
    guard from.number < to.number, from.look == to.look, let before = from.scene,
      let after = to.scene
    else { return nil }
    return before.between(after, share: Double(step) / Double(steps))
  }

  /// For a sheet, that of each of its tiles.
  var tiles: [Frame]? {
    guard let before = (from.scene as? SheetFrame)?.tiles,
      let after = (to.scene as? SheetFrame)?.tiles, before.count == after.count
    else { return nil }
    return zip(before, after).map { $0.between(and: $1, step: step, of: steps) }
  }
}

extension Frame {
  /// A picture between this frame and the next.
  package func between(and next: Frame, step: Int, of steps: Int) -> Frame {
    Frame(Tween(from: self, to: next, step: step, of: steps))
  }

  /// The frame that is certain to look the same: for one between two that are alike, the first.
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
