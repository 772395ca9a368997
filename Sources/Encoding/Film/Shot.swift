package import Rendering
package import Basics

/// The events of a tick.
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
  /// Rows of the world's own table, where it has one.
  package let rows: [any TableRows]
  package let frame: Frame?
  /// The number of frames that have passed that nobody looks at.
  package let unseen: Int
  /// The delay of the frame, if it differs from the film's.
  package let delay: FrameDelay?
  /// Pictures of this moment that are asked for by themselves, by their numbers.
  package let stills: [(number: Int, frame: Frame)]
  /// The run that it is of, where a job has several.
  package var run = 0
  /// The values of what varies in that run, as tables have them.
  package var values: [String] = []
  /// Its rows as somebody else has written them, by the endings of their formats.
  package var written: [String: [UInt8]] = [:]

  package init(
    reports: [TickReport], rows: [any TableRows] = [], frame: Frame?, unseen: Int = 0,
    delay: FrameDelay? = nil,
    stills: [(number: Int, frame: Frame)] = []
  ) {
    self.reports = reports
    (self.rows, self.unseen) = (rows, unseen)
    self.frame = frame
    self.delay = delay
    self.stills = stills
  }

  /// About how many bytes of text it comes to, and what those are made of: a row takes some 500.
  var weight: Int {
    let rowCount =
      rows.reduce(0) { $0 + $1.count } + reports.reduce(0) { $0 + $1.happenings.count }
    let bytes = written.values.reduce(0) { $0 + $1.count } + (frame?.letters?.size.area ?? 0)
    return 512 * rowCount + bytes
  }
}

/// Some shots in a row, drawn and compressed together.
package struct Batch: Sendable {
  /// The frame before the first one, if there is one: what changed since is all that is coded.
  package let previous: Frame?
  /// The frame before that one.
  package let earlier: Frame?
  package let shots: [Shot]

  package init(earlier: Frame? = nil, previous: Frame?, shots: [Shot]) {
    (self.earlier, self.previous) = (earlier, previous)
    self.shots = shots
  }

  /// The frames of the shots, the card before the film included.
  package var frames: [Frame] { shots.compactMap(\.frame) }

  /// The frames that are moments of the film: what tables, texts and single pictures show.
  package var moments: [Frame] { frames.filter(\.isMoment) }

  /// The number of frames, those included that are not shown.
  package var frameCount: Int {
    shots.reduce(0) { $0 + ($1.frame?.isMoment ?? false ? 1 : 0) + $1.unseen }
  }

  /// The delay of each frame; `usual` where nothing else is said.
  package func delays(usual: FrameDelay) -> [FrameDelay] {
    shots.compactMap { shot in shot.frame.map { _ in shot.delay ?? usual } }
  }
}
