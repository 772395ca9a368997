internal import TerrariumBasics

/// Places annotations in a viewport at a moment.
struct AnnotationSketch {
  let viewport: Viewport
  let moment: OverlayMoment
  /// The default ink, and the style of texts.
  let ink: Colour
  let style: TextStyle

  /// The shapes of an annotation, from back to front; empty if it is invisible.
  func parts(of annotation: Annotation) -> [OverlayPart] {
    let shift = annotation.shift(at: moment.time) - [0, Double(moment.topLine)]
    let opacity = opacity(of: annotation, shift)
    guard opacity > 0 else { return [] }
    let ink = annotation.colour ?? self.ink
    let pen = AnnotationPen(
      ink: ink, opacity: opacity, scale: Double(style.scale), hasHalo: annotation.hasHalo)
    let width = Double(annotation.size ?? 2) * pen.scale * growth(of: annotation)
    func place(of point: Annotation.Point) -> PixelPoint {
      annotation.isOnPicture ? onPicture(point) : self.place(of: point)
    }
    func places(_ points: [Annotation.Point], closed: Bool = false) -> [PixelPoint] {
      let places = turned(points.map { place(of: $0 + shift) }, annotation.turn)
      return closed ? places + places.prefix(1) : places
    }
    switch annotation.shape {
    case .label(let at):
      let turn = annotation.turn + (annotation.isOnPicture ? 0 : viewport.visible.turn)
      return text(of: annotation, at: place(of: at + shift), turn: turn, with: pen)
    case .line(let points): return pen.line(places(points), width: width)
    case .area(let points):
      let outline = places(points, closed: true)
      // A given opacity applies to the whole annotation.
      return annotation.alpha == nil ? pen.area(outline, width: width) : pen.filled(outline)
    case .box(let column, let row, let columns, let rows):
      let cells = CellRect(x: column, y: row, width: columns, height: rows)
      let outlines =
        annotation.isOnPicture
        ? [cells.corners.map { onPicture($0 + shift) }]
        : outlines(of: cells, shift: shift, width: width)
      return outlines.flatMap { outline in
        pen.line(turned(outline, annotation.turn, about: middle(outline)), width: width)
      }
    case .arrow(let from, let to):
      let ends = places([from, to])
      let own = annotation.text == nil ? width : 2 * pen.scale
      let start = annotation.textPoint.map { place(of: $0 + shift) }
      return pen.arrow(from: ends[0], to: ends[1], width: own)
        + text(
          of: annotation, at: start ?? ends[0], turn: 0,
          away: start == nil ? ends[1] - ends[0] : nil, with: pen)
    }
  }

  /// The opacity of an annotation that has moved.
  private func opacity(of annotation: Annotation, _ shift: Annotation.Point) -> Double {
    let own = annotation.opacity(at: moment.time) * (annotation.alpha ?? 1)
    guard own > 0, annotation.zoomRange != nil || annotation.distance != nil else { return own }
    let start = annotation.points.first ?? .zero
    let way = plane(start + shift) - viewport.visible.centre
    return own * annotation.opacity(atZoom: zoom)
      * annotation.opacity(atDistance: (way * way).sum().squareRoot())
  }

  /// The size of a cell in pixels, independent of the scale for dense screens.
  private var zoom: Double { viewport.scale / Double(style.scale) }

  private func growth(of annotation: Annotation) -> Double {
    annotation.zoom.map { zoom / $0 } ?? 1
  }

  /// The place of a point given in percent of the picture.
  private func onPicture(_ point: Annotation.Point) -> PixelPoint {
    let size = PixelPoint(Double(viewport.area.width), Double(viewport.area.height))
    return viewport.corner + size * point / 100
  }

  /// A text; if an arrow starts at its point, the text is on the other side of the point.
  private func text(
    of annotation: Annotation, at point: PixelPoint, turn: Double, away: PixelPoint? = nil,
    with pen: AnnotationPen
  ) -> [OverlayPart] {
    guard let text = annotation.text.map(moment.words), !text.isEmpty else { return [] }
    let usual = annotation.size.map { $0 * style.scale } ?? style.pixels
    let grown = (Double(usual) * growth(of: annotation)).rounded()
    // Letters of less than four pixels are left out.
    guard grown >= 4 else { return [] }
    let size = min(Font.largest, Int(grown))
    var (point, anchor) = (point, annotation.anchor ?? .center)
    if let away, annotation.anchor == nil {
      let isLevel = abs(away.x) > abs(away.y)
      anchor = isLevel ? (away.x > 0 ? .right : .left) : (away.y > 0 ? .bottom : .top)
      let gap = 3 * pen.scale
      point += isLevel ? [away.x > 0 ? -gap : gap, 0] : [0, away.y > 0 ? -gap : gap]
    }
    return pen.text(
      OverlayText(text, at: point, anchor, font: Font(style.face, size: size), turn: turn))
  }
}

extension AnnotationSketch {
  private func place(of point: Annotation.Point) -> PixelPoint {
    viewport.pixel(of: plane(point)) - viewport.lineShift
  }

  /// The place of a point in the plane, interpolated between the centres of the cells around it.
  private func plane(_ point: Annotation.Point) -> PixelPoint {
    guard viewport.visible.lattice != .squares else { return point + 0.5 }
    let (tiling, cell) = (viewport.visible.lattice.tiling, cell(of: point))
    let part = point - point.rounded(.down)
    func middle(_ x: Int, _ y: Int) -> PixelPoint {
      let corners = tiling.outline(of: Cell(cell.x + x, cell.y + y))
      return corners.reduce(.zero, +) / Double(corners.count)
    }
    let above = middle(0, 0) * (1 - part.x) + middle(1, 0) * part.x
    guard part.y > 0 else { return above }
    return above * (1 - part.y) + (middle(0, 1) * (1 - part.x) + middle(1, 1) * part.x) * part.y
  }

  /// The cell at the top left of a point.
  private func cell(of point: Annotation.Point) -> Cell {
    let reach = Annotation.Point(repeating: Double(Limits.reach) * 4)
    let place = point.rounded(.down).clamped(lowerBound: -reach, upperBound: reach)
    return Cell(Int(place.x), Int(place.y))
  }

  /// The closed lines around cells. Those of an odd width are half a pixel inside, so that they
  /// cover whole pixels.
  private func outlines(
    of cells: CellRect, shift: Annotation.Point, width: Double
  ) -> [[PixelPoint]] {
    let corner = Annotation.Point(Double(cells.x), Double(cells.y))
    guard viewport.visible.lattice != .squares else {
      let least = viewport.pixel(of: corner + shift)
      let size = Annotation.Point(Double(cells.width), Double(cells.height))
      if viewport.visible.turn != 0 {
        let corners = [PixelPoint(0, 0), [size.x, 0], size, [0, size.y], [0, 0]]
        return [corners.map { viewport.pixel(of: corner + shift + $0) }]
      }
      let most = viewport.pixel(of: corner + shift + size) - viewport.lineShift * 2
      let isStill = shift.rounded(.down) == shift
      let inside = PixelPoint(repeating: width / 2 - (width / 2).rounded(.down))
      let a = inside + (isStill ? least.nearestPixel : least)
      let b = (isStill ? most.nearestPixel : most) - inside
      return [[a, [b.x, a.y], b, [a.x, b.y], a]]
    }
    let tiling = viewport.visible.lattice.tiling
    // Triangles alternate between pointing up and down, so the outline is that of the cells after
    // the movement.
    let first = cell(of: corner + shift + VisibleArea.edge)
    let moved = cells.moved(right: first.x - cells.x, down: first.y - cells.y)
    let way = plane(corner + shift) - plane([Double(first.x), Double(first.y)])
    let loops = TilingOutline(around: moved, of: tiling, limit: Sketch.budget)?.loops ?? []
    return loops.map { loop in
      (loop + loop.prefix(1)).map { viewport.pixel(of: tiling.place(of: $0) + way) }
    }
  }

  private func middle(_ places: [PixelPoint]) -> PixelPoint {
    let least = places.reduce(places[0], pointwiseMin)
    return (least + places.reduce(places[0], pointwiseMax)) / 2
  }

  /// Places rotated about a point, by default the first.
  private func turned(_ places: [PixelPoint], _ degrees: Double, about point: PixelPoint? = nil)
    -> [PixelPoint]
  {
    guard degrees != 0, let point = point ?? places.first else { return places }
    let rotation = Rotation(degrees)
    return places.map { point + rotation.turned($0 - point) }
  }
}

extension CellRect {
  /// The closed line around it.
  fileprivate var corners: [Annotation.Point] {
    [(x, y), (maxX, y), (maxX, maxY), (x, maxY), (x, y)].map { [Double($0), Double($1)] }
  }
}

/// Draws the shapes of annotations, each with a halo that separates it from any cells.
private struct AnnotationPen {
  let ink: Colour
  let opacity: Double
  /// The size of a pixel on a dense screen, and of a halo.
  let scale: Double
  let hasHalo: Bool

  private func part(_ shape: OverlayPart.Shape, _ share: Double = 1) -> OverlayPart {
    OverlayPart(shape: shape, colour: ink, opacity: opacity * share)
  }

  private func halo(_ shape: OverlayPart.Shape) -> [OverlayPart] {
    guard hasHalo else { return [] }
    return [OverlayPart(shape: shape, colour: ink.ink, opacity: opacity * Annotation.veil(of: ink))]
  }

  func line(_ places: [PixelPoint], width: Double) -> [OverlayPart] {
    halo(.line(places, width: width + 2 * scale)) + [part(.line(places, width: width))]
  }

  /// A filled area.
  func filled(_ places: [PixelPoint]) -> [OverlayPart] { [part(.area([places]))] }

  func area(_ places: [PixelPoint], width: Double) -> [OverlayPart] {
    [part(.area([places]), Annotation.fill)] + line(places, width: width)
  }

  func text(_ text: OverlayText) -> [OverlayPart] {
    halo(.text(text.spread(by: scale))) + [part(.text(text))]
  }

  /// An arrow with its tip at the end.
  func arrow(from start: PixelPoint, to end: PixelPoint, width: Double) -> [OverlayPart] {
    let way = end - start
    let length = (way * way).sum().squareRoot()
    guard length > 0 else { return line([start], width: width) }
    let (along, across) = (way / length, PixelPoint(-way.y, way.x) / length)
    let head = min(length, 3 * width + 4 * scale)
    let (neck, half) = (end - along * head, across * (width / 2))
    let wing = across * (head * 0.45)
    let outline = [
      start + half, neck + half, neck + wing, end, neck - wing, neck - half, start - half,
      start + half,
    ]
    return halo(.line(outline, width: 2 * scale)) + [part(.area([outline]))]
  }
}
