package import TerrariumBasics

/// The look of a film, as people choose it.
package struct Look: Hashable, Sendable {
  /// The rule for the pixels of a cell.
  package enum Scale: Hashable, Sendable {
    /// The largest scale that fits 480 pixels.
    case automatic
    case pixelsACell(Int)
    /// Each pixel shows a block of cells with sides of so many.
    case cellsAPixel(Int)
    /// The size of the whole picture, the field centred in it.
    case fit(width: Int, height: Int)
  }

  /// The colours, a person's own among them.
  package var theme: Theme
  package var shape: CellShape
  package var scale: Scale
  package var hasGrid: Bool
  package var hasCounters: Bool
  /// The size and the typeface of texts.
  package var text = TextStyle()
  /// A heading over everything.
  package var title: PictureText?
  /// The largest letters of a title that stands in a sheet's tile, as a label does.
  package var labelSize: Int?
  /// A line of text over the field.
  package var caption: PictureText?
  package var hasLegend = false
  /// For how many ticks cells that died leave a trace.
  package var fade = 0
  /// After how many ticks a live cell has the colour of age; 0 where all have the same.
  package var age = 0
  /// True if cells that died keep a colour when their trace has faded.
  package var hasHistory = false
  /// True if pictures show when cells were born or died.
  package var hasTraces: Bool { fade > 0 || age > 0 || hasHistory }
  /// Has cells drawn alike, whenever they were born or died.
  package mutating func dropTraces() { (fade, age, hasHistory) = (0, 0, false) }
  /// The most colours of a trace, and of an age.
  package var shades = TraceStates.usualLevels
  /// The legend's note on the world's rule.
  package var note: RuleNote?
  /// The place of the chart.
  package var chart = ChartPlace.off
  package var chartStyle = Chart.Style.lines
  /// The texture of the ground. For the shapes of diagrams the default is the plain colour of the
  /// theme.
  package var texture: GroundTexture
  /// The most colours of a picture's palette.
  package var maxColors = PaletteReducer.most
  /// The language of texts in pictures.
  package var language: Language
  /// The cells that pictures show; nil if these are those of the window.
  package var view: CellRect?
  /// True if the view follows the live cells.
  package var follows = false
  /// True if pictures show where everything stays that has not left for good; the cells are found
  /// when the film is planned.
  package var isHome = false
  /// True if everything that was visible stays visible.
  package var keepsAll = false
  /// The degrees by which pictures are turned clockwise.
  package var turn = 0.0
  /// True if a camera may move: then pictures are drawn from visible areas.
  package var hasCamera = false
  /// True if a camera moves to the view, and the picture is as large as for the film's first view.
  package var isAimed = false
  /// The window then in force; nil if it is the film's own.
  package var window: CellRect?
  /// Cells that have a frame around them.
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
  /// The look of the margins around many pictures: the title and caption that all have in common,
  /// and no cells.
  package func onPage(with others: [Look]) -> Look {
    var look = self
    if others.contains(where: { $0.title != title }) { look.title = nil }
    if others.contains(where: { $0.caption != caption }) { look.caption = nil }
    (look.hasGrid, look.hasCounters, look.view, look.window, look.mark) = (
      false, false, nil, nil, nil
    )
    return look
  }

  /// The words of its caption in a frame; without one, those that are the same in all frames.
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

  /// Hashes the properties in which looks of one film mostly differ: a film may have very many, and
  /// themes are large.
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
