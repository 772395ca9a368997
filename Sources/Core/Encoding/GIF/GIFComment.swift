/// The comment that a GIF's bytes carry, if there is one: all of them together.
package func gifComment(_ bytes: [UInt8]) -> String? {
  guard bytes.starts(with: "GIF8".utf8), bytes.count > 13 else { return nil }
  func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 6 << Int(flags & 7) }
  var rest = bytes.dropFirst(13 + tableSize(bytes[10]))
  /// Takes the blocks that come next; nothing is unpacked.
  func takeBlocks() -> [UInt8] {
    var data: [UInt8] = []
    while let count = rest.popFirst().map(Int.init), count > 0, count <= rest.count {
      data += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return data
  }
  var text: [UInt8] = []
  while let kind = rest.popFirst() {
    if kind == 0x21, let label = rest.popFirst() {
      let data = takeBlocks()
      if label == 0xfe { text += data }
    } else if kind == 0x2c, rest.count > 9 {
      // the place and size, then a table perhaps, then the code size
      rest = rest.dropFirst(9 + tableSize(rest[rest.startIndex + 8]) + 1)
      _ = takeBlocks()
    } else {
      break
    }
  }
  return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
}
