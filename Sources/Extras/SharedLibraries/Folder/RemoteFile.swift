/// A file of a remote, as its folder lists it.
package struct RemoteFile: Hashable, Sendable {
  /// The file's name, such as `eater.rle`.
  package let file: String
  /// The listing's mark of its content.
  package let version: Version
  package let bytes: Int?
  /// True if the content is so young that the marks of some servers cannot distinguish it from the
  /// next one.
  package let isYoung: Bool

  package init(file: String, version: Version, bytes: Int?, isYoung: Bool = false) {
    (self.file, self.version) = (file, version)
    (self.bytes, self.isYoung) = (bytes, isYoung)
  }
}

/// A mark that identifies the content of a file without reading it.
package enum Version: Hashable, Sendable {
  /// The server's entity tag, without the prefix of a weak one. A tag given in the second of a
  /// change is weak at first and strong later.
  case tag(String)
  /// The time of the last change and the size, for a server without entity tags.
  case time(String)
  /// The hash of its bytes, from a list of hashes.
  case hash(String)

  /// Parses the tag in a header or a property; some servers list it without its quotes.
  package init?(tag text: String) {
    let mark = text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
    let inner = mark.hasPrefix("\"") && mark.hasSuffix("\"") ? mark.dropFirst().dropLast() : mark
    guard !inner.isEmpty, inner.utf8.count <= 300,
      inner.utf8.allSatisfy({ 33...126 ~= $0 && $0 != UInt8(ascii: "\"") })
    else { return nil }
    self = .tag("\"\(inner)\"")
  }

  /// The version as one word of a line.
  package var text: String {
    switch self {
    case .tag(let mark): "tag:\(mark)"
    case .time(let time): "time:\(time.map { $0 == " " ? "_" : String($0) }.joined())"
    case .hash(let hash): "hash:\(hash)"
    }
  }
}
