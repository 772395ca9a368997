package import TerrariumEncoding
package import TerrariumFiles
package import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

extension Job {
  /// Runs the worlds and writes all files. Every old file stays until all new ones are complete.
  ///
  /// All output takes this path: files are opened and the passes are played into them. Then the
  /// parts known only at the end are written, sizes are checked, and files get their places.
  ///
  /// `progress` receives the progress. For a comparison nothing is written, and the reports, one
  /// for each rendition, contain the differences. `pictures` receives those of numbered files.
  package func run(
    threads: Int, _ options: FileOptions = FileOptions(),
    pictures: PictureTarget.Receiver? = nil, parts: Parts? = nil,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws(Fault) -> [RunReport] {
    do {
      let files = try OpenFiles(of: self, options, pictures: pictures)
      let start = ContinuousClock.now
      let record = parts == nil ? partialRecord(options, telling: progress) : nil
      defer { leave(record, telling: progress) }
      let tools = JobTools(threads: threads, record: record, progress: progress)
      var player = try PassPlayer(self, into: files, tools)
      if let parts {
        try await player.play(parts)
      } else {
        for pass in passes { try await player.play(pass) }
      }
      let (end, coverages) = (player.end, player.coverages)
      try files.finish(at: end)
      if !options.purpose.isComparing { try end?.ledger?.keep() }
      var reports = try files.commit(at: end, since: start)
      record?.end()
      if !reports.isEmpty {
        reports[0].faults = tools.late.all
        let idle = isSheet ? runs.first.notices.idle : []
        reports[0].notices = coverages.notices + idle + reports[0].notices
      }
      return reports
    } catch {
      throw Fault(of: error, in: self)
    }
  }
}
