internal import Synchronization
internal import TerrariumGD
internal import TerrariumRendering
internal import TerrariumSimulation

/// The monsters' pictures at the sizes in use, for all threads.
package final class MonsterSprites: Sendable {
  /// A picture's pixels, `0xAARRGGBB`.
  package struct Picture: Sendable {
    let side: Int
    let pixels: [UInt32]

    /// A disc in the centre of a square with an odd side.
    static func dot(_ colour: Colour, radius: Double) -> Picture {
      let half = Int((radius - 0.5).rounded(.up))
      let places = -half...half
      let pixels = places.flatMap { y in
        places.map { x in
          // Sixty-four samples of each pixel determine its coverage by the disc.
          let inside = (0..<64).count { point in
            let dx = Double(x) + (Double(point % 8) + 0.5) / 8 - 0.5
            let dy = Double(y) + (Double(point / 8) + 0.5) / 8 - 0.5
            return dx * dx + dy * dy < radius * radius
          }
          return UInt32(inside * 255 / 64) << 24 | colour.code
        }
      }
      return Picture(side: 2 * half + 1, pixels: pixels)
    }
  }

  private let kept = Mutex<[MonsterKind: [Int: Picture]]>([:])

  /// The pictures in their original size.
  private static let sprites: [MonsterKind: Sprite] = [
    .bubla: Sprite("bubla"), .kustik: Sprite("kustik"),
    .iskra: Sprite("iskra"), .tuchka: Sprite("tuchka"),
    .rogul: Sprite("rogul"),
  ]

  /// A monster's picture at a size in pixels; nil if gd has no memory for it.
  func picture(of kind: MonsterKind, side: Int) -> Picture? {
    let side = max(1, side)
    if let known = kept.withLock({ $0[kind]?[side] }) { return known }
    guard let sprite = Self.sprites[kind], let whole = try? sprite.picture(),
      let small = try? Canvas(whole, width: side, height: side)
    else { return nil }
    let picture = Picture(side: side, pixels: small.pixels)
    kept.withLock { $0[kind, default: [:]][side] = picture }
    return picture
  }
}
