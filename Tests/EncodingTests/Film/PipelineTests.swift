import Synchronization
import TerrariumBasics
import TerrariumEncoding
import TerrariumRendering
import TerrariumSimulation
import Testing

private let unwritten = WrittenOutput(path: "", files: 1, frames: 0, bytes: 0, sha256: nil)

/// A target that prepares slowly, and records the order in which it was written.
private final class SlowTarget: FilmTarget {
  let wantsPictures = false
  let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [UInt8]
  let active: Active
  private(set) var written: [UInt8] = []
  private(set) var isFinished = false

  final class Active: Sendable {
    let state = Mutex((now: 0, most: 0))

    func enter() {
      state.withLock { state in
        state.now += 1
        state.most = max(state.most, state.now)
      }
    }

    func leave() { state.withLock { $0.now -= 1 } }
  }

  struct Failure: Error {}

  init(failingAt bad: Int? = nil) {
    let active = Active()
    self.active = active
    prepare = { batch, _ in
      active.enter()
      defer { active.leave() }
      let first = batch.frames.first?.number ?? 0
      // Work of very different length, so that batches end out of order.
      var stream = Seed(UInt64(first)).stream("work")
      var sum: UInt64 = 0
      for _ in 0..<stream.draw(below: 20_000) { sum ^= stream.next() }
      if let bad, batch.frames.contains(where: { $0.number == bad }) { throw Failure() }
      return batch.frames.map { UInt8(truncatingIfNeeded: $0.number) ^ UInt8(sum & 0) }
    }
  }

  func write(_ bytes: [UInt8], of batch: Batch) { written += bytes }

  func finish() { isFinished = true }

  func commit() -> WrittenOutput { unwritten }
}

/// Records the batches that came.
private final class BatchTarget: FilmTarget {
  let wantsPictures = false
  let prepare: @Sendable (Batch, [IndexedPicture]) throws -> Batch = { batch, _ in batch }
  private(set) var batches: [Batch] = []

  func write(_ prepared: Batch, of batch: Batch) { batches.append(prepared) }

  func finish() {}

  func commit() -> WrittenOutput { unwritten }
}

struct PipelineTests {
  @Test(arguments: [1, 2]) func `a batch has few of a film's many rows`(threads: Int) async throws {
    let target = BatchTarget()
    var left = 40
    let report = TickReport(
      tick: 1, happenings: [Happening](repeating: Happening("ate"), count: 3000))
    try await Pipeline([target]).run(
      on: JobThreads(count: threads),
      next: {
        left -= 1
        return left < 0 ? nil : Shot(reports: [report], frame: nil)
      })
    let rows = target.batches.map { $0.shots.reduce(0) { $0 + $1.reports[0].happenings.count } }
    #expect(rows.reduce(0, +) == 120_000 && rows.allSatisfy { $0 <= 6000 })
  }

  private func shots(_ count: Int) -> () -> Shot? {
    var number = 0
    return {
      guard number < count else { return nil }
      defer { number += 1 }
      return Shot(
        reports: [], frame: Frame(number: number, tick: number, census: [UInt128(number)]))
    }
  }

  /// Batches know the number of frames before them, with anything between the frames, and none
  /// extends beyond the end of a group.
  @Test(arguments: 1...8) func `batches count the frames before them`(seed: UInt64) async throws {
    var random = Seed(seed).stream("batches")
    let report = TickReport(
      tick: 1, happenings: [Happening](repeating: Happening("ate"), count: 1500))
    var (number, left) = (0, 300)
    let target = BatchTarget()
    try await Pipeline([target]).run(
      on: JobThreads(count: 1 + Int(seed % 3)),
      next: {
        left -= 1
        if left < 0 { return nil }
        let reports = random.happens(1, in: 4) ? [report] : []
        guard random.happens(2, in: 3) else { return Shot(reports: reports, frame: nil) }
        defer { number += 1 }
        return Shot(reports: reports, frame: Frame(number: number, tick: number, census: [1]))
      })
    let size = Batch.usualFrames(ofPixels: 1)
    var before = 0
    for batch in target.batches {
      #expect(batch.framesBefore == before)
      #expect(before / size == (before + max(1, batch.frames.count) - 1) / size)
      before += batch.frames.count
    }
    #expect(before == number && number > 100)
  }

  @Test(arguments: [1, 2, 5], [0, 1, 15, 16, 17, 500])
  func `frames are written in order, all of them, for any number of threads`(
    threads: Int, frames: Int
  ) async throws {
    let target = SlowTarget()
    let other = SlowTarget()
    var heard: [Int] = []
    try await Pipeline([target, other])
      .run(on: JobThreads(count: threads), written: { heard.append($0) }, next: shots(frames))
    let expected = (0..<frames).map { UInt8(truncatingIfNeeded: $0) }
    #expect(target.written == expected && other.written == expected)
    #expect(target.isFinished && heard.reduce(0, +) == frames)
    #expect(target.active.state.withLock { $0.most } <= threads)
  }

  @Test(arguments: [1, 2, 5])
  func `no more than a few batches are taken before they are written`(threads: Int) async throws {
    let target = SlowTarget()
    var taken = 0
    var most = 0
    let next = shots(2000)
    try await Pipeline([target]).run(
      on: JobThreads(count: threads),
      next: {
        taken += 1
        most = max(most, taken - target.written.count)
        return next()
      })
    // Two batches per job may be in flight, and one is being collected; a batch has at most 16.
    #expect(most <= (2 * threads + 1) * 16 + 1)
  }

  @Test(arguments: [1, 2, 5])
  func `a failure ends the film, and what came before it was in order`(threads: Int) async throws {
    let target = SlowTarget(failingAt: 100)
    await #expect(throws: SlowTarget.Failure.self) {
      try await Pipeline([target])
        .run(on: JobThreads(count: threads), next: shots(300))
    }
    #expect(target.written.count <= 100 && !target.isFinished)
    #expect(target.written == (0..<target.written.count).map { UInt8($0) })
  }

  /// The last pictures of a batch are needed by the next one, and the first to come draws them.
  @Test(arguments: [1, 2, 5], [1, 2])
  func `each batch has the pictures of its frames and of those before`(
    threads: Int, lookback: Int
  ) async throws {
    let (painter, target) = (NumberPainter(), NumberTarget(picturesBefore: lookback))
    let count = 3 * Batch.usualFrames(ofPixels: NumberPainter.side * NumberPainter.side) + 1
    try await Pipeline([target], painter: painter)
      .run(on: JobThreads(count: threads), next: shots(count))
    var before = 0
    for (numbers, frames) in target.batches {
      let first = max(0, before - lookback)
      #expect(numbers == Array(first..<before + frames))
      before += frames
    }
    #expect(before == count)
    let drawn = painter.drawn.withLock(\.self)
    if threads == 1 { #expect(drawn == Array(0..<count)) }
    #expect(Set(drawn).count == count)
  }
}

/// Draws each frame in one colour that gives its number, and records what it has drawn.
private final class NumberPainter: FramePainter {
  static let side = 1 << 10
  let drawn = Mutex<[Int]>([])
  let form: FilmForm

  init() {
    form = FilmForm(
      width: Self.side, height: Self.side, palette: [Colour(red: 0, green: 0, blue: 0)])
  }

  func draw(_ frame: Frame) -> IndexedPicture {
    drawn.withLock { $0.append(frame.number) }
    return IndexedPicture(
      width: Self.side, height: Self.side, palette: form.table,
      pixels: [UInt8](repeating: UInt8(frame.number), count: Self.side * Self.side))
  }

  func sketch(of frame: Frame) -> Sketch { preconditionFailure("no shapes are asked for") }
}

/// Records the numbers in the pictures of each batch, and how many of its frames are its own.
private final class NumberTarget: FilmTarget {
  let wantsPictures = true
  let picturesBefore: Int
  let prepare: @Sendable (Batch, [IndexedPicture]) throws -> [Int] = { _, pictures in
    pictures.map { Int($0.pixels[0]) }
  }
  private(set) var batches: [(numbers: [Int], frames: Int)] = []

  init(picturesBefore: Int) { self.picturesBefore = picturesBefore }

  func write(_ prepared: [Int], of batch: Batch) {
    batches.append((prepared, batch.frames.count))
  }

  func finish() {}

  func commit() -> WrittenOutput { unwritten }
}

extension Pipeline {
  fileprivate init(_ targets: [any FilmTarget], painter: (any FramePainter)? = nil) {
    self.init([(painter, targets)])
  }
}
