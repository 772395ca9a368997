extension PNGFormat {
  /// The bytes of a PNG before its pixels: its size, its palette and a text.
  func header(width: Int, height: Int, text: PNGText?) -> [UInt8] {
    let size = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    var chunks = [PNGChunk(type: "IHDR", data: (size + [UInt8(depth), colourType, 0, 0, 0])[...])]
    if case .indexed(let palette) = self {
      chunks.append(
        PNGChunk(type: "PLTE", data: palette.flatMap { bigEndian($0).dropFirst() }[...]))
      var alphas = palette.map { UInt8($0 >> 24) }
      while alphas.last == 255 { alphas.removeLast() }
      if !alphas.isEmpty { chunks.append(PNGChunk(type: "tRNS", data: alphas[...])) }
    }
    if let text { chunks.append(text.chunk) }
    return pngSignature + chunks.flatMap(\.bytes)
  }

  private var colourType: UInt8 {
    switch self {
    case .rgb: 2
    case .indexed: 3
    case .rgba: 6
    }
  }
}

extension PNGText {
  /// The text as a chunk: uncompressed, without a language, up to the first 0.
  fileprivate var chunk: PNGChunk {
    let keyword = keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    return PNGChunk(
      type: "iTXt", data: (keyword + [0, 0, 0, 0, 0] + text.utf8.prefix { $0 != 0 })[...])
  }
}
