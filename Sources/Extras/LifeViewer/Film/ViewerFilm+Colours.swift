internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumPictures
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

// Themes and colours.

extension ViewerFilm {
  /// The colours of the parts of a picture; nil for those that the script does not set.
  private struct Palette {
    var ground, young, old, just, long, line: String?
    /// The first and the last of the dying states.
    var fresh, last: UInt32?
    /// The colours of other states, by their numbers.
    var states: [Int: String] = [:]
  }

  /// Adds theme and colours as settings.
  mutating func addColours() {
    let script = scene.script
    guard !hasOwnColours else {
      if script.moments.contains(where: { $0.theme != nil }) { undrawn.append("THEME") }
      return addColours(node(of: palette(ofTheme: nil)))
    }
    let theme = reader.written["theme"] == nil ? moments[firstShown].theme : nil
    let usual = ["age": "0", "fade": "0", "history": "false"]
    for (name, value) in surroundings(ofTheme: theme) where usual[name] != value {
      add(name, value)
    }
    if theme == nil, hasLabelsForDark { add("theme", "dark") }
    addColours(node(of: palette(ofTheme: theme)))
  }

  /// True if the script colours its drawings but not the background: then it was made for
  /// LifeViewer's own, which is dark.
  private var hasLabelsForDark: Bool {
    scene.script.drawings.contains { $0.style.colour != nil }
      && !scene.script.moments.contains { $0.theme != nil }
      && !scene.script.paints.contains { ["BACKGROUND", "0"].contains($0.item.uppercased()) }
  }

  /// The moment whose look applies at the start: the first one to which the camera moves.
  private var firstShown: Int { min(1, moments.count - 1) }

  /// True if the rule's states have colours of their own, which themes do not change.
  private var hasOwnColours: Bool {
    switch scene.rule.family {
    case .twoState, .generations, .larger, .blocks: scene.rule.file != nil
    default: true
    }
  }

  /// Returns the settings that differ from one theme to the next.
  func changes(ofTheme theme: String?, after other: String?) -> [Node.Pair] {
    guard theme != other, !hasOwnColours, reader.written["theme"] == nil else { return [] }
    let before = surroundings(ofTheme: other)
    let changed = surroundings(ofTheme: theme).filter { setting in
      reader.written[setting.name] == nil && !before.contains { $0 == setting }
    }
    return changed.map { Node.Pair(key: $0.name, value: Node(made: $0.value)) }
      + [Node.Pair(key: "colors", value: merged(node(of: palette(ofTheme: theme))))]
  }

  /// Returns the settings of a theme other than its colours: light or dark, ages and traces.
  private func surroundings(ofTheme name: String?) -> [(name: String, value: String)] {
    let (palette, script) = (palette(ofTheme: name), scene.script)
    let hasAges = palette.young != nil && palette.old != nil && palette.young != palette.old
    let hasTraces =
      palette.just != nil && (palette.just != palette.ground || palette.long != palette.ground)
    let ages = scene.rule.stateCount == 2 ? script.ageStates ?? (hasAges ? 63 : nil) : nil
    let traces = script.historyStates ?? (hasTraces ? 63 : 0)
    let hasPast = traces > 0 && palette.long != nil
    var settings = [("age", "\(ages ?? 0)"), ("fade", "\(traces)"), ("history", "\(hasPast)")]
    if ages != nil || hasPast { settings.append(("shades", "64")) }
    if let theme = name.flatMap(ViewerTheme.named) {
      settings.append(("theme", Colour(theme.ground).luminance < 0.18 ? "dark" : "light"))
    }
    return settings
  }

  private func palette(ofTheme name: String?) -> Palette {
    var palette = Palette()
    if let theme = name.flatMap(ViewerTheme.named) { paint(&palette, by: theme) }
    // A theme with another colour has no colour of its own for the first dying state.
    if scene.script.paints.contains(where: isOfTheme) { palette.fresh = nil }
    for paint in scene.script.paints { lay(paint, on: &palette) }
    spread(&palette)
    if scene.script.historyStates == 1 { palette.just = palette.long ?? palette.just }
    addBorders(to: &palette)
    return palette
  }

  /// Gives the lines between cells the colour of dead cells if the lines are borders.
  private func addBorders(to palette: inout Palette) {
    guard scene.script.hasCellBorders else { return }
    var reader = reader
    let subject = LifeSubject.of(scene.rule)
    let colours = reader.givenColours(of: subject)
    palette.line =
      palette.ground ?? colours?.first?.written
      ?? reader.value(.theme).flatMap { subject.states.first?.colour(in: $0).written }
  }

  private func paint(_ palette: inout Palette, by theme: ViewerTheme) {
    let isOfTwo = scene.rule.stateCount == 2
    palette.ground = Self.code(theme.ground)
    palette.line = Self.code(theme.line)
    palette.just = Self.code(isOfTwo ? theme.just : theme.many.just)
    palette.long = Self.code(isOfTwo ? theme.long : theme.many.long)
    guard !isOfTwo else {
      (palette.young, palette.old) = (Self.code(theme.young), Self.code(theme.old))
      return
    }
    var many = theme.many
    if case .larger = scene.rule.family { many = theme.larger ?? many }
    palette.states[1] = Self.code(many.alive)
    (palette.fresh, palette.last) = (many.fresh, many.last)
  }

  /// Gives the dying states the colours between the first and the last of them. A first one that is
  /// not set lies between the live state and the last.
  private func spread(_ palette: inout Palette) {
    let count = scene.rule.stateCount
    guard count > 2, let last = palette.last ?? palette.fresh else { return }
    let alive = palette.states[1].flatMap(Self.number) ?? last
    let steps = count - 3
    let fresh = palette.fresh ?? Self.mixed(last, alive) { ($0 + steps * $1) / (steps + 1) }
    for state in 2..<count where palette.states[state] == nil {
      let part = steps > 0 ? Double(state - 2) / Double(steps) : 1
      palette.states[state] = Self.code(
        Self.mixed(fresh, last) { Int((Double($0) + Double($1 - $0) * part).rounded()) })
    }
  }

  /// Mixes two colours by a function for each channel.
  private static func mixed(_ one: UInt32, _ other: UInt32, _ body: (Int, Int) -> Int) -> UInt32 {
    var code: UInt32 = 0
    for shift: UInt32 in [16, 8, 0] {
      let channel = body(Int(one >> shift & 255), Int(other >> shift & 255))
      code |= UInt32(channel) << shift
    }
    return code
  }

  static func code(_ colour: UInt32) -> String { Colour(colour).written }

  /// Returns the number of a colour written as `#rrggbb`.
  private static func number(_ code: String) -> UInt32? { UInt32(code.dropFirst(), radix: 16) }

  /// Applies a colour of the script to a palette.
  private func lay(_ paint: ViewerScript.Paint, on palette: inout Palette) {
    switch (paint.item.uppercased(), hasAges: !hasOwnColours) {
    case ("BACKGROUND", _), ("0", _): palette.ground = paint.colour
    case ("GRID", _): palette.line = paint.colour
    case ("ALIVE", true) where scene.rule.stateCount == 2,
      ("1", true) where scene.rule.stateCount == 2:
      palette.young = paint.colour
    case ("ALIVE", true): palette.states[1] = paint.colour
    case ("ALIVERAMP", true): palette.old = paint.colour
    case ("DEAD", true): palette.just = paint.colour
    case ("DEADRAMP", true): palette.long = paint.colour
    case ("DYING", true): palette.fresh = Self.number(paint.colour)
    case ("DYINGRAMP", true): palette.last = Self.number(paint.colour)
    default:
      guard let state = state(named: paint.item) else { return }
      if state == 0 { palette.ground = paint.colour } else { palette.states[state] = paint.colour }
    }
  }

  /// The faults of colours that do not belong to anything.
  var colourFaults: [ViewerScript.Fault] {
    scene.script.paints.compactMap { paint in
      if paint.item.uppercased() == "TEXT" || isOfTheme(paint) { return nil }
      return ViewerScript.Fault(
        word: String(paint.item.prefix(40)), position: paint.position,
        reason: "is neither a part of the picture nor a state of the rule")
    }
  }

  /// True if a colour belongs to a state, or to another theme item that the rule's pictures have.
  private func isOfTheme(_ paint: ViewerScript.Paint) -> Bool {
    let item = paint.item.uppercased()
    return ["BACKGROUND", "GRID", "GRIDMAJOR"].contains(item)
      || !hasOwnColours && Self.partsOfAges.contains(item) || state(named: paint.item) != nil
  }

  /// The items of COLOR for the ages of cells and of their traces.
  private static let partsOfAges: Set<String> = [
    "ALIVE", "ALIVERAMP", "DEAD", "DEADRAMP", "DYING", "DYINGRAMP",
  ]

  /// Returns the state that a script names by its number or its meaning.
  private func state(named item: String) -> Int? {
    if let number = Int(item) { return 0..<scene.rule.stateCount ~= number ? number : nil }
    let words = item.lowercased().split(separator: " ")
    if words.first == "dying", words.count == 2, let step = Int(words[1]) {
      return 2..<scene.rule.stateCount ~= step + 1 ? step + 1 : nil
    }
    let known = ["off", "on", "history", "mark1", "markoff", "mark2", "kill"]
    let place = item.lowercased() == "alive" ? 1 : known.firstIndex(of: item.lowercased())
    if let place, place < scene.rule.stateCount, hasOwnColours { return place }
    return scene.rule.file?.names.first { $0.value.lowercased() == item.lowercased() }?.key
  }
}

extension ViewerFilm {
  private func node(of palette: Palette) -> [Node.Pair] {
    let states = LifeSubject.of(scene.rule).states.map(\.name)
    var pairs: [Node.Pair] = []
    func add(_ name: String, _ colour: String?) {
      guard let colour, !pairs.contains(where: { $0.key == name }) else { return }
      pairs.append(Node.Pair(key: name, value: Node(made: colour)))
    }
    add("background", palette.ground)
    add(states[0], palette.ground)
    add("grid", palette.line)
    if scene.rule.stateCount == 2 {
      add(states[1], palette.young)
      if palette.old != nil { add("young", palette.young) }
      add("old", palette.old)
    }
    for state in states.indices.dropFirst() { add(states[state], palette.states[state]) }
    add("trace", palette.just)
    add("past", palette.long)
    return pairs
  }

  /// Returns colours overridden by those that the user gave.
  private func merged(_ pairs: [Node.Pair]) -> Node {
    guard let given = reader.written["colors"].map({ Setting.colors.canonical($0.value) }) else {
      return Node(.map(pairs))
    }
    if case .map(let own) = given.content {
      return Node(.map(pairs.filter { pair in !own.contains { $0.key == pair.key } } + own))
    }
    return given
  }

  private mutating func addColours(_ pairs: [Node.Pair]) {
    guard !pairs.isEmpty else { return }
    let all = merged(pairs)
    if case .map = all.content { replace("colors", all) }
  }
}
