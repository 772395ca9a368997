package import TerrariumFiles

/// A folder of figures and states, a file each: one's own library, or the copy of a remote.
package struct Shelf: Hashable, Sendable {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// The path of a file.
  package func path(of file: String) -> String { Path.join(folder, file) }

  /// The reason why its files cannot be listed; nil for a folder that can be read or is not there.
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

  /// The files of the folder, sorted by name. Pipes are left out, since reading one may never end.
  package var files: [String] {
    Path.names(in: folder).filter { KeptKind.of($0) != nil && has($0) }.sorted()
  }

  /// The names of one kind, sorted.
  package func names(of kind: KeptKind) -> [String] {
    files.compactMap { KeptKind.of($0) }.filter { $0.kind == kind }.map(\.name).sorted()
  }

  /// True if a file is there.
  package func has(_ file: String) -> Bool { Path.kind(of: path(of: file)) == .file }

  /// A file, there or among others that are about to be kept, that differs from one by capitals
  /// alone: on some systems both are one.
  package func twin(of file: String, or others: [String] = []) -> String? {
    let wanted = file.lowercased()
    return (files + others).filter { $0 != file && $0.lowercased() == wanted }.min()
  }

  /// The bytes of a file.
  package func bytes(of file: String) throws(FileError) -> [UInt8] {
    try FileReader.bytes(ofFile: path(of: file), limit: 1 << 30)
  }

  /// The hash of a file's bytes; nil if there is none.
  package func hash(of file: String) -> String? { FileHash.of(path(of: file)) }

  /// Keeps a file: it is there whole and on the disk, or as it was before.
  package func keep(_ bytes: [UInt8], as file: String) throws(FileError) {
    try Path.makeFolder(folder)
    try OutputFile.write(bytes, to: path(of: file), synced: true)
  }

  /// Takes a file away.
  package func remove(_ file: String) throws(FileError) { try Path.takeAway(path(of: file)) }

  /// The file that was written last of a kind; of two at the same time the later name.
  package func latest(_ kind: KeptKind) -> String? { newestFirst(kind).first }

  /// The files of a kind, the one that was written last first.
  package func newestFirst(_ kind: KeptKind) -> [String] {
    names(of: kind).map { kind.file($0) }.map { ($0, Path.writingTime(of: path(of: $0)) ?? .zero) }
      .sorted { ($0.1, $0.0) > ($1.1, $1.0) }.map(\.0)
  }
}
