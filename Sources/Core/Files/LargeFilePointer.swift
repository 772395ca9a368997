/// The pointer that Git LFS leaves in the place of a large file: a short text with its hash.
package struct LargeFilePointer {
  private let hash: String

  /// Reads the bytes of a file; nil if they are no pointer.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count < 1024, bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8)
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let mark = "oid sha256:"
    let hash = lines.first { $0.hasPrefix(mark) }?.dropFirst(mark.count) ?? ""
    self.hash = hash.utf8.count == 64 && hash.allSatisfy(\.isHexDigit) ? String(hash) : ""
  }

  /// The bytes of the large file, if a repository's own folder has them.
  package func content(in repository: String) -> [UInt8]? {
    let folder = "lfs/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))"
    let path = Path.join(Path.join(repository, folder), hash)
    return hash.isEmpty ? nil : try? FileReader.bytes(ofFile: path, limit: 1 << 31)
  }
}
