internal import TerrariumGD

/// A small square picture of a state, pixel by pixel.
package struct Icon: Hashable, Sendable {
  /// The side in pixels.
  package let side: Int
  /// Row by row, `0xAARRGGBB`: the opacity, and the colour if it is not tinted.
  let pixels: [UInt32]
  /// True if it has the colour of its state.
  let isTinted: Bool

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
  func colours(_ state: Colour) -> [UInt32] {
    isTinted ? pixels.map { $0 & 0xff00_0000 | state.code } : pixels
  }
}

extension [Icon] {
  /// The largest icon that fits a cell, or else the smallest.
  func fitting(_ cell: Int) -> Icon? { last { $0.side <= cell } ?? first }
}

extension Canvas {
  /// Draws an icon in the centre of a cell, enlarged by a whole factor, or shrunk if it does not
  /// fit.
  init(_ icon: Icon, _ colour: Colour, cell: Int) throws(GDError) {
    let factor = Swift.max(1, cell / icon.side)
    let side = icon.side * factor
    let colours = icon.colours(colour)
    let large = (0..<side * side).map { place in
      colours[place / side / factor * icon.side + place % side / factor]
    }
    let whole = Swift.max(side, cell)
    var canvas = try Canvas(width: whole, height: whole, isTransparent: true)
    let corner = Swift.max(0, (cell - side) / 2)
    canvas.set(large, width: side, left: corner, top: corner)
    try self.init(canvas, width: cell, height: cell)
  }
}
