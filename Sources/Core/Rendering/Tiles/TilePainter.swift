internal import TerrariumBasics
package import TerrariumGD

/// Draws what one cell shows, at a cell's size: done once for each tile of a film.
package struct TilePainter {
  let look: Look
  let subject: Subject
  let cell: Int

  package init(look: Look, subject: Subject, cell: Int) {
    (self.look, self.subject, self.cell) = (look, subject, cell)
  }

  /// The cells across and down after which the ground's texture repeats.
  static let texturePeriod = 4
  /// The fewest pixels in which the ground's texture repeats: in small cells it goes over more.
  static let leastTexture = 64
  /// The smallest cell on which a camera that moves shows a texture.
  static let smallestTextured = 16
  /// The smallest cell on which a sprite can be made out; smaller ones show a disc of its colour.
  static let smallestSprite = 10
  /// The smallest cell on which that disc is round.
  static let smallestDot = 6
  /// The smallest cell on which an icon is drawn.
  static let smallestIcon = 7
  static let smallestRound = 3
  /// The least opacity of 255 with which an edge is seen on a textured ground.
  private static let leastCover: UInt8 = 24

  /// The widest that a texture is drawn: in larger cells it repeats more often, because every pixel
  /// of every ground is drawn and counted for each state.
  static let widestTexture = 512

  /// The shape that cells of a size are drawn in: in small ones all shapes are squares.
  static func shape(_ shape: CellShape, ofCell cell: Int) -> CellShape {
    switch shape {
    case .square: .square
    case .circle, .rounded: cell < smallestRound ? .square : shape
    case .sprite: cell < smallestIcon ? .square : .sprite
    case .hexagon, .triangle: cell < smallestRound ? .square : shape
    }
  }

  /// The number of different grounds across and down.
  package var period: Int {
    guard isTextured else { return 1 }
    let cells = max(Self.texturePeriod, (Self.leastTexture + cell - 1) / cell)
    return max(1, min(cells, Self.widestTexture / cell))
  }

  /// True if a state is seen as a large picture, which has many shades.
  var showsPictures: Bool { subject.states.contains { showsSprite($0) && $0.sprite?.icons == nil } }

  var isTextured: Bool { subject.texture != nil && look.texture != .none }

  /// The pictures in which a state is seen.
  func poses(of state: Int) -> Poses {
    let style = subject.states[state]
    guard showsSprite(style), !style.poses.isEmpty else { return Poses(kinds: 1, turns: false) }
    return Poses(kinds: 1 + style.poses.count, turns: style.turns)
  }

  private func showsSprite(_ style: StateStyle) -> Bool {
    let shape = shape(of: style)
    return Self.shape(shape, ofCell: cell) == .sprite && style.sprite.map(isDrawn) ?? false
  }

  /// Among sprites what has faded, and has none of its own, is a disc.
  private func shape(of style: StateStyle) -> CellShape {
    look.shape == .sprite && style.blend != nil && style.sprite == nil ? .circle : look.shape
  }

  /// True if a cell has room for it.
  private func isDrawn(_ sprite: Sprite) -> Bool {
    cell >= (sprite.icons == nil ? Self.smallestSprite : Self.smallestIcon)
  }

  /// A sheet of a state's tiles: the tile on each ground, in a square of `period` × `period`.
  ///
  /// `ground` is the sheet of the grounds alone, which is the same for all states.
  package func sheet(for state: Int, pose: Int = 0, on ground: [UInt32]) throws(GDError) -> [UInt32]
  {
    guard let cover = try cover(of: state, pose: pose) else { return ground }
    var sheet = ground
    for (row, start) in stride(from: 0, to: ground.count, by: cell).enumerated() {
      // A row of the sheet has the same row of as many cells side by side.
      let from = row / period % cell * cell
      for x in 0..<cell where cover[from + x] != Self.clear { sheet[start + x] = cover[from + x] }
    }
    return sheet
  }

  /// A pixel of a cover through which the ground is seen: no colour has this code.
  static let clear = UInt32.max

  /// The pixels of a state's figure over any ground; nil if it has no figure.
  func cover(of state: Int, pose: Int) throws(GDError) -> [UInt32]? {
    guard subject.states[state].figure > 0 else { return nil }
    let plain = look.theme[subject.ground]
    guard isTextured else {
      var tile = try Canvas(width: cell, height: cell)
      tile.fill(plain.code)
      tile.draw(try figure(of: state, pose: pose), left: 0, top: 0)
      return tile.colours
    }
    // Edges are mixed with the plain ground, not with its texture: a figure's pixels are the same
    // in every cell, so that a GIF knows them again.
    return try pixels(of: state, pose: pose)
      .map { $0.w < Self.leastCover ? Self.clear : $0.colour(over: plain) }
  }

  /// The sheet of all grounds without a figure.
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

  /// The figure of a state in one of its poses.
  func figure(of state: Int, pose: Int) throws(GDError) -> Canvas {
    let style = subject.states[state]
    guard pose > 0, let (sprite, isMirrored) = posed(state, pose) else {
      return try figure(of: style)
    }
    var picture = try picture(of: sprite, for: style)
    if isMirrored { picture.mirror() }
    return try Canvas(picture, width: cell, height: cell)
  }

  private func picture(of sprite: Sprite, for style: StateStyle) throws(GDError) -> Canvas {
    try sprite.picture(in: SpriteTint(look.theme, style.tone, on: subject.ground))
  }

  /// The picture of a state in a pose, and whether it is seen the other way round; nil if it has
  /// none.
  func posed(_ state: Int, _ pose: Int) -> (sprite: Sprite, isMirrored: Bool)? {
    let style = subject.states[state]
    guard showsSprite(style) else { return nil }
    let kinds = poses(of: state).kinds
    let sprite = pose % kinds == 0 ? style.sprite : style.poses[pose % kinds - 1]
    return sprite.map { ($0, pose >= kinds) }
  }

  /// The figure of a style, transparent where the ground is seen.
  private func figure(of style: StateStyle) throws(GDError) -> Canvas {
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
        mask.fillPolygon(colour, lattice.figure.map { ($0.x * Double(side), $0.y * Double(side)) })
      }
    case .square(let inset):
      var square = try Canvas(width: cell, height: cell, isTransparent: true)
      square.fill(
        colour, left: inset, top: inset, width: cell - 2 * inset, height: cell - 2 * inset)
      return square
    }
  }

  /// A shape drawn much larger and shrunk, which is what makes its edge smooth.
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
  /// The shape in a cell, inset by a number of pixels: what pixels are made of, and shapes.
  enum Form: Hashable, Sendable {
    case square(inset: Int)
    case disc(inset: Int)
    /// With corners of a radius in sides.
    case rounded(inset: Int, corner: Double)
    case picture(Sprite)
    /// The outline of a lattice's first cell, in the middle of the square.
    case outline(CellLattice)

    /// The radius of the corners that `shape: rounded` has.
    static let corner = 0.3
  }

  /// The pixels between a state's figure and the edges of a cell of a size.
  static func inset(of style: StateStyle, isRound: Bool, cell: Int) -> Int {
    let free = cell < 4 ? 0 : cell * (100 - style.figure) / 200
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
