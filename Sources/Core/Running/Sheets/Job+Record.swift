internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Job {
  /// The record of a table of runs, from which a later call goes on; nil if none is kept. Reports
  /// what an earlier record holds.
  ///
  /// - Parameters:
  ///   - options: Where the files go.
  ///   - shard: The part that is made; nil for the whole.
  ///   - tell: Hears of earlier work.
  /// - Returns: The record beside the first table.
  func partialRecord(
    _ options: FileOptions, of shard: Shard? = nil, telling tell: @Sendable (RunProgress) -> Void
  ) -> PartialRecord? {
    guard table != nil, runs.first.run.resumes, !options.purpose.isComparing, options.stream == nil,
      Fence.current == nil, let output = pages[0].outputs.first(where: { !$0.format.isPicture }),
      output.path != "-", [.file, .nothing].contains(Path.kind(of: output.path))
    else { return nil }
    let log = ReadLog.current
    let inputs = log?.paths ?? []
    let record = PartialRecord(beside: output.path + (shard?.suffix ?? "")) {
      self.key(reading: inputs, log, shard)
    }
    let path = record.path
    let notice: String? =
      switch record.start {
      case .unrecorded: nil
      case .goingOn: "continuing from '\(path)'"
      case .other:
        "'\(path)' belongs to other settings, inputs or another version; the table starts again"
      case .taken:
        "'\(path)' is in use, or is not the record of a table; this run cannot be continued if it is interrupted"
      }
    if let notice { tell(.note(.said(notice))) }
    return record
  }

  /// Leaves a record that has not come to its end, and reports what it holds.
  func leave(_ record: PartialRecord?, telling tell: @Sendable (RunProgress) -> Void) {
    guard let record, record.leave() else { return }
    tell(.note(.goingOn(from: record.path)))
  }

  /// The hash of everything that the rows depend on: the plan, the files that it has read, and the
  /// program. With files that have changed since it is the key of nothing else.
  private func key(reading inputs: [String], _ log: ReadLog?, _ shard: Shard?) -> String {
    let files = inputs.map { "\($0) \(FileHash.of($0) ?? "none")" }
    // Looked at last: a file may have changed while it was hashed.
    let changed = (log?.changed ?? []).filter(inputs.contains).map { "changed \($0)" }
    let counts = varied.map { "\($0.name) \($0.values.count)" }
    var lines = [Self.program, fingerprint, shard.map { "\($0.number)/\($0.count)" } ?? "all"]
    if let choice {
      lines.append("\(choice.key?.name ?? "") \(choice.isDownwards) \(choice.top ?? 0)")
    }
    lines.append(pages[0].outputs.map(\.format.ending).joined(separator: " "))
    if let graph { lines.append(graph.measures.map(\.name).joined(separator: " ")) }
    lines += counts + files + changed
    return FileHash.of(Array(lines.joined(separator: "\n").utf8))
  }

  /// The mark of this program's content.
  private static let program =
    Path.ofThisProgram.flatMap(FileHash.quick).map { String($0, radix: 16) } ?? "unknown"
}

extension Notice {
  /// The note that a command can go on from the record at a path.
  package static func goingOn(from record: String) -> Notice {
    .said("'\(record)' has the finished runs; the same command continues from there")
  }
}
