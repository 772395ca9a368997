internal import Basics
internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

// Labels, arrows, lines and messages as annotations.

extension ViewerFilm {
  /// What is drawn over the field, as a setting.
  mutating func addDrawings() {
    let items = allDrawings
    guard !items.isEmpty else { return }
    add("annotate", Node(.list(items)), at: scene.script.drawings.first?.position)
    if scene.script.drawings.contains(where: { $0.style.align != .center }) {
      undrawn.append("LABELALIGN")
    }
  }

  /// The drawings and the texts of moments.
  var allDrawings: [Node] { drawings + messages }

  /// The drawings, the lowest first.
  private var drawings: [Node] {
    let order = { (drawing: ViewerScript.Drawing) -> Int in
      switch drawing.kind {
      case .line, .area: 0
      case .arrow: 1
      case .label: 2
      }
    }
    return scene.script.drawings.enumerated()
      .sorted {
        (order($0.element), $0.element.zoom, $0.offset)
          < (order($1.element), $1.element.zoom, $1.offset)
      }
      .map { node(of: $0.element) }
  }

  /// A list of keys and their values, to which something may be added.
  private struct Keys {
    private(set) var pairs: [Node.Pair] = []

    mutating func add(_ key: String, _ value: Node) {
      pairs.append(Node.Pair(key: key, keyPlace: .word(""), value: value))
    }

    mutating func add(_ key: String, _ text: String) { add(key, Node(made: text)) }

    mutating func add(_ key: String, _ number: Double) { add(key, ViewerFilm.text(number)) }

    mutating func add(_ key: String, _ numbers: [Double]) {
      add(key, Node(.list(numbers.map { Node(made: ViewerFilm.text($0)) })))
    }
  }

  private func node(of drawing: ViewerScript.Drawing) -> Node {
    let style = drawing.style
    var keys = Keys()
    let track = drawing.isPinned ? .zero : tracking
    let from = Double(style.times?.from ?? 0)
    // What rides along with the camera has moved since the film began, not since it is seen.
    let shift = SIMD2(Double(scene.origin.x), Double(scene.origin.y)) + track * from
    let points = turned(drawing).map { [$0.x + shift.x, $0.y + shift.y] }
    let list = Node(
      .list(points.map { Node(.list($0.map { Node(made: Self.text($0)) })) }))
    switch drawing.kind {
    case .label(let text):
      keys.add("label", written(text))
      keys.add("at", points[0])
    case .arrow: keys.add("arrow", list)
    case .line: keys.add("line", list)
    case .area: keys.add(points.count > 2 ? "area" : "line", list)
    }
    add(style, of: drawing, moving: style.move + track, to: &keys)
    return Node(.map(keys.pairs), at: scene.place(drawing.position))
  }

  private func add(
    _ style: ViewerScript.Style, of drawing: ViewerScript.Drawing, moving move: SIMD2<Double>,
    to keys: inout Keys
  ) {
    let isLabel = if case .label = drawing.kind { true } else { false }
    if let times = style.times {
      keys.add("from", String(times.from))
      keys.add("to", String(times.to))
      if times.fade > 0 { keys.add("fade", String(times.fade)) }
    }
    if move != .zero { keys.add("move", [move.x, move.y]) }
    if let colour = style.colour { keys.add("color", colour) }
    keys.add("size", String(Int((style.size ?? (isLabel ? 18 : 2)).rounded())))
    if isLabel, style.turn != 0 { keys.add("turn", style.turn) }
    if style.opacity != 1 || drawing.kind == .area { keys.add("opacity", style.opacity) }
    if !style.isSizeFixed { keys.add("zoom", drawing.zoom) }
    switch style.zoomRange {
    case .usual: keys.add("seen", [drawing.zoom / 4, drawing.zoom * 4])
    case .all: break
    case .range(let least, let most): keys.add("seen", [least, most])
    }
    if let distance = style.distance { keys.add("within", distance) }
    if !style.hasShadow { keys.add("halo", "false") }
  }

  /// The points of a drawing, turned about the first.
  private func turned(_ drawing: ViewerScript.Drawing) -> [SIMD2<Double>] {
    if case .label = drawing.kind { return drawing.points }
    guard drawing.style.turn != 0, let first = drawing.points.first else { return drawing.points }
    let (sine, cosine) = SphereMath.sineAndCosine(drawing.style.turn)
    return drawing.points.map { point in
      let way = point - first
      return first + [way.x * cosine - way.y * sine, way.x * sine + way.y * cosine]
    }
  }

  /// The speed of a camera that tracks something.
  private var tracking: SIMD2<Double> {
    guard !hasOwnView, draft.written["steps"] == nil else { return .zero }
    switch scene.script.tracking {
    case .drift(let x, let y): return [x, y]
    case .box(let east, let south, let west, let north):
      return [(east + west) / 2, (north + south) / 2]
    case nil: return .zero
    }
  }

  /// The texts of moments, by the ticks in which they are seen.
  private var messages: [Node] {
    var nodes: [Node] = []
    for (number, moment) in moments.enumerated() where hasText(number) && !isLaterPause(number) {
      // Where more is to come, the first moment is over at once.
      if number == 0, moments.count > 1 { continue }
      let isPause = moment.pause != nil
      let from = isPause ? moment.tick : number < 2 ? 0 : moments[number - 1].tick + 1
      var to = moments.count == 1 ? 999 * every : moment.tick
      // The text of a pause takes the place of the one before.
      if !isPause, hasText(number + 1), moments[number + 1].pause != nil { to -= 1 }
      guard from <= to else { continue }
      nodes.append(text(of: moment, in: from...to))
    }
    return nodes
  }

  private func hasText(_ number: Int) -> Bool {
    moments.indices.contains(number) && moments[number].message?.isEmpty == false
  }

  /// True if the film stands still once more at the tick at which it has just done so.
  private func isLaterPause(_ number: Int) -> Bool {
    number > 1 && moments[number].pause != nil && moments[number - 1].pause != nil
  }

  /// What is drawn while the film stands still once more, where that has a text of its own.
  func drawings(duringPause number: Int) -> Node? {
    guard isLaterPause(number), hasText(number) else { return nil }
    let moment = moments[number]
    return Node(.list(drawings + [text(of: moment, in: moment.tick...moment.tick)]))
  }

  /// A moment's text in the middle of the picture.
  private func text(of moment: ViewerMoment, in ticks: ClosedRange<Int>) -> Node {
    var keys = Keys()
    keys.add("label", written(moment.message ?? ""))
    keys.add("at", [50, 50])
    keys.add("on", "picture")
    if ticks.lowerBound > 0 { keys.add("from", String(ticks.lowerBound)) }
    keys.add("to", String(ticks.upperBound))
    keys.add("size", "30")
    if let paint = scene.script.paints.last(where: { $0.item.uppercased() == "TEXT" }) {
      keys.add("color", paint.colour)
    }
    return Node(.map(keys.pairs), at: scene.place(moment.position))
  }

  /// A text with what stands in it for something else in our own words.
  private func written(_ text: String) -> String {
    var (words, rest) = ("", text[...])
    while let letter = rest.popFirst() {
      guard letter == "#", let sign = rest.first else {
        words.append(letter)
        continue
      }
      let known: String? =
        switch sign {
        case "N": scene.notes.name ?? ""
        case "O": scene.notes.author ?? ""
        case "R", "A": scene.ruleText ?? scene.rule.name
        case "B": "LifeViewer"
        case "#": "#"
        case "G", "H", "I", "J": "{tick}"
        case "P": "{alive}"
        default: nil
        }
      if known != nil { rest.removeFirst() }
      words += known ?? "#"
    }
    return words
  }
}
