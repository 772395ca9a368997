internal import TerrariumBasics
internal import TerrariumGD

/// A painter with the film's palette, whose pictures are indices.
struct SceneDrawer: Sendable {
  let size: GridSize
  let painter: any ScenePainter
  private let reducer: CanvasReducer

  /// Creates a drawer; `index` returns the palette index of a colour.
  init(_ painter: any ScenePainter, size: GridSize, index: (Colour) -> UInt8) {
    self.painter = painter
    self.size = size
    let colours = painter.palette.colours
    reducer = CanvasReducer(colours, indices: colours.map(index))
  }

  /// The palette indices of a frame's pixels; nil if gd has no memory for a canvas.
  func pixels(of facts: any SceneFacts, tick: Int) -> [UInt8]? {
    guard var canvas = try? Canvas(width: size.columns, height: size.rows) else { return nil }
    painter.paint(facts, tick: tick, on: &canvas)
    return reducer.indices(of: canvas.colours)
  }
}
