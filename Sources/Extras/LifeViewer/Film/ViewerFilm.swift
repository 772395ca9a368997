internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumPictures
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The settings and steps made from a script, in addition to those that the user has given.
struct ViewerFilm {
  let scene: ViewerScene
  let reader: SettingsReader
  /// True if the film is a tile of a sheet.
  let isOnSheet: Bool
  /// The size of the picture that the script intends.
  let canvas: GridSize
  /// The moments of the script.
  let moments: [ViewerMoment]
  /// The tick of the only frame, if the film is a panel of a strip.
  let panel: Int?
  let isCalm: Bool
  /// The ticks of a step, as in `every`; the ticks between two frames, twice as many in a calm
  /// film; and the ticks before the first frame.
  let every: Int
  let interval: Int
  let skip: Int
  /// True if the steps of the script have different lengths, so that some take several frames.
  private let hasUnequalSteps: Bool

  private(set) var entries: [WrittenSettings.Entry] = []
  var steps: [Node] = []
  /// The known words of the script that this program cannot draw, in addition to those that the
  /// reader names.
  var undrawn: [String] = []
  /// The number of ticks covered by the steps so far.
  var now = 0
  /// The frame rate that steps have set.
  var rate: Double?
  var theme: String?
  /// The pastes still to be done, and the snippets read so far.
  var due: ArraySlice<DuePaste> = []
  /// The number of characters pasted so far.
  var pasted = 0
  var snippets: [SnippetKey: (Pattern, Cell)] = [:]

  init(_ scene: ViewerScene, _ reader: SettingsReader, isOnSheet: Bool) {
    self.scene = scene
    self.reader = reader
    self.isOnSheet = isOnSheet
    let script = scene.script
    canvas = GridSize(columns: script.width ?? 640, rows: script.height ?? 512)
    let start = ViewerMoment.View(
      middle: scene.fittedMiddle,
      zoom: scene.fittedZoom(width: canvas.columns, height: canvas.rows))
    moments = ViewerMoment.all(of: script, start: start, canTurn: scene.lattice == .squares)
    panel = reader.whole("panels")
    skip = panel ?? reader.whole("skip") ?? script.first ?? 0
    let steps = (moments.count > 1 ? moments.dropFirst() : moments[...]).map(\.step)
    let common = steps.reduce(0, greatestCommonDivisor)
    every = reader.whole("every") ?? common
    isCalm = reader.given(.calm) ?? false
    interval = isCalm ? 2 * every : every
    hasUnequalSteps = reader.written["every"] == nil && steps.contains { $0 != common }
    rate = rate(after: 0)
    theme = moments[min(1, moments.count - 1)].theme
  }

  /// Returns the frames per second on the way to a moment; nil if the script does not say.
  func rate(of moment: ViewerMoment) -> Double? {
    let steps = moment.rate.map { Double($0) }
    guard hasUnequalSteps else { return steps }
    return min(1000, (steps ?? Self.usualRate) * Double(moment.step) / Double(every))
  }

  /// Returns the frames per second on the way from a moment to the next one, or after the last one.
  func rate(after number: Int) -> Double? {
    rate(of: moments[(number + 1)...].first { $0.pause == nil } ?? moments[moments.count - 1])
  }

  /// The default number of frames per second.
  static let usualRate = 12.5

  /// Returns the ticks of some frames; one more than the maximum if they are too many.
  func ticks(of frames: Int) -> Int {
    let (ticks, isHuge) = interval.multipliedReportingOverflow(by: frames)
    return isHuge ? Limits.ticks + 1 : min(ticks, Limits.ticks + 1)
  }

  /// Turns the script into settings and steps.
  mutating func unfold() {
    addRandomCells()
    addPicture()
    addView()
    addColours()
    addDrawings()
    addFilm()
  }

  /// Adds a setting unless it is given.
  mutating func add(_ name: String, _ value: Node, at position: TextPosition? = nil) {
    guard reader.written[name] == nil else { return }
    replace(name, value, at: position)
  }

  mutating func add(_ name: String, _ text: String) { add(name, Node(made: text)) }

  /// Sets a setting even if it is given.
  mutating func replace(_ name: String, _ value: Node, at position: TextPosition? = nil) {
    let place = scene.place(position ?? TextPosition(line: 1, column: 1))
    entries.removeAll { $0.name == name }
    let own = Node(value.content, at: place)
    entries.append(WrittenSettings.Entry(name: name, namePlace: place, value: own))
  }

  /// Adds a step with some keys.
  mutating func step(_ keys: [(String, Node)], at position: TextPosition? = nil) {
    let place = scene.place(position ?? TextPosition(line: 1, column: 1))
    let pairs = keys.map { Node.Pair(key: $0, keyPlace: place, value: Node($1.content, at: place)) }
    steps.append(Node(.map(pairs), at: place))
  }

  /// True if the film should close in a loop, which excludes steps.
  var isLoop: Bool { reader.written["frames"]?.value.text == "period" }

  /// True if a view is given, which replaces the script's camera.
  var hasOwnView: Bool {
    isOnSheet || reader.written["view"] != nil || reader.written["cell"] != nil
      || reader.written["steps"] != nil || reader.written["size"] != nil && scene.edges == .none
  }
}

extension ViewerFilm {
  /// Adds the random cells that replace the file's.
  private mutating func addRandomCells() {
    guard let pattern = scene.random else { return }
    let rule = scene.ruleText ?? scene.rule.name
    replace("pattern", Node(made: text(of: pattern, rule: rule)))
  }

  /// Adds sizes, lines, shapes and charts.
  private mutating func addPicture() {
    let script = scene.script
    if script.hasGrid != nil || script.hasCellBorders { add("grid", hasGrid ? "true" : "false") }
    if script.hasGraph { add("chart", "true") }
    if let shape = script.shape { addShape(shape) }
    guard !isOnSheet, reader.written["cell"] == nil, reader.written["fit"] == nil else { return }
    if script.width != nil || script.height != nil || movesCamera {
      // A chart is added beside cells that stay; otherwise it takes part of their space.
      if script.hasGraph, !hasOwnView, stillCells != nil, let view = moments[0].view {
        add("cell", String(Int(view.zoom)))
      } else {
        add("fit", "\(canvas)")
      }
    } else if let zoom = script.moments[0].zoom, reader.written["view"] == nil {
      add("cell", String(Int(zoom * scene.cellWidth)))
    }
  }

  private mutating func addShape(_ shape: ViewerScript.Shape) {
    let own = CellShape(rawValue: shape.rawValue)?.lattice
    guard shape == .square || own == scene.lattice else {
      undrawn.append(shape == .hexagon ? "HEXCELLS" : "TRIANGULARCELLS")
      return
    }
    add("shape", shape.rawValue)
  }
}

extension ViewerFilm {
  /// The notices about parts of the script that have no effect.
  var notices: [Notice] {
    let script = scene.script
    var notices: [Notice] = []
    let missing = undrawn.filter { !script.undrawn.list.contains($0) }
    notices += Self.notice(
      script.undrawn.list + missing, count: script.undrawn.count + missing.count, "not drawn",
      of: scene.path)
    notices += Self.notice(
      script.unknown.list, count: script.unknown.count, "not known", of: scene.path)
    let faults = script.faults + colourFaults
    for fault in faults.prefix(Self.mostTold) {
      let place = "\(scene.path):\(fault.position.line):\(fault.position.column)"
      notices.append(.said("\(place): '\(fault.word)' of its script \(fault.reason)"))
    }
    let more =
      script.faultCount + faults.count - script.faults.count - min(Self.mostTold, faults.count)
    if more > 0 {
      let words = more.counted("more word is", plural: "more words are")
      notices.append(.said("\(scene.path): \(words) wrong in its script"))
    }
    return notices
  }

  private static let mostTold = 5

  private static func notice(
    _ words: [String], count: Int, _ what: String, of path: String
  ) -> [Notice] {
    guard count > 0 else { return [] }
    let first =
      words.prefix(mostTold).joined(separator: ", ") + (words.count > mostTold ? ", …" : "")
    let verb = count.counted("word of its script is", plural: "words of its script are")
    return [.said("\(path): \(verb) \(what): \(first)")]
  }
}

extension SettingsReader {
  /// Returns a whole number that was given, if it is one.
  func whole(_ name: String) -> Int? { written[name].flatMap { Int($0.value.text) } }

  /// True if a setting that a script's film depends on has an invalid value.
  var isRefusedForScripts: Bool {
    let settings: [any SettingDeclaration] = [
      Setting.every, Setting.skip, Setting.frames, Setting.panels, Setting.fps, Setting.delay,
    ]
    return settings.contains { setting in
      written[setting.name].flatMap { setting.refusal(of: $0.value) } != nil
    }
  }
}
