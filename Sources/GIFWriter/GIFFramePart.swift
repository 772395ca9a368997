/// One frame of a GIF, compressed: the rectangle that changed, ready to be written.
///
/// Parts do not depend on their neighbours' bytes, so frames can be compressed in parallel.
package struct GIFFramePart: Hashable, Sendable {
  /// The rectangle of the picture that is redrawn.
  package let area: PixelArea

  /// The colours, if they are not those of the film.
  package let palette: [GIFColor]?

  /// The index that leaves a pixel unchanged, if one is used.
  package let transparent: UInt8?

  /// The code size, the sub-blocks of codes and their end.
  package let data: [UInt8]

  /// True if the picture stays the same: such a part only lengthens the frame before.
  package let changesNothing: Bool
}

extension GIFFramePart {
  /// Its size in bytes, without the part of it that all frames have.
  package var size: Int { data.count + (tableDepth.map { 3 << $0 } ?? 0) }

  /// The bits of an index into its own table, if it has one.
  var tableDepth: Int? {
    palette.map { GIFWriter.tableDepth(colours: max($0.count, Int(transparent ?? 0) + 1)) }
  }
}

/// A frame in two ways; the writer takes the shorter one that is possible.
package struct GIFFrameChoice: Hashable, Sendable {
  /// The change from the frame before to this one.
  package let part: GIFFramePart

  /// The change from the frame before the last to this one, if it is shorter. The frame between is
  /// then removed before this one is drawn, as for a card that comes and goes or a cell that
  /// blinks.
  package let leap: GIFFramePart?
}
