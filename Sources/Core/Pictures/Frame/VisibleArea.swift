package import TerrariumBasics

/// The visible part of a field and its scale: a rectangle of the plane in the shape of the picture.
/// A cell is 1 wide.
package struct VisibleArea: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  /// The cells of a bounded field, beyond which there is nothing.
  package var field: CellRect?
  /// The lattice of its cells.
  package var lattice: CellLattice
  /// The picture's rotation about its centre, in degrees clockwise.
  package var turn = 0.0

  package init(
    x: Double, y: Double, width: Double, height: Double, field: CellRect? = nil,
    lattice: CellLattice = .squares
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.field = field
    self.lattice = lattice
  }

  /// Creates the area of whole cells.
  package init(_ cells: CellRect, in lattice: CellLattice = .squares) {
    guard lattice != .squares else {
      self.init(
        x: Double(cells.x), y: Double(cells.y), width: Double(cells.width),
        height: Double(cells.height))
      return
    }
    let (least, most) = lattice.tiling.box(of: cells)
    self.init(
      x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y, lattice: lattice)
  }

  /// Creates the area of a lattice's columns and rows, which may begin and end within cells. A side
  /// shorter than a cell counts as one.
  package init(ofColumnsAndRows rectangle: VisibleArea, in lattice: CellLattice) {
    guard lattice != .squares else {
      self = rectangle
      return
    }
    let (left, top) = (rectangle.x.rounded(.down), rectangle.y.rounded(.down))
    let (right, bottom) = (
      max(rectangle.x + 1, rectangle.maxX), max(rectangle.y + 1, rectangle.maxY)
    )
    let cells = CellRect(
      left: Int(cell: left), top: Int(cell: top), right: Int(cell: right.rounded(.up)),
      bottom: Int(cell: bottom.rounded(.up)))
    self.init(cells, in: lattice)
    // The box of whole cells, without the parts of border cells outside the rectangle.
    let weave = lattice.tiling.weave
    let (least, most) = (
      rectangle.x - left - weave.lean * (bottom - Double(cells.maxY)),
      right - Double(cells.maxX) - weave.lean * (rectangle.y - top)
    )
    x += least / weave.columns
    y += (rectangle.y - top) / weave.rows
    width += (most - least) / weave.columns
    height += (bottom - Double(cells.maxY) - (rectangle.y - top)) / weave.rows
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }

  /// The smallest visible area of a picture's shape with this one in its centre.
  package func fitted(to picture: GridSize) -> VisibleArea {
    let (columns, rows) = (Double(picture.columns), Double(picture.rows))
    var fitted = self
    if width * rows > height * columns {
      fitted.height = width * rows / columns
      fitted.y -= (fitted.height - height) / 2
    } else if width * rows < height * columns {
      fitted.width = height * columns / rows
      fitted.x -= (fitted.width - width) / 2
    }
    return fitted
  }

  /// The smallest visible area of a picture's shape, rotated by some degrees, that shows all of
  /// this one in its centre.
  package func fitted(to picture: GridSize, turned turn: Double) -> VisibleArea {
    var fitted = self
    fitted.turn = turn
    fitted = fitted.upright.fitted(to: picture)
    fitted.turn = turn
    return fitted
  }

  /// The smallest unrotated area that shows all of this one.
  package var upright: VisibleArea {
    let (sine, cosine) = SphereMath.sineAndCosine(turn)
    var upright = self
    upright.turn = 0
    upright.width = width * abs(cosine) + height * abs(sine)
    upright.height = width * abs(sine) + height * abs(cosine)
    upright.x -= (upright.width - width) / 2
    upright.y -= (upright.height - height) / 2
    return upright
  }

  /// The part inside a field; the whole area if they do not intersect, or if the field is
  /// unbounded.
  package func cut(to field: CellRect?) -> VisibleArea {
    guard let field else { return self }
    let whole = VisibleArea(field, in: lattice)
    let (left, top) = (max(x, whole.x), max(y, whole.y))
    let (right, bottom) = (min(maxX, whole.maxX), min(maxY, whole.maxY))
    guard left < right, top < bottom else { return self }
    return VisibleArea(x: left, y: top, width: right - left, height: bottom - top, lattice: lattice)
  }

  /// The area moved into a field, or centred on it if the field is smaller. A rotated one stays, as
  /// its corners could leave the field.
  package func moved(into field: CellRect?) -> VisibleArea {
    guard let field, turn.truncatingRemainder(dividingBy: 90) == 0 else { return self }
    let (whole, upright) = (VisibleArea(field, in: lattice), upright)
    func moved(_ start: Double, _ length: Double, _ first: Double, _ whole: Double) -> Double {
      let room = whole - length
      if room < 0 { return first + room / 2 }
      return min(max(start, first), first + room)
    }
    var visible = self
    visible.x = moved(upright.x, upright.width, whole.x, whole.width) + (upright.width - width) / 2
    visible.y =
      moved(upright.y, upright.height, whole.y, whole.height) + (upright.height - height) / 2
    return visible
  }

  /// True if all of the cells are visible, up to rounding errors.
  package func contains(_ cells: CellRect) -> Bool {
    let slack = 1e-9 * max(width, height)
    let box = VisibleArea(cells, in: lattice)
    return box.x >= x - slack && box.maxX <= maxX + slack
      && box.y >= y - slack && box.maxY <= maxY + slack
  }

  /// The cells that are at least partly visible, and for slanted lattices some others.
  package var cells: CellRect {
    if lattice != .squares { return lattice.tiling.cells(from: [x, y], to: [maxX, maxY]) }
    let (left, right) = Self.span(from: x, to: maxX)
    let (top, bottom) = Self.span(from: y, to: maxY)
    return CellRect(left: left, top: top, right: right, bottom: bottom)
  }

  private static func span(from start: Double, to end: Double) -> (first: Int, end: Int) {
    let first = Int(cell: (start + edge).rounded(.down))
    return (first, max(first + 1, Int(cell: (end - edge).rounded(.up))))
  }

  /// The distance beyond a cell's edge that still counts as on it, too small for any picture to
  /// show.
  package static let edge = 1e-6
}

extension Int {
  /// Creates the column or row of a whole number, the last one if there are none so far out.
  package init(cell number: Double) {
    let (first, last) = (Limits.edges.lowerBound, Limits.edges.upperBound)
    self = number <= Double(first) ? first : number >= Double(last) ? last : Int(number)
  }
}

// MARK: - Gliding

extension VisibleArea {
  /// An area on a glide to another one; `part` is 0 at its start and 1 exactly at its end.
  ///
  /// The size changes by a constant factor, so that even a deep zoom looks uniform, and every edge
  /// moves in step with the size.
  package func glided(to end: VisibleArea, part: Double) -> VisibleArea {
    if part <= 0 { return self }
    if part >= 1 { return end }
    let ratio = end.width / width
    let way = abs(ratio - 1) < 1e-6 ? part : (Power(part).of(ratio) - 1) / (ratio - 1)
    return moved(to: end, part: way, turn: turned(to: end, part: part))
  }

  /// The area whose edges are each a part of the way to another one's.
  private func moved(to end: VisibleArea, part: Double, turn: Double) -> VisibleArea {
    func between(_ path: KeyPath<VisibleArea, Double>) -> Double {
      self[keyPath: path] + (end[keyPath: path] - self[keyPath: path]) * part
    }
    var visible = end
    (visible.x, visible.y) = (between(\.x), between(\.y))
    (visible.width, visible.height) = (between(\.width), between(\.height))
    visible.turn = turn
    return visible
  }

  /// An area on a glide with its own path and pace.
  package func glided(to end: VisibleArea, time: Double, _ glide: CameraGlide) -> VisibleArea {
    if time >= 1 { return end }
    let eased = Self.eased(time)
    let turn = turned(to: end, part: eased)
    func part(_ which: CameraGlide.Part) -> Double { glide.even.contains(which) ? time : eased }
    switch glide.path {
    case .zoom:
      var visible = glided(to: end, part: part(.zoom))
      visible.turn = turn
      return visible
    case .edges:
      return moved(to: end, part: part(.zoom), turn: turn)
    case .straight:
      var visible = end
      let size = Power(part(.zoom))
      visible.width = width * size.of(end.width / width)
      visible.height = height * size.of(end.height / height)
      let (here, there) = (centre, end.centre)
      visible.x = here.x + (there.x - here.x) * part(.x) - visible.width / 2
      visible.y = here.y + (there.y - here.y) * part(.y) - visible.height / 2
      visible.turn = turn
      return visible
    }
  }

  /// The centre.
  package var centre: PixelPoint { [x + width / 2, y + height / 2] }

  /// The rotation at a part of the way to another one, the shorter way round.
  private func turned(to end: VisibleArea, part: Double) -> Double {
    let way = (end.turn - turn).truncatingRemainder(dividingBy: 360).shorterWayRound
    let turn = (turn + way * max(0, min(1, part))).truncatingRemainder(dividingBy: 360)
    return turn < 0 ? turn + 360 : turn
  }

  /// Eases a glide, which starts and ends slowly. It is monotonic from 0 to 1.
  package static func eased(_ time: Double) -> Double {
    let time = max(0, min(1, time))
    return time * time * (3 - 2 * time)
  }
}

/// A power between 0 and 1, computed only with square roots, which are the same on every machine.
package struct Power {
  private let exponent: Double

  package init(_ exponent: Double) { self.exponent = max(0, min(1, exponent)) }

  /// A positive number raised to this power.
  package func of(_ base: Double) -> Double {
    if exponent == 1 { return base }
    var root = base
    var rest = exponent
    var power = 1.0
    while rest > 0, root != 1 {
      root.formSquareRoot()
      rest *= 2
      if rest >= 1 {
        power *= root
        rest -= 1
      }
    }
    return power
  }
}
