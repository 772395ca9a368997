import TerrariumSimulation
import Testing

/// Rectangles and shares of cells as far out as cells are, compared with wider numbers.
struct CellRectTests {
  private static let ends: [Int] = [
    Limits.edges.lowerBound, Limits.edges.lowerBound + 7, -Limits.farReach, -200, 0, 1, 1 << 31,
    Limits.farReach, Limits.edges.upperBound - 7, Limits.edges.upperBound,
  ]

  /// The rectangle between two edges, counted in numbers that never overflow.
  private func rect(_ left: Int128, _ top: Int128, _ right: Int128, _ bottom: Int128) -> CellRect {
    func cut(_ edge: Int128) -> Int128 {
      min(max(edge, Int128(Limits.edges.lowerBound)), Int128(Limits.edges.upperBound))
    }
    return CellRect(
      x: Int(cut(left)), y: Int(cut(top)),
      width: Int(clamping: max(0, cut(right) - cut(left))),
      height: Int(clamping: max(0, cut(bottom) - cut(top))))
  }

  @Test func `rectangles at the ends of the plane are joined and widened without overflow`() {
    var random = RandomStream(key: 2)
    func number() -> Int { Self.ends[random.draw(below: Self.ends.count)] }
    for _ in 0..<2000 {
      let rects = (0..<2).map { _ in
        let (x, y) = ([number(), number()].sorted(), [number(), number()].sorted())
        return CellRect(left: x[0], top: y[0], right: x[1], bottom: y[1])
      }
      let (one, other) = (rects[0], rects[1])
      #expect(one.maxX <= Limits.edges.upperBound && one.size.cells <= 1 << 126)
      let both = one.union(other)
      if !one.isEmpty, !other.isEmpty {
        #expect(
          both
            == rect(
              Int128(min(one.x, other.x)), Int128(min(one.y, other.y)),
              Int128(max(one.maxX, other.maxX)), Int128(max(one.maxY, other.maxY))))
      }
      let part = one.intersection(other)
      #expect(part.isEmpty || part.union(one) == one && part.union(other) == other)
      let margin = Int128(1) << random.draw(below: 60)
      #expect(
        one.widened(by: Int(margin))
          == rect(
            Int128(one.x) - margin, Int128(one.y) - margin, Int128(one.maxX) + margin,
            Int128(one.maxY) + margin))
    }
  }

  @Test func `a share does not depend on the size of its cells`() {
    var random = RandomStream(key: 3)
    for _ in 0..<2000 {
      let total = UInt128(1 + random.draw(below: 1 << 50))
      let count = UInt128(random.draw(below: Int(total) + 1))
      let share = ShareGrid.share(of: count, in: total)
      let exact = count * 255 / total
      #expect(UInt128(share) == (count == 0 ? 0 : max(1, exact)))
      let shift = random.draw(below: 128 - Int(128 - total.leadingZeroBitCount))
      #expect(ShareGrid.share(of: count << shift, in: total << shift) == share)
    }
    #expect(ShareGrid.share(of: 1, in: .max) == 1 && ShareGrid.share(of: .max, in: .max) == 255)
    #expect(ShareGrid.share(of: 0, in: 0) == 0)
  }
}
