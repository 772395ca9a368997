internal import GD
internal import Basics

/// Draws what a frame shows of the field: cells laid from tiles, blocks of cells as mixed pixels,
/// or a scene. What stands round the field is drawn by others.
struct FieldPainter: Sendable {
  let palette: [Colour]
  /// The index of the picture's background.
  let background: UInt8

  let layout: Layout
  let tiles: TileSet
  /// Draws cells as shapes.
  let sketcher: CellSketcher
  private let mixer: ShareMixer?
  private let gridLine: UInt8
  let scenes: SceneDrawer?
  let mark: MarkFrame?
  let camera: SightPainter?
  /// Draws cells that are no squares.
  let tiling: TilingPainter?
  /// Mixes the pictures between two frames, where there are some.
  private let blender: Blender?
  private let motion: MotionPainter?

  /// Makes tiles and colours ready; `colours` are those that others draw in round the field.
  init(
    look: Look, subject: Subject, layout: Layout, window: GridSize, colours: [Colour],
    scenery: Scenery?, smooth: Int = 1
  ) throws(DrawingError) {
    self.layout = layout
    sketcher = CellSketcher(look: look, subject: subject, layout: layout)
    let isTiled = layout.lattice != .squares
    // A colour that no pixel has could cost a bit of every one.
    let spare = layout.fieldFillsPicture && scenery == nil ? look.theme[.background] : nil
    // Scenes stand on a ground of their own, and what is round them does too.
    let backdrop: Tone = subject.isScene ? subject.ground : .background
    var used: [Tone] = spare == nil ? [backdrop] : []
    if look.hasGrid { used.append(.grid) }
    if look.mark != nil { used.append(.mark) }
    let painter = scenery?.painter(look, layout.points)
    let others = used.map { look.theme[$0] } + colours + (painter?.palette.colours ?? [])
    let sightMixes =
      look.hasCamera && !isTiled
      ? SightMixes(look: look, subject: subject, room: PaletteReducer.most - others.count) : nil
    let shareMixer =
      layout.blockSide > 1 && sightMixes == nil && !isTiled
      ? ShareMixer(
        subject.states.prefix(subject.mixedStates).map { $0.colour(in: look.theme) },
        blockSide: layout.blockSide)
      : nil
    var exact = sightMixes?.colours ?? shareMixer?.colours ?? []
    if smooth > 1, exact.isEmpty, !isTiled {
      exact += Self.blends(look: look, subject: subject, steps: smooth)
    }
    exact += others
    let tilingColours =
      isTiled
      ? TilingColours(
        look: look, subject: subject, room: look.maxColors - InkRamp.sheetColours - exact.count,
        cell: layout.cell, isFar: layout.blockSide > 1 || look.hasCamera) : nil
    if let tilingColours { exact = tilingColours.solids + exact + tilingColours.blends }
    do throws(GDError) {
      // Tiles are squares: of others there is nothing but their colour.
      var flat = look
      if isTiled { flat.shape = .square }
      tiles = try DrawnTiles.tiles(
        look: flat, subject: subject, cell: isTiled ? 1 : layout.cell, exact: exact, spare: spare)
    } catch {
      throw .outOfMemory
    }
    palette = tiles.palette
    mixer = shareMixer?.placed(by: tiles.index(of:))
    let drifts = look.texture == .drift && subject.texture != nil
    let blender = smooth > 1 || drifts ? Blender(palette) : nil
    self.blender = blender
    do throws(GDError) {
      motion =
        if let blender, subject.glides || drifts, layout.blockSide == 1, !look.hasCamera {
          try MotionPainter(
            look: look, subject: subject, layout: layout, tiles: tiles, blender: blender,
            steps: smooth)
        } else { nil }
    } catch {
      throw .outOfMemory
    }
    scenes = painter.map { [tiles] in
      SceneDrawer($0, size: layout.points, index: tiles.index(of:))
    }
    camera = sightMixes.map { [tiles] in
      SightPainter(
        look: look, subject: subject, layout: layout,
        mixer: SightMixer($0, index: tiles.index(of:)), tiles: tiles)
    }
    tiling = tilingColours.map { [tiles] in
      TilingPainter(
        look: look, subject: subject, layout: layout,
        inks: TilingInks(
          $0, states: subject.states.count, palette: tiles.palette, index: tiles.index(of:)),
        index: tiles.index(of:))
    }
    background = tiles.index(of: look.theme[backdrop])
    gridLine = tiles.index(of: look.theme[.grid])
    mark = (isTiled ? nil : look.mark).map { [tiles] in
      MarkFrame(
        around: $0, from: look.view ?? look.window ?? CellRect(window), in: layout,
        index: tiles.index(of: look.theme[.mark]))
    }
  }

  /// Whether its ground moves, so that no two frames are alike.
  var drifts: Bool { motion?.drifts ?? false }

  /// Whether individuals of one state are told apart.
  var hasPoses: Bool { tiles.hasPoses }

  /// The palette's index of a colour that is drawn exactly.
  func index(of colour: Colour) -> UInt8 { tiles.index(of: colour) }

  /// The colours between those of all states, where these are few: cells fade from one to another.
  private static func blends(look: Look, subject: Subject, steps: Int) -> [Colour] {
    guard !subject.glides, look.shape != .sprite else { return [] }
    let states = [look.theme[subject.ground]] + subject.states.map { $0.colour(in: look.theme) }
    var seen: Set<Colour> = []
    let colours = states.filter { seen.insert($0).inserted }
    guard colours.count * (colours.count - 1) / 2 * (steps - 1) <= 96 else { return [] }
    var blends: [Colour] = []
    for (place, one) in colours.enumerated() {
      for other in colours[(place + 1)...] {
        for step in 1..<steps {
          blends.append(one.mixed(with: other, share: Double(step) / Double(steps)))
        }
      }
    }
    return blends
  }

  /// Draws the field of a picture between two frames.
  func draw(_ tween: Tween, into raster: inout Raster) {
    if let motion, let (glides, ground) = motion.scene(of: tween) {
      if motion.drifts {
        lay(ground, tween.to.individuals, tween.from.number, tween.step, tween.steps, into: &raster)
      } else {
        lay(ground, from: 0, into: &raster)
      }
      motion.draw(glides, of: tween, into: &raster)
      mark?.draw(into: &raster)
      return
    }
    if let scene = tween.scene {
      lay(scene, tick: tween.from.tick, into: &raster)
      mark?.draw(into: &raster)
      return
    }
    var next = raster
    draw(tween.from, into: &raster)
    // Another scene is another picture, and fades into nothing.
    guard let blender, tween.from.scene == nil, tween.from.look == tween.to.look else { return }
    draw(tween.to, into: &next)
    let share = tween.share
    for place in raster.pixels.indices where raster.pixels[place] != next.pixels[place] {
      raster.pixels[place] = blender.mix(raster.pixels[place], next.pixels[place], share: share)
    }
  }

  /// Draws the field of a frame.
  func draw(_ frame: Frame, into raster: inout Raster) {
    if let tiling, let sight = frame.sight { return tiling.draw(frame, sight, into: &raster) }
    if let camera, let sight = frame.sight { return camera.draw(frame, sight, into: &raster) }
    if let source = frame.source {
      lay(source, into: &raster)
    } else if layout.blockSide > 1, let shares = frame.shares {
      lay(shares, from: 0, into: &raster)
    } else if let cells = frame.cells, motion?.drifts ?? false {
      lay(cells, frame.individuals, frame.number, 0, 1, into: &raster)
    } else if let cells = frame.cells {
      let shown = frame.individuals.map { tiles.tiles(of: cells, $0) } ?? cells
      lay(shown, from: 0, into: &raster)
    } else if let scene = frame.scene {
      lay(scene, tick: frame.tick, into: &raster)
    }
    mark?.draw(into: &raster)
  }
}

extension FieldPainter {
  private func lay(_ scene: any SceneFacts, tick: Int, into raster: inout Raster) {
    guard let drawn = scenes?.pixels(of: scene, tick: tick) else { return }
    raster.lay(drawn, width: layout.points.columns, left: layout.fieldLeft, top: layout.fieldTop)
  }

  /// Lays what of a field is seen in the raster's rows, and looks at no more of it.
  private func lay(_ source: FieldSource, into raster: inout Raster) {
    let seen = raster.rows.clamped(
      to: layout.fieldTop..<layout.fieldTop + layout.fieldHeight)
    guard !seen.isEmpty else { return }
    let first = (seen.lowerBound - layout.fieldTop) / layout.pitch
    let last = min(layout.points.rows - 1, (seen.upperBound - 1 - layout.fieldTop) / layout.pitch)
    if layout.blockSide > 1 {
      let shares = source.shares(ofRows: first..<last + 1, blockSide: layout.blockSide)
      lay(shares, from: first, into: &raster)
    } else {
      lay(source.states(ofRows: first..<last + 1), from: first, into: &raster)
    }
  }

  /// Lays a grid's figures over a ground that moves.
  private func lay(
    _ grid: StateGrid, _ individuals: [UInt8]?, _ number: Int, _ step: Int, _ steps: Int,
    into raster: inout Raster
  ) {
    motion?.drawGround(ofFrame: number, step: step, of: steps, into: &raster)
    if layout.line > 0 {
      for column in 1..<max(1, layout.points.columns) {
        raster.fill(
          PixelRect(
            left: layout.fieldLeft + column * layout.pitch - layout.line, top: layout.fieldTop,
            width: layout.line, height: layout.fieldHeight), gridLine)
      }
      for row in 1..<max(1, layout.points.rows) {
        raster.fill(
          PixelRect(
            left: layout.fieldLeft, top: layout.fieldTop + row * layout.pitch - layout.line,
            width: layout.fieldWidth, height: layout.line), gridLine)
      }
    }
    motion?.draw(grid, individuals, into: &raster)
  }

  /// Lays the tiles of a grid whose first row has a number, pixel row by pixel row.
  private func lay(_ grid: StateGrid, from first: Int, into raster: inout Raster) {
    let columns = min(grid.size.columns, layout.points.columns)
    let rows = min(first + grid.size.rows, layout.points.rows)
    for row in first..<max(first, rows) {
      let top = layout.fieldTop + row * layout.pitch
      let lines = (top..<top + layout.cell).clamped(to: raster.rows)
      if layout.line > 0 {
        raster.fill(
          PixelRect(
            left: layout.fieldLeft, top: top, width: layout.fieldWidth,
            height: layout.cell + (row < layout.points.rows - 1 ? layout.line : 0)), gridLine)
      }
      let start = (row - first) * grid.size.columns
      let states = start..<start + columns
      for line in lines {
        if line > lines.lowerBound, tiles.isFlat {
          copyRow(lines.lowerBound, to: line, in: &raster)
        } else {
          layRow(line - top, ofCells: states, of: grid, row: row, at: line, into: &raster)
        }
      }
    }
  }

  /// One pixel row of a row of cells.
  private func layRow(
    _ y: Int, ofCells cells: Range<Int>, of grid: StateGrid, row: Int, at line: Int,
    into raster: inout Raster
  ) {
    let start = raster.start(ofRow: line) + layout.fieldLeft
    let states = grid.states
    precondition(start + (cells.count - 1) * layout.pitch + layout.cell <= raster.pixels.count)
    unsafe raster.pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe states.withUnsafeBufferPointer { states in
        guard let target = pixels.baseAddress else { return }
        unsafe tiles.layRow(
          y, of: UnsafeBufferPointer(rebasing: states[cells]), row: row, line: layout.line,
          into: target + start)
      }
    }
  }

  private func copyRow(_ source: Int, to target: Int, in raster: inout Raster) {
    let from = raster.start(ofRow: source) + layout.fieldLeft
    let to = raster.start(ofRow: target) + layout.fieldLeft
    let width = layout.fieldWidth
    unsafe raster.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe (base + to).update(from: base + from, count: width)
    }
  }

  private func lay(_ shares: ShareGrid, from first: Int, into raster: inout Raster) {
    guard let mixer else { return }
    let top = layout.fieldTop + first
    let band = (top..<top + shares.size.rows).clamped(to: raster.rows)
    for line in band {
      mixer.mix(
        row: line - top, of: shares, into: &raster.pixels,
        at: raster.start(ofRow: line) + layout.fieldLeft)
    }
  }
}
