/// Changes the text of a pattern file without touching its cells.
package enum PatternText {
  /// The same file under another name: replaces its first line `#N`, or adds one below the place
  /// and the generation.
  package static func renamed(_ bytes: [UInt8], to name: String) -> [UInt8] {
    let line = Array("#N \(name)".utf8)
    var rest = bytes[...]
    var before: [UInt8] = []
    while rest.first == UInt8(ascii: "#") {
      let end = rest.firstIndex(of: 10) ?? rest.endIndex
      if rest.starts(with: "#N".utf8) {
        let tail: [UInt8] = rest[..<end].last == 13 ? [13] : []
        return before + line + tail + rest[end...]
      }
      let next = end < rest.endIndex ? end + 1 : end
      before += rest[..<next]
      rest = rest[next...]
    }
    let end = bytes.firstIndex(of: 10).map { $0 + 1 } ?? bytes.endIndex
    let top = bytes.starts(with: "#CXRLE".utf8) ? end : 0
    return bytes[..<top] + line + [10] + bytes[top...]
  }
}
