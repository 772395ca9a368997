internal import TerrariumBasics
internal import TerrariumGD

/// Draws the field of a frame and its overlay, but not the margins.
final class FieldPainter: Sendable {
  /// A way to draw a field.
  enum Method: Sendable {
    /// Squares of a pixel or more, copied from tiles.
    case tiles
    /// Blocks of many squares for each pixel.
    case blocks(BlockPainter)
    /// Squares with a moving camera, or cells that are not squares.
    case scaled(any ScaledPainter)
    case scenes(SceneDrawer)
  }

  let palette: [Colour]
  /// The colours that it may draw: those of the palette, except one that is only kept free.
  let colours: [Colour]
  /// The palette index of the picture's background.
  let background: UInt8
  let layout: Layout
  let tiles: TileSet
  /// The drawing of cells as shapes.
  let sketcher: CellSketcher
  let method: Method
  let overlay: Overlay?
  private let layer: TileLayer
  /// The visible cells of frames without their own.
  private let cells: CellRect
  /// The mixing of interpolated pictures, if there are any.
  private let blender: Blender?
  let motion: MotionPainter?

  /// Prepares tiles and colours; `colours` are those in use around the field.
  init(
    look: Look, subject: Subject, layout: Layout, window: GridSize, colours: [Colour],
    scenery: Scenery?, smooth: Int = 1, overlay: OverlayColours = OverlayColours()
  ) throws(DrawingError) {
    var look = look
    // A line across rows of pixels is paler than one along them.
    if layout.lattice != .squares {
      look.theme[.grid] = look.theme[.grid].standingOut(
        from: look.theme[subject.ground], by: 1.6, towards: look.theme[.text])
    }
    self.layout = layout
    cells = look.view.cells ?? look.window ?? CellRect(window)
    // An unused colour could cost every pixel another bit.
    let spare = layout.fieldFillsPicture && scenery == nil ? look.theme[.background] : nil
    // Scenes have their own background, which also surrounds them.
    let backdrop = look.theme[subject.isScene ? subject.ground : .background]
    let painter = scenery?(look, layout.points)
    let others =
      (spare == nil ? [backdrop] : []) + (look.hasGrid ? [look.theme[.grid]] : [])
      + Overlay.colours(of: look) + colours + (painter?.palette.colours ?? [])
    let plan = FieldPlan(
      look: look, subject: subject, layout: layout, others: others, smooth: smooth)
    let drifts = look.texture == .drift && subject.texture != nil
    do throws(GDError) {
      // Tiles are squares; other shapes only use their colours.
      var flat = look
      let isTiled = layout.lattice != .squares
      if isTiled { flat.shape = .square }
      let tiles = try DrawnTiles.tiles(
        look: flat, subject: subject, cell: isTiled ? 1 : layout.cell,
        exact: plan.exact, spare: spare, overlay: overlay)
      self.tiles = tiles
      blender = smooth > 1 || drifts ? Blender(tiles.palette) : nil
      motion =
        if let blender, subject.glides || drifts, layout.blockSide == 1, !look.hasCamera {
          try MotionPainter(
            look: look, subject: subject, layout: layout, tiles: tiles, blender: blender,
            steps: smooth)
        } else { nil }
    } catch {
      throw .outOfMemory
    }
    palette = tiles.palette
    let drawn = plan.exact + subject.solids(in: look.theme)
    self.colours = palette.filter { $0 != spare || drawn.contains($0) }
    background = tiles.index(of: backdrop)
    sketcher = CellSketcher(look: look, subject: subject, layout: layout)
    layer = TileLayer(layout: layout, tiles: tiles, gridLine: tiles.index(of: look.theme[.grid]))
    self.overlay = Overlay(look, palette: palette, index: tiles.index(of:))
    method =
      painter.map { [tiles] in
        .scenes(SceneDrawer($0, size: layout.points, index: tiles.index(of:)))
      } ?? plan.method(tiles)
  }

  /// The parts that do not fit into its scenes.
  var leftOut: [MarginPart] {
    if case .scenes(let drawer) = method { drawer.painter.leftOut } else { [] }
  }

  /// True if its background moves, so that no two frames are equal.
  var drifts: Bool { motion?.drifts ?? false }

  /// True if the cells of a frame cover the whole picture, pixel by pixel.
  func covers(_ frame: Frame) -> Bool {
    guard case .tiles = method, layout.fieldFillsPicture, layout.line == 0, !drifts,
      !frame.isCover, frame.tween == nil, frame.source == nil
    else { return false }
    return frame.cells?.size == layout.points
  }

  /// The place of a frame's visible area in the picture; without one, that of its cells.
  private func viewport(of frame: Frame) -> Viewport {
    if case .scaled(let painter) = method, let visible = frame.tween?.visible ?? frame.visible {
      return Viewport(visible, through: painter.lens, scale: painter.scale(of: visible))
    }
    return Viewport((frame.tween?.from ?? frame).area ?? cells, in: layout)
  }

  /// Draws the overlay on the field of a frame, or of an interpolated picture. On a reduced field,
  /// its letters and lines are as large as elsewhere.
  func drawOverlay(
    of frame: Frame, reducedBy reduction: FieldReduction?, on paper: inout some OverlayPaper
  ) {
    guard let overlay, frame.tween?.from.scene == nil else { return }
    let whole = viewport(of: frame)
    guard let reduction else {
      return overlay.draw(in: whole, at: frame.overlayMoment, on: &paper)
    }
    reduction.overlay?.draw(
      in: whole.reduced(by: reduction), at: frame.overlayMoment, on: &paper)
  }

  /// Draws the field of an interpolated picture.
  func draw(_ tween: Tween, into raster: inout Raster) {
    if let motion, let (glides, ground) = motion.scene(of: tween) {
      if motion.drifts {
        lay(ground, tween.to.individuals, tween.from.number, tween.step, tween.steps, into: &raster)
      } else {
        layer.lay(ground, from: 0, into: &raster)
      }
      motion.draw(glides, of: tween, into: &raster)
      return
    }
    if let scene = tween.scene {
      lay(scene, tick: tween.from.tick, into: &raster)
      return
    }
    var next = raster
    draw(tween.from, into: &raster)
    // Another scene is a separate picture, without a transition.
    guard let blender, tween.from.scene == nil, tween.from.look == tween.to.look else { return }
    draw(tween.to, into: &next)
    let share = tween.share
    for place in raster.pixels.indices where raster.pixels[place] != next.pixels[place] {
      raster.pixels[place] = blender.mix(raster.pixels[place], next.pixels[place], share: share)
    }
  }

  /// Draws the field of a frame.
  func draw(_ frame: Frame, into raster: inout Raster) {
    if case .scaled(let painter) = method, let visible = frame.visible {
      if visible.turn != 0 { return draw(frame, turned: visible, by: painter, into: &raster) }
      painter.draw(frame, visible, into: &raster)
    } else if let source = frame.source {
      lay(source, into: &raster)
    } else if layout.blockSide > 1, let shares = frame.shares {
      lay(shares, from: 0, into: &raster)
    } else if let cells = frame.cells, drifts {
      lay(cells, frame.individuals, frame.number, 0, 1, into: &raster)
    } else if let cells = frame.cells {
      let shown = frame.individuals.map { tiles.tiles(of: cells, $0) } ?? cells
      layer.lay(shown, from: 0, into: &raster)
    } else if let scene = frame.scene {
      lay(scene, tick: frame.tick, into: &raster)
    }
  }
}

extension FieldPainter {
  private func draw(
    _ frame: Frame, turned visible: VisibleArea, by painter: any ScaledPainter,
    into raster: inout Raster
  ) {
    let (lens, wide) = painter.lens.upright(visible)
    var upright = Raster(
      width: lens.pixels.columns, rows: 0..<lens.pixels.rows, filledWith: background)
    painter.on(lens).draw(frame, wide, into: &upright)
    ViewRotator(visible, painter.lens).lay(upright, into: &raster, palette)
  }

  private func lay(_ scene: any SceneFacts, tick: Int, into raster: inout Raster) {
    guard case .scenes(let scenes) = method, let drawn = scenes.pixels(of: scene, tick: tick)
    else { return }
    raster.lay(drawn, width: layout.points.columns, left: layout.fieldLeft, top: layout.fieldTop)
  }

  /// Draws the part of a field in the raster's rows, and reads no more of it.
  private func lay(_ source: FieldSource, into raster: inout Raster) {
    let seen = raster.rows.clamped(to: layout.field.rows)
    guard !seen.isEmpty else { return }
    let first = (seen.lowerBound - layout.fieldTop) / layout.pitch
    let last = min(layout.points.rows - 1, (seen.upperBound - 1 - layout.fieldTop) / layout.pitch)
    let (view, side) = (source.view, layout.blockSide)
    let end = side > 1 ? min(view.height, (last + 1) * side) : last + 1
    let cells = CellRect(
      x: view.x, y: view.y + first * side, width: view.width, height: end - first * side)
    if side > 1 {
      lay(source.world.shares(in: cells, blockSide: side), from: first, into: &raster)
    } else {
      layer.lay(source.world.states(in: cells), from: first, into: &raster)
    }
  }

  /// Draws a grid's cells over a moving background.
  private func lay(
    _ grid: StateGrid, _ individuals: [UInt8]?, _ number: Int, _ step: Int, _ steps: Int,
    into raster: inout Raster
  ) {
    motion?.drawGround(ofFrame: number, step: step, of: steps, into: &raster)
    layer.drawLines(into: &raster)
    motion?.draw(grid, individuals, into: &raster)
  }

  private func lay(_ shares: ShareGrid, from first: Int, into raster: inout Raster) {
    guard case .blocks(let painter) = method else { return }
    let top = layout.fieldTop + first
    for line in (top..<top + shares.size.rows).clamped(to: raster.rows) {
      painter.lay(
        row: line - top, of: shares, into: &raster.pixels,
        at: raster.start(ofRow: line) + layout.fieldLeft)
    }
  }
}
