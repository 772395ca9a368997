internal import TerrariumEncoding
package import TerrariumFiles
package import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

extension Job {
  /// Executes some runs of a sheet, and writes their results into a part of each output.
  ///
  /// - Parameters:
  ///   - runs: The numbers of the runs.
  ///   - shard: The shard of the runs.
  ///   - threads: The number of threads.
  ///   - options: Options for opening the files.
  ///   - progress: Receives the progress.
  /// - Returns: The reports of the parts.
  /// - Throws: The first fault that ends the work.
  package func run(
    only runs: RunNumbers, of shard: Shard, threads: Int, _ options: FileOptions,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws(Fault) -> [RunReport] {
    let start = ContinuousClock.now
    let record = partialRecord(options, of: shard, telling: progress)
    defer { leave(record, telling: progress) }
    let tools = JobTools(threads: threads, record: record, progress: progress)
    let group = FileGroup()
    var written: [WrittenOutput] = []
    do {
      let parts = try renditions[0].outputs.map { output in
        let path = output.path + shard.suffix
        let file = try OutputFile(at: path, FileOptions(hashed: options.isHashed, group: group))
        try file.write(PartFile.head(fingerprint(of: output), shard, runs: runs.count))
        return (output: output, file: file)
      }
      for part in parts where isMoment(part.output) {
        try writeTiles(runs, tools, to: part.file)
      }
      let tables = parts.filter { !isMoment($0.output) }
      if !tables.isEmpty { try writeRows(runs, tools, to: tables) }
      for part in parts {
        var output = try part.file.committed(frames: runs.count)
        output.isPart = true
        written.append(output)
      }
      try group.place()
      record?.end()
    } catch {
      throw Fault(of: error, in: self)
    }
    var report = RunReport(
      world: world.name, seed: self.runs.first.seed, outputs: written, notices: [], engine: nil,
      duration: ContinuousClock.now - start)
    report.faults = tools.late.all
    return [report]
  }

  /// The artist for the tiles of its moments.
  var sheetArtist: SheetArtist? {
    (momentsAreHistories ? renditions[0].historyPainter : renditions[0].painter) as? SheetArtist
  }

  private func writeTiles(_ runs: RunNumbers, _ tools: JobTools, to file: OutputFile) throws {
    guard let artist = sheetArtist else { return }
    for (run, frame) in zip(runs, try moments(of: runs, tools).map(\.tile)) {
      let tile = PaintedTile(
        number: frame.number, tick: frame.tick, look: frame.look,
        picture: artist.picture(of: frame, onTile: run))
      try file.write(PartFile.block(tile.bytes, of: run))
    }
  }

  /// Plays the runs once and writes the rows of each into all tables.
  private func writeRows(
    _ runs: RunNumbers, _ tools: JobTools, to tables: [(output: OutputPlan, file: OutputFile)]
  ) throws {
    let writers = tables.map { rowWriter(of: $0.output) }
    var sequential = SequentialRuns(of: self, tools, only: runs)
    var measured = table.map { MeasuredRuns(of: self, $0, tools, only: runs) }
    var rest = runs[...]
    var blocks = tables.map { _ in [UInt8]() }
    var frames = 0
    // A run without rows has an empty block.
    func writeRuns(before next: Int?) throws {
      while let run = rest.first, run != next {
        for (block, table) in zip(blocks, tables) {
          try table.file.write(PartFile.block(block, of: run, frames: frames))
        }
        (blocks, frames) = (tables.map { _ in [] }, 0)
        rest = rest.dropFirst()
      }
    }
    while let shot = try measured == nil ? sequential.nextShot() : measured?.nextShot() {
      try writeRuns(before: shot.run)
      let batch = Batch(previous: nil, shots: [shot])
      for place in tables.indices { blocks[place] += writers[place].bytes(of: batch) }
      frames += batch.frameCount
      if table == nil { tools.progress(batch.frameCount) }
    }
    try writeRuns(before: nil)
  }
}
