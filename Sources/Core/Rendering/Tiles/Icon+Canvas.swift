internal import TerrariumGD

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
