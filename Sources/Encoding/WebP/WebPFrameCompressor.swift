package import GD
package import Rendering

/// Compresses frames for an animated WebP, each by itself: a pure function of a picture and the one
/// before.
package struct WebPFrameCompressor: Sendable {
  package init() {}

  /// The part that turns the previous picture, of the same size, into the current one.
  package func compress(_ current: IndexedPicture, after previous: IndexedPicture?)
    throws(GDError) -> WebPFramePart
  {
    guard let previous else {
      let whole = PixelArea(left: 0, top: 0, width: current.width, height: current.height)
      let data = try webPChunk(
        of: WebPPixels(current, after: nil, area: whole).whole, width: whole.width,
        height: whole.height)
      return WebPFramePart(area: whole, isOverlay: false, data: data, changesNothing: false)
    }
    precondition(previous.width == current.width && previous.height == current.height)
    let before =
      previous.palette == current.palette ? previous.pixels : previous.pixels(as: current)
    guard let changed = changedArea(current.pixels, before, width: current.width) else {
      return .pause
    }
    let area = changed.startingEven
    return try part(of: WebPPixels(current, after: before, area: area), area)
  }

  /// The rectangle in the way that takes the fewest bytes. A quick look tells: each likely way is
  /// compressed with little effort, and the shortest of them again with more.
  private func part(
    of pixels: WebPPixels, _ area: PixelArea
  ) throws(GDError) -> WebPFramePart {
    var ways = pixels.likelyWays
    if ways.count > 1 {
      var (shortest, best) = (Int.max, ways[0])
      for way in ways {
        let chunk = try webPChunk(
          of: pixels.veiled(by: way), width: area.width, height: area.height, effort: .estimate)
        if chunk.count < shortest { (shortest, best) = (chunk.count, way) }
      }
      ways = [best]
    }
    let data = try webPChunk(
      of: pixels.veiled(by: ways[0]), width: area.width, height: area.height)
    return WebPFramePart(
      area: area, isOverlay: ways[0] != .none, data: data, changesNothing: false)
  }
}

extension PixelArea {
  /// The area, one pixel larger where it starts at an odd place.
  fileprivate var startingEven: PixelArea {
    PixelArea(
      left: left & ~1, top: top & ~1, width: width + (left & 1), height: height + (top & 1))
  }
}
