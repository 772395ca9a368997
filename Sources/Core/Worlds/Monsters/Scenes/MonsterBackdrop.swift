internal import TerrariumGD
package import TerrariumRendering

/// The way a photo fills a place with other proportions.
package enum ImageMode: String, CaseIterable, Sendable {
  /// It is stretched to the whole place.
  case resize
  /// All of it is visible, with empty edges.
  case fit
  /// It fills the place, and its parts beyond are cut off.
  case fill
}

/// A photo in its place behind a monster.
package struct MonsterBackdrop: Sendable {
  let room: PixelRect
  private let pixels: [UInt32]

  /// A decoded photo.
  package struct Source: Sendable {
    let picture: DecodedPicture
    let mode: ImageMode

    /// The photo in a place; nil if it is too large.
    func placed(in room: PixelRect) -> MonsterBackdrop? {
      let target = mode.place(width: picture.width, height: picture.height, in: room)
      let seen = PixelRect(
        columns: target.columns.clamped(to: room.columns), rows: target.rows.clamped(to: room.rows))
      guard !seen.isEmpty, let whole = try? Canvas(picture),
        var canvas = try? Canvas(width: seen.width, height: seen.height)
      else { return nil }
      canvas.draw(
        whole, left: target.left - seen.left, top: target.top - seen.top, width: target.width,
        height: target.height)
      return MonsterBackdrop(room: seen, pixels: canvas.colours)
    }
  }

  /// Paints it.
  func paint(on canvas: inout some ScenePage) {
    canvas.copy(pixels.span, width: room.width, left: room.left, top: room.top)
  }

  /// Its slightly coarsened colours, and the number of pixels of each.
  var counts: [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for pixel in pixels { counts[pixel & 0xfcfcfc, default: 0] += 1 }
    return counts
  }
}

extension ImageMode {
  /// The rectangle of a picture of a size in a room.
  package func place(width: Int, height: Int, in room: PixelRect) -> PixelRect {
    guard self != .resize else { return room }
    // True if the picture is relatively wider than the room.
    let isWider = width * room.height > height * room.width
    let (across, down) =
      isWider == (self == .fit)
      ? (room.width, max(1, height * room.width / width))
      : (max(1, width * room.height / height), room.height)
    return PixelRect(
      left: room.left + (room.width - across) / 2, top: room.top + (room.height - down) / 2,
      width: across, height: down)
  }
}
