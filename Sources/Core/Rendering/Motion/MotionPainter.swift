internal import TerrariumBasics
internal import TerrariumGD

/// Draws the motion between two frames: stamps over the tiles of resting cells, at quarters of a
/// pixel, in the colours of the film's palette.
struct MotionPainter: Sendable {
  private let layout: Layout
  private let blender: Blender
  private let stamps: StampSet
  private let tiles: TileSet
  private let subject: Subject
  /// True if the background moves.
  let drifts: Bool

  /// Prepares the stamps of a film with a number of pictures for each frame.
  init(
    look: Look, subject: Subject, layout: Layout, tiles: TileSet, blender: Blender, steps: Int
  ) throws(GDError) {
    self.layout = layout
    self.blender = blender
    self.tiles = tiles
    self.subject = subject
    let painter = TilePainter(look: look, subject: subject, cell: layout.cell)
    stamps = try StampSet(painter, steps: steps)
    drifts = look.texture == .drift && subject.texture != nil
  }

  /// True for the states of individuals: those with a stamp, except traces of others.
  private func isSomebody(_ state: UInt8) -> Bool {
    1..<subject.mixedStates ~= Int(state) && subject.states[Int(state)].extent > 0
  }

  /// The moving stamps between two frames, and the tiles of all others; cells that individuals
  /// leave or enter show the background.
  func scene(of tween: Tween) -> (glides: [Glide], ground: StateGrid)? {
    guard let motion = tween.to.motion, let before = tween.from.cells, let after = tween.to.cells,
      before.size == after.size, tween.from.look == tween.to.look,
      // On a sheet, a film that has ended repeats its last frame.
      tween.from.number < tween.to.number
    else { return nil }
    let (glides, staying) = Glide.all(of: motion, from: before, isSomebody: isSomebody)
    let shown = drifts ? after : tween.to.individuals.map { tiles.tiles(of: after, $0) } ?? after
    var ground = before
    for y in 0..<before.size.rows {
      for x in 0..<before.size.columns {
        if staying.contains(Cell(x, y)), isSomebody(after[x, y]) {
          ground[x, y] = shown[x, y]
        } else if isSomebody(before[x, y]) {
          ground[x, y] = 0
        }
      }
    }
    return (glides, ground)
  }

  /// The number of frames in which the background moves by a cell.
  static let framesACell = 16

  /// The pixels by which the background has moved to the left at a frame, plus some steps to the
  /// next one.
  func drift(atFrame number: Int, step: Int = 0, of steps: Int = 1) -> Int {
    let side = tiles.period * tiles.side
    let frames = Self.framesACell
    return (number % (frames * side) * steps + step) * layout.cell / (frames * steps) % side
  }

  /// Draws the background at a frame, plus some steps to the next one.
  func drawGround(ofFrame number: Int, step: Int, of steps: Int, into raster: inout Raster) {
    let side = tiles.period * tiles.side
    let moved = drift(atFrame: number, step: step, of: steps)
    for y in layout.field.rows.clamped(to: raster.rows) {
      let (row, line) = ((y - layout.fieldTop) % side).quotientAndRemainder(dividingBy: tiles.side)
      let start = raster.start(ofRow: y) + layout.fieldLeft
      for x in 0..<layout.fieldWidth {
        let (column, place) = ((x + moved) % side).quotientAndRemainder(dividingBy: tiles.side)
        let ground = (row * tiles.period + column) * tiles.side * tiles.side
        raster.pixels[start + x] = tiles.pixels[ground + line * tiles.side + place]
      }
    }
  }

  /// Draws the stamps of a grid's cells over the background, each in the pose of its individual.
  func draw(_ grid: StateGrid, _ individuals: [UInt8]?, into raster: inout Raster) {
    for y in 0..<min(grid.size.rows, layout.points.rows) {
      for x in 0..<min(grid.size.columns, layout.points.columns) where grid[x, y] != 0 {
        let state = grid[x, y]
        let pose = individuals.map { tiles.pose(of: state, $0[y * grid.size.columns + x]) } ?? 0
        lay(
          stamps.stamp(Int(state), pose: pose, right: 0, down: 0), left: x * layout.pitch,
          top: y * layout.pitch, 256, &raster)
      }
    }
  }

  /// Draws moving stamps over a field whose background has been drawn.
  func draw(_ glides: [Glide], of tween: Tween, into raster: inout Raster) {
    for glide in glides {
      guard let (state, individual) = who(glide, tween) else { continue }
      let pose = tiles.pose(of: state, individual)
      if let start = glide.start {
        // Individuals that were eaten or have starved fade on their last way.
        let share = glide.end == nil ? 256 - tween.share : 256
        draw(Int(state), pose, from: start, to: glide.place, tween, share, into: &raster)
      } else {
        lay(
          stamps.growing(Int(state), pose: pose, step: tween.step),
          left: glide.place.x * layout.pitch, top: glide.place.y * layout.pitch, 256, &raster)
      }
    }
  }

  /// The state and the kind of an individual, which may be visible in only one of the frames.
  private func who(_ glide: Glide, _ tween: Tween) -> (UInt8, UInt8)? {
    func look(at cell: Cell?, _ frame: Frame) -> (UInt8, UInt8)? {
      guard let cell, let cells = frame.cells, 0..<cells.size.columns ~= cell.x,
        0..<cells.size.rows ~= cell.y, isSomebody(cells[cell.x, cell.y])
      else { return nil }
      return (cells[cell.x, cell.y], frame.individuals?[cell.y * cells.size.columns + cell.x] ?? 0)
    }
    return look(at: glide.end, tween.to) ?? look(at: glide.start, tween.from)
  }

  private func draw(
    _ state: Int, _ pose: Int, from start: Cell, to end: Cell, _ tween: Tween, _ share: Int,
    into raster: inout Raster
  ) {
    let period = tween.to.motion?.period
    let (across, aroundX) = Self.way(from: start.x, to: end.x, period: period?.columns)
    let (down, aroundY) = Self.way(from: start.y, to: end.y, period: period?.rows)
    func quarters(_ cell: Int, _ way: Int) -> Int {
      let place = 4 * layout.pitch * (cell * tween.steps + way * tween.step) + tween.steps / 2
      // Down includes places left of the visible area and above it.
      return place >= 0 ? place / tween.steps : ~(~place / tween.steps)
    }
    // An individual that crosses an edge leaves on one side and enters on the other.
    for shiftX in Set([0, aroundX]).sorted() {
      for shiftY in Set([0, aroundY]).sorted() {
        let (x, y) = (quarters(start.x, across), quarters(start.y, down))
        let left = x + 4 * layout.pitch * shiftX
        let top = y + 4 * layout.pitch * shiftY
        lay(
          stamps.stamp(state, pose: pose, right: left & 3, down: top & 3), left: left >> 2,
          top: top >> 2, share, &raster)
      }
    }
  }

  /// The distance in cells from one place to another, and the additional distance of the way around
  /// the field.
  private static func way(from start: Int, to end: Int, period: Int?) -> (way: Int, around: Int) {
    let straight = end - start
    guard let period, abs(straight) > 1, abs(straight) == period - 1 else { return (straight, 0) }
    return straight > 0 ? (-1, period) : (1, -period)
  }

  /// Draws a stamp at a point of the field, clipped to it.
  private func lay(
    _ stamp: StampSet.Stamp?, left: Int, top: Int, _ share: Int, _ raster: inout Raster
  ) {
    guard let stamp else { return }
    let field = layout.field
    let (left, top) = (left + field.left, top + field.top)
    let columns = (left..<left + stamp.side).clamped(to: field.columns)
    let rows = (top..<top + stamp.side).clamped(to: field.rows)
      .clamped(to: raster.rows)
    for y in rows {
      let start = raster.start(ofRow: y)
      for x in columns {
        let colour = stamp.pixels[(y - top) * stamp.side + x - left]
        guard colour.w > 0 else { continue }
        raster.pixels[start + x] = blender.lay(colour, over: raster.pixels[start + x], share: share)
      }
    }
  }
}
