internal import TerrariumBasics
package import TerrariumGD

/// Draws the content of one cell at a cell's size, once for each tile of a film.
package struct TilePainter {
  let look: Look
  let subject: Subject
  let cell: Int

  package init(look: Look, subject: Subject, cell: Int) {
    self.look = look
    self.subject = subject
    self.cell = cell
  }

  /// The number of cells across and down after which the background's texture repeats.
  static let texturePeriod = 4
  /// The fewest pixels in which the background's texture repeats; for small cells it covers more
  /// cells.
  static let leastTexture = 64
  /// The smallest cell with a texture under a moving camera.
  static let smallestTextured = 16
  /// The smallest cell in which a sprite is recognisable; smaller ones show a disc of its colour.
  static let smallestSprite = 10
  /// The smallest cell in which that disc is round.
  static let smallestDot = 6
  /// The smallest cell in which an icon is drawn.
  static let smallestIcon = 7
  static let smallestRound = 3
  /// The least opacity, of 255, at which an edge is visible on a textured background.
  private static let leastCover: UInt8 = 24

  /// The widest drawn texture: in larger cells it repeats more often, because every pixel of every
  /// background is drawn and counted for each state.
  static let widestTexture = 512

  /// The shape of cells of a size: in small ones all shapes are squares.
  static func shape(_ shape: CellShape, ofCell cell: Int) -> CellShape {
    switch shape {
    case .square: .square
    case .circle, .rounded: cell < smallestRound ? .square : shape
    case .sprite: cell < smallestIcon ? .square : .sprite
    case .hexagon, .triangle: cell < smallestRound ? .square : shape
    }
  }

  /// The number of different backgrounds across and down.
  package var period: Int {
    guard isTextured else { return 1 }
    let cells = max(Self.texturePeriod, (Self.leastTexture + cell - 1) / cell)
    return max(1, min(cells, Self.widestTexture / cell))
  }

  /// True if a state is shown as a large picture, which has many shades.
  var showsPictures: Bool { subject.states.contains { showsSprite($0) && $0.sprite?.icons == nil } }

  var isTextured: Bool { subject.texture != nil && look.texture != .none }

  /// The poses of a state.
  func poses(of state: Int) -> Poses {
    let style = subject.states[state]
    guard showsSprite(style), !style.poses.isEmpty else { return Poses(kinds: 1, turns: false) }
    return Poses(kinds: 1 + style.poses.count, turns: style.turns)
  }

  private func showsSprite(_ style: StateStyle) -> Bool {
    let shape = shape(of: style)
    return Self.shape(shape, ofCell: cell) == .sprite && style.sprite.map(isDrawn) ?? false
  }

  /// Among sprites, a trace without a picture is a disc.
  private func shape(of style: StateStyle) -> CellShape {
    look.shape == .sprite && style.blend != nil && style.sprite == nil ? .circle : look.shape
  }

  /// True if a cell has room for it.
  private func isDrawn(_ sprite: Sprite) -> Bool {
    cell >= (sprite.icons == nil ? Self.smallestSprite : Self.smallestIcon)
  }

  /// A sheet of a state's tiles: the tile on each background, in a square of `period` × `period`.
  ///
  /// `ground` is the sheet of the backgrounds alone, which is the same for all states.
  package func sheet(for state: Int, pose: Int = 0, on ground: [UInt32]) throws(GDError) -> [UInt32]
  {
    guard let cover = try cover(of: state, pose: pose) else { return ground }
    var sheet = ground
    for (row, start) in stride(from: 0, to: ground.count, by: cell).enumerated() {
      // A row of the sheet repeats the same row of the cell.
      let from = row / period % cell * cell
      for x in 0..<cell where cover[from + x] != Self.clear { sheet[start + x] = cover[from + x] }
    }
    return sheet
  }

  /// A transparent pixel of a cover; no colour has this code.
  static let clear = UInt32.max

  /// The pixels of a state's shape over any background; nil if it has no shape.
  func cover(of state: Int, pose: Int) throws(GDError) -> [UInt32]? {
    guard subject.states[state].extent > 0 else { return nil }
    let plain = look.theme[subject.ground]
    guard isTextured else {
      var tile = try Canvas(width: cell, height: cell)
      tile.fill(plain.code)
      tile.draw(try picture(of: state, pose: pose), left: 0, top: 0)
      return tile.colours
    }
    // Edges are mixed with the plain background colour, not with its texture, so a shape has the
    // same pixels in every cell and a GIF can reuse them.
    return try pixels(of: state, pose: pose)
      .map { $0.w < Self.leastCover ? Self.clear : $0.colour(over: plain) }
  }

  /// The sheet of all backgrounds without a shape.
  package func ground() throws(GDError) -> [UInt32] {
    let side = period * cell
    var sheet = try Canvas(width: side, height: side)
    sheet.fill(look.theme[subject.ground].code)
    if isTextured, let texture = subject.texture {
      let picture = try texture.picture(in: SpriteTint(textureOf: subject.ground, look.theme))
      sheet.draw(picture, left: 0, top: 0, width: side, height: side)
    }
    return sheet.colours
  }

  /// The drawing of a state in one of its poses.
  func picture(of state: Int, pose: Int) throws(GDError) -> Canvas {
    let style = subject.states[state]
    guard pose > 0, let (sprite, isMirrored) = posed(state, pose) else {
      return try picture(of: style)
    }
    var picture = try picture(of: sprite, for: style)
    if isMirrored { picture.mirror() }
    return try Canvas(picture, width: cell, height: cell)
  }

  private func picture(of sprite: Sprite, for style: StateStyle) throws(GDError) -> Canvas {
    try sprite.picture(in: SpriteTint(look.theme, style.tone, on: subject.ground))
  }

  /// The picture of a state in a pose, and if it is mirrored; nil if it has none.
  func posed(_ state: Int, _ pose: Int) -> (sprite: Sprite, isMirrored: Bool)? {
    let style = subject.states[state]
    guard showsSprite(style) else { return nil }
    let kinds = poses(of: state).kinds
    let sprite = pose % kinds == 0 ? style.sprite : style.poses[pose % kinds - 1]
    return sprite.map { ($0, pose >= kinds) }
  }

  /// The drawing of a style, transparent where the background is visible.
  private func picture(of style: StateStyle) throws(GDError) -> Canvas {
    let colour = style.colour(in: look.theme).code
    switch form(of: style) {
    case .picture(let sprite):
      if let icon = sprite.icons?.fitting(cell) {
        return try Canvas(icon, style.colour(in: look.theme), cell: cell)
      }
      return try Canvas(picture(of: sprite, for: style), width: cell, height: cell)
    case .disc(let inset):
      return try smooth(inset) { mask, side in
        mask.fillEllipse(colour, centreX: side / 2, centreY: side / 2, width: side, height: side)
      }
    case .rounded(let inset, let share):
      return try smooth(inset) { mask, side in
        let corner = Int(Double(side) * share)
        mask.fill(colour, left: corner, top: 0, width: side - 2 * corner, height: side)
        mask.fill(colour, left: 0, top: corner, width: side, height: side - 2 * corner)
        for x in [corner, side - 1 - corner] {
          for y in [corner, side - 1 - corner] {
            mask.fillEllipse(colour, centreX: x, centreY: y, width: 2 * corner, height: 2 * corner)
          }
        }
      }
    case .outline(let lattice):
      return try smooth(0) { mask, side in
        mask.fillPolygon(colour, lattice.outline.map { ($0.x * Double(side), $0.y * Double(side)) })
      }
    case .square(let inset):
      var square = try Canvas(width: cell, height: cell, isTransparent: true)
      square.fill(
        colour, left: inset, top: inset, width: cell - 2 * inset, height: cell - 2 * inset)
      return square
    }
  }

  /// A shape drawn much larger and shrunk, for smooth edges.
  private func smooth(
    _ inset: Int, _ shape: (inout Canvas, Int) -> Void
  ) throws(GDError) -> Canvas {
    let factor = max(1, min(16, 2048 / cell))
    let side = (cell - 2 * inset) * factor
    var large = try Canvas(width: cell * factor, height: cell * factor, isTransparent: true)
    var mask = try Canvas(width: side, height: side, isTransparent: true)
    shape(&mask, side)
    large.draw(mask, left: inset * factor, top: inset * factor)
    return try Canvas(large, width: cell, height: cell)
  }
}

extension TilePainter {
  /// The shape in a cell, inset by a number of pixels, for both pixels and vector shapes.
  enum Form: Hashable, Sendable {
    case square(inset: Int)
    case disc(inset: Int)
    /// Rounded corners with a radius in units of the side.
    case rounded(inset: Int, corner: Double)
    case picture(Sprite)
    /// The outline of a lattice's first cell, in the centre of the square.
    case outline(CellLattice)

    /// The corner radius of `shape: rounded`.
    static let corner = 0.3
  }

  /// The distance in pixels of a state's shape from the edges of a cell of a size.
  static func inset(of style: StateStyle, isRound: Bool, cell: Int) -> Int {
    let free = cell < 4 ? 0 : cell * (100 - style.extent) / 200
    return isRound && cell >= 6 ? max(1, cell / 16, free) : free
  }

  /// The form of a state.
  func form(of style: StateStyle) -> Form {
    let shape = shape(of: style)
    func inset(isRound: Bool) -> Int { Self.inset(of: style, isRound: isRound, cell: cell) }
    let isDot = shape == .sprite && style.hasDot && cell >= Self.smallestDot
    switch isDot && cell < Self.smallestSprite
      ? Self.shape(.circle, ofCell: cell) : Self.shape(shape, ofCell: cell)
    {
    case .circle: return .disc(inset: inset(isRound: true))
    case .rounded: return .rounded(inset: inset(isRound: true), corner: Form.corner)
    case .square, .sprite:
      if showsSprite(style), let sprite = style.sprite { return .picture(sprite) }
      return .square(inset: inset(isRound: false))
    case .hexagon: return .outline(.hexagons)
    case .triangle: return .outline(.triangles)
    }
  }
}
