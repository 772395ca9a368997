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

/// The compression level and strategy of a PNG.
package struct PNGEffort: Hashable, Sendable {
  /// The predictions of a row that libpng may choose from.
  package enum Filters: Hashable, Sendable {
    /// Rows as they are: the best for indices.
    case none
    /// Differences from the row above.
    case up
    /// libpng's choice among all, row by row: the best for photographs.
    case adaptive
  }

  /// The strategy of zlib.
  package enum Strategy: Int32, Hashable, Sendable {
    case standard = 0
    case filtered = 1
    case huffmanOnly = 2
    case runs = 3
    case fixed = 4
  }

  package var level: Int
  package var strategy: Strategy
  package var filters: Filters

  /// An effort; levels go from 0 to 9.
  package init(level: Int, strategy: Strategy = .standard, filters: Filters = .none) {
    self.level = min(9, max(0, level))
    self.strategy = strategy
    self.filters = filters
  }

  /// For mosaics, whose repeated rows are found as long matches. (200 pictures of 128×128 cells of
  /// 8 pixels: level 2 takes 660 KB, 5 takes 460 KB in 1.6 times the time, 6 takes 424 KB in 2.2
  /// times, 9 takes 412 KB in 14 times. Differences from the row above take more at every level.)
  package static let mosaic = PNGEffort(level: 6, strategy: .filtered)

  /// For pictures of many colours.
  package static let photograph = PNGEffort(level: 6, strategy: .filtered, filters: .adaptive)
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
