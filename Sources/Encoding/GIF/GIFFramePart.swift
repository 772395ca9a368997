package import Rendering

/// One frame of a GIF, compressed: the rectangle that changed, ready to be written.
///
/// Parts know nothing of their neighbours' bytes, so frames can be compressed side by side.
package struct GIFFramePart: Hashable, Sendable {
  /// The rectangle of the picture that is redrawn.
  package let area: PixelArea

  /// The colours, where they are not those of the film.
  package let palette: [Colour]?

  /// The index that leaves a pixel as it is, where one is used.
  package let transparent: UInt8?

  /// The code size, the sub-blocks of codes and their end.
  package let data: [UInt8]

  /// Whether the picture stays as it was: such a part only lengthens the frame before.
  package let changesNothing: Bool
}
