/// The states for the ages of live cells and for the traces of dead ones.
package struct TraceStates: Hashable, Sendable {
  /// The state of a cell that has just died; the youngest live cell's state comes after all of
  /// these.
  package let first: Int

  /// The number of steps from the first colour to the last, for dead and for live cells.
  package let deadLevels: Int
  package let levels: Int

  /// True if cells that died long ago have their own state, after all others.
  private let hasPast: Bool

  /// The default number of colours.
  package static let usualLevels = 16
  private static let fewestLevels = 4

  /// Creates the states after some others, as looks need them; nil if a picture has no colours left
  /// for them.
  package init?(behind first: Int, for looks: [Look], hasPast: Bool) {
    self.first = first
    self.hasPast = hasPast
    let room = (256 - first - (hasPast ? 1 : 0)) / 2
    guard room >= Self.fewestLevels else { return nil }
    guard let shades = looks.map(\.traces.shades).max(), shades != Self.usualLevels else {
      (deadLevels, levels) = (min(Self.usualLevels, room), min(Self.usualLevels, room))
      return
    }
    // At most as many colours as there are ticks to distinguish.
    let (fade, age) = (looks.map(\.traces.fade).max() ?? 0, looks.map(\.traces.age).max() ?? 0)
    deadLevels = max(1, min(room, shades, fade))
    levels = max(2, min(room, shades, age + 1))
  }

  /// The states of the youngest and the oldest live cells.
  package var young: Int { first + deadLevels }
  package var old: Int { first + deadLevels + levels - 1 }

  /// The state of a cell whose trace has faded; nil if there is none.
  package var past: Int? { hasPast ? first + deadLevels + levels : nil }

  /// The share of the last colour of a trace in one of its steps.
  package func deadShare(_ level: Int) -> Double {
    Double(level) / Double(hasPast ? max(1, deadLevels - 1) : deadLevels)
  }

  /// The share of the colour of age in one of the steps between young and old.
  package func liveShare(_ level: Int) -> Double { Double(level) / Double(max(1, levels - 1)) }

  /// The two states between which the colour of a state lies, and the share of the second; nil if it
  /// is none of these. Traces without a past fade to the ground, which is state 0.
  package func blend(of state: Int) -> Blend? {
    switch state {
    case first..<young: Blend(from: first, to: past ?? 0, share: deadShare(state - first))
    case young...old: Blend(from: young, to: old, share: liveShare(state - young))
    case past: Blend(from: first, to: state, share: 1)
    default: nil
    }
  }

  /// A place between the colours of two states.
  package struct Blend {
    package let from: Int
    package let to: Int
    /// The share of the second, from 0 to 1.
    package let share: Double

    /// True if it is one of the two colours.
    package var isEnd: Bool { share == 0 || share == 1 }
  }

  /// The state of a cell that died a number of ticks ago, given the length of a trace.
  package func dead(since ticks: Int, of limit: Int) -> UInt8 {
    guard hasPast else {
      return UInt8(first + min(deadLevels - 1, (ticks * deadLevels) / max(1, limit)))
    }
    return UInt8(first + min(deadLevels - 1, ticks * (deadLevels - 1) / max(1, limit - 1)))
  }

  /// The state of a live cell of an age; ages of `limit` and more are old. If there are fewer
  /// colours than ages, they go by the square root of the age, because few cells get old.
  package func alive(since ticks: Int, of limit: Int) -> UInt8 {
    let (last, ticks) = (levels - 1, min(ticks, max(1, limit)))
    let level =
      limit <= last
      ? ticks * last / max(1, limit)
      : Int((Double(ticks * last * last) / Double(limit)).squareRoot())
    return UInt8(first + deadLevels + level)
  }
}
