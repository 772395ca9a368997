internal import TerrariumBasics

extension ArraySlice<UInt8> {
  /// The bytes of a JSON text, with one YAML escape for each surrogate pair; any other text
  /// unchanged.
  ///
  /// The new escape is shorter, so spaces after its string preserve the columns of the rest.
  var joiningSurrogates: ArraySlice<UInt8> {
    guard beginsJSON else { return self }
    var text: [UInt8] = []
    text.reserveCapacity(count)
    // The character that ends the string, or the line end that ends the comment.
    var closing: UInt8?
    var saved = 0
    var index = startIndex
    while index < endIndex {
      let byte = self[index]
      if closing == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
        let scalar = surrogatePair(at: index)
        let length = scalar == nil ? 2 : 12
        let escape = scalar.map { Array("\\U\($0.hexadecimal(digits: 8))".utf8) }
        let next = Swift.min(index + length, endIndex)
        text += escape ?? Array(self[index..<next])
        saved += escape.map { length - $0.count } ?? 0
        index = next
        continue
      }
      let last = text.last ?? UInt8(ascii: "\n")
      text.append(byte)
      if byte == closing || closing == UInt8(ascii: "\n") && byte == UInt8(ascii: "\r") {
        closing = nil
        text += repeatElement(UInt8(ascii: " "), count: saved)
        saved = 0
      } else if closing == nil, " \t\r\n{[,:".utf8.contains(last) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): closing = byte
        case UInt8(ascii: "#"): closing = UInt8(ascii: "\n")
        default: break
        }
      }
      index += 1
    }
    return text[...]
  }

  /// True if a bracket comes first, perhaps after comments.
  private var beginsJSON: Bool {
    var rest = self
    while let byte = rest.first {
      if byte == UInt8(ascii: "#") {
        rest = rest.drop { !"\r\n".utf8.contains($0) }
      } else if " \t\r\n".utf8.contains(byte) {
        rest.removeFirst()
      } else {
        return "{[".utf8.contains(byte)
      }
    }
    return false
  }

  /// The code of the character whose two surrogates begin at an index.
  private func surrogatePair(at index: Int) -> UInt32? {
    guard let high = codeUnit(at: index), let low = codeUnit(at: index + 6),
      UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low)
    else { return nil }
    return 0x1_0000 + (UInt32(high) - 0xd800) << 10 + (UInt32(low) - 0xdc00)
  }

  /// The value of an escape such as `\u00e9`.
  private func codeUnit(at index: Int) -> UInt16? {
    guard index + 6 <= endIndex, self[index...].starts(with: "\\u".utf8) else { return nil }
    return UInt16(String(decoding: self[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
  }
}
