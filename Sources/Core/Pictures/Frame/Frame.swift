package import TerrariumBasics

/// One picture of a film before it is drawn: only the visible part of the world.
package struct Frame: Sendable {
  /// Its index in the film, from 0.
  package private(set) var number: Int
  /// The model's ticks.
  package let tick: Int
  /// A state for each cell of the window, if pictures or texts show cells.
  package let cells: StateGrid?
  /// The states that texts show, if they differ from those in pictures.
  package let letters: StateGrid?
  /// Shares of states for each pixel, if a pixel covers many cells.
  package let shares: ShareGrid?
  /// The source of cells or shares, if the picture is too large for memory.
  package let source: FieldSource?
  package let census: [UInt128]
  /// The scene, if the world is not a grid of cells.
  package let scene: (any SceneFacts)?
  /// The visible area of a camera that may move; `cells` or `shares` then belong to it.
  package let visible: VisibleArea?
  /// The cells that pictures without a camera show; nil if only the film's look decides.
  package var area: CellRect?
  /// The index of the current look among the film's looks.
  package private(set) var look: Int
  /// The ticks of the film, which continue if the model restarts.
  package var time = 0
  /// For a still, the number of frames before it, or of its own moment.
  package var framesBefore: Int?
  /// The topmost line of a scrolling diagram.
  package var topLine = 0
  /// True if this is the card before the film instead of a moment of it.
  package private(set) var isCover = false
  /// True if it is a whole history, so that no frame comes before it.
  package var isHistory = false
  /// The individuals on the cells, if pictures distinguish them.
  package var individuals: [UInt8]?
  /// The events of the tick since the frame before, if pictures show them.
  package var motion: FrameMotion?
  /// The position between two moments, if it is interpolated.
  package private(set) var tween: Tween?

  package init(
    number: Int, tick: Int, cells: StateGrid? = nil, letters: StateGrid? = nil,
    shares: ShareGrid? = nil, source: FieldSource? = nil, census: [UInt128],
    scene: (any SceneFacts)? = nil, visible: VisibleArea? = nil, look: Int = 0
  ) {
    self.source = source
    self.number = number
    self.tick = tick
    self.cells = cells
    self.letters = letters
    self.shares = shares
    self.census = census
    self.scene = scene
    self.visible = visible
    self.look = look
  }

  /// The same moment at another index of the film.
  package func numbered(_ number: Int) -> Frame { copy(number: number, look: look) }

  /// The same moment in another of the film's looks.
  package func inLook(_ look: Int) -> Frame { copy(number: number, look: look) }

  /// The card before a film's first frame, whose tick and census may be in the title.
  package static func cover(before first: Frame) -> Frame {
    var frame = Frame(number: 0, tick: first.tick, census: first.census)
    frame.isCover = true
    return frame
  }

  /// An interpolated picture between this frame and the next, with the margins of this one.
  package func between(and next: Frame, step: Int, of steps: Int) -> Frame {
    var frame = Frame(number: number, tick: tick, census: census, look: look)
    frame.tween = Tween(from: self, to: next, step: step, of: steps)
    return frame
  }

  /// True if it is a moment of the film.
  package var isMoment: Bool { !isCover && tween == nil }

  private func copy(number: Int, look: Int) -> Frame {
    var copy = self
    (copy.number, copy.look) = (number, look)
    copy.isCover = false
    copy.motion = nil
    copy.tween = nil
    return copy
  }
}
