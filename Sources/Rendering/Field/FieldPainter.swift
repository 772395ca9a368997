internal import GD
internal import Simulation

/// Draws what a frame shows of the field: cells laid from tiles, blocks of cells as mixed pixels,
/// or a scene. What stands round the field is drawn by others.
struct FieldPainter: Sendable {
  let palette: [Colour]
  /// The index of the picture's background.
  let background: UInt8

  private let layout: Layout
  private let tiles: TileSet
  private let mixer: ShareMixer?
  private let gridLine: UInt8
  private let scenes: SceneDrawer?
  private let mark: MarkFrame?
  private let camera: SightPainter?

  /// Makes tiles and colours ready; `colours` are those that others draw in round the field.
  init(
    look: Look, subject: Subject, layout: Layout, window: GridSize, colours: [Colour],
    scenery: Scenery?
  ) throws(DrawingError) {
    self.layout = layout
    let sightMixer = look.hasCamera ? SightMixer(look: look, subject: subject) : nil
    mixer =
      layout.blockSide > 1 && sightMixer == nil
      ? ShareMixer(subject.states.prefix(subject.mixedStates).map { $0.colour(in: look.theme) })
      : nil
    var exact = sightMixer?.colours ?? mixer?.colours ?? []
    // A colour that no pixel has could cost a bit of every one.
    let spare = layout.fieldFillsPicture && scenery == nil ? look.theme[.background] : nil
    // Scenes stand on a ground of their own, and what is round them does too.
    let backdrop: Tone = subject.isScene ? subject.ground : .background
    var used: [Tone] = spare == nil ? [backdrop] : []
    if look.hasGrid { used.append(.grid) }
    if look.mark != nil { used.append(.mark) }
    let painter = scenery?.painter(look, layout.points)
    exact += used.map { look.theme[$0] } + colours + (painter?.palette.colours ?? [])
    do throws(GDError) {
      tiles = try TileSet(
        look: look, subject: subject, cell: layout.cell, exact: exact, spare: spare)
    } catch {
      throw .outOfMemory
    }
    palette = tiles.palette
    scenes = painter.map { [tiles] in
      SceneDrawer($0, size: layout.points, index: tiles.index(of:))
    }
    camera = sightMixer.map { [tiles] in
      SightPainter(look: look, subject: subject, layout: layout, mixer: $0, tiles: tiles)
    }
    background = tiles.index(of: look.theme[backdrop])
    gridLine = tiles.index(of: look.theme[.grid])
    mark = look.mark.map { [tiles] in
      MarkFrame(
        around: $0, from: look.view ?? look.window ?? CellRect(window), in: layout,
        index: tiles.index(of: look.theme[.mark]))
    }
  }

  /// The palette's index of a colour that is drawn exactly.
  func index(of colour: Colour) -> UInt8 { tiles.index(of: colour) }

  /// Draws the field of a frame.
  func draw(_ frame: Frame, into raster: inout Raster) {
    if let camera, let sight = frame.sight { return camera.draw(frame, sight, into: &raster) }
    if let source = frame.source {
      lay(source, into: &raster)
    } else if layout.blockSide > 1, let shares = frame.shares {
      lay(shares, from: 0, into: &raster)
    } else if let cells = frame.cells {
      lay(cells, from: 0, into: &raster)
    } else if let scene = frame.scene, let drawn = scenes?.pixels(of: scene, tick: frame.tick) {
      raster.lay(
        drawn, width: layout.points.columns, left: layout.fieldLeft, top: layout.fieldTop)
    }
    mark?.draw(into: &raster)
  }
}

extension FieldPainter {
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
      let start = raster.start(ofRow: line) + layout.fieldLeft
      let row = (line - top) * shares.size.columns
      for column in 0..<shares.size.columns {
        raster.pixels[start + column] = mixer.index(of: shares, at: row + column)
      }
    }
  }
}
