internal import TerrariumBasics

/// Files of other kinds that are often confused with pattern files.
package enum OtherFile: Hashable, Sendable, CaseIterable {
  case archive
  case picture
  case video
  case savedState
  case webPage
  case script
  case ruleFile
  case binary

  /// Recognises a file by its beginning; nil if it may be a pattern.
  package init?(beginning bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(2048), as: UTF8.self).lowercased()
    guard let kind = Self.allCases.first(where: { $0.begins(with: bytes, text) }) else {
      return nil
    }
    self = kind
  }

  /// True if such files begin with the bytes, given also as text in lower case.
  private func begins(with bytes: [UInt8], _ text: String) -> Bool {
    switch self {
    case .archive:
      [[0x50, 0x4b, 3, 4], [0x50, 0x4b, 5, 6], Array("Rar!".utf8), [0x37, 0x7a, 0xbc, 0xaf]]
        .contains { bytes.starts(with: $0) }
    case .picture:
      [
        [0x89] + Array("PNG".utf8), Array("GIF8".utf8), [0xff, 0xd8, 0xff], Array("II*\0".utf8),
        Array("MM\0*".utf8), Array("%PDF-".utf8), Array("<svg".utf8), Array("P6\n".utf8),
      ].contains { bytes.starts(with: $0) }
        // WebP and BMP also need a check of more bytes, as texts may begin with their letters.
        || bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
        || bytes.starts(with: "BM".utf8) && bytes.dropFirst(6).starts(with: [0, 0, 0, 0])
    case .video:
      // The last two are WebM and, after a length, MP4.
      [Array("YUV4MPEG2".utf8), [0x1a, 0x45, 0xdf, 0xa3]].contains { bytes.starts(with: $0) }
        || bytes.dropFirst(4).starts(with: "ftyp".utf8)
    case .savedState: text.hasPrefix("terrarium state ")
    case .webPage: ["<!doctype", "<html", "<?xml"].contains { text.hasPrefix($0) }
    case .script: text.hasPrefix("#!/") || text.contains("golly()") || text.contains("import golly")
    case .ruleFile: text.hasPrefix("@rule")
    case .binary: bytes.prefix(1 << 12).contains(0)
    }
  }
}
