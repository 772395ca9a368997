internal import TerrariumBasics

/// The colours of a field besides those of its tiles, and its painter for a given palette.
struct FieldPlan {
  /// The colours of the field and others, the required ones first.
  let exact: [Colour]
  /// The method of drawing the field, given the palette of tiles.
  let method: (TileSet) -> FieldPainter.Method

  /// Creates the plan of a look.
  ///
  /// - Parameters:
  ///   - look: The look of the field.
  ///   - subject: The subject of the field.
  ///   - layout: The layout of the picture.
  ///   - others: The colours of the palette besides these.
  ///   - smooth: The number of pictures for each frame.
  init(look: Look, subject: Subject, layout: Layout, others: [Colour], smooth: Int) {
    if layout.lattice != .squares {
      let colours = TilingColours(
        look: look, subject: subject,
        room: look.maxColors - InkRamp.sheetColours - others.count, cell: layout.cell,
        isFar: layout.blockSide > 1 || look.hasCamera)
      exact = colours.solids + others + colours.blends
      method = { tiles in
        let inks = TilingInks(
          colours, states: subject.states.count, palette: tiles.palette, index: tiles.index(of:))
        return .scaled(TilingPainter(look: look, subject: subject, layout: layout, inks: inks))
      }
    } else if look.hasCamera
      || layout.blockSide > 1 && look.traces.areShown && subject.traces != nil
    {
      let mixes = MixColours(look: look, subject: subject, room: PaletteReducer.most - others.count)
      exact = mixes.exact(beside: others)
      method = { tiles in
        let inks = Mixer(mixes, palette: tiles.palette, index: tiles.index(of:))
        return .scaled(
          ScaledSquarePainter(
            look: look, subject: subject, layout: layout, inks: inks, tiles: tiles))
      }
    } else if layout.blockSide > 1 {
      let states = subject.states.prefix(subject.mixedStates)
      let mixes = MixColours(ofBlocks: states.map { $0.colour(in: look.theme) })
      exact = mixes.exact(beside: others)
      method = { tiles in
        .blocks(BlockPainter(Mixer(mixes, index: tiles.index(of:)), blockSide: layout.blockSide))
      }
    } else {
      exact = (smooth > 1 ? Self.blends(look: look, subject: subject, steps: smooth) : []) + others
      method = { _ in .tiles }
    }
  }

  /// The colours between those of all states, if these are few, for cross-fading cells.
  private static func blends(look: Look, subject: Subject, steps: Int) -> [Colour] {
    guard !subject.glides, look.shape != .sprite else { return [] }
    let colours = subject.solids(in: look.theme).told(atMost: .max)
    guard colours.count * (colours.count - 1) / 2 * (steps - 1) <= 96 else { return [] }
    return colours.indices.flatMap { place in
      colours[(place + 1)...].flatMap { colours[place].between($0, steps: steps - 1) }
    }
  }
}

extension MixColours {
  /// All colours and others. If there are too many for a palette, the last are left out: mixes,
  /// which are close to others.
  fileprivate func exact(beside others: [Colour]) -> [Colour] {
    Set(colours + others).count <= PaletteReducer.most
      ? colours + others : solids + stateSolids + others + colours
  }
}
