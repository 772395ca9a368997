package import TerrariumBasics
package import TerrariumPictures

/// The events of a tick.
package struct TickReport: Hashable, Sendable {
  package let tick: Int
  package let happenings: [Happening]

  package init(tick: Int, happenings: [Happening]) {
    self.tick = tick
    self.happenings = happenings
  }
}

/// A step of a film on its way to the outputs: events, then perhaps a frame. Long intervals without
/// a frame are divided into shots without one, so that events do not pile up.
package struct Shot: Sendable {
  package let reports: [TickReport]
  /// Rows of the world's own table, where it has one.
  package let rows: [any TableRows]
  package let frame: Frame?
  /// The number of further frames that are counted but not shown.
  package let unseen: Int
  /// The delay of the frame, if it differs from the film's.
  package let delay: FrameDelay?
  /// Stills of this moment, by their numbers.
  package let stills: [(number: Int, frame: Frame)]
  /// The run that it is of, where a job has several.
  package var run = 0
  /// The varying values of that run, as tables have them.
  package var values: [String] = []
  /// The columns of its census, where runs differ in them.
  package var columns: [String]?
  /// Its rows if they are written already, by the endings of their formats.
  package var written: [String: [UInt8]] = [:]

  package init(
    reports: [TickReport], rows: [any TableRows] = [], frame: Frame?, unseen: Int = 0,
    delay: FrameDelay? = nil, stills: [(number: Int, frame: Frame)] = []
  ) {
    self.reports = reports
    (self.rows, self.unseen) = (rows, unseen)
    self.frame = frame
    self.delay = delay
    self.stills = stills
  }

  /// The card before a film's first frame.
  package init(cardBefore first: Frame) {
    self.init(reports: [], frame: .cover(before: first), delay: FrameDelay(2, over: 1))
  }

  /// The approximate size of its text and of its data in bytes: a row takes some 500.
  var weight: Int {
    let rowCount = rows.reduce(0) { $0 + $1.count } + reports.reduce(0) { $0 + $1.happenings.count }
    let bytes = written.values.reduce(0) { $0 + $1.count } + (frame?.letters?.size.area ?? 0)
    return 512 * rowCount + bytes
  }
}

/// Some shots in a row, drawn and compressed together.
package struct Batch: Sendable {
  /// The frame before the first one, if there is one: only changes since then are coded.
  package let previous: Frame?
  /// The frame before that one.
  package let earlier: Frame?
  /// The number of frames of the film before the first one.
  package let framesBefore: Int
  package let shots: [Shot]

  package init(earlier: Frame? = nil, previous: Frame?, framesBefore: Int = 0, shots: [Shot]) {
    (self.earlier, self.previous) = (earlier, previous)
    (self.framesBefore, self.shots) = (framesBefore, shots)
  }

  /// The number of frames of so many pixels that are drawn and compressed together: about two
  /// megapixels, enough to be worth a task, little enough to stay in the cache.
  package static func usualFrames(ofPixels pixels: Int) -> Int {
    max(1, min(16, (1 << 21) / max(1, pixels)))
  }

  /// The frames of the shots, the card before the film included.
  package var frames: [Frame] { shots.compactMap(\.frame) }

  /// The frames that are moments of the film, for tables, texts and single pictures.
  package var moments: [Frame] { frames.filter(\.isMoment) }

  /// The number of frames, those included that are not shown.
  package var frameCount: Int {
    shots.reduce(0) { $0 + ($1.frame?.isMoment ?? false ? 1 : 0) + $1.unseen }
  }

  /// The delay of each frame; the default is `usual`.
  package func delays(usual: FrameDelay) -> [FrameDelay] {
    shots.compactMap { shot in shot.frame.map { _ in shot.delay ?? usual } }
  }
}
