internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPictures
internal import TerrariumSimulation
internal import TerrariumVocabulary

// The camera: its position, what it tracks, and its path from one moment to the next.

extension ViewerFilm {
  /// True if the script sets the position of the view, and not only its zoom.
  var movesCamera: Bool {
    let script = scene.script
    if turns { return true }
    guard moments.contains(where: { $0.view != nil }) else { return false }
    if script.tracking != nil { return true }
    if script.moments.contains(where: { $0.x != nil || $0.y != nil || $0.isFitted == true }) {
      return true
    }
    if script.moments.dropFirst().contains(where: { $0.zoom != nil }) { return true }
    guard let zoom = script.moments[0].zoom else { return false }
    return zoom < 1 || zoom != zoom.rounded() || script.width != nil || script.height != nil
  }

  /// True if the picture turns during the film.
  var turns: Bool { moments.contains { $0.angle != moments[0].angle } }

  /// The degrees by which the picture is turned at the start.
  var turn: Double {
    if let turn = reader.written["turn"].flatMap({ Double($0.value.text) }) { return turn }
    return hasOwnView ? 0 : Double(moments[0].angle)
  }

  /// Adds the turn of the picture, and a view that fits the live cells.
  mutating func addView() {
    guard !hasOwnView else { return }
    if moments[0].angle != 0 { add("turn", String(moments[0].angle)) }
    // Some live cells of such rules are mere marks.
    let hasMarks = if case .local(let rule) = scene.rule.family { rule is SuperRule } else { false }
    if scene.script.fitsFirstState, hasMarks, moments.contains(where: { $0.view == nil }) {
      undrawn.append("STATE1FIT")
    }
    if moments[0].view == nil { return add("view", fittingView) }
    if let cells = stillCells {
      add("view", Node(made: [cells.x, cells.y, cells.width, cells.height]))
    }
  }

  /// The cells that the picture shows throughout; nil unless they are whole ones.
  var stillCells: CellRect? {
    guard movesCamera, scene.lattice == .squares, scene.script.tracking == nil,
      let view = moments[0].view, view.zoom >= 1, view.zoom == view.zoom.rounded(),
      !turns, moments.allSatisfy({ $0.view == view })
    else { return nil }
    let (wide, high) = (Double(canvas.columns) / view.zoom, Double(canvas.rows) / view.zoom)
    let left = Double(scene.middle.x) + view.middle.x - wide / 2
    let top = Double(scene.middle.y) + view.middle.y - high / 2
    guard [left, top, wide, high].allSatisfy({ $0 == $0.rounded() }) else { return nil }
    return CellRect(x: Int(left), y: Int(top), width: Int(wide), height: Int(high))
  }

  /// True if lines are drawn between cells. Cells may be too small for lines throughout.
  var hasGrid: Bool {
    guard scene.script.hasGrid ?? scene.script.hasCellBorders else { return false }
    let isSaid = movesCamera || scene.script.moments[0].zoom != nil
    let largest = (moments.map { $0.view?.zoom ?? .infinity }.max() ?? 0) * scene.rowHeight
    return !isSaid || hasOwnView || largest >= Self.leastGrid
  }

  /// The size of a cell in pixels from which LifeViewer draws lines.
  static let leastGrid = 4.0

  /// The pixels of the line after the last cell, which a picture does not show.
  private var line: Double { reader.given(.grid) ?? hasGrid ? 1 : 0 }

  /// Returns the rectangle of cells that a view shows.
  func rectangle(_ view: ViewerMoment.View) -> Node {
    let zoom = view.zoom
    let (wide, high) = (Double(canvas.columns), Double(canvas.rows))
    var (columns, rows) = ((wide + line) / zoom, (high + line) / (zoom * scene.rowHeight))
    let corner = SIMD2(Double(scene.middle.x), Double(scene.middle.y)) + view.middle
    guard scene.lattice != .squares else {
      return Self.node([corner.x - wide / 2 / zoom, corner.y - high / 2 / zoom, columns, rows])
    }
    // The rectangle whose box is shown: cells extend beyond their column and row, and rows lean.
    // For a tall picture it has fewer rows, and the picture's shape adds the others.
    let weave = scene.lattice.tiling.weave
    let cell = VisibleArea(CellRect(x: 0, y: 0, width: 1, height: 1), in: scene.lattice)
    columns = max(1, columns + 1 - cell.width * weave.columns)
    rows = max(1, rows + 1 - cell.height * weave.rows)
    if weave.lean > 0 { rows = min(rows, 1 + (columns - 1) / weave.lean) }
    columns -= weave.lean * (rows - 1)
    return Self.node([corner.x - columns / 2, corner.y - rows / 2, columns, rows])
  }

  /// True if steps move the view's camera.
  var hasCamera: Bool { movesCamera && !hasOwnView && !isLoop && stillCells == nil }

  /// Moves the camera to a moment's view while ticks pass, or while the film stands still for some
  /// frames.
  mutating func glide(
    from before: ViewerMoment, to moment: ViewerMoment, holding frames: Int? = nil
  ) {
    guard hasCamera else { return }
    let isTurned = moment.angle != before.angle
    guard let view = moment.view else {
      if before.view != nil || isTurned {
        var settings = [("view", fittingView)]
        if turns { settings.append(("turn", String(moment.angle))) }
        set(settings)
      }
      if let frames { step([("hold", Node(made: String(frames)))], at: moment.position) }
      return
    }
    if before.view == view, !isTurned { return }
    let ticks = frames ?? (moment.tick - now)
    guard ticks > 0 else { return step([("camera", rectangle(view))], at: moment.position) }
    var keys = [("camera", rectangle(view)), ("over", Node(made: String(ticks)))]
    if isTurned { keys.append(("turn", Node(made: String(moment.angle)))) }
    let isHeld = frames != nil
    keys.append(isHeld ? ("hold", Node(made: "true")) : ("wait", Node(made: "false")))
    keys.append(("path", Node(made: "straight")))
    let even = [("x", moment.isEven.x), ("y", moment.isEven.y), ("zoom", moment.isEven.zoom)]
      .filter(\.1)
    if !even.isEmpty { keys.append(("even", Node(.list(even.map { Node(made: $0.0) })))) }
    step(keys, at: moment.position)
  }

  private var fittingView: String { scene.script.isHistoryFit ? "history" : "follow" }

  // MARK: Tracking

  /// Tracks the script's target with the camera until a tick.
  mutating func track(until last: Int) {
    // The camera stays where nothing is drawn any more.
    let last = min(last, Limits.reach / 16)
    guard hasCamera, let view = moments[0].view, last > 0, let tracking = scene.script.tracking
    else { return }
    switch tracking {
    case .drift: track(to: rectangle(tracked(view, at: last)), over: last)
    case .box: trackBox(from: view, until: last)
    }
  }

  private mutating func track(to end: Node, over ticks: Int) {
    step([
      ("camera", end), ("over", Node(made: String(ticks))), ("wait", Node(made: "false")),
      ("path", Node(made: "edges")),
      ("even", Node(.list(["x", "y", "zoom"].map { Node(made: $0) }))),
    ])
  }

  /// Keeps a box with moving edges in view, with a glide for each interval in which the same side
  /// of the box determines the cell size.
  private mutating func trackBox(from view: ViewerMoment.View, until last: Int) {
    let ends = bends(from: view, until: last) + [last]
    for end in ends where end > now {
      let moved = tracked(view, at: end)
      track(to: rectangle(moved), over: end - now)
      run(to: end)
    }
  }

  /// Returns the view at a tick of a tracking film.
  func tracked(_ view: ViewerMoment.View, at tick: Int) -> ViewerMoment.View {
    var moved = view
    moved.middle += speed * Double(tick)
    if case .box = scene.script.tracking {
      let factor = boxZoom(at: tick) / boxZoom(at: 0)
      moved.zoom = max(1 / 32, min(64, view.zoom * factor))
    }
    return moved
  }

  /// The cells by which the centre of a tracking film's view moves in a tick.
  var speed: SIMD2<Double> {
    switch scene.script.tracking {
    case .drift(let x, let y): [x, y]
    case .box(let east, let south, let west, let north): [(east + west) / 2, (north + south) / 2]
    case nil: .zero
    }
  }

  /// Returns the zoom at which the box of the start fits, with its edges moved.
  private func boxZoom(at tick: Int) -> Double {
    guard case .box(let east, let south, let west, let north) = scene.script.tracking,
      let box = scene.box
    else { return 1 }
    let wide = Double(box.width) + Double(tick) * (east - west)
    let high = Double(box.height) + Double(tick) * (south - north)
    let zoom = min(Double(canvas.columns) / wide, rowsOfBox / high) / 1.25
    return max(1 / 32, min(64, zoom))
  }

  /// The rows at zoom 1 of the part of the picture in which a box is tracked.
  private var rowsOfBox: Double { Double(canvas.rows - Self.bars) / scene.rowHeight }

  /// The pixels of the bars that LifeViewer leaves free when it tracks a box.
  private static let bars = 80

  /// Returns the ticks at which another side of the box, or a limit, determines the cell size.
  private func bends(from view: ViewerMoment.View, until last: Int) -> [Int] {
    guard case .box(let east, let south, let west, let north) = scene.script.tracking,
      let box = scene.box
    else { return [] }
    let (wide, high) = (Double(canvas.columns), rowsOfBox)
    let (growth, fall) = (east - west, south - north)
    var times: [Double] = []
    // Both sides need the same zoom.
    let slope = wide * fall - high * growth
    if slope != 0 { times.append((high * Double(box.width) - wide * Double(box.height)) / slope) }
    let limits: [Double] = [1 / 32, 64, boxZoom(at: 0) / view.zoom / 32]
    for (side, length, speed) in [(wide, box.width, growth), (high, box.height, fall)]
    where speed > 0 {
      for limit in limits { times.append((side / 1.25 / limit - Double(length)) / speed) }
    }
    // No glide passes a bend: one glide ends at the tick before it, and another begins at the tick
    // after it.
    let passed = times.filter { $0 > 0 && $0 < Double(last) }
    return Set(passed.flatMap { [Int($0), Int($0.rounded(.up))] }).sorted()
  }
}
