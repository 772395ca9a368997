package import TerrariumBasics
internal import TerrariumGD

/// Paints the scenes of a world without cells, in one look and at one size.
///
/// A world has its own painter type. A painter is made once for a film, and paints frames in
/// parallel.
package protocol ScenePainter: Sendable {
  /// All colours that it uses, the same for every frame.
  var palette: ScenePalette { get }

  /// Paints a frame on a canvas of the picture's size; facts of other worlds leave it empty.
  func paint(_ facts: any SceneFacts, tick: Int, on canvas: inout some ScenePage)

  /// The parts that do not fit into its pictures.
  var leftOut: [MarginPart] { get }
}

extension ScenePainter {
  package var leftOut: [MarginPart] { [] }
}

/// Makes a world's painter for a look and a size in pixels.
package typealias Scenery = @Sendable (Look, GridSize) -> any ScenePainter

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
