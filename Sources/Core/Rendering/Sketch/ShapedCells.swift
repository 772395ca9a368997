internal import TerrariumBasics
internal import TerrariumGD

/// Draws the shapes of a grid's cells.
struct ShapedCells {
  private let painter: TilePainter
  private let pitch: Int
  private let line: Int
  private let fine: Int
  private var pictures: [String: SketchPicture] = [:]

  init(_ painter: TilePainter, pitch: Int, line: Int, fine: Int) {
    self.painter = painter
    self.pitch = pitch
    self.line = line
    self.fine = fine
  }

  private struct Shape: Hashable {
    let form: TilePainter.Form
    let colour: Colour
  }

  private func shape(of state: Int) -> Shape? {
    let style = painter.subject.states[state]
    guard style.extent > 0 else { return nil }
    let (scale, line) = (Double(pitch) / Double(fine), Double(line) / Double(fine))
    let form =
      fine == 1
      ? painter.form(of: style)
      : ShapeFit(painter.look.shape, style, scale: scale, line: line).form(pitch: pitch)
    return Shape(form: form, colour: style.colour(in: painter.look.theme))
  }

  /// The shapes of all cells; nil if there are more than a budget allows.
  mutating func items(of grid: StateGrid, _ individuals: [UInt8]?, budget: Int) -> [Sketch.Item]? {
    let shapes = painter.subject.states.indices.map(shape)
    var kinds: [Shape] = []
    let places = shapes.map { shape in shape.map { kinds.place(of: $0) } }
    // Full squares are joined; all other shapes are one for each cell.
    let isJoined = kinds.map { $0.form == .square(inset: 0) }
    let runs = Self.runs(grid, kinds: kinds.count, limit: budget) { state in
      places[state].flatMap { isJoined[$0] ? $0 : nil }
    }
    var cells: [[Cell]] = kinds.map { _ in [] }
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        guard let place = places[Int(grid[column, row])], !isJoined[place] else { continue }
        cells[place].append(Cell(column, row))
      }
    }
    let single = cells.reduce(0) { $0 + $1.count }
    guard single <= budget / Sketch.elementCost, runs.count + single * Sketch.elementCost <= budget
    else { return nil }
    return kinds.indices.flatMap { place in
      isJoined[place]
        ? [joined(runs.rects[place], kinds[place])]
        : separate(cells[place], kinds[place], grid, individuals)
    }.filter { !$0.isEmpty }
  }

  /// Stacks of many kinds would have many times more shapes than cells.
  private static let mostStacked = 6

  private static func runs(
    _ grid: StateGrid, kinds: Int, limit: Int, kind: (Int) -> CellRuns.Kind?
  ) -> CellRuns {
    kinds <= mostStacked
      ? CellRuns(stacked: grid.size, kinds: kinds, limit: limit) { kind(Int(grid[$0, $1])) }
      : CellRuns(grid.size, kinds: kinds, limit: limit) { kind(Int(grid[$0, $1])) }
  }

  /// Joined squares cover the lines between them, which are drawn on top.
  private func joined(_ rects: [CellRect], _ shape: Shape) -> Sketch.Item {
    let squares = rects.map { rect in
      PixelRect(
        left: rect.x * pitch, top: rect.y * pitch, width: rect.width * pitch - line,
        height: rect.height * pitch - line)
    }
    return .squares(squares, Sketch.Ink(shape.colour))
  }

  private mutating func separate(
    _ cells: [Cell], _ shape: Shape, _ grid: StateGrid, _ individuals: [UInt8]?
  ) -> [Sketch.Item] {
    let ink = Sketch.Ink(shape.colour)
    let side = painter.cell
    switch shape.form {
    case .square(let inset):
      return [.squares(cells.map { square(at: $0).inset(by: inset) }, ink)]
    case .disc(let inset):
      let half = Double(side) / 2
      return [
        .discs(
          cells.map { [Double($0.x * pitch) + half, Double($0.y * pitch) + half] },
          radius: half - Double(inset), ink)
      ]
    case .rounded(let inset, let corner):
      return [
        .rounded(
          cells.map { Sketch.Box(square(at: $0).inset(by: inset)) },
          radius: Double(side - 2 * inset) * corner, ink)
      ]
    case .outline(let lattice):
      let outline = lattice.outline
      return [
        .area(
          cells.map { cell in
            outline.map {
              PixelPoint(Double(cell.x * pitch), Double(cell.y * pitch)) + $0 * Double(side)
            }
          }, ink)
      ]
    case .picture:
      return cells.compactMap { cell in
        let state = grid[cell.x, cell.y]
        let individual = individuals.map { $0[cell.y * grid.size.columns + cell.x] }
        return picture(of: Int(state), individual, in: square(at: cell))
      }
    }
  }

  private func square(at cell: Cell) -> PixelRect {
    PixelRect(left: cell.x * pitch, top: cell.y * pitch, width: painter.cell, height: painter.cell)
  }

  private mutating func picture(
    of state: Int, _ individual: UInt8?, in place: PixelRect
  ) -> Sketch.Item? {
    let pose = individual.map { painter.poses(of: state).pose(of: $0) } ?? 0
    guard let (sprite, isMirrored) = painter.posed(state, pose) else { return nil }
    let style = painter.subject.states[state]
    let name = "\(sprite.name) \(style.tone)"
    let picture = pictures[name] ?? painter.sketch(of: sprite, style)
    pictures[name] = picture
    return picture.map { .picture($0, Sketch.Box(place), isMirrored: isMirrored) }
  }
}

extension Sketch.Item {
  fileprivate var isEmpty: Bool {
    switch self {
    case .squares(let squares, _): squares.isEmpty
    case .discs(let centres, _, _): centres.isEmpty
    case .rounded(let boxes, _, _): boxes.isEmpty
    default: false
    }
  }
}

extension TilePainter {
  /// The resolution of a picture that may be enlarged, in pixels per pixel.
  private static let fineness = 4

  /// A sprite in the theme's colours, at a useful resolution; nil if gd has no memory for it.
  func sketch(of sprite: Sprite, _ style: StateStyle) -> SketchPicture? {
    if let icon = sprite.icons?.fitting(cell) {
      // It keeps its pixels, and the room around them.
      guard let canvas = try? Canvas(icon, style.colour(in: look.theme), cell: cell) else {
        return nil
      }
      return SketchPicture(
        width: cell, height: cell, pixels: .blended(bled(canvas.pixels, width: cell)),
        isSmooth: false)
    }
    return picture(of: sprite, SpriteTint(look.theme, style.tone, on: subject.ground), side: cell)
  }

  /// The background's texture in one period; nil if it has none.
  var textureSketch: SketchPicture? {
    guard isTextured, let texture = subject.texture else { return nil }
    return picture(
      of: texture, SpriteTint(textureOf: subject.ground, look.theme), side: period * cell,
      on: look.theme[subject.ground])
  }

  private func picture(
    of sprite: Sprite, _ tint: SpriteTint?, side: Int, on ground: Colour? = nil
  ) -> SketchPicture? {
    guard let whole = try? sprite.picture(in: tint) else { return nil }
    let fine = min(whole.width, Self.fineness * side)
    guard let picture = try? Canvas(whole, width: fine, height: fine) else { return nil }
    guard let ground else {
      let pixels = bled(picture.pixels, width: fine)
      return SketchPicture(width: fine, height: fine, pixels: .blended(pixels), isSmooth: true)
    }
    guard var opaque = try? Canvas(width: fine, height: fine) else { return nil }
    opaque.fill(ground.code)
    opaque.draw(picture, left: 0, top: 0)
    let pixels = opaque.colours.map { $0 | 0xff00_0000 }
    return SketchPicture(width: fine, height: fine, pixels: .blended(pixels), isSmooth: true)
  }
}

/// The pixels, `0xAARRGGBB`, with invisible ones in the colour of visible neighbours, because
/// programs that scale colours and opacity separately mix their colour into the edges.
func bled(_ pixels: [UInt32], width: Int) -> [UInt32] {
  var pixels = pixels
  func pass(_ places: some Sequence<Int>) {
    var last: UInt32?
    for place in places {
      if pixels[place] >> 24 > 0 || pixels[place] & 0xff_ffff != 0 {
        last = pixels[place] & 0xff_ffff
      } else if let last {
        pixels[place] = last
      }
    }
  }
  for start in stride(from: 0, to: pixels.count, by: max(1, width)) {
    pass(start..<start + width)
    pass((start..<start + width).reversed())
  }
  for column in 0..<width {
    pass(stride(from: column, to: pixels.count, by: width))
    pass(stride(from: column, to: pixels.count, by: width).reversed())
  }
  return pixels
}
