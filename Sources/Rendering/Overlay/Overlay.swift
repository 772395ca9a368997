internal import Basics

/// An overlay on a field: drawn after it on the same paper, wherever its cells are.
struct Overlay: Sendable {
  /// The selected cells.
  private let selection: CellRect?
  private let pen: OverlayPen?

  /// The colours of an overlay, to be among those of the picture.
  static func colours(of look: Look) -> [Colour] { look.mark == nil ? [] : [look.theme[.mark]] }

  /// The overlay of a look; nil where there is none.
  ///
  /// - Parameters:
  ///   - look: The look that says what is drawn.
  ///   - palette: The colours of the picture, those of the overlay among them.
  ///   - index: Finds a colour in the palette.
  init?(_ look: Look, palette: [Colour], index: (Colour) -> UInt8) {
    guard let mark = look.mark else { return nil }
    let ink = look.theme[.mark]
    selection = mark
    pen = OverlayPen(
      colour: ink, index: index(ink),
      blender: look.shape.lattice == .squares ? nil : Blender(palette, bits: 4))
  }

  /// Draws it over what a viewport shows.
  func draw(in viewport: Viewport, on paper: inout some OverlayPaper) {
    guard let selection, let pen else { return }
    let frame = SelectionFrame(cells: selection, viewport: viewport)
    if viewport.sight.lattice == .squares {
      for bar in frame.bars { paper.fill(bar, pen.index) }
    } else {
      paper.draw(frame, pen)
    }
  }
}

/// A colour of an overlay.
struct OverlayPen: Sendable {
  let colour: Colour
  /// Its place in the palette.
  let index: UInt8
  /// Mixes it with what lies below, where edges are smooth.
  let blender: Blender?
}

/// A paper on which overlays are drawn.
protocol OverlayPaper: Paper {
  /// Draws the frame around cells that are no squares.
  mutating func draw(_ frame: SelectionFrame, _ pen: OverlayPen)
}

extension Raster: OverlayPaper {
  mutating func draw(_ frame: SelectionFrame, _ pen: OverlayPen) {
    guard let blender = pen.blender else { return }
    let (area, tiling) = (frame.viewport.area, frame.viewport.sight.lattice.tiling)
    let rows = (area.top..<area.bottom).clamped(to: rows)
    let pixels = frame.pixels(in: rows.lowerBound - area.top..<rows.upperBound - area.top)
    for y in pixels.rows {
      let start = start(ofRow: area.top + y) + area.left
      for x in pixels.columns {
        let share = frame.share(x, y, tiling)
        guard share > 0 else { continue }
        self.pixels[start + x] = blender.lay(
          pen.index, over: self.pixels[start + x], share: share, of: SelectionFrame.whole)
      }
    }
  }
}

extension SketchPaper: OverlayPaper {
  mutating func draw(_ frame: SelectionFrame, _ pen: OverlayPen) {
    let lines = frame.outline(frame.viewport.sight.lattice.tiling).map {
      Sketch.Item.line($0, width: frame.width, Sketch.Ink(pen.colour))
    }
    let area = frame.viewport.area
    add(.group(Sketch.Group(lines, at: frame.viewport.corner, clip: area)))
  }
}
