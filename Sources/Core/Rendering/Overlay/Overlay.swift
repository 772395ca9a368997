internal import TerrariumBasics

/// An overlay on a field, drawn after it on the same paper.
struct Overlay: Sendable {
  private let look: Look
  /// The palette index of the line around selected cells.
  private let ink: UInt8
  private var palette: PaletteFinder

  /// The colours of a selection, to be added to the picture's palette.
  static func colours(of look: Look) -> [Colour] { look.mark == nil ? [] : [look.theme[.mark]] }

  /// Creates the overlay of a look; nil if it has none.
  ///
  /// - Parameters:
  ///   - look: The look with the drawings.
  ///   - palette: The colours of the picture, including those of the overlay.
  ///   - index: Finds a colour in the palette.
  init?(_ look: Look, palette: [Colour], index: (Colour) -> UInt8) {
    guard look.mark != nil || !look.annotations.isEmpty else { return nil }
    self.look = look
    ink = index(look.theme[.mark])
    self.palette = PaletteFinder(palette)
  }

  /// The overlay on pictures whose palette begins with that of its own, and has more colours.
  func on(_ palette: [Colour]) -> Overlay {
    var overlay = self
    overlay.palette = PaletteFinder(palette)
    return overlay
  }

  /// True if it certainly looks the same at two moments.
  func isSame(at one: OverlayMoment, and other: OverlayMoment) -> Bool {
    look.annotations.allSatisfy { $0.isSame(at: one, and: other) }
  }

  /// Draws it over a viewport.
  func draw(in viewport: Viewport, at moment: OverlayMoment, on paper: inout some OverlayPaper) {
    if let selection = look.mark {
      let frame = SelectionFrame(cells: selection, viewport: viewport)
      if viewport.visible.lattice == .squares, viewport.visible.turn == 0 {
        for bar in frame.bars { paper.fill(bar, ink) }
      } else if let shape = frame.shape {
        let part = OverlayPart(shape: shape, colour: look.theme[.mark], opacity: 1)
        paper.draw([part], in: viewport.area, palette)
      }
    }
    let sketch = AnnotationSketch(
      viewport: viewport, moment: moment, ink: look.theme[.text], style: look.text)
    for annotation in look.annotations {
      let parts = sketch.parts(of: annotation)
      if !parts.isEmpty { paper.draw(parts, in: viewport.area, palette) }
    }
  }
}

/// The moment of a film at which an overlay is drawn.
struct OverlayMoment: Sendable {
  /// The ticks of the film, fractional between two frames.
  let time: Double
  /// The topmost line of a scrolling diagram.
  let topLine: Int
  let tick: Int
  let census: [UInt128]

  /// The words of a text at that moment.
  func words(of text: PictureText) -> String { text.words(tick: tick, census: census) }
}

/// A paper that overlays are drawn on.
protocol OverlayPaper: Paper {
  /// Draws shapes, clipped to an area.
  mutating func draw(_ parts: [OverlayPart], in area: PixelRect, _ palette: PaletteFinder)
}

extension Raster: OverlayPaper {}

extension SketchPaper: OverlayPaper {
  mutating func draw(_ parts: [OverlayPart], in area: PixelRect, _ palette: PaletteFinder) {
    let items = parts.flatMap { part -> [Sketch.Item] in
      let ink = Sketch.Ink(part.colour, opacity: part.opacity)
      return switch part.shape {
      case .line(let places, let width): [.line(places, width: width, ink)]
      case .area(let polygons): [.area(polygons, ink)]
      case .text(let text):
        text.lines.indices.map { .letters(LetterRow(text, line: $0), ink) }
      }
    }
    add(.group(Sketch.Group(items, at: [0, 0], clip: area)))
  }
}

extension Frame {
  /// The moment of the overlay on its field.
  var overlayMoment: OverlayMoment {
    let (from, to) = (Double(tween?.from.time ?? time), Double(tween?.to.time ?? time))
    let way = tween.map { max(0, to - from) * Double($0.step) / Double($0.steps) } ?? 0
    return OverlayMoment(
      time: from + way, topLine: tween?.from.topLine ?? topLine, tick: tick, census: census)
  }
}

extension Look {
  /// The caption of a frame; without a frame, the caption common to all frames.
  package func caption(in frame: Frame?) -> String? {
    texts.caption.flatMap { text in frame?.overlayMoment.words(of: text) ?? text.fixedWords }
  }

  /// The texts of its labels in a frame.
  package func labels(in frame: Frame) -> [String] {
    let moment = frame.overlayMoment
    return annotations.compactMap { annotation in
      guard let text = annotation.text, annotation.opacity(at: moment.time) > 0 else { return nil }
      let words = moment.words(of: text)
      return words.isEmpty ? nil : words
    }
  }
}
