internal import Basics

/// Files of other kinds that are often confused with pattern files.
package enum OtherFile: Hashable, Sendable, CaseIterable {
  case archive
  case picture
  case webPage
  case script
  case ruleFile

  /// Recognises other files by their beginning; nil if it may be a pattern.
  package init?(beginning bytes: [UInt8]) {
    let start = String(decoding: bytes.prefix(2048), as: UTF8.self).lowercased()
    let kind = Self.allCases.first { kind in
      kind.signatures.contains { bytes.starts(with: $0) } || kind.isTold(by: start)
    }
    guard let kind else { return nil }
    self = kind
  }

  /// The first bytes of such files.
  private var signatures: [[UInt8]] {
    switch self {
    case .archive:
      [[0x50, 0x4b, 3, 4], [0x50, 0x4b, 5, 6], Array("Rar!".utf8), [0x37, 0x7a, 0xbc, 0xaf]]
    case .picture: [[0x89] + Array("PNG".utf8), Array("GIF8".utf8), [0xff, 0xd8, 0xff]]
    case .webPage, .script, .ruleFile: []
    }
  }

  /// True if the beginning of a text, in lower case, is that of such a file.
  private func isTold(by start: String) -> Bool {
    switch self {
    case .archive, .picture: false
    case .webPage: ["<!doctype", "<html", "<?xml"].contains { start.hasPrefix($0) }
    case .script:
      start.hasPrefix("#!/") || start.contains("golly()") || start.contains("import golly")
    case .ruleFile: start.hasPrefix("@rule")
    }
  }
}
