package import TerrariumBasics

/// One picture of a film, before it has pixels: the visible part of the world, and no more.
package struct Frame: Sendable {
  /// Its place in the film, from 0.
  package private(set) var number: Int
  /// The model's ticks.
  package let tick: Int
  /// A state for each cell of the window, where pictures or texts show cells.
  package let cells: StateGrid?
  /// The states that texts show, where these are others than pictures show.
  package let letters: StateGrid?
  /// Shares of states for each pixel, where a pixel is many cells.
  package let shares: ShareGrid?
  /// The source of cells or shares, if the picture is too large to be held.
  package let source: FieldSource?
  package let census: [UInt128]
  /// The scene of a world that is no grid of cells.
  package let scene: (any SceneFacts)?
  /// The visible area of a camera, if one may move: then `cells` or `shares` are of that.
  package let visible: VisibleArea?
  /// The cells that pictures without a camera show; nil where the film's look alone says which.
  package var area: CellRect?
  /// The look then in force, by its place among the film's looks.
  package private(set) var look: Int
  /// The ticks of the film, which count on if the model starts again.
  package var time = 0
  /// For a still, how many frames of the film are before it, or of its own moment.
  package var framesBefore: Int?
  /// The line of a scrolling diagram that is the highest.
  package var topLine = 0
  /// True if this is the card before the film instead of a moment of it.
  package private(set) var isCover = false
  /// True if it is a whole history, so that no other frame is before it.
  package var isHistory = false
  /// The individuals on the cells, if pictures distinguish them.
  package var individuals: [UInt8]?
  /// The events of the only tick since the frame before, if pictures show them.
  package var motion: FrameMotion?
  /// The position between two moments, if it is no moment itself: which, and how far.
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

  /// The same moment at another place of the film.
  package func numbered(_ number: Int) -> Frame { copy(number: number, look: look) }

  /// The same moment in another of the film's looks.
  package func inLook(_ look: Int) -> Frame { copy(number: number, look: look) }

  /// The card before a film's first frame, whose tick and census its title may name.
  package static func cover(before first: Frame) -> Frame {
    var frame = Frame(number: 0, tick: first.tick, census: first.census)
    frame.isCover = true
    return frame
  }

  /// A picture between this frame and the next; its margins are those of this one.
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
    (copy.isCover, copy.motion, copy.tween) = (false, nil, nil)
    return copy
  }
}
