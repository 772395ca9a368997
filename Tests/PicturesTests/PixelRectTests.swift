import TerrariumBasics
import TerrariumPictures
import Testing

/// Rectangles of pixels, compared with the sets of their pixels.
struct PixelRectTests {
  private func pixels(_ rect: PixelRect) -> Set<Cell> {
    Set(rect.rows.flatMap { y in rect.columns.map { Cell($0, y) } })
  }

  private func rect(_ random: inout RandomStream) -> PixelRect {
    func number(_ count: Int) -> Int { random.draw(below: count) }
    return PixelRect(left: number(9) - 4, top: number(9) - 4, width: number(8), height: number(8))
  }

  @Test func `questions about two rectangles are questions about their pixels`() {
    var random = RandomStream(key: 1)
    for _ in 0..<2000 {
      let (one, two) = (rect(&random), rect(&random))
      #expect(one.isEmpty == pixels(one).isEmpty)
      guard !one.isEmpty, !two.isEmpty else { continue }
      #expect(one.contains(two) == pixels(one).isSuperset(of: pixels(two)), "\(one) \(two)")
      #expect(one.overlaps(two) == !pixels(one).isDisjoint(with: pixels(two)), "\(one) \(two)")
      let fits = (one.left...one.right).contains { x in
        (one.top...one.bottom).contains { y in
          one.contains(PixelRect(left: x, top: y, width: two.width, height: two.height))
        }
      }
      #expect(one.hasRoom(for: two.size) == fits, "\(one) \(two)")
    }
  }

  @Test func `a strip, the gap beside it and the rest are the whole`() {
    var random = RandomStream(key: 2)
    for _ in 0..<500 {
      let whole = rect(&random)
      let (side, gap) = (random.draw(below: 7), random.draw(below: 3))
      for index in 0..<4 {
        var rest = whole
        let strip =
          switch index {
          case 0: rest.takeTop(side, gap: gap)
          case 1: rest.takeBottom(side, gap: gap)
          case 2: rest.takeLeft(side, gap: gap)
          default: rest.takeRight(side, gap: gap)
          }
        // Row or column by row or column, from the side of the strip.
        func depth(_ pixel: Cell) -> Int {
          [
            pixel.y - whole.top, whole.bottom - 1 - pixel.y, pixel.x - whole.left,
            whole.right - 1 - pixel.x,
          ][index]
        }
        #expect(pixels(strip) == pixels(whole).filter { depth($0) < side }, "\(whole) \(index)")
        #expect(pixels(rest) == pixels(whole).filter { depth($0) >= side + gap }, "\(index)")
      }
    }
  }

  @Test func `margins are equal, and what is centred is in the middle`() {
    var random = RandomStream(key: 3)
    for _ in 0..<500 {
      let (whole, across, down) = (rect(&random), random.draw(below: 3), random.draw(below: 3))
      let inner = pixels(whole).filter {
        $0.x >= whole.left + across && $0.x < whole.right - across && $0.y >= whole.top + down
          && $0.y < whole.bottom - down
      }
      #expect(pixels(whole.inset(across: across, down: down)) == inner)
      #expect(whole.inset(by: across) == whole.inset(across: across, down: across))
      let other = rect(&random)
      let centred = whole.centred(width: other.width, height: other.height)
      #expect(centred.width == min(whole.width, other.width))
      #expect(centred.height == min(whole.height, other.height))
      #expect(0...1 ~= (whole.right - centred.right) - (centred.left - whole.left))
      #expect(0...1 ~= (whole.bottom - centred.bottom) - (centred.top - whole.top))
      #expect(whole.centre.x * 2 == Double(whole.left + whole.right))
      #expect(whole.centre.y * 2 == Double(whole.top + whole.bottom))
    }
  }
}
