/// Mixes the colours of a palette, each to the nearest that the palette has.
///
/// A palette is decided once, so that pictures between two frames cost no other one. Which colour
/// is nearest is looked up by the five highest bits of each part.
struct Blender: Sendable {
  private let parts: [SIMD4<Int32>]
  private let nearest: [UInt8]

  init(_ palette: [Colour]) {
    parts = palette.map { SIMD4(Int32($0.red), Int32($0.green), Int32($0.blue), 0) }
    nearest = (0..<1 << 15).map { [parts] code in
      let colour = SIMD4<Int32>(
        Int32(code >> 10 & 31) << 3 | 4, Int32(code >> 5 & 31) << 3 | 4, Int32(code & 31) << 3 | 4,
        0)
      var (best, least) = (0, Int32.max)
      for (index, part) in parts.enumerated() {
        let away = part &- colour
        let distance = (away &* away).wrappedSum()
        if distance < least { (best, least) = (index, distance) }
      }
      return UInt8(best)
    }
  }

  /// The colour between two, `share` of 256 from the first.
  func mix(_ one: UInt8, _ other: UInt8, share: Int) -> UInt8 {
    guard one != other else { return one }
    let share = Int32(share)
    return index(parts[Int(one)] &* (256 &- share) &+ parts[Int(other)] &* share &+ 128, shift: 8)
  }

  /// A colour of premultiplied parts, with an opacity of 255, over another one; `share` of 256 of
  /// it is there.
  func lay(_ colour: SIMD4<UInt8>, over below: UInt8, share: Int) -> UInt8 {
    let share = Int32(share)
    let above = SIMD4<Int32>(truncatingIfNeeded: colour) &* share
    let rest = 255 &* 256 &- above.w
    guard rest < 255 &* 256 else { return below }
    let sum = above &* 255 &+ parts[Int(below)] &* rest
    return index(sum / 255, shift: 8)
  }

  private func index(_ sum: SIMD4<Int32>, shift: Int32) -> UInt8 {
    let code = (sum &>> shift).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) &>> 3
    return nearest[Int(code.x) << 10 | Int(code.y) << 5 | Int(code.z)]
  }
}
