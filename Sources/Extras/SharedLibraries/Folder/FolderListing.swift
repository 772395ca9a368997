internal import TerrariumBasics
package import TerrariumLibraries
package import TerrariumXML

/// The files of a folder, listed by WebDAV's answer to PROPFIND (RFC 4918) or by a list of hashes.
package struct FolderListing: XMLListener {
  /// A reason why an answer is not a listing of a folder.
  package enum Refusal: Sendable {
    case otherRoot(String)
    case tooDeep
    case tooMany
  }

  struct Entry {
    var reference = ""
    var tag = ""
    var time = ""
    var size = ""
    var isFolder = false
  }

  private(set) var entries: [Entry] = []
  private var open: [String] = []
  private var entry: Entry?
  private var letters: [UInt8] = []
  private var pending = Entry()
  /// The status line of the properties being read.
  private var status = ""

  /// The most nested elements, and the most characters of one.
  static let depthLimit = 32
  private static let letterLimit = 4096

  private init() {}

  /// Parses an answer.
  package static func read(_ bytes: [UInt8]) throws(XMLFault<Refusal>) -> FolderListing {
    try XMLReader.read(bytes, for: FolderListing())
  }

  package mutating func begin(
    _ name: String, _ attributes: [(name: String, value: String)]
  ) -> Refusal? {
    open.append(name)
    guard open.count <= Self.depthLimit else { return .tooDeep }
    if open.count == 1, name != "DAV: multistatus" { return .otherRoot(String(name.prefix(40))) }
    letters = []
    switch name {
    case "DAV: response":
      guard entries.count < Remote.fileLimit else { return .tooMany }
      entry = Entry()
    case "DAV: propstat": (pending, status) = (Entry(), "")
    case "DAV: collection": pending.isFolder = true
    default: break
    }
    return nil
  }

  package mutating func add(_ more: some Sequence<UInt8>) {
    letters.append(contentsOf: more.prefix(max(0, Self.letterLimit - letters.count)))
  }

  package mutating func end() -> Refusal? {
    let name = open.removeLast()
    let text = String(decoding: letters, as: UTF8.self).trimmed
    letters = []
    switch name {
    case "DAV: href": if entry?.reference == "" { entry?.reference = text }
    case "DAV: getetag": pending.tag = text
    case "DAV: getlastmodified": pending.time = text
    case "DAV: getcontentlength": pending.size = text
    case "DAV: status": status = text
    case "DAV: propstat":
      guard status.split(separator: " ").dropFirst().first == "200" else { break }
      if !pending.tag.isEmpty { entry?.tag = pending.tag }
      if !pending.time.isEmpty { entry?.time = pending.time }
      if !pending.size.isEmpty { entry?.size = pending.size }
      if pending.isFolder { entry?.isFolder = true }
    case "DAV: response":
      if let entry { entries.append(entry) }
      entry = nil
    default: break
    }
    return nil
  }

  /// Returns the files that a library can keep, sorted, and the names of all others.
  ///
  /// - Parameters:
  ///   - address: The folder.
  ///   - now: The server's time in its answer, which tells if a file is young.
  /// - Returns: The files, and the names that no library would keep.
  package func files(
    below address: RemoteAddress, now: String? = nil
  ) -> (files: [RemoteFile], others: [String]) {
    let clock = now.flatMap { HTTPDate.seconds($0) }
    var files: [String: RemoteFile] = [:]
    var others: [String] = []
    for entry in entries where !entry.isFolder {
      guard let name = address.file(of: entry.reference) else { continue }
      let version = Version(tag: entry.tag) ?? .time("\(entry.time) \(entry.size)")
      if KeptKind.of(name) != nil {
        files[name] = RemoteFile(
          file: name, version: version, bytes: Int(entry.size),
          isYoung: Self.isYoung(version, entry.time, clock))
      } else if KeptKind.allCases.contains(where: { name.lowercased().hasSuffix(".\($0.rawValue)") }
      ) {
        others.append(name)
      }
    }
    return (files.values.sorted { $0.file < $1.file }, others.sorted())
  }
}

extension FolderListing {
  /// True if another content of the same size could get the same mark, as marks may have a
  /// resolution of seconds.
  private static func isYoung(_ version: Version, _ time: String, _ clock: Int?) -> Bool {
    guard let changed = HTTPDate.seconds(time) else {
      if case .time = version { return true }
      return false
    }
    return clock.map { $0 - changed < 2 } ?? false
  }

  /// Returns the files in a list of hashes, as `sha256sum *.rle` prints it; nil if the bytes are no
  /// such list.
  package static func files(inHashes bytes: [UInt8]) -> [RemoteFile]? {
    var files: [String: RemoteFile] = [:]
    for line in bytes.split(separator: 10) {
      let line = line.last == 13 ? line.dropLast() : line
      guard let text = String(validating: line, as: UTF8.self), text.utf8.count > 66,
        text.utf8.prefix(64).allSatisfy("0123456789abcdefABCDEF".utf8.contains)
      else { return nil }
      let mark = text.dropFirst(64).prefix(2)
      guard mark == "  " || mark == " *", files.count < Remote.fileLimit else { return nil }
      let name = String(text.dropFirst(66))
      guard KeptKind.of(name) != nil else { continue }
      files[name] = RemoteFile(file: name, version: .hash(text.prefix(64).lowercased()), bytes: nil)
    }
    return files.values.sorted { $0.file < $1.file }
  }
}
