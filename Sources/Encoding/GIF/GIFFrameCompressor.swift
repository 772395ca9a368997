package import Rendering

/// Compresses frames for a GIF, each by itself: a pure function of a picture and the one before.
package struct GIFFrameCompressor: Sendable {
  /// The film's colours; a picture of others brings its own table along.
  package let palette: [Colour]

  /// A compressor for a film of these colours, at most 256.
  package init(palette: [Colour]) {
    precondition(palette.count <= 256, "a GIF has at most 256 colours")
    self.palette = palette
  }

  /// The part that turns the previous picture, of the same size, into the current one.
  ///
  /// Only the rectangle that changed is coded, and its unchanged pixels may be left transparent if
  /// an index is free for that: a palette of 256 colours has none.
  package func compress(_ current: IndexedPicture, after previous: IndexedPicture?)
    -> GIFFramePart
  {
    guard let previous else {
      let whole = PixelArea(left: 0, top: 0, width: current.width, height: current.height)
      return part(of: current, area: whole, after: nil)
    }
    precondition(previous.width == current.width && previous.height == current.height)
    let before =
      previous.palette == current.palette ? previous.pixels : previous.pixels(as: current)
    guard let area = changedArea(current.pixels, before, width: current.width) else {
      return .pause
    }
    return part(of: current, area: area, after: before)
  }

  private func part(of picture: IndexedPicture, area: PixelArea, after previous: [UInt8]?)
    -> GIFFramePart
  {
    let colours = picture.palette.count
    let own = picture.palette == palette ? nil : picture.palette
    let grain = PictureGrain(picture.pixels, after: previous, width: picture.width, area: area)
    if grain.isNoise {
      let data = compressPixels(
        picture.pixels, width: picture.width, area: area, symbols: colours)
      return GIFFramePart(
        area: area, palette: own, transparent: nil, data: data, changesNothing: false)
    }
    let transparent = previous == nil || colours > 255 ? nil : UInt8(colours)
    let segments = PixelSegments(
      picture.pixels, after: transparent == nil ? nil : previous, width: picture.width, area: area)
    let data = compressRuns(
      segments, symbols: transparent == nil ? colours : colours + 1, transparent: transparent)
    return GIFFramePart(
      area: area, palette: own, transparent: transparent, data: data, changesNothing: false)
  }
}

extension IndexedPicture {
  /// The pixels in the indices of another picture of the same size, which then compare as the
  /// colours do: where the colour there is another, the index is another too.
  func pixels(as other: IndexedPicture) -> [UInt8] {
    var result = pixels
    for i in pixels.indices {
      let index = other.pixels[i]
      let isSame = palette[Int(pixels[i])] == other.palette[Int(index)]
      result[i] = isSame ? index : index ^ 1
    }
    return result
  }
}
