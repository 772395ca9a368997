package import TerrariumBasics

/// The look of a film, as the user chooses it.
package struct Look: Hashable, Sendable {
  /// The scale of cells.
  package enum Scale: Hashable, Sendable {
    /// The largest scale that fits 480 pixels.
    case automatic
    case pixelsACell(Int)
    /// Each pixel shows a block of cells with this side.
    case cellsAPixel(Int)
    /// The size of the whole picture, with the field in its centre.
    case fit(width: Int, height: Int)
  }

  /// The colours, including given ones.
  package var theme: Theme
  package var shape: CellShape
  package var scale: Scale
  package var hasGrid: Bool
  package var hasCounters: Bool
  /// The size and the typeface of texts.
  package var text = TextStyle()
  /// A heading above everything.
  package var title: PictureText?
  /// The largest letters of a title in a sheet's tile, where it replaces a label.
  package var labelSize: Int?
  /// A line of text above the field.
  package var caption: PictureText?
  package var hasLegend = false
  /// The number of ticks for which dead cells leave a trace.
  package var fade = 0
  /// The number of ticks after which a live cell has the colour of age; 0 if all have the same.
  package var age = 0
  /// True if dead cells keep a colour when their trace has faded.
  package var hasHistory = false
  /// True if pictures show when cells were born or died.
  package var hasTraces: Bool { fade > 0 || age > 0 || hasHistory }
  /// Makes cells look alike, whenever they were born or died.
  package mutating func dropTraces() { (fade, age, hasHistory) = (0, 0, false) }
  /// The most colours of a trace and of an age.
  package var shades = TraceStates.usualLevels
  /// The legend's note on the world's rule.
  package var note: RuleNote?
  /// The place of the chart.
  package var chart = ChartPlace.off
  package var chartStyle = Chart.Style.lines
  /// A person's own titles of the axes of charts.
  package var axes = AxisTitles()
  /// The texture of the background. For the shapes of diagrams, the default is the plain colour of
  /// the theme.
  package var texture: GroundTexture
  /// The most colours of a picture's palette.
  package var maxColors = PaletteReducer.most
  /// The language of texts in pictures.
  package var language: Language
  /// The cells in pictures; nil for those of the window.
  package var view: CellRect?
  /// True if the view follows the live cells.
  package var follows = false
  /// True if pictures show the area that everything stays in, except what has left for good;
  /// planning finds the cells.
  package var isHome = false
  /// True if the view grows so that everything once visible stays visible.
  package var keepsAll = false
  /// The rotation of pictures in degrees clockwise.
  package var turn = 0.0
  /// True if a camera may move, so that pictures are drawn from visible areas.
  package var hasCamera = false
  /// True if a camera moves to the view, and the picture has the size of the film's first view.
  package var isAimed = false
  /// The current window; nil for the film's own.
  package var window: CellRect?
  /// The framed cells.
  package var mark: CellRect?

  /// The drawings over the field.
  package var annotations: [Annotation] = []

  package init(
    theme: Theme, shape: CellShape = .square, scale: Scale = .automatic, hasGrid: Bool = false,
    hasCounters: Bool = false, language: Language = .en, view: CellRect? = nil
  ) {
    self.view = view
    self.theme = theme
    self.shape = shape
    texture = shape == .sprite ? .still : .none
    self.scale = scale
    self.hasGrid = hasGrid
    self.hasCounters = hasCounters
    self.language = language
  }
}

extension Look {
  /// The look of the margins around many pictures: their common title and caption, and no cells.
  package func onPage(with others: [Look]) -> Look {
    var look = self
    if others.contains(where: { $0.title != title }) { look.title = nil }
    if others.contains(where: { $0.caption != caption }) { look.caption = nil }
    (look.hasGrid, look.hasCounters, look.view, look.window, look.mark) = (
      false, false, nil, nil, nil
    )
    return look
  }

  /// The caption of a frame; without a frame, the caption common to all frames.
  package func caption(in frame: Frame?) -> String? {
    caption.flatMap { text in frame?.overlayMoment.words(of: text) ?? text.fixedWords }
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

  /// True if the field has no margins.
  package var isBare: Bool {
    !hasCounters && !hasLegend && chart == .off && title == nil && caption == nil
  }

  /// Hashes the properties in which looks of one film mostly differ, because a film may have very
  /// many, and themes are large.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(theme.name)
    hasher.combine(caption)
    hasher.combine(title)
    hasher.combine(scale)
    hasher.combine(view)
    hasher.combine(window)
    hasher.combine(mark)
    hasher.combine(annotations.first)
  }
}
