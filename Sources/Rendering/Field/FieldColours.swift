internal import Basics

/// The colours of a field beside those of its tiles, by the way its cells are drawn.
enum FieldColours {
  /// Cells of squares, a pixel or more each, and the colours between those of two states.
  case tiles([Colour])
  /// Blocks of many squares a pixel.
  case blocks(MixColours)
  /// Squares under a moving camera.
  case camera(MixColours)
  /// Cells that are no squares.
  case tiling(TilingColours)

  /// The colours of a look.
  ///
  /// - Parameters:
  ///   - look: How the field is drawn.
  ///   - subject: What it shows.
  ///   - layout: Where it stands.
  ///   - others: How many colours the palette has beside these.
  ///   - smooth: How many pictures there are in the place of each frame.
  init(look: Look, subject: Subject, layout: Layout, others: Int, smooth: Int) {
    if layout.lattice != .squares {
      let room = look.maxColors - InkRamp.sheetColours - others
      self = .tiling(
        TilingColours(
          look: look, subject: subject, room: room, cell: layout.cell,
          isFar: layout.blockSide > 1 || look.hasCamera))
    } else if look.hasCamera {
      self = .camera(
        MixColours(look: look, subject: subject, room: PaletteReducer.most - others))
    } else if layout.blockSide > 1 {
      let states = subject.states.prefix(subject.mixedStates)
      self = .blocks(MixColours(ofBlocks: states.map { $0.colour(in: look.theme) }))
    } else {
      self = .tiles(
        smooth > 1 ? Self.blends(look: look, subject: subject, steps: smooth) : [])
    }
  }

  /// All of them and others, those first that a palette must have.
  func exact(beside others: [Colour]) -> [Colour] {
    switch self {
    case .tiles(let blends): blends + others
    case .blocks(let mixes), .camera(let mixes):
      // Of more colours than a palette holds the last are left out: mixes, to which others are near.
      Set(mixes.colours + others).count <= PaletteReducer.most
        ? mixes.colours + others
        : mixes.solids + mixes.stateSolids + others + mixes.colours
    case .tiling(let colours): colours.solids + others + colours.blends
    }
  }

  /// The colours between those of all states, where these are few: cells fade from one to another.
  private static func blends(look: Look, subject: Subject, steps: Int) -> [Colour] {
    guard !subject.glides, look.shape != .sprite else { return [] }
    let states = [look.theme[subject.ground]] + subject.states.map { $0.colour(in: look.theme) }
    let colours = states.told(atMost: .max)
    guard colours.count * (colours.count - 1) / 2 * (steps - 1) <= 96 else { return [] }
    return colours.indices.flatMap { place in
      colours[(place + 1)...].flatMap { other in
        (1..<steps).map {
          colours[place].mixed(with: other, share: Double($0) / Double(steps))
        }
      }
    }
  }
}
