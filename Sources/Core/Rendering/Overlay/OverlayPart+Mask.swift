// The coverage of each pixel by a shape of an overlay.

extension OverlayPart.Shape {
  /// The pixels of a room that it may cover; nil if it is outside.
  func box(in room: PixelRect) -> PixelRect? {
    let (least, most) =
      switch self {
      case .line(let places, let width): Self.bounds(places, reach: width / 2 + 1)
      case .area(let polygons): Self.bounds(polygons.flatMap(\.self), reach: 1)
      case .text(let text): Self.bounds(text.corners, reach: text.spread + 2)
      }
    guard least.x < most.x else { return nil }
    let low = pointwiseMax(least, [Double(room.left), Double(room.top)]).rounded(.down)
    let high = pointwiseMin(most, [Double(room.right), Double(room.bottom)]).rounded(.up)
    guard low.x < high.x, low.y < high.y else { return nil }
    return PixelRect(
      left: Int(low.x), top: Int(low.y), width: Int(high.x - low.x), height: Int(high.y - low.y))
  }

  private static func bounds(_ places: [PixelPoint], reach: Double) -> (PixelPoint, PixelPoint) {
    guard let first = places.first else { return (.zero, .zero) }
    let away = PixelPoint(repeating: reach)
    return (places.reduce(first, pointwiseMin) - away, places.reduce(first, pointwiseMax) + away)
  }

  /// The coverage of a band's pixels, row by row, from 0 to 1.
  package func shares(in band: PixelRect) -> [Double] {
    switch self {
    case .line(let places, let width): Self.lineShares(places, width / 2, in: band)
    case .area(let polygons): Self.areaShares(polygons, in: band)
    case .text(let text): text.shares(in: band)
    }
  }
}

extension OverlayPart.Shape {
  /// The coverage by a line with some reach.
  private static func lineShares(
    _ places: [PixelPoint], _ reach: Double, in band: PixelRect
  ) -> [Double] {
    var shares = [Double](repeating: 0, count: band.width * band.height)
    let ends = places.count == 1 ? places : Array(places.dropFirst())
    for (from, to) in zip(places, ends) {
      StrokeMask.visit(from, to, radius: reach, columns: band.columns, rows: band.rows) {
        x, y, share in
        let (place, share) = ((y - band.top) * band.width + x - band.left, share())
        if share > shares[place] { shares[place] = min(share, 2 * reach) }
      }
    }
    return shares
  }

  /// The coverage by an area enclosed by polygons, sampled at lines through each row of pixels.
  private static func areaShares(_ polygons: [[PixelPoint]], in band: PixelRect) -> [Double] {
    let fine = 8
    var shares = [Double](repeating: 0, count: band.width * band.height)
    let (left, right) = (Double(band.left), Double(band.right))
    let (top, bottom) = (Double(band.top), Double(band.bottom))
    let sides = polygons.flatMap { zip($0, $0.dropFirst() + $0.prefix(1)) }
      .filter { min($0.y, $1.y) <= bottom && max($0.y, $1.y) >= top }
    for line in 0..<band.height * fine {
      let y = top + (Double(line) + 0.5) / Double(fine)
      let crossings = Self.crossings(sides, at: y).sorted()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let (from, to) = (max(left, crossings[pair]), min(right, crossings[pair + 1]))
        guard from < to else { continue }
        for x in Int(from)..<Int(to.rounded(.up)) {
          let part = min(to, Double(x + 1)) - max(from, Double(x))
          shares[line / fine * band.width + x - band.left] += part / Double(fine)
        }
      }
    }
    return shares
  }

  private static func crossings(_ sides: [(PixelPoint, PixelPoint)], at y: Double) -> [Double] {
    sides.compactMap { from, to in
      guard (from.y <= y) != (to.y <= y) else { return nil }
      return from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
    }
  }
}
