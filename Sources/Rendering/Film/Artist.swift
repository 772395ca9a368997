internal import GD
package import Simulation

/// Draws the frames of a film: its tiles and colours are made ready once, and frames are then
/// laid from them, side by side if need be.
package struct Artist: Sendable {
  package let layout: Layout
  /// The colours of every frame; at most 255, so that one index stays free.
  package let palette: [Colour]

  private let clock: Clock
  private let tiles: TileSet
  private let mixer: ShareMixer?
  private let gridLine: UInt8
  private let background: UInt8
  private let ink: CounterInk?
  private let scenes: SceneDrawer?
  private let mark: MarkFrame?

  /// Makes everything ready to draw a window of cells.
  ///
  /// `widest` has the largest numbers that the counters will show; `canvas` is the size of the
  /// picture, where other looks of the film need more room than this one.
  package init(
    look: Look, subject: Subject, window: GridSize, clock: Clock, widest: CounterValues,
    canvas: GridSize? = nil, scenery: Scenery? = nil
  ) throws(DrawingError) {
    let own = Layout(of: window, look: look, subject: subject, clock: clock, widest: widest)
    let layout = canvas.map(own.centred(in:)) ?? own
    self.clock = clock
    guard layout.width <= DrawingError.sideLimit, layout.height <= DrawingError.sideLimit,
      layout.width * layout.height <= DrawingError.areaLimit
    else { throw .tooLarge(width: layout.width, height: layout.height) }
    self.layout = layout
    mixer =
      layout.blockSide > 1
      ? ShareMixer(subject.states.prefix(subject.mixedStates).map { look.theme[$0.tone] }) : nil
    var exact = mixer?.colours ?? []
    // A colour that no pixel has could cost a bit of every one.
    let spare = layout.fieldFillsPicture && scenery == nil ? look.theme[.background] : nil
    var tones: [Tone] = spare == nil ? [.background] : []
    if look.hasGrid { tones.append(.grid) }
    if look.mark != nil { tones.append(.mark) }
    if layout.counters != nil { tones += [.text, .muted] + subject.census.map(\.tone) }
    let painter = scenery?.painter(look, layout.points)
    exact += tones.map { look.theme[$0] } + (painter?.palette.colours ?? [])
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
    background = tiles.index(of: look.theme[.background])
    gridLine = tiles.index(of: look.theme[.grid])
    ink = layout.counters == nil ? nil : CounterInk(look.theme, subject.census, in: tiles)
    mark = look.mark.map { [layout, tiles] in
      MarkFrame(
        around: $0, from: look.view ?? look.window ?? CellRect(window), in: layout,
        index: tiles.index(of: look.theme[.mark]))
    }
  }

  /// The pixels of a frame.
  package func draw(_ frame: Frame) -> IndexedPicture {
    var pixels = [UInt8](repeating: background, count: layout.width * layout.height)
    if layout.blockSide > 1, let shares = frame.shares {
      lay(shares, into: &pixels)
    } else if let cells = frame.cells {
      lay(cells, into: &pixels)
    } else if let scene = frame.scene {
      lay(scene, tick: frame.tick, into: &pixels)
    }
    mark?.draw(into: &pixels, width: layout.width)
    if let strip = layout.counters, let ink {
      strip.draw(
        CounterValues(tick: frame.tick, census: frame.census).texts(clock),
        top: layout.countersTop, ink: ink, into: &pixels, width: layout.width)
    }
    return IndexedPicture(
      width: layout.width, height: layout.height, palette: palette, pixels: pixels)
  }
}

extension Artist {
  /// Lays the tiles of a grid, pixel row by pixel row.
  private func lay(_ grid: StateGrid, into pixels: inout [UInt8]) {
    let columns = min(grid.size.columns, layout.points.columns)
    let rows = min(grid.size.rows, layout.points.rows)
    for row in 0..<rows {
      let top = layout.fieldTop + row * layout.pitch
      if layout.line > 0 {
        fillLine(
          ofRowsFrom: top, to: top + layout.cell + (row < rows - 1 ? layout.line : 0), in: &pixels)
      }
      for y in 0..<layout.cell {
        if y > 0, tiles.isFlat {
          copyRow(top, to: top + y, in: &pixels)
        } else {
          let states = row * grid.size.columns..<row * grid.size.columns + columns
          layRow(y, ofCells: states, of: grid, row: row, at: top + y, into: &pixels)
        }
      }
    }
  }

  /// One pixel row of a row of cells.
  private func layRow(
    _ y: Int, ofCells cells: Range<Int>, of grid: StateGrid, row: Int, at line: Int,
    into pixels: inout [UInt8]
  ) {
    let start = line * layout.width + layout.fieldLeft
    let states = grid.states
    precondition(start + (cells.count - 1) * layout.pitch + layout.cell <= pixels.count)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe states.withUnsafeBufferPointer { states in
        guard let target = pixels.baseAddress else { return }
        unsafe tiles.layRow(
          y, of: UnsafeBufferPointer(rebasing: states[cells]), row: row, line: layout.line,
          into: target + start)
      }
    }
  }

  private func copyRow(_ source: Int, to target: Int, in pixels: inout [UInt8]) {
    let left = layout.fieldLeft
    let width = layout.fieldWidth
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe (base + (target * layout.width + left)).update(
        from: base + (source * layout.width + left), count: width)
    }
  }

  private func fillLine(ofRowsFrom top: Int, to bottom: Int, in pixels: inout [UInt8]) {
    for y in top..<bottom {
      let start = y * layout.width + layout.fieldLeft
      for x in start..<start + layout.fieldWidth { pixels[x] = gridLine }
    }
  }

  private func lay(_ scene: any SceneFacts, tick: Int, into pixels: inout [UInt8]) {
    guard let scenes, let drawn = scenes.pixels(of: scene, tick: tick) else { return }
    if drawn.count == pixels.count {
      pixels = drawn
      return
    }
    for row in 0..<scenes.size.rows {
      let start = (layout.fieldTop + row) * layout.width + layout.fieldLeft
      let line = row * scenes.size.columns
      pixels.replaceSubrange(
        start..<start + scenes.size.columns, with: drawn[line..<line + scenes.size.columns])
    }
  }

  private func lay(_ shares: ShareGrid, into pixels: inout [UInt8]) {
    guard let mixer else { return }
    for row in 0..<shares.size.rows {
      let start = (layout.fieldTop + row) * layout.width + layout.fieldLeft
      for column in 0..<shares.size.columns {
        let point = row * shares.size.columns + column
        pixels[start + column] = mixer.index(of: shares, at: point)
      }
    }
  }
}

/// Why a film cannot be drawn.
public enum DrawingError: Error, Hashable, Sendable {
  case tooLarge(width: Int, height: Int)
  case outOfMemory
  case unknownTheme

  /// The most pixels that a side may have.
  package static let sideLimit = 65_535
  /// The most pixels of a whole picture.
  package static let areaLimit = 1 << 28
}
