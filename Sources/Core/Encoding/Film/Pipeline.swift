package import TerrariumBasics
internal import TerrariumPictures

/// Passes a film's frames to its outputs: stepped in order, drawn and compressed in parallel with a
/// limited number in flight, and written in order.
package struct Pipeline {
  private let strands: [Strand]
  private let threads: JobThreads
  private let batchSize: Int

  /// Creates a pipeline into the targets of some strands, whose frames are drawn and compressed
  /// on some threads.
  package init(_ strands: [Strand], on threads: JobThreads) {
    self.strands = strands
    self.threads = threads
    let pixels = strands.compactMap(\.painter).map { $0.form.width * $0.form.height }.max() ?? 1
    let batchSize = Batch.usualFrames(ofPixels: pixels)
    self.batchSize = batchSize
    let bytes = strands.map { $0.bytes(ofFrames: batchSize) }.max() ?? 0
    // Only one large batch waits for its turn, so that memory does not grow with the number of
    // processors.
    let waiting = bytes < 1 << 24 ? threads.count : 1
    mostInFlight = max(1, min(threads.count + waiting, Ceiling.bytes / 4 / max(1, bytes)))
  }

  /// The number of batches in flight, which the memory limits.
  private let mostInFlight: Int

  /// Runs the film through; `next` returns its shots until there are no more.
  ///
  /// `written` receives the number of frames written after each batch.
  package func run(next: @escaping () throws -> Shot?, written: (Int) -> Void) async throws {
    var source = BatchSource(size: batchSize, next: next)
    let (opening, isWhole) = try source.opening(strands.map(\.openingFrames).max() ?? 0)
    for strand in strands { try strand.begin(with: opening, isWhole: isWhole) }
    // A film of one batch has nothing to run in parallel.
    if threads.count == 1 || isWhole && opening.count <= batchSize {
      let last = strands.map { _ in LastPictures() }
      while let batch = try source.nextBatch() {
        for (strand, last) in zip(strands, last) {
          try strand.write(strand.work(batch, after: last, keeping: last)(), of: batch)
        }
        written(batch.frameCount)
      }
    } else {
      try await runSideBySide(&source, written: written)
    }
    for strand in strands { try strand.finish() }
  }

  private func runSideBySide(_ source: inout BatchSource, written: (Int) -> Void) async throws {
    let executor = threads.executor
    try await withThrowingTaskGroup(of: (Int, [any Sendable]).self) { group in
      // Each batch is one piece of work for each strand; the pieces are numbered in order.
      var waiting: [Int: [any Sendable]] = [:]
      var inFlight: [(strand: Int, batch: Batch)] = []
      var last = strands.map { _ in LastPictures() }
      var first = 0
      var isOver = false
      while true {
        while !isOver, inFlight.count < mostInFlight {
          guard let batch = try source.nextBatch() else {
            isOver = true
            break
          }
          for (index, strand) in strands.enumerated() {
            let number = first + inFlight.count
            let own = LastPictures()
            let work = strand.work(batch, after: last[index], keeping: own)
            last[index] = own
            inFlight.append((index, batch))
            group.addTask(executorPreference: executor) { (number, try work()) }
          }
        }
        guard let (number, piece) = try await group.next() else { return }
        waiting[number] = piece
        while let next = waiting.removeValue(forKey: first) {
          let (strand, batch) = inFlight.removeFirst()
          try strands[strand].write(next, of: batch)
          if strand == strands.count - 1 { written(batch.frameCount) }
          first += 1
        }
      }
    }
  }
}

/// Groups shots into batches of equal numbers of frames, or fewer if there is much data between
/// frames. Each batch knows the two frames before it.
private struct BatchSource {
  private let size: Int
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
