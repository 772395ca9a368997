/// One frame of an animated WebP, compressed: the rectangle that changed, ready to be written.
package struct WebPFramePart: Hashable, Sendable {
  /// The rectangle of the picture that is redrawn; its left and top are even, as the format asks.
  package let area: PixelArea

  /// True if the rectangle is laid over what was there, seen through where it is transparent, or
  /// takes its place.
  package let isOverlay: Bool

  /// The rectangle's pixels as a chunk.
  package let data: [UInt8]

  /// True if the picture stays as it was: such a part only lengthens the frame before.
  package let changesNothing: Bool
}
