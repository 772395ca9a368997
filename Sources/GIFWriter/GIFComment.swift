/// The comment that a GIF's bytes carry, if there is one: all of them together. No frame is unpacked.
///
/// Of a file that is broken somewhere it is the comment before that place.
public func gifComment(_ bytes: [UInt8]) -> String? {
  guard var blocks = try? GIFBlockReader(bytes) else { return nil }
  var text: [UInt8] = []
  while let block = try? blocks.next() {
    if case .extension(let some) = block, some.isComment { text += some.data }
  }
  return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
}
