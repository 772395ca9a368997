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
  /// True if small cells are reduced by area where whole pixels would leave much of a given size
  /// empty.
  package var reducesCells = false
  package var hasGrid: Bool
  /// The texture of the background. For the shapes of diagrams, the default is the plain colour of
  /// the theme.
  package var texture: GroundTexture
  /// The most colours of a picture's palette.
  package var maxColors = PaletteReducer.most
  /// The language of texts in pictures, and their size and typeface.
  package var language: Language
  package var text = TextStyle()
  /// The texts around the field.
  package var texts = Texts()
  package var chart = ChartChoice()
  package var traces = Traces()
  package var view = View()
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
    self.theme = theme
    self.shape = shape
    texture = shape == .sprite ? .still : .none
    self.scale = scale
    self.hasGrid = hasGrid
    self.language = language
    texts.hasCounters = hasCounters
    self.view.cells = view
  }
}

extension Look {
  /// The texts around the field.
  package struct Texts: Hashable, Sendable {
    /// A heading above everything.
    package var title: PictureText?
    /// The largest letters of a title in a sheet's tile, where it replaces a label.
    package var labelSize: Int?
    /// A line of text above the field.
    package var caption: PictureText?
    package var hasCounters = false
    /// True if counters are beside the field, one below the other, instead of below it.
    package var hasCountersBeside = false
    package var hasLegend = false
    /// The legend's note on the world's rule.
    package var note: RuleNote?
  }

  /// The chart of the world's numbers.
  package struct ChartChoice: Hashable, Sendable {
    package var place = ChartPlace.off
    package var style = ChartStyle.lines
    /// A person's own titles of the axes.
    package var axes = AxisTitles()
    /// True if there is a chart.
    package var isShown: Bool { place != .off }
  }

  /// The marks of cells that were born or have died lately.
  package struct Traces: Hashable, Sendable {
    /// The number of ticks for which dead cells leave a trace.
    package var fade = 0
    /// The number of ticks after which a live cell has the colour of age; 0 if all have the same.
    package var age = 0
    /// True if dead cells keep a colour when their trace has faded.
    package var hasHistory = false
    /// The most colours of a trace and of an age.
    package var shades = TraceStates.usualLevels
    /// True if pictures show when cells were born or died.
    package var areShown: Bool { fade > 0 || age > 0 || hasHistory }
    /// Makes cells look alike, whenever they were born or died.
    package mutating func hide() { (fade, age, hasHistory) = (0, 0, false) }
  }

  /// The part of the world in pictures.
  package struct View: Hashable, Sendable {
    /// Its cells; nil for those of the window.
    package var cells: CellRect?
    /// True if it follows the live cells.
    package var follows = false
    /// True if it is the area that everything stays in, except what has left for good; planning
    /// finds the cells.
    package var isHome = false
    /// True if it grows so that everything once visible stays visible.
    package var keepsAll = false
    /// The rotation in degrees clockwise.
    package var turn = 0.0
  }
}

extension Look {
  /// The look of the margins around many pictures: their common title and caption, and no cells.
  package func onPage(with others: [Look]) -> Look {
    var look = self
    if others.contains(where: { $0.texts.title != texts.title }) { look.texts.title = nil }
    if others.contains(where: { $0.texts.caption != texts.caption }) {
      look.texts.caption = nil
    }
    (look.hasGrid, look.texts.hasCounters) = (false, false)
    look.view.cells = nil
    look.window = nil
    look.mark = nil
    return look
  }

  /// True if a text names a setting whose value is not filled in.
  package var isUnfilled: Bool {
    texts.title?.isUnfilled ?? false || texts.caption?.isUnfilled ?? false
      || annotations.contains { $0.text?.isUnfilled ?? false }
  }

  /// Fills in the values of settings that its texts name.
  package mutating func fill(_ values: [String: String]) {
    texts.title = texts.title?.filling(values)
    texts.caption = texts.caption?.filling(values)
    for index in annotations.indices {
      annotations[index].text = annotations[index].text?.filling(values)
    }
  }

  /// The look without texts and a chart around the field.
  package var bare: Look {
    var look = self
    (look.texts, look.chart) = (Texts(), ChartChoice())
    return look
  }

  /// Hashes the properties in which looks of one film mostly differ, because a film may have very
  /// many, and themes are large.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(theme.name)
    hasher.combine(texts.caption)
    hasher.combine(texts.title)
    hasher.combine(scale)
    hasher.combine(view.cells)
    hasher.combine(window)
    hasher.combine(mark)
    hasher.combine(annotations.first)
  }
}
