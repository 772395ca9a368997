internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Job {
  /// The record of a table of runs, for resuming; nil if none is kept. Reports the content of an
  /// earlier record.
  ///
  /// - Parameters:
  ///   - options: The options for opening the files.
  ///   - shard: The part to make; nil for the whole.
  ///   - tell: Receives reports of earlier work.
  /// - Returns: The record beside the first table.
  func partialRecord(
    _ options: FileOptions, of shard: Shard? = nil, telling tell: @Sendable (RunProgress) -> Void
  ) -> PartialRecord? {
    let outputs = renditions[0].outputs
    guard table != nil || graph != nil, runs.first.resumes, !options.purpose.isComparing,
      options.stream == nil, Fence.current == nil,
      let output = outputs.first(where: { !$0.format.isPicture }) ?? outputs.first,
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

  /// Leaves an unfinished record, and reports its content.
  func leave(_ record: PartialRecord?, telling tell: @Sendable (RunProgress) -> Void) {
    guard let record, record.leave() else { return }
    tell(.note(.goingOn(from: record.path)))
  }

  /// The hash of everything that the rows depend on: the plan, the files that it has read, and the
  /// program. If files have changed since, the key matches nothing.
  private func key(reading inputs: [String], _ log: ReadLog?, _ shard: Shard?) -> String {
    let files = inputs.map { "\($0) \(FileHash.of($0) ?? "none")" }
    // Checked last, because a file may change while it is hashed.
    let changed = (log?.changed ?? []).filter(inputs.contains).map { "changed \($0)" }
    let counts = varied.map { "\($0.name) \($0.values.count)" }
    var lines = [
      RunRecord.ownProgram ?? "unknown", fingerprint,
      shard.map { "\($0.number)/\($0.count)" } ?? "all",
    ]
    if let choice {
      lines.append("\(choice.key?.name ?? "") \(choice.isDownwards) \(choice.top ?? 0)")
      lines.append(choice.condition?.name ?? "")
    }
    lines.append(renditions[0].outputs.map(\.format.ending).joined(separator: " "))
    if let graph { lines.append(graph.measures.map(\.name).joined(separator: " ")) }
    lines += counts + files + changed
    return FileHash.of(Array(lines.joined(separator: "\n").utf8))
  }
}

extension Notice {
  /// The note that a command can resume from the record at a path.
  package static func goingOn(from record: String) -> Notice {
    .said("'\(record)' has the finished runs; the same command continues from there")
  }
}
