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
}
