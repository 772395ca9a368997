internal import TerrariumBasics
internal import TerrariumPatterns

// Words that put cells into the film.

/// The options that apply to the following pastes.
struct ViewerPasting {
  var times = ViewerScript.Paste.Times.list([0])
  /// The ticks of the chains since the times were set.
  var delay = 0
  var mode = 7
  var delta = Cell(0, 0)
  /// The named snippets and lists of times.
  var snippets: [String: (cells: String, corner: Cell, transform: ViewerScript.Transform)] = [:]
  var recipes: [String: [Int]] = [:]
}

extension ViewerReader {
  private static let mostPastes = 10_000
  private static let mostTimes = 10_000
  private static let far = 1 << 20

  mutating func readPattern(_ token: ScriptWord) -> Bool {
    switch token.text {
    case "PASTE": readPaste(token)
    case "PASTET": readPasteTimes(token)
    case "PASTEMODE": readPasteMode(token)
    case "PASTEDELTA":
      if let x = whole(-4096...4096, of: token), let y = whole(-4096...4096, of: token) {
        pasting.delta = Cell(x, y)
      }
    case "RLE": readSnippet(token)
    case "RECIPE": readRecipe(token)
    case "XOFFSET":
      if let x = whole(-4096...4096, of: token) { script.offset.x = x }
    case "YOFFSET":
      if let y = whole(-4096...4096, of: token) { script.offset.y = y }
    case "RANDOMIZE", "RANDOMIZE2":
      isRandom = true
      random.hasAllStates = token.text == "RANDOMIZE"
    case "RANDWIDTH": if let side = whole(1...4096, of: token) { random.columns = side }
    case "RANDHEIGHT": if let side = whole(1...4096, of: token) { random.rows = side }
    case "RANDFILL": if let share = whole(1...100, of: token) { random.percent = share }
    case "RANDSEED":
      guard let seed = peek else {
        fault(token, "needs a word")
        break
      }
      skip()
      random.seed = String(seed.text.prefix(256))
    default: return false
    }
    return true
  }

  // MARK: Snippets

  /// Reads a word as RLE, with its age in ticks; nil if it is not RLE.
  private static func snippet(_ word: String) -> (cells: String, age: Int)? {
    var (cells, age) = (word[...], 0)
    if word.hasSuffix("]"), let open = word.firstIndex(of: "["),
      let ticks = Int(word[word.index(after: open)...].dropLast()), 0...4096 ~= ticks
    {
      (cells, age) = (word[..<open], ticks)
    }
    guard !cells.isEmpty, cells.utf8.allSatisfy(isOfRLE), cells.contains(where: { !$0.isNumber })
    else { return nil }
    return (String(cells), age)
  }

  private static func isOfRLE(_ byte: UInt8) -> Bool {
    byte.isDigit || "bo$!.ABCDEFGHIJKLMNOPQRSTUVWXpqrstuvwxy".utf8.contains(byte)
  }

  /// Reads cells that are spread over words.
  private mutating func cells() -> (cells: String, age: Int)? {
    guard let first = peek, var (cells, age) = Self.snippet(first.text) else { return nil }
    skip()
    while age == 0, let word = peek, !ViewerWords.isKnown(word.text),
      ViewerScript.Transform(rawValue: word.text) == nil, word.text != "XT", word.text != "YT",
      cells.utf8.count < Self.far, let more = Self.snippet(word.text)
    {
      skip()
      cells += more.cells
      age = more.age
    }
    return (cells, age)
  }

  private mutating func corner() -> Cell? {
    guard let x = optionalWhole(-Self.far...Self.far) else { return nil }
    return Cell(x, optionalWhole(-Self.far...Self.far) ?? 0)
  }

  private mutating func transform() -> ViewerScript.Transform? {
    guard let word = peek, let transform = ViewerScript.Transform(rawValue: word.text) else {
      return nil
    }
    skip()
    return transform
  }

  private mutating func readSnippet(_ token: ScriptWord) {
    guard let name = peek, !ViewerWords.isKnown(name.text), !name.text.contains("[") else {
      return fault(token, "needs a name and cells")
    }
    skip()
    guard let (cells, _) = cells() else { return fault(token, "needs cells in RLE") }
    let corner = corner() ?? Cell(0, 0)
    let transform = transform() ?? .identity
    guard pasting.snippets[name.text] == nil else {
      return fault(token, "names '\(name.text.prefix(40))' for the second time")
    }
    guard pasting.snippets.count < Self.mostPastes else { return }
    pasting.snippets[name.text] = (cells, corner, transform)
  }

  private mutating func readPaste(_ token: ScriptWord) {
    if takes("RANDCELLS") {
      script.undrawn.note("RANDCELLS")
      for _ in 0..<4 { _ = optionalNumber() }
      return
    }
    guard let first = peek, !ViewerWords.isKnown(first.text) else {
      return fault(token, "needs cells in RLE, or their name")
    }
    let found: (cells: String, age: Int)
    var base = (corner: Cell(0, 0), transform: ViewerScript.Transform.identity)
    let bare = first.text.split(separator: "[", maxSplits: 1).first.map(String.init) ?? ""
    if let named = pasting.snippets[bare] {
      skip()
      let ticks = first.text.dropFirst(bare.count).dropFirst().dropLast()
      found = (named.cells, min(4096, max(0, Int(ticks) ?? 0)))
      base = (named.corner, named.transform)
    } else if let own = cells() {
      found = own
    } else {
      skip()
      return fault(token, "'\(first.text.prefix(40))' is neither RLE nor a name")
    }
    let corner = corner() ?? Cell(0, 0)
    let transform = transform() ?? .identity
    // A named snippet is transformed and moved as defined, and then once more as a whole.
    let start = transform.cell(base.corner.x, base.corner.y)
    var place = Cell(corner.x + start.x, corner.y + start.y)
    func paste(_ times: ViewerScript.Paste.Times, _ delta: Cell) {
      guard script.pastes.count < Self.mostPastes else { return fault(token, "is one too many") }
      script.pastes.append(
        ViewerScript.Paste(
          cells: found.cells, age: found.age, corner: place,
          transform: transform.after(base.transform), mode: pasting.mode, times: times,
          delay: pasting.delay, delta: delta, position: token.position))
    }
    paste(pasting.times, pasting.delta)
    let isDown = peek?.text == "YT"
    guard takes("XT") || takes("YT") else { return }
    // Each pair moves on from the one before, and so does the time of all later pastes.
    while script.pastes.count < Self.mostPastes, let way = optionalWhole(-Self.far...Self.far),
      let ticks = optionalWhole(0...1 << 30)
    {
      place = Cell(place.x + (isDown ? 0 : way), place.y + (isDown ? way : 0))
      pasting.delay = min(1 << 53, pasting.delay + ticks)
      paste(.list([pasting.times.first]), Cell(0, 0))
    }
  }
}

// MARK: - Times and modes

extension ViewerReader {
  private mutating func readPasteTimes(_ token: ScriptWord) {
    if takes("EVERY") {
      guard let interval = whole(1...1 << 30, of: token) else { return }
      let from = optionalWhole(0...1 << 30)
      let to = from == nil ? nil : optionalWhole(0...1 << 30)
      if let from, let to, to < from + interval {
        return fault(token, "ends at \(to), before it comes again")
      }
      (pasting.times, pasting.delay) = (.every(interval, from: from ?? 0, to: to), 0)
      return
    }
    guard let times = times(least: 0) else { return fault(token, "needs a tick") }
    (pasting.times, pasting.delay) = (.list(times), 0)
  }

  /// Reads ticks: the first is a time, and each further one the interval since the one before.
  private mutating func times(least: Int) -> [Int]? {
    var (times, now): ([Int], Int) = ([], 0)
    while times.count < Self.mostTimes {
      if let name = peek?.text, let recipe = pasting.recipes[name] {
        skip()
        for ways in recipe where times.count < Self.mostTimes {
          now = min(1 << 53, now + ways)
          times.append(now)
        }
      } else if let ticks = optionalWhole(least...1 << 30) {
        now = min(1 << 53, now + ticks)
        times.append(now)
      } else {
        break
      }
    }
    return times.isEmpty ? nil : times
  }

  private mutating func readRecipe(_ token: ScriptWord) {
    guard let name = peek, !ViewerWords.isKnown(name.text), ViewerNumber.read(name.text) == nil
    else { return fault(token, "needs a name and ticks") }
    skip()
    var ways: [Int] = []
    while ways.count < Self.mostTimes, let ticks = optionalWhole(1...1 << 30) { ways.append(ticks) }
    guard !ways.isEmpty else { return fault(token, "needs ticks of at least 1") }
    guard pasting.recipes.count < Self.mostPastes, pasting.recipes[name.text] == nil else {
      return fault(token, "names '\(name.text.prefix(40))' for the second time")
    }
    pasting.recipes[name.text] = ways
  }

  /// The names of modes, by the bits of their answers.
  private static let modes: [String: Int] = [
    "ZERO": 0, "AND": 1, "X": 3, "COPY": 3, "DIFF": 4, "Y": 5, "XOR": 6, "OR": 7, "NOR": 8,
    "XNOR": 9, "NOTY": 10, "NOTX": 12, "NAND": 14, "ONE": 15,
  ]

  private mutating func readPasteMode(_ token: ScriptWord) {
    guard let word = peek else { return fault(token, "needs a mode") }
    let digits = word.text.utf8.count == 4 && word.text.allSatisfy { "01".contains($0) }
    guard
      let mode = Self.modes[word.text]
        ?? (digits ? Int(word.text, radix: 2) : Int(word.text).flatMap { 0...15 ~= $0 ? $0 : nil })
    else {
      if !ViewerWords.isKnown(word.text) { skip() }
      return fault(token, "needs the name of a mode, or its number from 0 to 15")
    }
    skip()
    pasting.mode = mode
  }
}

extension ViewerReader {
  /// Ends the reading: some words can be interpreted only when all were read.
  mutating func finish() {
    if isRandom { script.random = random }
    endMoment()
    if script.moments.count > 1 {
      (script.tracking, script.trackingPeriod) = (nil, nil)
      for token in tracking { fault(token, "cannot be combined with T and PAUSE") }
      if startPoint != nil { script.undrawn.note("POI") }
    } else if let startPoint {
      script.moments[0].takeCamera(of: startPoint)
    }
    if script.isStill {
      script.first = nil
      script.loop = nil
      script.stop = nil
      for token in playing { fault(token, "cannot be combined with VIEWONLY") }
    }
  }
}
