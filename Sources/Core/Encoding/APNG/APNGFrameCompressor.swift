package import TerrariumGD
package import TerrariumPictures

/// Compresses frames for an animated PNG, each as a pure function of a picture and the one before.
package struct APNGFrameCompressor: Sendable {
  /// The pixel format of the film. Indexed pictures must have the film's palette.
  package let format: APNGFormat

  /// Creates a compressor for a film of a format.
  package init(format: APNGFormat) { self.format = format }

  /// Returns the part that turns the previous picture, of the same size, into the current one.
  package func compress(_ current: IndexedPicture, after previous: IndexedPicture?)
    throws(GDError) -> FramePart
  {
    guard let (area, before) = current.change(after: previous) else { return try still(current) }
    return try part(of: current, area, after: before)
  }

  /// Returns a part that changes nothing: a copy of the first pixel.
  private func still(_ current: IndexedPicture) throws(GDError) -> FramePart {
    let corner = PixelRect(left: 0, top: 0, width: 1, height: 1)
    let part = try part(of: current, corner, after: nil)
    return FramePart(area: corner, isOverlay: false, data: part.data, changesNothing: true)
  }

  /// Returns a rectangle, opaque or with its unchanged pixels transparent, whichever is shorter.
  /// Deflate compresses repeated rows well, and transparency breaks repeats as often as it saves
  /// pixels.
  private func part(of picture: IndexedPicture, _ area: PixelRect, after previous: [UInt8]?)
    throws(GDError) -> FramePart
  {
    let whole = try compressed(samples(of: picture, area, after: nil), area)
    guard let previous, format == .fullColour || format.transparentIndex != nil else {
      return FramePart(area: area, isOverlay: false, data: whole, changesNothing: false)
    }
    let overlay = try compressed(samples(of: picture, area, after: previous), area)
    let isOverlay = overlay.count < whole.count
    return FramePart(
      area: area, isOverlay: isOverlay, data: isOverlay ? overlay : whole, changesNothing: false)
  }

  private func compressed(_ samples: [UInt8], _ area: PixelRect) throws(GDError) -> [UInt8] {
    try pngData(samples.span, width: area.width, height: area.height, format: format.png)
  }

  private func samples(of picture: IndexedPicture, _ area: PixelRect, after previous: [UInt8]?)
    -> [UInt8]
  {
    guard case .indexed(let palette) = format else {
      return colours(of: picture, area, after: previous)
    }
    precondition(palette.elementsEqual(picture.palette.map(\.code)), "one palette for all frames")
    return indices(of: picture, area, after: previous, transparent: format.transparentIndex)
  }

  private func indices(
    of picture: IndexedPicture, _ area: PixelRect, after previous: [UInt8]?, transparent: UInt8?
  ) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(area.width * area.height)
    for y in area.top..<area.top + area.height {
      let start = y * picture.width + area.left
      let row = start..<start + area.width
      guard let previous, let transparent else {
        result += picture.pixels[row]
        continue
      }
      for i in row {
        result.append(picture.pixels[i] == previous[i] ? transparent : picture.pixels[i])
      }
    }
    return result
  }

  private func colours(of picture: IndexedPicture, _ area: PixelRect, after previous: [UInt8]?)
    -> [UInt8]
  {
    var result: [UInt8] = []
    result.reserveCapacity(4 * area.width * area.height)
    for y in area.top..<area.top + area.height {
      let start = y * picture.width + area.left
      for i in start..<start + area.width {
        if let previous, picture.pixels[i] == previous[i] {
          result += [0, 0, 0, 0]
        } else {
          let colour = picture.palette[Int(picture.pixels[i])]
          result += [colour.red, colour.green, colour.blue, 255]
        }
      }
    }
    return result
  }
}
