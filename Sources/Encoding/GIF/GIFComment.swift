/// The comment that a GIF's bytes carry, if there is one: all of them together.
package func gifComment(_ bytes: [UInt8]) -> String? {
  var reader = BlockReader(bytes: bytes)
  return reader.comment()
}

/// Goes through a GIF from block to block without unpacking any.
private struct BlockReader {
  let bytes: [UInt8]
  var at = 0

  mutating func comment() -> String? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count > 13 else { return nil }
    at = 13 + tableSize(bytes[10])
    var text: [UInt8] = []
    while let kind = next() {
      if kind == 0x21, let label = next() {
        let data = blocks()
        if label == 0xfe { text += data }
      } else if kind == 0x2c, at + 9 < bytes.count {
        // the place and size, then a table perhaps, then the code size
        at += 9 + tableSize(bytes[at + 8]) + 1
        _ = blocks()
      } else {
        break
      }
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  private func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }

  private mutating func next() -> UInt8? {
    guard at < bytes.count else { return nil }
    defer { at += 1 }
    return bytes[at]
  }

  private mutating func blocks() -> [UInt8] {
    var data: [UInt8] = []
    while let count = next(), count > 0, at + Int(count) <= bytes.count {
      data += bytes[at..<at + Int(count)]
      at += Int(count)
    }
    return data
  }
}
