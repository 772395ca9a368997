package import Basics

extension Annotation {
  /// The cells that its points lie in; nil if it is drawn at a place of the picture, or moves.
  package var bounds: CellRect? {
    guard !isOnPicture, move == Point(0, 0), turn == 0 else { return nil }
    let points: [Point]
    switch figure {
    case .label(let at): points = [at]
    case .arrow(let from, let to): points = [from, to] + (textPoint.map { [$0] } ?? [])
    case .line(let all), .area(let all): points = all
    case .box(let column, let row, let columns, let rows):
      return CellRect(x: column, y: row, width: columns, height: rows)
    }
    func whole(_ number: Double) -> Int { Int(max(-1e15, min(1e15, number.rounded()))) }
    let (xs, ys) = (points.map { whole($0.x) }, points.map { whole($0.y) })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      return nil
    }
    return CellRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
