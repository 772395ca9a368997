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

/// A step of a film on its way to the outputs: events, and perhaps a frame. Long intervals are
/// divided into shots without a frame, so that events do not pile up.
package struct Shot: Sendable {
  package let reports: [TickReport]
  /// Rows of the world's own table, if it has one.
  package let rows: [any TableRows]
  package let frame: Frame?
  /// The number of further frames that count but are not shown.
  package let unseen: Int
  /// The delay of the frame, if it differs from the film's.
  package var delay: FrameDelay?
  /// The pictures of this moment alone, each with its place.
  package let stills: [(place: StillPlace, frame: Frame)]
  /// The number of its run, if a job has several.
  package var run = 0
  /// The varying values of that run, as written in tables.
  package var values: [String] = []
  /// The columns of its census, if runs differ in them.
  package var columns: [String]?
  /// Its rows if already written, by the endings of their formats.
  package var written: [String: [UInt8]] = [:]

  package init(
    reports: [TickReport], rows: [any TableRows] = [], frame: Frame?, unseen: Int = 0,
    delay: FrameDelay? = nil, stills: [(place: StillPlace, frame: Frame)] = []
  ) {
    self.reports = reports
    (self.rows, self.unseen) = (rows, unseen)
    self.frame = frame
    self.delay = delay
    self.stills = stills
  }

  /// Creates the card before a film's first frame.
  package init(cardBefore first: Frame) {
    self.init(reports: [], frame: .cover(before: first), delay: FrameDelay(2, over: 1))
  }

  /// The approximate size of its text and data in bytes; a row takes some 500.
  var weight: Int {
    let rowCount = rows.reduce(0) { $0 + $1.count } + reports.reduce(0) { $0 + $1.happenings.count }
    let bytes = written.values.reduce(0) { $0 + $1.count } + (frame?.letters?.size.area ?? 0)
    return 512 * rowCount + bytes
  }
}

/// Consecutive shots that are drawn and compressed together.
package struct Batch: Sendable {
  /// The frame before the first one, if any; only changes since then are encoded.
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

  /// The usual number of frames per batch for a picture size: about two megapixels, large enough
  /// for a task and small enough for the cache.
  package static func usualFrames(ofPixels pixels: Int) -> Int {
    max(1, min(16, (1 << 21) / max(1, pixels)))
  }

  /// The frames of the shots, including the card before the film.
  package var frames: [Frame] { shots.compactMap(\.frame) }

  /// The frames that are moments of the film, for tables, texts and single pictures.
  package var moments: [Frame] { frames.filter(\.isMoment) }

  /// The number of frames, including those not shown.
  package var frameCount: Int {
    shots.reduce(0) { $0 + ($1.frame?.isMoment ?? false ? 1 : 0) + $1.unseen }
  }

  /// The delay of each frame, or `usual` by default.
  package func delays(usual: FrameDelay) -> [FrameDelay] {
    shots.compactMap { shot in shot.frame.map { _ in shot.delay ?? usual } }
  }
}
