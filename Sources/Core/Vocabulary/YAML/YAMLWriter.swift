internal import TerrariumBasics

/// Writes nodes as YAML that is easy to read and that every parser understands.
///
/// Mappings have one key per line, and so do lists that contain mappings; lists of plain values are
/// in brackets. Ambiguous texts are quoted.
package struct YAMLWriter {
  package private(set) var text = ""

  /// The text of a mapping.
  package static func text(of pairs: [Node.Pair]) -> String {
    var writer = YAMLWriter()
    for pair in pairs { writer.write(pair, indent: 0) }
    return writer.text
  }

  /// Writes a key with its value, at the current position.
  private mutating func write(_ pair: Node.Pair, indent: Int) {
    text += Self.inline(pair.key) + ":"
    switch pair.value.content {
    case .list(let items) where items.contains(where: \.isMap):
      text += "\n"
      for item in items { write(item: item, indent: indent + 2) }
    case .scalar(let words) where Self.isReadableAsBlock(words):
      let margin = String(repeating: " ", count: indent + 2)
      text += " |-\n"
      // By bytes, because a pattern may have millions.
      for line in words.utf8.split(separator: 10) { text += margin + Substring(line) + "\n" }
    default: text += " " + Self.inline(pair.value) + "\n"
    }
  }

  private mutating func write(item: Node, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    text += margin + "- "
    guard case .map(let pairs) = item.content, !pairs.isEmpty else {
      text += Self.inline(item) + "\n"
      return
    }
    for (index, pair) in pairs.enumerated() {
      if index > 0 { text += margin + "  " }
      write(pair, indent: indent + 2)
    }
  }

  /// A value in one line; a single word or number stays unquoted.
  package static func flow(_ node: Node) -> String { node.word ?? inline(node) }

  private static func inline(_ node: Node) -> String {
    switch node.content {
    case .scalar(let text): inline(text)
    case .list(let items): "[" + items.map(inline).joined(separator: ", ") + "]"
    case .map(let pairs):
      "{" + pairs.map { "\(inline($0.key)): \(inline($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private static func inline(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// True if a text never needs quotation marks: letters, digits and a few safe signs.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "._/%+-".utf8.contains(byte)
      }
    }
    let startsSafely = first != UInt8(ascii: "%") && (first != UInt8(ascii: "-") || text.count > 1)
    return isWord && startsSafely && text != "---" && text != "..." && text.lowercased() != "null"
  }

  /// True if a text of several lines can be written as a block below its key.
  private static func isReadableAsBlock(_ text: String) -> Bool {
    guard text.contains("\n"), !text.hasPrefix(" "), !text.hasPrefix("\n"), !text.hasSuffix("\n")
    else { return false }
    guard text.unicodeScalars.allSatisfy({ $0 == "\n" || !$0.needsEscape }) else { return false }
    let (lineEnd, blank) = (UInt8(ascii: "\n"), UInt8(ascii: " "))
    var (last, oneBefore) = (lineEnd, lineEnd)
    for byte in text.utf8 {
      switch (oneBefore, last, byte) {
      case (_, lineEnd, lineEnd), (_, blank, lineEnd): return false
      case (_, UInt8(ascii: ":"), UInt8(ascii: ":")): return false
      case (UInt8(ascii: "#"), UInt8(ascii: "#"), UInt8(ascii: "[")): return false
      default: (oneBefore, last) = (last, byte)
      }
    }
    return last != blank
  }

  private static func quoted(_ text: String) -> String {
    JSON.quoted(text, escaping: \.needsEscape)
  }
}

extension Node {
  fileprivate var isMap: Bool { if case .map = content { true } else { false } }
}

extension Unicode.Scalar {
  /// True if it would break a line, change the direction of the text, control a terminal, or is not
  /// allowed in YAML.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0..<32, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069, 0xfeff, 0xfffe...0xffff: true
    default: false
    }
  }
}
