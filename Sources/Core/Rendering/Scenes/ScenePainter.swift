package import TerrariumBasics
internal import TerrariumGD

/// Paints the scenes of a world that is no grid of cells, in one look and at one size.
///
/// A world has a type of its own that does: made once for a film, used for its frames side by side.
package protocol ScenePainter: Sendable {
  /// All colours that it paints in, the same for every frame.
  var palette: ScenePalette { get }

  /// Paints a frame on a canvas of the picture's size; facts of other worlds leave it empty.
  func paint(_ facts: any SceneFacts, tick: Int, on canvas: inout some ScenePage)

  /// The parts that its pictures have no room for.
  var leftOut: [MarginPart] { get }
}

extension ScenePainter {
  package var leftOut: [MarginPart] { [] }
}

/// A world's way to paint scenes: makes the painter for a look and a size in pixels.
package typealias Scenery = @Sendable (Look, GridSize) -> any ScenePainter

/// A painter with the film's palette, whose pictures are indices.
struct SceneDrawer: Sendable {
  let size: GridSize
  let painter: any ScenePainter
  private let reducer: CanvasReducer

  /// A drawer whose colours have the indices that `index` tells.
  init(_ painter: any ScenePainter, size: GridSize, index: (Colour) -> UInt8) {
    self.painter = painter
    self.size = size
    let colours = painter.palette.colours
    reducer = CanvasReducer(colours, indices: colours.map(index))
  }

  /// The indices of a frame's pixels; nil if gd has no memory for a canvas.
  func pixels(of facts: any SceneFacts, tick: Int) -> [UInt8]? {
    guard var canvas = try? Canvas(width: size.columns, height: size.rows) else { return nil }
    painter.paint(facts, tick: tick, on: &canvas)
    return reducer.indices(of: canvas.colours)
  }
}
