package import Rendering
package import Simulation

/// What happened in a tick.
package struct TickReport: Hashable, Sendable {
  package let tick: Int
  package let happenings: [Happening]

  package init(tick: Int, happenings: [Happening]) {
    self.tick = tick
    self.happenings = happenings
  }
}

/// A step of a film on its way to the outputs: what happened, then a frame. Long stretches without
/// a frame come in shots that have none, so that nothing piles up.
package struct Shot: Sendable {
  package let reports: [TickReport]
  package let frame: Frame?

  package init(reports: [TickReport], frame: Frame?) {
    self.reports = reports
    self.frame = frame
  }
}

/// Some shots in a row, drawn and compressed together.
package struct Batch: Sendable {
  /// The frame before the first one, if there is one: what changed since is all that is coded.
  package let previous: Frame?
  package let shots: [Shot]

  /// The frames of the shots.
  package var frames: [Frame] { shots.compactMap(\.frame) }
}

/// What was made of a batch for one output, ready to be written in its turn.
package enum Prepared: Sendable {
  case nothing
  case bytes([UInt8])
  case parts([GIFFramePart])
  case files([(number: Int, bytes: [UInt8])])
}
