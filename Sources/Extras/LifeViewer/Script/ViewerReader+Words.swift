internal import TerrariumPatterns
// Words that say how the film plays and what its pictures show.

extension ViewerReader {
  /// Reads a word and its arguments.
  mutating func read(_ token: ScriptWord) {
    let word = token.text
    if word == "[[" { return fault(token, "is in a block that has not ended") }
    if ViewerWords.ofPlaying.contains(word), peek?.text != "OFF" { notePlaying(token) }
    if let count = ViewerWords.silent[word] { return pass(count, of: word) }
    if let count = ViewerWords.undrawn[word] {
      // The shades of ages are the ones that are drawn.
      if takes("OFF") || word == "SHADER" && takes("AGE") { return }
      script.undrawn.note(word)
      return pass(count, of: word)
    }
    if readFilm(token) || readDrawing(token) || readPattern(token) { return }
    guard ViewerNumber.read(word) == nil else { return fault(token, "belongs to no word") }
    script.unknown.note(String(word.prefix(40)))
    // The words after it were meant for it.
    while optionalNumber() != nil {}
  }

  /// Skips the arguments of a word without effect.
  private mutating func pass(_ count: Int, of word: String) {
    if takes("OFF") || takes("INITIAL") { return }
    for _ in 0..<count {
      guard let token = peek, !ViewerWords.isKnown(token.text), !token.text.hasPrefix("\"") else {
        return
      }
      skip()
    }
  }

  /// Words of time, the camera and pictures.
  private mutating func readFilm(_ token: ScriptWord) -> Bool {
    switch token.text {
    case "GPS": set(token, \.stepsASecond) { $0.rate(of: token) }
    case "STEP": set(token, \.step) { $0.whole(1...96, of: token).map { min(64, $0) } }
    case "LOOP", "STOP": readEnd(token)
    case "STARTFROM":
      if let text = peek?.text, text.hasSuffix("b"), let value = Int(text.dropLast()),
        0...1 << 30 ~= value
      {
        skip()
        changeFilm { $0.first = value }
      } else if let value = whole(0...1 << 30, of: token) {
        changeFilm { $0.first = value }
      }
    case "T": readTick(token)
    case "PAUSE":
      if let seconds = number(0...100_000, of: token, "a number of seconds") {
        begin(.pause(max(0.016, seconds)), at: token)
      }
    case "LINEAR", "BEZIER": readEvenness(token)
    case "VIEWONLY": script.isStill = true
    case "SUPPRESS": pardon()
    case "ALL": if takes("INITIAL") { restoreAll() } else { fault(token, "needs INITIAL") }
    case "POI": beginPoint(token)
    // The camera.
    case "X": set(token, \.x) { $0.place(of: token, "a column") }
    case "Y": set(token, \.y) { $0.place(of: token, "a row") }
    case "Z", "ZOOM": set(token, \.zoom) { $0.zoom(of: token) }
    case "ANGLE": set(token, \.angle) { $0.whole(0...359, of: token) }
    case "AUTOFIT":
      let isOn = !takes("OFF")
      change { $0.isFitted = isOn }
    case "HISTORYFIT": script.isHistoryFit = !takes("OFF")
    case "STATE1FIT": script.fitsFirstState = !takes("OFF")
    case "TRACK":
      guard let x = speed(token), let y = speed(token) else { break }
      tracking.append(token)
      if !script.tracksBox { script.tracking = .drift(x: x, y: y) }
    case "TRACKLOOP":
      // The lines between cells meet again after up to 32 times as many ticks.
      guard let period = whole(1...Self.lastTick / 32, of: token), let x = speed(token),
        let y = speed(token)
      else { break }
      tracking.append(token)
      note(token, as: "LOOP")
      if !script.tracksBox { script.tracking = .drift(x: x, y: y) }
      script.trackingPeriod = period
    case "TRACKBOX": readTrackBox(token)
    case "MAXGRIDSIZE": if let value = whole(9...14, of: token) { gridExponent = value }
    // Pictures.
    case "WIDTH", "HEIGHT":
      guard let side = whole(64...4096, of: token) else { break }
      note(token)
      if token.text == "WIDTH" { script.width = side & ~7 } else { script.height = side }
    case "GRID": script.hasGrid = !takes("OFF")
    case "GRIDMAJOR": if let lines = whole(0...32, of: token) { script.majorLines = lines }
    case "AGESTATES": if let count = whole(0...63, of: token) { script.ageStates = count }
    case "HISTORYSTATES": if let count = whole(0...63, of: token) { script.historyStates = count }
    case "CELLBORDERS": script.hasCellBorders = !takes("OFF")
    case "HEXCELLS": script.shape = .hexagon
    case "TRIANGULARCELLS": script.shape = .triangle
    case "SQUARECELLS": script.shape = .square
    case "GRAPH": script.hasGraph = true
    case "THEME": set(token, \.theme) { $0.theme(token) }
    case "COLOR", "COLOUR": readColour(token)
    case "TITLE": expectsTitle = true
    default: return false
    }
    return true
  }

  private mutating func readEnd(_ token: ScriptWord) {
    let isLoop = token.text == "LOOP"
    let isOff = takes("OFF")
    let tick = isOff ? nil : whole(1...Self.lastTick, of: token)
    guard isOff || tick != nil else { return }
    note(token)
    changeFilm {
      if isLoop { ($0.loop, $0.trackingPeriod) = (tick, nil) } else { $0.stop = tick }
    }
  }

  private mutating func readTick(_ token: ScriptWord) {
    guard let tick = whole(0...Self.lastTick, of: token), tick > 0 else { return }
    guard tick > script.lastTick else {
      return fault(token, "\(tick) does not come after tick \(script.lastTick)")
    }
    begin(.tick(tick), at: token)
  }

  private mutating func readEvenness(_ token: ScriptWord) {
    let isEven = token.text == "LINEAR"
    guard let which = peek, ["ALL", "X", "Y", "ZOOM", "Z"].contains(which.text) else {
      return fault(token, "needs ALL, X, Y or ZOOM")
    }
    skip()
    let all = which.text == "ALL"
    change {
      if all || which.text == "X" { $0.evenX = isEven }
      if all || which.text == "Y" { $0.evenY = isEven }
      if all || which.text.hasPrefix("Z") { $0.evenZoom = isEven }
    }
  }

  /// Gives the moment all settings of the film's start.
  private mutating func restoreAll() {
    change {
      $0.x = nil
      $0.y = nil
      $0.zoom = nil
      $0.angle = nil
      $0.theme = nil
      $0.stepsASecond = nil
      $0.step = nil
      $0.restored = ["X", "Y", "ZOOM", "ANGLE", "THEME", "GPS", "STEP"]
    }
  }

  /// Sets a value of the moment; `INITIAL` restores that of the film's start.
  private mutating func set<Value>(
    _ token: ScriptWord, _ path: WritableKeyPath<ViewerScript.Moment, Value?>,
    _ read: (inout ViewerReader) -> Value?
  ) {
    let name = token.text == "Z" ? "ZOOM" : token.text
    let isRestored = takes("INITIAL")
    let value = isRestored ? nil : read(&self)
    guard isRestored || value != nil else { return }
    note(token, as: name)
    change {
      $0[keyPath: path] = value
      if isRestored { $0.restored.insert(name) }
    }
  }
}

extension ViewerReader {
  /// Reads the steps per second; from 120 on they are longer, whatever STEP said before.
  private mutating func rate(of token: ScriptWord) -> Int? {
    let rate = whole(1...1_000_000, of: token)
    if let rate, rate >= 120 {
      change {
        $0.step = nil
        $0.restored.remove("STEP")
      }
    }
    return rate
  }

  private mutating func place(of token: ScriptWord, _ expected: String) -> Double? {
    let half = Double(1 << gridExponent) / 2
    return number(-half...half, of: token, expected)
  }

  private mutating func speed(_ token: ScriptWord) -> Double? {
    number(-8...8, of: token, "speeds from -8 to 8 cells a tick")
  }

  private mutating func readTrackBox(_ token: ScriptWord) {
    guard let east = speed(token), let south = speed(token), let west = speed(token),
      let north = speed(token)
    else { return }
    guard west <= east, north <= south else {
      return fault(token, "has edges that cross each other")
    }
    tracking.append(token)
    script.tracking = .box(east: east, south: south, west: west, north: north)
  }

  private mutating func theme(_ token: ScriptWord) -> String? {
    guard let name = peek, let theme = ViewerTheme.name(name.text) else {
      if let other = peek, !ViewerWords.isKnown(other.text) { skip() }
      fault(token, "needs the name of a theme, or its number from 0 to 19")
      return nil
    }
    skip()
    return theme
  }

  private mutating func readColour(_ token: ScriptWord) {
    guard let first = peek else { return fault(token, "needs an item and a colour") }
    let item: String
    if first.text.hasPrefix("\"") {
      guard let text = string() else { return }
      item = text
    } else {
      skip()
      item = first.text
    }
    guard let colour = colour(token), !ViewerWords.isColourOfBrowser(item) else { return }
    if ViewerWords.undrawnColours.contains(item.uppercased()) {
      return script.undrawn.note(item.uppercased())
    }
    if let kind = ViewerKind(rawValue: item.uppercased()) {
      styles[kind, default: ViewerScript.Style()].colour = colour
      return
    }
    script.paints.append(ViewerScript.Paint(item: item, colour: colour, position: first.position))
  }

  /// Reads a colour as three numbers, with a `#`, or by its name.
  private mutating func colour(_ token: ScriptWord) -> String? {
    guard let first = peek, ViewerNumber.read(first.text) != nil || !ViewerWords.isKnown(first.text)
    else {
      fault(token, "needs a colour")
      return nil
    }
    if ViewerNumber.read(first.text) == nil {
      skip()
      if let code = ViewerColour.code(first.text.lowercased()) { return code }
      fault(token, "'\(first.text.prefix(20))' is not a colour")
      return nil
    }
    var text = "#"
    for _ in 0..<3 {
      guard let part = whole(0...255, of: token) else { return nil }
      text += (part < 16 ? "0" : "") + String(part, radix: 16)
    }
    return text
  }
}

extension ViewerScript {
  /// The tick of the last moment that has one.
  var lastTick: Int {
    moments.reduce(0) { last, moment in
      if case .tick(let tick) = moment.start { max(last, tick) } else { last }
    }
  }

  fileprivate var tracksBox: Bool { if case .box = tracking { true } else { false } }
}
