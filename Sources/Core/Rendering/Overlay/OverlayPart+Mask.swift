internal import TerrariumGD

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

  /// The coverage by an area enclosed by polygons.
  private static func areaShares(_ polygons: [[PixelPoint]], in band: PixelRect) -> [Double] {
    var shares = [Double](repeating: 0, count: band.width * band.height)
    let (top, bottom) = (Double(band.top), Double(band.bottom))
    let sides = polygons.flatMap { zip($0, $0.dropFirst() + $0.prefix(1)) }
      .filter { min($0.y, $1.y) <= bottom && max($0.y, $1.y) >= top }
    var row = CoveredRow(columns: band.columns, lines: 8)
    for y in band.rows {
      row.add(y) { CoveredRow.spans(inside: sides, at: $0) }
      row.empty { x, share in shares[(y - band.top) * band.width + x - band.left] = share }
    }
    return shares
  }
}
