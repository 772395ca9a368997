internal import TerrariumPictures

/// Consecutive packed frames of a film: the first one complete, the others as changes, deflated.
package struct PackedSegment: Hashable, Sendable {
  /// The number of its first frame.
  package let first: Int
  package let frames: Int
  package let bytes: [UInt8]
}

/// A part of a picture stored pixel by pixel.
struct PixelPatch<Pixel: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  let area: PixelRect
  let pixels: [Pixel]
  /// True for the pixels that the frame before has as well; empty if there is none before.
  var isSame: [Bool] = []
}

/// The changes from one frame to the next: cells of the grid with their tiles, and pixels.
struct FrameChanges<Pixel: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  var cells: [(cell: Int32, tile: UInt16)] = []
  var patches: [PixelPatch<Pixel>] = []
}
