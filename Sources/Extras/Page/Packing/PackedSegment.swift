internal import TerrariumPictures

/// Consecutive packed frames of a film: the first one complete, the others as changes.
package struct PackedSegment: Hashable, Sendable {
  /// The kind of encoding.
  package enum Kind: Hashable, Sendable {
    /// Tiles and patches, deflated.
    case tiles
    /// A WebP for each frame.
    case pictures
  }

  /// The number of its first frame.
  package let first: Int
  package let frames: Int
  package let kind: Kind
  package let bytes: [UInt8]
}

/// A part of a picture stored pixel by pixel.
struct PixelPatch<Pixel: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  let area: PixelRect
  let pixels: [Pixel]
}

/// The changes from one frame to the next: cells of the grid with their tiles, and pixels.
struct FrameChanges<Pixel: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  var cells: [(cell: Int32, tile: UInt16)] = []
  var patches: [PixelPatch<Pixel>] = []
}
