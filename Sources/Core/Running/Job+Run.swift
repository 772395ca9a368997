package import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

extension Job {
  /// Runs the worlds and writes all files. Until all of them are whole, every old file stays.
  ///
  /// This is the road of everything that is made: files are opened, the passes are played into them,
  /// what is known at the end is written, sizes are checked, and only then files get their places.
  ///
  /// `progress` hears how far it is. Where the purpose is to compare, nothing is
  /// written, and the reports, one for each page, have what differs.
  package func run(
    jobs: Int, _ options: FileOptions = FileOptions(), parts: Parts? = nil,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws(Fault) -> [RunReport] {
    var options = options
    options.looksAtPictures = canBeSeen(options)
    do {
      return try await made(jobs: jobs, options, parts: parts, progress: progress)
    } catch {
      throw Fault(of: error, in: self)
    }
  }

  /// True if it is enough to compare pictures: bytes, hashes and sizes are not needed.
  private func canBeSeen(_ options: FileOptions) -> Bool {
    options.purpose == .comparing && !options.isHashed && pages.allSatisfy { $0.sizeLimit == nil }
  }

  /// Makes or compares the files.
  private func made(
    jobs: Int, _ options: FileOptions, parts: Parts?,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws -> [RunReport] {
    let files = try Opener(self, options).files()
    let start = ContinuousClock.now
    let record = parts == nil ? partialRecord(options, telling: progress) : nil
    defer { leave(record, telling: progress) }
    let executor = JobExecutor(jobs: jobs, record: record, progress: progress)
    var player = try PassPlayer(self, into: files, executor)
    if let parts {
      try await player.play(parts)
    } else {
      for pass in passes { try await player.play(pass) }
    }
    let (end, coverages) = (player.end, player.coverages)
    try files.finish(at: end)
    try files.checkSizes()
    if !options.purpose.isComparing { try end?.ledger?.keep() }
    var reports = try files.commit(of: self, at: end, since: start)
    record?.end()
    if !reports.isEmpty {
      reports[0].faults = executor.late.all
      let idle = isSheet ? runs.first.notices.idle : []
      reports[0].notices = coverages.notices + idle + reports[0].notices
    }
    return reports
  }
}
