/// The pixel format of a PNG.
package enum PNGFormat: Hashable, Sendable {
  /// Indices into a palette of `0xAARRGGBB` colours, with as few bits per pixel as possible.
  case indexed(palette: [UInt32])
  /// Three bytes per pixel: red, green, blue.
  case rgb
  /// Four bytes per pixel: red, green, blue and opacity.
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

  /// The bytes per pixel of the rows to write; indices take one byte, whatever the depth.
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

  /// PNG's colour type.
  var kind: Int32 {
    switch self {
    case .rgb: 2
    case .indexed: 3
    case .rgba: 6
    }
  }
}

/// A text embedded in a PNG as an `iTXt` chunk, up to its first 0.
package struct PNGText: Hashable, Sendable {
  package var keyword: String
  package var text: String

  /// Creates a text under a keyword of 1 to 79 Latin-1 characters.
  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }
}
