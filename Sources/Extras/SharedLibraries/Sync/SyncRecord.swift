internal import TerrariumFiles
internal import TerrariumLibraries

/// The common state of a library and a remote after the last synchronisation.
package struct SyncRecord: Sendable {
  /// A file as both sides had it.
  package struct Entry: Hashable, Sendable {
    let hash: String
    /// The remote's mark of the bytes, or `unsure`.
    let version: String

    /// The mark of a content that another one may share: the next comparison reads the bytes.
    static let unsure = "?"

    package init(hash: String, version: String) { (self.hash, self.version) = (hash, version) }

    /// Creates an entry of some bytes, whose mark may be unknown.
    package init(_ bytes: [UInt8], _ version: Version?) {
      self.init(hash: FileHash.of(bytes), version: version?.text ?? Self.unsure)
    }
  }

  private(set) var entries: [String: Entry] = [:]
  /// The copies of replaced files by name, with the hashes of these files.
  var copies: [String: String] = [:]
  /// The remote's way to keep writers apart, if it is known.
  var protection: Protection?
  private let address: String
  private let path: String

  private static let title = "terrarium sync 1"
  private static let protectionWord = "protection"
  private static let copyWord = "copy"

  /// Reads the record of a library and a remote: empty if they have never been synchronised, or if
  /// the remote's address has changed.
  init(of shelf: Shelf, with remote: Remote) {
    address = remote.address.text
    path = Path.join(shelf.folder, ".sync-\(remote.name)")
    guard let bytes = try? FileReader.bytes(ofFile: path, limit: 1 << 26),
      let text = String(validating: bytes, as: UTF8.self)
    else { return }
    let lines = text.split(separator: "\n")
    guard lines.count >= 2, lines[0] == Self.title, lines[1] == address else { return }
    for line in lines.dropFirst(2) {
      let words = line.split(separator: " ", maxSplits: 2)
      if words.count == 3, words[0] == Self.protectionWord {
        protection = Protection(text: words[1])
      }
      if words.count == 3, words[0] == Self.copyWord {
        copies[String(words[2])] = String(words[1])
        continue
      }
      guard words.count == 3, KeptKind.of(String(words[2])) != nil else { continue }
      entries[String(words[2])] = Entry(hash: String(words[0]), version: String(words[1]))
    }
  }

  subscript(file: String) -> Entry? {
    get { entries[file] }
    set { entries[file] = newValue }
  }

  /// Records the copy of a replaced file, if there is one.
  mutating func note(_ copy: Shelf.Copy?) {
    if let copy { copies[copy.file] = copy.hash }
  }

  /// Writes the record next to the library.
  func keep() throws(FileError) {
    try Path.makeFolder(Path.folder(of: path))
    let lines = entries.sorted { $0.key < $1.key }
      .map { "\($0.value.hash) \($0.value.version) \($0.key)\n" }
    let kept = copies.sorted { $0.key < $1.key }.map { "\(Self.copyWord) \($0.value) \($0.key)\n" }
    let way = protection.map { "\(Self.protectionWord) \($0.text) -\n" } ?? ""
    let text = "\(Self.title)\n\(address)\n\(way)" + kept.joined() + lines.joined()
    try OutputFile.write(text, to: path, synced: true)
  }
}
