/// The shape that a cell is drawn in, and its coverage of any rectangle.
///
/// The shape is in the unit square. Its area left of and above each point is computed beforehand,
/// so a rectangle of any size takes four look-ups.
struct ShapeMask: Sendable {
  /// The areas at the corners of squares, row by row; empty for a square, which needs none.
  private let sums: [Float]

  private static let side = 192

  /// Creates the mask of a shape as tiles draw it; for sprites, of the dots in their place.
  init(_ shape: CellShape) {
    switch shape {
    case .circle, .sprite: sums = Self.sums { x, y in 0.5 - (x * x + y * y).squareRoot() }
    case .rounded:
      let corner = TilePainter.Form.corner
      sums = Self.sums { x, y in
        let (right, down) = (max(0, abs(x) - 0.5 + corner), max(0, abs(y) - 0.5 + corner))
        return corner - (right * right + down * down).squareRoot()
      }
    case .square, .hexagon, .triangle: sums = []
    }
  }

  /// The areas of a shape given by the depth of each point inside it.
  private static func sums(inside depth: (Double, Double) -> Double) -> [Float] {
    let pitch = side + 1
    var sums = [Float](repeating: 0, count: pitch * pitch)
    for row in 0..<side {
      var line = 0.0
      for column in 0..<side {
        let x = (Double(column) + 0.5) / Double(side) - 0.5
        let y = (Double(row) + 0.5) / Double(side) - 0.5
        line += max(0, min(1, 0.5 + depth(x, y) * Double(side)))
        let above = Double(sums[row * pitch + column + 1])
        sums[(row + 1) * pitch + column + 1] = Float(above + line / Double(side * side))
      }
    }
    return sums
  }

  /// The area of the shape left of and above a point of the unit square. In small cells the shape
  /// is between a square (0) and its full form (1).
  func area(_ x: Double, _ y: Double, shaped: Double) -> Double {
    let square = x * y
    if sums.isEmpty || shaped <= 0 { return square }
    let (right, down) = (x * Double(Self.side), y * Double(Self.side))
    let column = min(Self.side - 1, Int(right))
    let row = min(Self.side - 1, Int(down))
    let (a, b) = (right - Double(column), down - Double(row))
    let place = row * (Self.side + 1) + column
    let upper = Double(sums[place]) * (1 - a) + Double(sums[place + 1]) * a
    let lower =
      Double(sums[place + Self.side + 1]) * (1 - a) + Double(sums[place + Self.side + 2]) * a
    return square + (upper * (1 - b) + lower * b - square) * shaped
  }
}

/// The shape of a cell at a scale: its distance from the cell's edges, and its roundness.
struct ShapeFit: Sendable {
  /// The cell's side without its grid line, in cells.
  let body: Double
  let inset: Double
  let shaped: Double

  private let shape: CellShape
  /// The cell's side without its grid line, in pixels.
  private let side: Double

  /// Creates the shape of a state. It is interpolated between the sizes of tiles, so that nothing
  /// jumps.
  init(_ shape: CellShape, _ style: StateStyle, scale: Double, line: Double) {
    side = scale - line
    body = side / scale
    self.shape = shape
    let isDot = shape == .sprite && style.hasDot
    let isRound = shape == .circle || shape == .rounded || isDot
    let least = isDot ? TilePainter.smallestDot : TilePainter.smallestRound
    let tile = Int(side)
    let insets = [tile, tile + 1].map {
      Double(TilePainter.inset(of: style, isRound: isRound, cell: $0))
    }
    let part = side - Double(tile)
    inset = (insets[0] * (1 - part) + insets[1] * part) / scale
    shaped = isRound ? max(0, min(1, side - Double(least - 1))) : 0
  }

  /// The form with equally large corners cut off, in a cell of many units; a square if these are
  /// less than half a pixel, as many squares then make one shape.
  func form(pitch: Int) -> TilePainter.Form {
    let inset = Int((self.inset * Double(pitch)).rounded())
    let corner = (shape == .rounded ? TilePainter.Form.corner : 0.5) * shaped.squareRoot()
    if corner * side < 0.5 { return .square(inset: inset) }
    return corner == 0.5 ? .disc(inset: inset) : .rounded(inset: inset, corner: corner)
  }

  /// The area of a rectangle of a cell that the shape covers, in cells.
  func area(
    of mask: ShapeMask, _ x: (from: Double, to: Double), _ y: (from: Double, to: Double)
  ) -> Double {
    let side = body - 2 * inset
    func inner(_ place: Double) -> Double { max(0, min(1, (place - inset) / side)) }
    let left = inner(x.from)
    let right = inner(x.to)
    let top = inner(y.from)
    let bottom = inner(y.to)
    if left >= right || top >= bottom { return 0 }
    // The square inside every shape needs no look-up.
    if min(left, top) >= 0.15, max(right, bottom) <= 0.85 {
      return (right - left) * (bottom - top) * side * side
    }
    let covered =
      mask.area(right, bottom, shaped: shaped) - mask.area(left, bottom, shaped: shaped)
      - mask.area(right, top, shaped: shaped) + mask.area(left, top, shaped: shaped)
    return max(0, covered) * side * side
  }
}
