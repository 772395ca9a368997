internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumSimulation
internal import TerrariumVocabulary

// Labels, arrows, lines and messages as annotations.

extension ViewerFilm {
  /// Adds the labels, arrows and polygons of the script as the setting `annotate`.
  mutating func addDrawings() {
    let items = allDrawings
    if hasStrongLines, strongLines == nil { undrawn.append("GRIDMAJOR") }
    guard !items.isEmpty else { return }
    add("annotate", Node(.list(items)), at: scene.script.drawings.first?.position)
    if scene.script.drawings.contains(where: { $0.style.align != .center }) {
      undrawn.append("LABELALIGN")
    }
    // Drawings that do not turn with the camera are turned back by the angle of the start.
    if hasCamera, scene.script.drawings.contains(where: \.style.isTurnFixed), turns {
      undrawn.append("FIXED")
    }
  }

  /// All drawings, and the texts of moments.
  var allDrawings: [Node] { (strongLines ?? []) + drawings + messages }

  /// True if some lines between cells should be stronger than others.
  private var hasStrongLines: Bool {
    hasGrid && scene.script.majorLines ?? 0 > 0
      && Double(reader.whole("cell") ?? .max) >= Self.leastGrid
  }

  /// The thick grid lines, at cells whose position in the file is a multiple of a number; nil if
  /// they are too many, or cells are not squares.
  private var strongLines: [Node]? {
    guard let step = scene.script.majorLines, hasStrongLines else { return [] }
    let seen = hasOwnView || turn != 0 ? nil : stillCells
    guard scene.lattice == .squares, let area = areaOfLines.map({ seen?.intersection($0) ?? $0 }),
      area.width / step + area.height / step <= Self.mostStrongLines
    else { return nil }
    // The thin lines of a camera's view lie before the edges of cells.
    let zooms = hasCamera ? views.map(\.zoom) : []
    let shift = hasCamera ? 0.5 / (zooms.max() ?? 1) : 0
    // The lines at the rim of a fixed view are outside the picture.
    func places(_ origin: Int, _ cells: Range<Int>, in seen: Range<Int>?) -> [Double] {
      let first = cells.lowerBound
      let start = first + (step - (((first - origin) % step) + step) % step) % step
      return stride(from: start, through: cells.upperBound, by: step)
        .filter { line in seen.map { $0.dropFirst().contains(line) } ?? true }
        .map { Double($0) - 0.5 - shift }
    }
    let columns = places(scene.origin.x, area.x..<area.maxX, in: seen.map { $0.x..<$0.maxX })
    let rows = places(scene.origin.y, area.y..<area.maxY, in: seen.map { $0.y..<$0.maxY })
    guard columns.count + rows.count <= Self.mostStrongLines else { return nil }
    let (left, right) = (Double(area.x) - 0.5, Double(area.maxX) - 0.5)
    let (top, bottom) = (Double(area.y) - 0.5, Double(area.maxY) - 0.5)
    let ends =
      columns.map { [[$0, top], [$0, bottom]] } + rows.map { [[left, $0], [right, $0]] }
    let paint = scene.script.paints.last { $0.item.uppercased() == "GRIDMAJOR" }
    let theme = moments[0].theme.flatMap(ViewerTheme.named)
    let colour = paint?.colour ?? theme.map { Self.code($0.major) }
    return ends.map { line in
      var keys = Keys()
      keys.add("line", Node(.list(line.map(Self.node))))
      if let colour { keys.add("color", colour) } else { keys.add("opacity", 0.4) }
      keys.add("size", "1")
      if let largest = zooms.max(), zooms.contains(where: { $0 < Self.leastGrid }),
        largest >= Self.leastGrid
      {
        // They fade out where thin lines end; the largest cells are in the middle of the range.
        let least = 0.99 * Self.leastGrid
        keys.add("seen", [least, largest * largest / least])
      }
      keys.add("halo", "false")
      return Node(.map(keys.pairs))
    }
  }

  /// The cells through which thick grid lines are drawn: the field, or on a plane the camera's view
  /// enlarged by its own size.
  private var areaOfLines: CellRect? {
    if scene.edges != .none { return CellRect(corner: Cell(0, 0), size: scene.size) }
    guard var area = scene.box else { return nil }
    for view in views where hasCamera || movesCamera {
      let (wide, high) = (Double(canvas.columns) / view.zoom, Double(canvas.rows) / view.zoom)
      let far = max(abs(view.middle.x), abs(view.middle.y))
      guard wide + high < Double(Self.widest), far < Double(Self.widest) else { return nil }
      area = area.union(
        CellRect(
          x: scene.middle.x + Int(view.middle.x - wide / 2) - 1,
          y: scene.middle.y + Int(view.middle.y - high / 2) - 1,
          width: Int(wide) + 3, height: Int(high) + 3))
    }
    guard max(area.width, area.height) < Self.widest else { return nil }
    // A tracking camera has views only between its first and its last one.
    let isTracking = hasCamera && scene.script.tracking != nil && turn == 0
    let room = isTracking ? 0 : max(area.width, area.height)
    return area.widened(by: room)
  }

  /// The views of the camera, with the last one of a tracking camera.
  private var views: [ViewerMoment.View] {
    let views = moments.compactMap(\.view)
    return views + views.prefix(1).map { tracked($0, at: last) }
  }

  /// The number of columns or rows of a plane at which there are surely too many strong lines.
  private static let widest = 100_000

  private static let mostStrongLines = 400

  /// The drawings, bottom to top.
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

  /// A list of keys and their values that can be extended.
  private struct Keys {
    private(set) var pairs: [Node.Pair] = []

    mutating func add(_ key: String, _ value: Node) {
      pairs.append(Node.Pair(key: key, value: value))
    }

    mutating func add(_ key: String, _ text: String) { add(key, Node(made: text)) }

    mutating func add(_ key: String, _ number: Double) { add(key, ViewerFilm.text(number)) }

    mutating func add(_ key: String, _ numbers: [Double]) { add(key, ViewerFilm.node(numbers)) }
  }

  private func node(of drawing: ViewerScript.Drawing) -> Node {
    let style = drawing.style
    var keys = Keys()
    let track = drawing.isPinned || !hasCamera ? .zero : speed
    let from = Double(style.times?.from ?? 0)
    // A drawing that follows the camera has moved since the film began, not since it became
    // visible.
    let shift = SIMD2(Double(scene.origin.x), Double(scene.origin.y)) + track * from
    let points = turned(drawing).map { [$0.x + shift.x, $0.y + shift.y] }
    let list = Node(.list(points.map(Self.node)))
    switch drawing.kind {
    case .label(let text):
      // The first line lies at the point, so as many empty lines precede it as there are other
      // lines.
      keys.add("label", String(text.filter { $0 == "\n" }) + written(text))
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
    let size = style.size ?? (isLabel ? 18 : 2)
    keys.add("size", String(Int(size.rounded())))
    if isLabel, turn(of: style) != 0 { keys.add("turn", turn(of: style)) }
    if style.opacity != 1 || drawing.kind == .area { keys.add("opacity", style.opacity) }
    let zoom = drawing.zoom * scene.cellWidth
    // Sizes are whole numbers; at another zoom the whole number is the same.
    if !style.isSizeFixed { keys.add("zoom", zoom * (size.rounded() / size)) }
    switch style.zoomRange {
    case .usual: keys.add("seen", [zoom / 4, zoom * 4])
    case .all: break
    case .range(let least, let most):
      keys.add("seen", [least * scene.cellWidth, most * scene.cellWidth])
    }
    if let distance = style.distance { keys.add("within", distance) }
    if !style.hasShadow { keys.add("halo", "false") }
  }

  private func turn(of style: ViewerScript.Style) -> Double {
    style.turn - (style.isTurnFixed ? turn : 0)
  }

  /// Returns the points of a drawing, rotated about the first.
  private func turned(_ drawing: ViewerScript.Drawing) -> [SIMD2<Double>] {
    if case .label = drawing.kind { return drawing.points }
    let turn = turn(of: drawing.style)
    guard turn != 0, let first = drawing.points.first else { return drawing.points }
    let (sine, cosine) = SphereMath.sineAndCosine(turn)
    return drawing.points.map { point in
      let way = point - first
      return first + [way.x * cosine - way.y * sine, way.x * sine + way.y * cosine]
    }
  }

  /// The texts of moments, with the ticks in which each is shown.
  private var messages: [Node] {
    var nodes: [Node] = []
    for (number, moment) in moments.enumerated() where hasText(number) && !isLaterPause(number) {
      // If more follows, the first moment is over at once.
      if number == 0, moments.count > 1 { continue }
      let from = number < 2 ? 0 : moments[number - 1].tick + 1
      let to = moments.count == 1 ? endOfOnlyText : moment.tick
      guard from <= to else { continue }
      nodes.append(text(of: moment, in: from...to))
    }
    return nodes
  }

  /// The last tick with the text of a film of one moment. LifeViewer shows it for 1,000 frames at
  /// 60 a second; without a rate in the script it stays for as many of our frames.
  private var endOfOnlyText: Int {
    let frames = rate(of: moments[0]).map { Int((1000 * $0 / 60).rounded(.up)) } ?? 1000
    return min(skip + ticks(of: min(1000, frames) - 1), Limits.ticks)
  }

  private func hasText(_ number: Int) -> Bool { moments[number].message?.isEmpty == false }

  /// True for a later pause, whose frames have a text of their own.
  private func isLaterPause(_ number: Int) -> Bool { number > 1 && moments[number].pause != nil }

  /// Returns the drawings during a pause of the film, if they differ from those before it;
  /// otherwise nil.
  func drawings(duringPause number: Int) -> Node? {
    let before = (1..<number).last { !isLaterPause($0) }
    guard isLaterPause(number), hasText(number) || before.map(hasText) == true else { return nil }
    let moment = moments[number]
    let texts = hasText(number) ? [text(of: moment, in: moment.tick...moment.tick)] : []
    return Node(.list((strongLines ?? []) + drawings + texts))
  }

  /// Returns a moment's text at the top of the picture, where it hides little.
  private func text(of moment: ViewerMoment, in ticks: ClosedRange<Int>) -> Node {
    var keys = Keys()
    keys.add("label", written(moment.message ?? ""))
    keys.add("at", [50, 5])
    keys.add("anchor", "top")
    keys.add("on", "picture")
    if ticks.lowerBound > 0 { keys.add("from", String(ticks.lowerBound)) }
    keys.add("to", String(ticks.upperBound))
    keys.add("size", "30")
    if let paint = scene.script.paints.last(where: { $0.item.uppercased() == "TEXT" }) {
      keys.add("color", paint.colour)
    }
    return Node(.map(keys.pairs), at: scene.place(moment.position))
  }

  /// The build of LifeViewer whose words are supported.
  private static let build = "1384"

  /// Returns a text with LifeViewer's names for values replaced by those of this program.
  private func written(_ text: String) -> String {
    var (words, rest) = ("", text[...])
    while let letter = rest.popFirst() {
      guard letter == "#", let sign = rest.first else {
        words.append(letter)
        continue
      }
      let known: String? =
        switch sign {
        case "N": Self.plain(scene.notes.name ?? "")
        case "O": Self.plain(scene.notes.author ?? "")
        case "R", "A": Self.plain(scene.ruleText ?? scene.rule.name)
        case "T": "LifeViewer"
        case "B": Self.build
        case "S": scene.script.random?.seed.map { Self.plain($0) }
        case "#": "#"
        case "G", "H": "{tick}"
        case "I", "J": scene.generation == 0 ? "{tick}" : nil
        case "P": "{alive}"
        default: nil
        }
      if known != nil { rest.removeFirst() }
      words += known ?? "#"
    }
    return words
  }

  /// Returns a text with its braces escaped.
  private static func plain(_ text: String) -> String { text.replacing("{", with: "{{") }
}
