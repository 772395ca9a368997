internal import Synchronization
package import TerrariumRendering

/// The ground of a map, drawn in squares that are cached for later frames and for all threads.
package final class MapTiles: Sendable {
  /// The side of a square in pixels.
  static let side = 256
  /// The most cached squares: 32 MB.
  private static let limit = 128

  private static let scales = 32

  private let art: MapArt
  private let kept = Mutex<[Key: [UInt32]]>([:])
  private let labels = Mutex<[MapScale: [MapLabel]]>([:])

  private struct Key: Hashable {
    let scale: MapScale
    let column: Int
    let row: Int
  }

  /// Creates the squares of a ground.
  init(_ art: MapArt) { self.art = art }

  /// Draws the visible part; the squares at its edges extend beyond its room.
  func draw(_ frame: MapFrame, on canvas: inout some ScenePage) {
    guard !canvas.isOfShapes else { return art.paint(frame, on: &canvas) }
    for row in Self.squares(from: frame.top, count: frame.room.height) {
      for column in Self.squares(from: frame.left, count: frame.room.width) {
        let pixels = square(Key(scale: frame.scale, column: column, row: row))
        canvas.copy(
          pixels.span, width: Self.side, left: column * Self.side - frame.left + frame.room.left,
          top: row * Self.side - frame.top + frame.room.top)
      }
    }
  }

  private static func squares(from start: Int, count: Int) -> ClosedRange<Int> {
    let first = Int((Double(start) / Double(side)).rounded(.down))
    let last = Int((Double(start + max(1, count) - 1) / Double(side)).rounded(.down))
    return first...last
  }

  private func square(_ key: Key) -> [UInt32] {
    if let known = kept.withLock({ $0[key] }) { return known }
    // Two threads may draw the same square, with the same result.
    let pixels = art.pixels(
      left: key.column * Self.side, top: key.row * Self.side, side: Self.side, scale: key.scale)
    kept.withLock { kept in
      if kept.count >= Self.limit { kept.removeAll() }
      kept[key] = pixels
    }
    return pixels
  }

  /// The names that fit into a frame, none of them under other things on the map, at their places
  /// in the picture.
  package func names(in frame: MapFrame, besides taken: [PixelRect]) -> [MapLabel] {
    let room = frame.room.inset(by: 2)
    return labels(at: frame.scale).map { $0.moved(into: frame) }.filter { label in
      room.contains(label.rect) && !taken.contains { $0.overlaps(label.rect) }
    }
  }

  private func labels(at scale: MapScale) -> [MapLabel] {
    if let known = labels.withLock({ $0[scale] }) { return known }
    let made = art.labels(at: scale)
    labels.withLock { labels in
      if labels.count >= Self.scales { labels.removeAll() }
      labels[scale] = made
    }
    return made
  }
}
