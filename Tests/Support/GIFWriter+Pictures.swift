package import GIFWriter
package import TerrariumRendering

// The GIF writer with the pictures that tests draw.

extension GIFFrameCompressor {
  package init(palette: [Colour], order: ColourOrder? = nil) {
    self.init(palette: palette.map(GIFColor.init), order: order)
  }

  package func compress(_ current: IndexedPicture, after previous: IndexedPicture?)
    -> GIFFramePart
  {
    compress(GIFPicture(current), after: previous.map { GIFPicture($0) })
  }

  package func choices(
    _ current: IndexedPicture, after previous: IndexedPicture?, and earlier: IndexedPicture?,
    _ habit: inout SearchHabit
  ) -> GIFFrameChoice {
    choices(
      GIFPicture(current), after: previous.map { GIFPicture($0) },
      and: earlier.map { GIFPicture($0) }, &habit)
  }
}

extension ColourOrder {
  package init?(of palette: [Colour], in pictures: [IndexedPicture], isWhole: Bool = false) {
    self.init(
      of: palette.map(GIFColor.init), in: pictures.map { GIFPicture($0) }, isWhole: isWhole)
  }

  /// Returns the colours in their order.
  package func sorted(_ palette: [Colour]) -> [Colour] {
    sorted(palette.map(GIFColor.init)).map {
      Colour(red: $0.red, green: $0.green, blue: $0.blue)
    }
  }
}

extension GIFStream {
  package init(
    width: Int, height: Int, palette: [Colour], timesToPlay: Int = 0, comment: String? = nil
  ) {
    self.init(
      width: width, height: height, palette: palette.map(GIFColor.init), timesToPlay: timesToPlay,
      comment: comment)
  }
}
