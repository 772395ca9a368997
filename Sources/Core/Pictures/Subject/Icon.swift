/// A small square picture of a state, pixel by pixel.
package struct Icon: Hashable, Sendable {
  /// The side in pixels.
  package let side: Int
  /// Row by row, `0xAARRGGBB`: the opacity, and the colour if it is not tinted.
  package let pixels: [UInt32]
  /// True if it has the colour of its state.
  package let isTinted: Bool

  /// Creates a picture from colours `0xRRGGBB`. Black is transparent. If all of it is grey, white
  /// stands for the state's colour.
  package init(side: Int, colours: [UInt32], isGrey: Bool) {
    precondition(colours.count == side * side, "whole rows")
    self.side = side
    isTinted = isGrey
    pixels = colours.map { colour in
      if isGrey { return colour << 24 }
      return colour & 0xff_ffff == 0 ? 0 : colour | 0xff00_0000
    }
  }

  /// The pixels in the icon's own colours, or in that of its state.
  package func colours(_ state: Colour) -> [UInt32] {
    isTinted ? pixels.map { $0 & 0xff00_0000 | state.code } : pixels
  }
}

extension [Icon] {
  /// The largest icon that fits a cell, or else the smallest.
  package func fitting(_ cell: Int) -> Icon? { last { $0.side <= cell } ?? first }
}
