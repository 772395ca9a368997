/// Mixes colours of a palette, and rounds each mix to the nearest colour of the palette.
///
/// The palette is fixed, so that interpolated pictures need no other one. The nearest colour is
/// looked up by the highest bits of each component.
struct Blender: Sendable {
  /// The components of each colour of the palette.
  let parts: [SIMD4<Int32>]
  private let nearest: [UInt8]
  private let bits: Int32

  /// Creates a blender that distinguishes a number of bits of each component.
  init(_ palette: [Colour], bits: Int32 = 5) {
    self.bits = bits
    parts = palette.map(\.parts)
    let (mask, low) = (Int32(1) << bits - 1, 8 - bits)
    let middle = Int32(1) << (low - 1)
    nearest = (0..<Int32(1) << (3 * bits)).map { [parts] code in
      let colour = SIMD4<Int32>(code >> (2 * bits) & mask, code >> bits & mask, code & mask, 0)
      return parts.nearest(to: colour &<< low | SIMD4(middle, middle, middle, 0))
    }
  }

  /// The colour between two, with `share` of 256 from the first.
  func mix(_ one: UInt8, _ other: UInt8, share: Int) -> UInt8 {
    guard one != other else { return one }
    let share = Int32(share)
    let (first, second) = (parts[Int(one)] &* (256 &- share), parts[Int(other)] &* share)
    return index(of: (first &+ second &+ 128) &>> 8)
  }

  /// A premultiplied colour with an alpha of at most 255 blended over another one, with `share` of
  /// 256 of its opacity.
  func lay(_ colour: SIMD4<UInt8>, over below: UInt8, share: Int) -> UInt8 {
    let above = SIMD4<Int32>(truncatingIfNeeded: colour) &* Int32(share)
    let rest = 255 &* 256 &- above.w
    guard rest < 255 &* 256 else { return below }
    let sum = above &* 255 &+ parts[Int(below)] &* rest
    return index(of: (sum / 255) &>> 8)
  }

  /// The index of the nearest colour, looked up.
  @inline(__always)
  func index(of colour: SIMD4<Int32>) -> UInt8 {
    let high = colour.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) &>> (8 - bits)
    return nearest[Int(high.x << (2 * bits) | high.y << bits | high.z)]
  }
}

extension Colour {
  /// The components red, green and blue.
  var parts: SIMD4<Int32> { SIMD4(Int32(red), Int32(green), Int32(blue), 0) }
}

extension [SIMD4<Int32>] {
  /// The index of the colour whose components differ least from those of another one.
  func nearest(to colour: SIMD4<Int32>) -> UInt8 {
    var (best, least) = (0, Int32.max)
    for (index, part) in enumerated() {
      let away = part &- colour
      let distance = (away &* away).wrappedSum()
      if distance < least { (best, least) = (index, distance) }
    }
    return UInt8(best)
  }
}
