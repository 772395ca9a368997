/// The text of a figure's file apart from its cells, changed without touching these.
package enum FigureText {
  /// The same file under another name: its first line `#N` is replaced, or added.
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
    return line + [10] + bytes
  }
}
