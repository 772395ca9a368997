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
