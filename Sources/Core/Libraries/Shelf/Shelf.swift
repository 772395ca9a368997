package import TerrariumFiles

/// A folder of patterns and states, one file each: the user's library, or the copy of a remote.
package struct Shelf: Hashable, Sendable {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// The path of a file.
  package func path(of file: String) -> String { Path.join(folder, file) }

  /// The reason why its files cannot be listed; nil if the folder can be read or does not exist.
  package var obstacle: FileError? {
    do throws(FileError) {
      _ = try Path.content(of: folder)
      return nil
    } catch {
      switch error {
      case .notFound: return nil
      case .notAFolder(let path, let part) where part != path: return nil
      default: return error
      }
    }
  }

  /// The files of the folder, sorted by name. Pipes are left out, as reading one may never end.
  package var files: [String] {
    Path.names(in: folder).filter { KeptKind.of($0) != nil && has($0) }.sorted()
  }

  /// The names of one kind, sorted.
  package func names(of kind: KeptKind) -> [String] {
    files.compactMap { KeptKind.of($0) }.filter { $0.kind == kind }.map(\.name).sorted()
  }

  /// True if a file exists.
  package func has(_ file: String) -> Bool { Path.kind(of: path(of: file)) == .file }

  /// An existing or new file whose name differs only in case, which is the same file on some
  /// systems.
  package func twin(of file: String, or others: [String] = []) -> String? {
    let wanted = file.lowercased()
    return (files + others).filter { $0 != file && $0.lowercased() == wanted }.min()
  }

  /// The bytes of a file.
  package func bytes(of file: String) throws(FileError) -> [UInt8] {
    try FileReader.bytes(ofFile: path(of: file), limit: 1 << 30)
  }

  /// The hash of a file's bytes; nil if it does not exist.
  package func hash(of file: String) -> String? { FileHash.of(path(of: file)) }

  /// Saves a file: it is complete and on the disk afterwards, or unchanged.
  package func keep(_ bytes: [UInt8], as file: String) throws(FileError) {
    try Path.makeFolder(folder)
    try OutputFile.write(bytes, to: path(of: file), synced: true)
  }

  /// Removes a file.
  package func remove(_ file: String) throws(FileError) { try Path.takeAway(path(of: file)) }

  /// The most recently written file of a kind; of two at the same time, the later name.
  package func latest(_ kind: KeptKind) -> String? { newestFirst(kind).first }

  /// The files of a kind, the most recently written first.
  package func newestFirst(_ kind: KeptKind) -> [String] {
    names(of: kind).map { kind.file($0) }.map { ($0, Path.writingTime(of: path(of: $0)) ?? .zero) }
      .sorted { ($0.1, $0.0) > ($1.1, $1.0) }.map(\.0)
  }
}
