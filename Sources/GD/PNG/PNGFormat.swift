/// The pixel format of a PNG.
package enum PNGFormat: Hashable, Sendable {
  /// Indices into a palette of `0xAARRGGBB` colours, as few bits a pixel as they need.
  case indexed(palette: [UInt32])
  /// Three bytes a pixel: red, green, blue.
  case rgb
  /// Four bytes a pixel: red, green, blue, and how opaque.
  case rgba

  /// The bits of a stored sample: 1, 2, 4 or 8.
  package var depth: Int {
    guard case .indexed(let palette) = self else { return 8 }
    return switch palette.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The bytes of a pixel as rows are handed over: indices come one a byte whatever the depth.
  package var bytesPerPixel: Int {
    switch self {
    case .indexed: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

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

/// The compression level and predictions of a PNG.
package struct PNGEffort: Hashable, Sendable {
  package var level: Int
  /// True if a prediction is chosen for each row, the best for photographs; indices are smaller as
  /// they are.
  package var isAdaptive: Bool

  /// An effort; levels go from 0, which compresses nothing, to 9.
  package init(level: Int, isAdaptive: Bool = false) {
    self.level = min(9, max(0, level))
    self.isAdaptive = isAdaptive
  }

  /// For mosaics, whose repeated rows are found as long matches. Differences from the row above
  /// take more bytes at every level.
  package static let mosaic = PNGEffort(level: 6)
}

/// A text that travels in a PNG, as an uncompressed `iTXt` chunk.
package struct PNGText: Hashable, Sendable {
  package var keyword: String
  package var text: String

  /// A text under a keyword: 1 to 79 characters of Latin-1.
  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// The text as a chunk: uncompressed, without a language, up to the first 0.
  fileprivate var chunk: PNGChunk {
    let keyword = keyword.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    return PNGChunk(
      type: "iTXt", data: (keyword + [0, 0, 0, 0, 0] + text.utf8.prefix { $0 != 0 })[...])
  }
}
