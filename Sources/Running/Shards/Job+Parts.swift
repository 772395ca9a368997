package import Encoding
internal import Files
package import Planning
internal import Playback
internal import Rendering
internal import Basics
package import Vocabulary

extension Job {
  /// Does some runs of a sheet, and writes what comes of them into a part of each output.
  package func run(
    only runs: RunNumbers, of shard: Shard, jobs: Int, _ options: FileOptions,
    progress: @escaping @Sendable (Int) -> Void
  ) async throws(Fault) -> [RunReport] {
    let start = ContinuousClock.now
    let crew = Crew(jobs: jobs, progress: progress)
    let group = FileGroup()
    var written: [WrittenOutput] = []
    do {
      for output in pages[0].outputs {
        let path = output.path + shard.suffix
        let file = try PartWriter(
          OutputFile(at: path, hashed: options.isHashed, group: group), fingerprint, shard)
        if isMoment(output) {
          try writeTiles(runs, crew, to: file)
        } else {
          try writeRows(runs, output, crew, to: file)
        }
        written.append(try file.finish(frames: runs.count))
      }
      try group.place()
    } catch {
      throw Fault(of: error, in: self)
    }
    var report = RunReport(
      world: world.name, seed: self.runs.first.seed, outputs: written, notices: [], engine: nil,
      duration: ContinuousClock.now - start)
    report.faults = crew.late.all
    return [report]
  }

  /// The one who draws the tiles of its moments.
  var sheetArtist: SheetArtist? {
    (momentsAreHistories ? pages[0].historyPainter : pages[0].painter) as? SheetArtist
  }

  private func writeTiles(_ runs: RunNumbers, _ crew: Crew, to file: PartWriter) throws {
    guard let artist = sheetArtist else { return }
    for (run, frame) in zip(runs, try moments(of: runs, crew)) {
      let tile = PaintedTile(
        number: frame.number, tick: frame.tick, picture: artist.picture(of: frame, onTile: run))
      try file.write(tile.bytes, of: run)
    }
  }

  private func writeRows(
    _ runs: RunNumbers, _ output: OutputPlan, _ crew: Crew, to file: PartWriter
  ) throws {
    let writer = Opener(self, FileOptions()).rowWriter(of: output)
    var inTurn = RunsInTurn(of: self, crew.pool, only: runs)
    var measured = table.map { MeasuredRuns(of: self, $0, crew, only: runs) }
    var rest = runs[...]
    var block: [UInt8] = []
    var frames = 0
    // A run without a row has an empty block.
    func writeRuns(before next: Int?) throws {
      while let run = rest.first, run != next {
        try file.write(block, of: run, frames: frames)
        (block, frames) = ([], 0)
        rest = rest.dropFirst()
      }
    }
    while let shot = try measured == nil ? inTurn.nextShot() : measured?.nextShot() {
      try writeRuns(before: shot.run)
      let batch = Batch(previous: nil, shots: [shot])
      block += writer.bytes(of: batch)
      frames += batch.frameCount
      if batch.frameCount > 0 { crew.progress(batch.frameCount) }
    }
    try writeRuns(before: nil)
  }
}

/// Writes a part.
final class PartWriter {
  private let file: OutputFile
  private var hash = SHA256()

  init(_ file: OutputFile, _ scenario: String, _ shard: Shard) throws(FileError) {
    self.file = file
    try write(PartFile(scenario: scenario, shard: shard).head)
  }

  /// Writes the block of a run.
  func write(_ block: [UInt8], of run: Int, frames: Int = 0) throws(FileError) {
    try write(PartFile.blockHead(run: run, frames: frames, size: block.count))
    try write(block)
  }

  /// Ends the part; it gets its place with its group.
  func finish(frames: Int) throws -> WrittenOutput {
    try file.write(hash.finalized().hexadecimal)
    try file.commit()
    return WrittenOutput(file, frames: frames)
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    hash.update(bytes)
    try file.write(bytes)
  }
}
