package import TerrariumBasics
internal import Synchronization
package import TerrariumPictures

/// Passes a film's frames to its receivers: stepped in order, drawn and compressed in parallel with
/// a limited number in flight, and written in order.
package struct Pipeline {
  private let branches: [Branch]

  /// Creates a pipeline into receivers with the painter of their pictures. A film may have several
  /// painters, such as for light and dark pictures of one run.
  package init(_ branches: [(painter: (any FramePainter)?, receivers: [any FrameReceiver])]) {
    self.branches = branches.map { Branch(painter: $0.painter, receivers: $0.receivers) }
  }

  /// True if there are no receivers.
  package var isEmpty: Bool { branches.allSatisfy(\.receivers.isEmpty) }

  /// Runs the film through; `next` returns its shots until there are no more.
  ///
  /// Frames are drawn and compressed on the threads, or without them on the caller's. `written`
  /// receives the number of frames written after each batch.
  package func run(
    on threads: JobThreads? = nil, written: (Int) -> Void = { _ in },
    next: @escaping () throws -> Shot?
  ) async throws {
    let pixels = branches.compactMap(\.painter).map { $0.form.width * $0.form.height }.max() ?? 1
    let batchSize = Batch.usualFrames(ofPixels: pixels)
    var source = BatchSource(size: batchSize, next: next)
    let (opening, isWhole) = try source.opening(branches.map(\.openingFrames).max() ?? 0)
    for branch in branches { try branch.begin(with: opening, isWhole: isWhole) }
    // A film of one batch has nothing to run in parallel.
    if let threads, threads.count > 1, !isWhole || opening.count > batchSize {
      try await runSideBySide(&source, on: threads, written: written)
    } else {
      let last = branches.map { _ in LastPictures() }
      while let batch = try source.nextBatch() {
        for (branch, last) in zip(branches, last) {
          try branch.write(branch.work(batch, after: last, keeping: last)(), of: batch)
        }
        written(batch.frameCount)
      }
    }
    for branch in branches { try branch.finish() }
  }

  private func runSideBySide(
    _ source: inout BatchSource, on threads: JobThreads, written: (Int) -> Void
  ) async throws {
    let executor = threads.executor
    let bytes = branches.map { $0.bytes(ofFrames: source.size) }.max() ?? 0
    // Only one large batch waits for its turn, so that memory does not grow with the number of
    // processors.
    let waiting = bytes < 1 << 24 ? threads.count : 1
    let mostInFlight = max(1, min(threads.count + waiting, Ceiling.bytes / 4 / max(1, bytes)))
    try await withThrowingTaskGroup(of: (Int, [any Sendable]).self) { group in
      // Each batch is one piece of work for each branch; the pieces are numbered in order.
      var done: [Int: [any Sendable]] = [:]
      var inFlight: [(branch: Int, batch: Batch)] = []
      var last = branches.map { _ in LastPictures() }
      var first = 0
      var isOver = false
      while true {
        while !isOver, inFlight.count < mostInFlight {
          guard let batch = try source.nextBatch() else {
            isOver = true
            break
          }
          for (index, branch) in branches.enumerated() {
            let number = first + inFlight.count
            let own = LastPictures()
            let work = branch.work(batch, after: last[index], keeping: own)
            last[index] = own
            inFlight.append((index, batch))
            group.addTask(executorPreference: executor) { (number, try work()) }
          }
        }
        guard let (number, piece) = try await group.next() else { return }
        done[number] = piece
        while let next = done.removeValue(forKey: first) {
          let (branch, batch) = inFlight.removeFirst()
          try branches[branch].write(next, of: batch)
          if branch == branches.count - 1 { written(batch.frameCount) }
          first += 1
        }
      }
    }
  }
}

/// A painter, and the receivers of its pictures.
private struct Branch {
  /// The painter for those that need pictures; nil if none does.
  let painter: (any FramePainter)?
  let receivers: [any FrameReceiver]

  init(painter: (any FramePainter)?, receivers: [any FrameReceiver]) {
    self.receivers = receivers
    self.painter = receivers.contains { $0.wantsPictures } ? painter : nil
  }

  /// The approximate memory of a batch in bytes: its pictures, those before them, and the prepared
  /// pieces.
  func bytes(ofFrames count: Int) -> Int {
    guard let form = painter?.form else { return 0 }
    let lookback = receivers.map(\.picturesBefore).max() ?? 1
    let made = receivers.map(\.bytesPerPixel).reduce(0, +)
    return form.width * form.height * (count + lookback + count * made)
  }

  /// Passes the first pictures of the film to each receiver that needs them, or all pictures of a
  /// short film.
  func begin(with frames: [Frame], isWhole: Bool) throws {
    func isAll(for receiver: some FrameReceiver) -> Bool {
      isWhole && frames.count <= receiver.fewPictures
    }
    let needed = receivers.map { isAll(for: $0) ? frames.count : $0.openingPictures }
    let pictures = painter?.draw(Array(frames.prefix(needed.max() ?? 0))) ?? []
    for (receiver, count) in zip(receivers, needed) {
      try receiver.begin(with: Array(pictures.prefix(count)), isWhole: isAll(for: receiver))
    }
  }

  /// The number of first frames to look at before the film begins: one more than a short film has.
  var openingFrames: Int {
    guard painter != nil else { return 0 }
    return receivers.map { max($0.openingPictures, $0.fewPictures > 0 ? $0.fewPictures + 1 : 0) }
      .max() ?? 0
  }

  /// Prepares a batch on any thread, using nothing else, and returns the encoded pieces. Pictures
  /// that two batches need are drawn by whichever comes first.
  func work(
    _ batch: Batch, after earlier: LastPictures, keeping own: LastPictures
  ) -> @Sendable () throws -> [any Sendable] {
    let preparations = receivers.map { ($0.picturesBefore, $0.preparation) }
    let lookback = receivers.map(\.picturesBefore).max() ?? 1
    return { [painter] in
      let before = [batch.earlier, batch.previous].suffix(lookback).compactMap(\.self)
      let frames = before + batch.frames
      var pictures: [IndexedPicture] = []
      if let painter {
        pictures = earlier.shared { painter.draw(before) }
        let last = min(lookback, batch.frames.count)
        painter.draw(frames.dropLast(last), after: &pictures)
        let kept = own.shared {
          var all = pictures
          painter.draw(frames[...], after: &all)
          return all.suffix(lookback)
        }
        pictures += kept.suffix(last)
      }
      return try preparations.map { count, prepare in
        try prepare(batch, Array(pictures.suffix(batch.frames.count + min(count, before.count))))
      }
    }
  }

  /// Writes the prepared pieces of the next batch.
  func write(_ prepared: [any Sendable], of batch: Batch) throws {
    for (receiver, piece) in zip(receivers, prepared) { try receiver.take(piece, of: batch) }
  }

  /// Writes the rest.
  func finish() throws { for receiver in receivers { try receiver.finish() } }
}

/// The last pictures of a batch, which the next one is compared with.
private final class LastPictures: Sendable {
  private let pictures = Mutex<[IndexedPicture]>([])

  /// The pictures, drawn by the first of the two batches that need them, and released when both
  /// have them.
  func shared(_ draw: () -> [IndexedPicture]) -> [IndexedPicture] {
    let known = pictures.withLock { pictures in
      defer { pictures = [] }
      return pictures
    }
    guard known.isEmpty else { return known }
    let drawn = draw()
    // The other batch may have drawn them at the same time.
    pictures.withLock { $0 = $0.isEmpty ? drawn : [] }
    return drawn
  }
}

/// Groups shots into batches of equal numbers of frames, or fewer if there is much data between
/// frames. Each batch knows the two frames before it.
private struct BatchSource {
  let size: Int
  private let nextShot: () throws -> Shot?
  private var earlier: Frame?
  private var previous: Frame?
  private var frameCount = 0
  /// Shots that were read ahead and not yet returned.
  private var seen: ArraySlice<Shot> = []
  /// True if `nextShot` has no more.
  private var isOver = false

  /// The weight at which a batch ends, and the weight that is read ahead.
  private static let weightLimit = 1 << 21
  private static let openingWeightLimit = 1 << 26

  init(size: Int, next: @escaping () throws -> Shot?) {
    self.size = size
    nextShot = next
  }

  /// Returns the film's first frames, which batches return again; `isWhole` is true if there are no
  /// others.
  mutating func opening(_ count: Int) throws -> (frames: [Frame], isWhole: Bool) {
    var frames: [Frame] = []
    var weight = 0
    while frames.count < count, weight < Self.openingWeightLimit {
      guard let shot = try nextShot() else {
        isOver = true
        break
      }
      seen.append(shot)
      weight += shot.weight
      if let frame = shot.frame { frames.append(frame) }
    }
    return (frames, isOver)
  }

  mutating func nextBatch() throws -> Batch? {
    var shots: [Shot] = []
    var weight = 0
    var framesLeft = size - frameCount % size
    while framesLeft > 0, shots.count < 2 * size, weight < Self.weightLimit,
      let shot = try seen.popFirst() ?? (isOver ? nil : nextShot())
    {
      shots.append(shot)
      weight += shot.weight
      if shot.frame != nil { framesLeft -= 1 }
    }
    guard !shots.isEmpty else { return nil }
    let batch = Batch(earlier: earlier, previous: previous, framesBefore: frameCount, shots: shots)
    let frames = batch.frames
    let last = ([earlier, previous] + frames.suffix(2).map { $0 as Frame? }).suffix(2)
    (earlier, previous) = (last.first ?? nil, last.last ?? nil)
    frameCount += frames.count
    return batch
  }
}
