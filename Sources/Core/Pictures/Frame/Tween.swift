package import TerrariumBasics

/// A picture between two frames.
package final class Tween: Sendable {
  package let from: Frame
  package let to: Frame
  /// The number of the picture after the first frame, from 1 to `steps` − 1.
  package let step: Int
  /// The number of equal parts between the two frames.
  package let steps: Int

  init(from: Frame, to: Frame, step: Int, of steps: Int) {
    precondition(0 < step && step < steps, "a picture between two others")
    self.from = from
    self.to = to
    self.step = step
    self.steps = steps
  }

  /// The share of the way from the first frame to the second, in 256ths.
  package var share: Int { (256 * step + steps / 2) / steps }

  /// The visible area between those of the two frames.
  package var visible: VisibleArea? {
    guard let before = from.visible, let after = to.visible, from.look == to.look else {
      return from.visible
    }
    return before.glided(to: after, part: Double(step) / Double(steps))
  }

  /// The interpolated scene; nil if nothing moves.
  package var scene: (any SceneFacts)? {
    guard from.number < to.number, from.look == to.look, let before = from.scene,
      let after = to.scene
    else { return nil }
    return before.between(after, share: Double(step) / Double(steps))
  }
}
