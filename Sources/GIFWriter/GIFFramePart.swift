/// One frame of a GIF, compressed: the rectangle that changed, ready to be written.
///
/// Parts know nothing of their neighbours' bytes, so frames can be compressed side by side.
package struct GIFFramePart: Hashable, Sendable {
  /// The rectangle of the picture that is redrawn.
  package let area: PixelArea

  /// The colours, where they are not those of the film.
  package let palette: [GIFColor]?

  /// The index that leaves a pixel as it is, where one is used.
  package let transparent: UInt8?

  /// The code size, the sub-blocks of codes and their end.
  package let data: [UInt8]

  /// True if the picture stays as it was: such a part only lengthens the frame before.
  package let changesNothing: Bool
}

extension GIFFramePart {
  /// The bytes that it takes, without those of each part.
  package var size: Int { data.count + (tableDepth.map { 3 << $0 } ?? 0) }

  /// The bits of an index into its own table, if it has one.
  var tableDepth: Int? {
    palette.map { GIFWriter.tableDepth(colours: max($0.count, Int(transparent ?? 0) + 1)) }
  }
}

/// A frame in two ways, of which the writer takes the shorter one that it can.
package struct GIFFrameChoice: Hashable, Sendable {
  /// The change from the frame before to this one.
  package let part: GIFFramePart

  /// The change from the frame before the last to this one, if it is shorter: the frame between is
  /// then taken away again before this one is drawn. A card that comes and goes, a cell that
  /// blinks.
  package let leap: GIFFramePart?
}
