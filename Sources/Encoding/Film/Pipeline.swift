package import Rendering

/// The way of a film's frames into its outputs: stepped in order, drawn and compressed side by
/// side with a bounded number in flight, written in order.
package struct Pipeline {
  private let artist: FilmArtist?
  private let targets: [any FilmTarget]
  private let jobs: Int
  private let batchSize: Int

  /// A way into some targets; `artist` draws for those that show pictures.
  package init(artist: FilmArtist?, targets: [any FilmTarget], jobs: Int) {
    let wantsPictures = targets.contains { $0.wantsPictures }
    self.artist = wantsPictures ? artist : nil
    self.targets = targets
    self.jobs = jobs
    let pixels = self.artist.map { $0.layout.width * $0.layout.height } ?? 1
    // About two megapixels a batch: enough to be worth a task, little enough to stay in the cache.
    batchSize = max(1, min(16, (1 << 21) / max(1, pixels)))
  }

  /// Runs the film through; `next` gives its shots until there are no more.
  ///
  /// `written` hears how many frames are out after each batch.
  package func run(
    next: @escaping () throws -> Shot?, written: (Int) -> Void
  ) async throws {
    var source = BatchSource(size: batchSize, next: next)
    if jobs == 1 {
      var last: IndexedPicture?
      while let batch = try source.nextBatch() {
        let (prepared, picture) = try prepare(batch, after: last)()
        last = picture
        try write(prepared, of: batch)
        written(batch.frameCount)
      }
    } else {
      try await runSideBySide(&source, written: written)
    }
    for target in targets { try target.finish() }
  }

  private func runSideBySide(
    _ source: inout BatchSource, written: (Int) -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, [Prepared]).self) { group in
      var waiting: [Int: [Prepared]] = [:]
      var inFlight: [Batch] = []
      var first = 0
      var isOver = false
      while true {
        while !isOver, inFlight.count < 2 * jobs {
          guard let batch = try source.nextBatch() else {
            isOver = true
            break
          }
          let number = first + inFlight.count
          let work = prepare(batch)
          inFlight.append(batch)
          group.addTask { (number, try work().prepared) }
        }
        guard let (number, prepared) = try await group.next() else { return }
        waiting[number] = prepared
        while let next = waiting.removeValue(forKey: first) {
          let batch = inFlight.removeFirst()
          try write(next, of: batch)
          written(batch.frameCount)
          first += 1
        }
      }
    }
  }

  /// The work on a batch that needs nothing but the batch; it gives the last picture too. That of
  /// the frame before is drawn again where nobody has it.
  private func prepare(
    _ batch: Batch, after known: IndexedPicture? = nil
  ) -> @Sendable () throws -> (prepared: [Prepared], last: IndexedPicture?) {
    let preparations = targets.map(\.prepare)
    return { [artist] in
      let frames = (batch.previous.map { [$0] } ?? []) + batch.frames
      let pictures = artist?.draw(frames, first: batch.previous == nil ? nil : known) ?? []
      return (try preparations.map { try $0(batch, pictures) }, pictures.last)
    }
  }

  private func write(_ prepared: [Prepared], of batch: Batch) throws {
    for (target, piece) in zip(targets, prepared) { try target.write(piece, of: batch) }
  }
}

/// Gathers shots into batches, each knowing the frame before it.
private struct BatchSource {
  let size: Int
  let nextShot: () throws -> Shot?
  var previous: Frame?

  init(size: Int, next: @escaping () throws -> Shot?) {
    self.size = size
    nextShot = next
  }

  mutating func nextBatch() throws -> Batch? {
    var shots: [Shot] = []
    while shots.count < size, let shot = try nextShot() { shots.append(shot) }
    guard !shots.isEmpty else { return nil }
    let batch = Batch(previous: previous, shots: shots)
    previous = batch.frames.last ?? previous
    return batch
  }
}
