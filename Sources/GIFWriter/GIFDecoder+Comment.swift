extension GIFDecoder {
  /// Returns the comments of a GIF, joined into one text; nil if there are none. No frame is
  /// unpacked.
  ///
  /// For a broken file it is the comment before the broken place.
  public static func comment(in bytes: [UInt8]) -> String? {
    guard var blocks = try? GIFBlockReader(bytes) else { return nil }
    var text: [UInt8] = []
    while let block = try? blocks.next() {
      if case .extension(let some) = block, some.isComment { text += some.data }
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
