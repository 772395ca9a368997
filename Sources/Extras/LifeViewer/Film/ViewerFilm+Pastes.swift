internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

// Cells that are pasted during the film.

/// A snippet to be pasted at some tick.
struct DuePaste {
  let tick: Int
  /// Its position in the order of the script.
  let order: Int
  let corner: Cell
}

extension ViewerFilm {
  private static let mostPastes = 20_000
  private static let mostBytes = 1 << 24

  /// Lists the pastes until a tick.
  mutating func preparePastes(until last: Int) {
    var due: [DuePaste] = []
    for (order, paste) in scene.script.pastes.enumerated() where due.count < Self.mostPastes {
      func add(_ tick: Int, round: Int) {
        guard tick <= last, due.count < Self.mostPastes else { return }
        let corner = Cell(
          paste.corner.x + round * paste.delta.x, paste.corner.y + round * paste.delta.y)
        due.append(DuePaste(tick: tick, order: order, corner: corner))
      }
      switch paste.times {
      case .list(let ticks):
        for tick in ticks { add(tick + paste.delay, round: 0) }
      case .every(let interval, let from, let to):
        var (tick, round) = (from + paste.delay, 0)
        while tick <= min(last, to ?? last), due.count < Self.mostPastes {
          add(tick, round: round)
          tick += interval
          round += 1
        }
      }
    }
    self.due = due.sorted { ($0.tick, $0.order) < ($1.tick, $1.order) }[...]
  }

  /// Adds the steps for the pastes that are due.
  mutating func paste(at tick: Int) {
    while let next = due.first, next.tick <= tick {
      due.removeFirst()
      put(scene.script.pastes[next.order], at: next.corner)
    }
  }

  private mutating func put(_ paste: ViewerScript.Paste, at corner: Cell) {
    guard let snippet = snippet(of: paste), snippet.0.size.area > 0 else { return }
    let isOfTwo = scene.rule.stateCount == 2
    // If no cell is live in both, no cell is born under rules of two states.
    let mode = isOfTwo ? paste.mode & 7 : paste.mode
    var (pattern, place) = snippet
    place = Cell(scene.origin.x + corner.x + place.x, scene.origin.y + corner.y + place.y)
    let whole = pattern.size
    let seen = scene.axes.withinWalls(CellRect(corner: place, size: whole), of: scene.size)
    (pattern, place) = pattern.cut(to: seen, at: place)
    if scene.isSewn, pattern.size != whole { leaveOut("PASTE") }
    guard !seen.isEmpty else { return }
    // A pattern larger than a torus covers all of its cells.
    let (size, edges) = (pattern.size, scene.axes)
    let rectangle = Node(made: [
      place.x, place.y,
      edges.across == .wrap ? min(size.columns, scene.size.columns) : size.columns,
      edges.down == .wrap ? min(size.rows, scene.size.rows) : size.rows,
    ])
    func lay(_ pattern: Pattern, _ mode: String) {
      let text = text(of: pattern, rule: scene.rule.name)
      // A file may ask for far more than anybody writes.
      pasted += text.utf8.count
      guard pasted <= Self.mostBytes else { return leaveOut("PASTE") }
      step(
        [
          ("place", Node(made: text)), ("at", Node(made: [place.x, place.y])),
          ("mode", Node(made: mode)),
        ], at: paste.position)
    }
    // LifeViewer combines states bit by bit; these steps distinguish live and dead cells only.
    if !isOfTwo, mode == 1 || mode == 6 { leaveOut("PASTEMODE") }
    switch mode {
    case 0: step([("erase", rectangle)], at: paste.position)
    case 1: lay(pattern, "and")
    case 2 where isOfTwo:
      step([("invert", rectangle)], at: paste.position)
      lay(pattern, "and")
    case 3: lay(pattern, "replace")
    case 4 where isOfTwo: lay(pattern.inverted, "and")
    case 5: break
    case 6: lay(pattern, "xor")
    case 7: lay(pattern, "or")
    default: leaveOut("PASTEMODE")
    }
  }

  /// Returns the text of a pattern, without a line feed at its end.
  func text(of pattern: Pattern, rule: String) -> String {
    let bytes = pattern.rle(rule: rule, stateCount: scene.rule.stateCount)
    return String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
  }
}

extension ViewerFilm {
  /// Returns the cells of a paste, transformed and advanced to their age, and their offset from its
  /// corner.
  private mutating func snippet(of paste: ViewerScript.Paste) -> (Pattern, Cell)? {
    let key = SnippetKey(cells: paste.cells, age: paste.age, transform: paste.transform)
    if let known = snippets[key] { return known }
    guard let found = made(paste) else {
      leaveOut("PASTE")
      return nil
    }
    snippets[key] = found
    return found
  }

  /// Records once that a word of the script is not drawn.
  private mutating func leaveOut(_ word: String) {
    if !undrawn.contains(word) { undrawn.append(word) }
  }

  private func made(_ paste: ViewerScript.Paste) -> (Pattern, Cell)? {
    var limits = PatternLimits.manyStates
    limits.cells = 1 << 20
    limits.runs = 1 << 20
    limits.side = 1 << 16
    let text = paste.cells.contains("!") ? paste.cells : paste.cells + "!"
    guard let file = try? PatternFile(reading: Array(text.utf8), limits: limits),
      case .cells(let read) = file.content,
      file.highestState?.state ?? 1 < scene.rule.stateCount
    else { return nil }
    let (pattern, corner) = read.transformed(paste.transform)
    guard paste.age > 0 else { return (pattern, corner) }
    return grown(pattern, by: paste.age).map { ($0, Cell(corner.x + $1.x, corner.y + $1.y)) }
  }

  private func grown(_ pattern: Pattern, by ticks: Int) -> (Pattern, Cell)? {
    guard pattern.population <= (1 << 26) / ticks,
      let placement = try? Placement(pattern, at: Cell(0, 0), on: pattern.size, edges: .none)
    else { return nil }
    var options = LifeOptions()
    options.memoryLimit = min(options.memoryLimit, 1 << 28)
    var world = LifeWorld(
      rule: scene.rule.on(nil), size: pattern.size, edges: .none, options: options)
    guard (try? world.apply(placement, on: world.background)) != nil,
      (try? world.advance(by: ticks)) != nil
    else { return nil }
    // A pattern that has died out leaves nothing to paste.
    guard let box = world.liveBox else {
      return (Pattern(size: GridSize(columns: 0, rows: 0), runs: []), Cell(0, 0))
    }
    guard box.width <= 1 << 16, box.height <= 1 << 16 else { return nil }
    return (world.storedPattern(in: box), Cell(box.x, box.y))
  }
}

/// The key of a prepared snippet.
struct SnippetKey: Hashable {
  let cells: String
  let age: Int
  let transform: ViewerScript.Transform
}

extension Pattern {
  /// The pattern with live and dead cells exchanged.
  fileprivate var inverted: Pattern {
    var runs: [CellRun] = []
    var rest = self.runs[...]
    for y in 0..<size.rows {
      var x = 0
      while rest.first?.y == y, let run = rest.popFirst() {
        if run.x > x { runs.append(CellRun(x: x, y: y, length: run.x - x)) }
        x = run.maxX
      }
      if x < size.columns { runs.append(CellRun(x: x, y: y, length: size.columns - x)) }
    }
    return Pattern(size: size, runs: runs)
  }

  /// Returns the pattern transformed about its first cell, and its offset from there.
  fileprivate func transformed(_ transform: ViewerScript.Transform) -> (Pattern, Cell) {
    guard transform != .identity, size.area > 0 else { return (self, Cell(0, 0)) }
    let end = transform.cell(size.columns - 1, size.rows - 1)
    let place = Cell(min(0, end.x), min(0, end.y))
    let turned = GridSize(columns: abs(end.x) + 1, rows: abs(end.y) + 1)
    var runs: [CellRun] = []
    for run in self.runs {
      for x in run.x..<run.maxX {
        let cell = transform.cell(x, run.y)
        runs.append(CellRun(x: cell.x - place.x, y: cell.y - place.y, length: 1, state: run.state))
      }
    }
    return (Pattern(size: turned, runs: runs.sorted { ($0.y, $0.x) < ($1.y, $1.x) }), place)
  }
}
