package import TerrariumGD
package import TerrariumPictures

/// Compresses frames for an animated WebP, each as a pure function of a picture and the one before.
package struct WebPFrameCompressor: Sendable {
  package init() {}

  /// Returns the part that turns the previous picture, of the same size, into the current one.
  package func compress(_ current: IndexedPicture, after previous: IndexedPicture?)
    throws(GDError) -> FramePart
  {
    guard let (changed, before) = current.change(after: previous) else { return .pause }
    let area = changed.startingEven
    let pixels = WebPPixels(current, after: before, area: area)
    guard before == nil else { return try part(of: pixels, area) }
    let usual = try webPChunk(of: pixels.whole, width: area.width, height: area.height)
    let data = try shorter(pixels.whole, area, than: usual)
    return FramePart(area: area, isOverlay: false, data: data, changesNothing: false)
  }

  /// Returns the rectangle in its shortest form. Each form is compressed with little effort, those
  /// near the shortest again with more, and the shortest of these with the most.
  private func part(of pixels: WebPPixels, _ area: PixelRect) throws(GDError) -> FramePart {
    var looks: [(isOverlay: Bool, pixels: [UInt32], count: Int)] = []
    for mask in WebPPixels.Mask.allCases {
      let masked = pixels.masked(by: mask)
      guard !looks.contains(where: { $0.pixels == masked }) else { continue }
      let chunk = try webPChunk(
        of: masked, width: area.width, height: area.height, effort: .estimate)
      looks.append((mask != .none, masked, chunk.count))
    }
    let least = looks.map(\.count).min() ?? 0
    var best: (look: Int, data: [UInt8])?
    for (place, look) in looks.enumerated() where look.count <= least + least / 8 + 16 {
      let data = try webPChunk(of: look.pixels, width: area.width, height: area.height)
      if best.map({ data.count < $0.data.count }) ?? true { best = (place, data) }
    }
    guard let best else { return .pause }
    let look = looks[best.look]
    let data = try shorter(look.pixels, area, than: best.data)
    return FramePart(area: area, isOverlay: look.isOverlay, data: data, changesNothing: false)
  }

  /// Compresses a rectangle's pixels with the most effort; returns the earlier result if that is
  /// shorter.
  private func shorter(
    _ pixels: [UInt32], _ area: PixelRect, than known: [UInt8]
  ) throws(GDError) -> [UInt8] {
    let other = try webPChunk(of: pixels, width: area.width, height: area.height, effort: .thorough)
    return other.count < known.count ? other : known
  }
}

extension PixelRect {
  /// The rectangle, extended by a pixel to start at even coordinates.
  fileprivate var startingEven: PixelRect {
    PixelRect(left: left & ~1, top: top & ~1, width: width + (left & 1), height: height + (top & 1))
  }
}
