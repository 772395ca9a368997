internal import Files
internal import Libraries

/// What a library and a remote had in common when they were alike last.
struct SyncRecord: Sendable {
  /// A file as both had it.
  struct Entry: Hashable, Sendable {
    /// The hash of its bytes.
    let hash: String
    /// The remote's mark of them.
    let version: String
  }

  private(set) var entries: [String: Entry] = [:]
  private let address: String
  private let path: String

  private static let title = "terrarium sync 1"

  /// The record of a library and a remote: nothing where they have never met, or where it is
  /// another address by now.
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
      guard words.count == 3, KeptKind.of(String(words[2])) != nil else { continue }
      entries[String(words[2])] = Entry(hash: String(words[0]), version: String(words[1]))
    }
  }

  subscript(file: String) -> Entry? {
    get { entries[file] }
    set { entries[file] = newValue }
  }

  /// Keeps it beside the library.
  func keep() throws(FileError) {
    try Path.makeFolder(Path.folder(of: path))
    let lines = entries.sorted { $0.key < $1.key }
      .map { "\($0.value.hash) \($0.value.version) \($0.key)\n" }
    let file = try OutputFile(at: path)
    try file.write("\(Self.title)\n\(address)\n" + lines.joined())
    try file.commit(synced: true)
  }
}
