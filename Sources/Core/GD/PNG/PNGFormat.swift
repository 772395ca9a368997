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

  /// The colours of an indexed picture.
  var palette: [UInt32] {
    if case .indexed(let palette) = self { palette } else { [] }
  }

  /// PNG's number for the kind of pixel.
  var kind: Int32 {
    switch self {
    case .rgb: 2
    case .indexed: 3
    case .rgba: 6
    }
  }
}

/// A text that travels in a PNG, as an `iTXt` chunk, up to its first 0.
package struct PNGText: Hashable, Sendable {
  package var keyword: String
  package var text: String

  /// A text under a keyword: 1 to 79 characters of Latin-1.
  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}
