package import TerrariumPictures

/// One frame of an animated PNG or WebP, compressed: the rectangle that changed, ready to be written.
package struct FramePart: Hashable, Sendable {
  /// The rectangle of the picture that is redrawn; in a WebP its left and top are even.
  package let area: PixelRect

  /// True if the rectangle is blended over the earlier picture; false if it replaces it.
  package let isOverlay: Bool

  /// The rectangle's pixels: the rows as one zlib stream for a PNG, a chunk for a WebP.
  package let data: [UInt8]

  /// True if the picture stays the same; the part then only lengthens the frame before.
  package let changesNothing: Bool
}
