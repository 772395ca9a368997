/// A piecewise linear map of a letter's columns or rows at a size, with the slope of the size
/// beyond its ends.
package struct FitMap: Sendable {
  /// A place in thousandths of the size, and its image in 256ths of a pixel.
  struct Knot: Hashable, Sendable {
    let from: Int
    let to: Int

    init(_ from: Int, _ to: Int) { (self.from, self.to) = (from, to) }
  }

  private let knots: [Knot]
  private let size: Int

  init(_ knots: [Knot], size: Int) {
    self.size = size
    var sorted: [Knot] = []
    for knot in knots.sorted(by: { ($0.from, $0.to) < ($1.from, $1.to) })
    where knot.from != sorted.last?.from {
      // The order is preserved, or an outline would cross itself.
      sorted.append(Knot(knot.from, max(sorted.last?.to ?? knot.to, knot.to)))
    }
    self.knots = sorted
  }

  /// The map shifted by a distance.
  func moved(by shift: Int) -> FitMap {
    FitMap(knots.map { Knot($0.from, $0.to + shift) }, size: size)
  }

  /// The image of a place.
  subscript(place: Int) -> Int {
    guard let first = knots.first, let last = knots.last else {
      return GlyphFit.scaled(place, size)
    }
    if place <= first.from { return first.to + GlyphFit.scaled(place - first.from, size) }
    if place >= last.from { return last.to + GlyphFit.scaled(place - last.from, size) }
    let next = knots.firstIndex { $0.from >= place } ?? 1
    let (a, b) = (knots[next - 1], knots[next])
    return a.to + GlyphFit.divided((place - a.from) * (b.to - a.to), by: b.from - a.from)
  }
}
