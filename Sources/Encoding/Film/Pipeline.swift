internal import Basics
internal import Rendering

/// The way of a film's frames into its outputs: stepped in order, drawn and compressed side by
/// side with a bounded number in flight, written in order.
package struct Pipeline {
  private let strands: [Strand]
  private let jobs: Int
  private let batchSize: Int

  /// A way into the targets of some strands.
  package init(_ strands: [Strand], jobs: Int) {
    self.strands = strands
    self.jobs = jobs
    let pixels = strands.compactMap(\.painter).map { $0.form.width * $0.form.height }.max() ?? 1
    // About two megapixels a batch: enough to be worth a task, little enough to stay in the cache.
    let batchSize = max(1, min(16, (1 << 21) / max(1, pixels)))
    self.batchSize = batchSize
    let bytes = strands.map { $0.bytes(ofFrames: batchSize) }.max() ?? 0
    // Of what is large one waits for its turn, so that memory does not grow with the processors.
    let waiting = bytes < 1 << 24 ? jobs : 1
    mostInFlight = max(1, min(jobs + waiting, Ceiling.bytes / 4 / max(1, bytes)))
  }

  /// The number of batches that are drawn or wait for their turn at once: as many as the memory
  /// allows.
  private let mostInFlight: Int

  /// Runs the film through; `next` gives its shots until there are no more.
  ///
  /// `written` hears how many frames are out after each batch.
  package func run(
    next: @escaping () throws -> Shot?, written: (Int) -> Void
  ) async throws {
    var source = BatchSource(size: batchSize, next: next)
    let opening = try source.openingFrames(strands.map(\.openingFrames).max() ?? 0)
    for strand in strands { try strand.begin(with: opening) }
    if jobs == 1 {
      var last: [[IndexedPicture]] = strands.map { _ in [] }
      while let batch = try source.nextBatch() {
        for (index, strand) in strands.enumerated() {
          let piece = try strand.work(batch, after: last[index])()
          last[index] = piece.last
          try strand.write(piece.prepared, of: batch)
        }
        written(batch.frameCount)
      }
    } else {
      try await runSideBySide(&source, written: written)
    }
    for strand in strands { try strand.finish() }
  }

  private func runSideBySide(
    _ source: inout BatchSource, written: (Int) -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Strand.Pieces).self) { group in
      // Each batch is a piece of work for each strand; the pieces are numbered in their order.
      var waiting: [Int: [any Sendable]] = [:]
      var inFlight: [(strand: Int, batch: Batch)] = []
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
            let work = strand.work(batch)
            inFlight.append((index, batch))
            group.addTask { (number, (try work().prepared, [])) }
          }
        }
        guard let (number, piece) = try await group.next() else { return }
        waiting[number] = piece.prepared
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

/// Gathers shots into batches, each knowing the two frames before it.
private struct BatchSource {
  let size: Int
  let nextShot: () throws -> Shot?
  var earlier: Frame?
  var previous: Frame?
  /// Shots that were looked at and not yet given.
  private var seen: ArraySlice<Shot> = []

  /// The weight that a batch may have before it ends.
  private static let weightLimit = 1 << 21

  init(size: Int, next: @escaping () throws -> Shot?) {
    self.size = size
    nextShot = next
  }

  /// The film's first frames, which the batches will have all the same.
  mutating func openingFrames(_ count: Int) throws -> [Frame] {
    var frames: [Frame] = []
    while frames.count < count, seen.count < 4 * count, let shot = try nextShot() {
      seen.append(shot)
      if let frame = shot.frame { frames.append(frame) }
    }
    return frames
  }

  mutating func nextBatch() throws -> Batch? {
    var shots = Array(seen.prefix(size))
    seen = seen.dropFirst(size)
    var weight = 0
    while shots.count < size, weight < Self.weightLimit, let shot = try nextShot() {
      shots.append(shot)
      weight += shot.weight
    }
    guard !shots.isEmpty else { return nil }
    let batch = Batch(earlier: earlier, previous: previous, shots: shots)
    let last = ([earlier, previous] + batch.frames.suffix(2).map { $0 as Frame? }).suffix(2)
    (earlier, previous) = (last.first ?? nil, last.last ?? nil)
    return batch
  }
}
