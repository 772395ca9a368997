internal import TerrariumBasics
package import TerrariumPatterns

/// Reads the words of scripts one after the other. Faults are recorded, and reading goes on.
struct ViewerReader {
  private let tokens: [ScriptWord]
  private var next = 0
  var script = ViewerScript()
  /// The words used in the current moment.
  private var usedWords: [String: ScriptWord] = [:]
  /// The settings that may be set once more.
  private var pardoned: Set<String> = []
  /// The values of a point of interest; nil outside of one.
  private var point: ViewerScript.Moment?
  /// True if the point may give the film's start its camera; otherwise its values are not used.
  private var isStart = false
  /// The last point that may give the start its camera.
  private(set) var startPoint: ViewerScript.Moment?
  /// The current styles of labels, arrows and lines.
  var styles = [ViewerKind: ViewerScript.Style]()
  /// True if a string would belong to the title.
  var expectsTitle = false
  var pasting = ViewerPasting()
  var random = ViewerScript.Random()
  var isRandom = false
  var gridExponent = 13
  /// The words that move the camera, and those that play the film.
  var tracking: [ScriptWord] = []
  var playing: [ScriptWord] = []

  private static let mostFaults = 20

  /// The last tick of a film: the fastest movement that scripts allow stays within the range of
  /// cells.
  static let lastTick = 100_000_000

  /// Reads all scripts in some words.
  fileprivate init(_ tokens: [ScriptWord]) {
    self.tokens = tokens
    readBlocks()
    finish()
  }

  private mutating func readBlocks() {
    while next < tokens.count {
      next += 1
      guard tokens[next - 1].text == "[[" else { continue }
      script.isEmpty = false
      readBlock()
    }
  }

  private mutating func readBlock() {
    while let token = peek {
      next += 1
      if token.text.hasPrefix("\"") {
        guard let text = readString(token) else { return }
        take(text)
      } else {
        expectsTitle = false
        read(token)
      }
    }
    // The closing bracket.
    if next < tokens.count { next += 1 }
  }

  /// The next word of the block; nil at its end.
  var peek: ScriptWord? {
    guard next < tokens.count, tokens[next].text != "]]" else { return nil }
    return tokens[next]
  }

  mutating func skip() { next += 1 }

  /// Reads a string from its first word on; nil if it has no end.
  private mutating func readString(_ first: ScriptWord) -> String? {
    var words: [Substring] = []
    var word = first.text.dropFirst()
    var isClosed = first.text.hasSuffix("\"")
    while true {
      if isClosed {
        words.append(word.hasSuffix("\"") ? word.dropLast() : word)
        let text = words.joined(separator: " ")
        return String(text.prefix(Self.longest)).replacing(" \\n", with: "\n")
          .replacing("\\n", with: "\n")
      }
      words.append(word)
      guard next < tokens.count else {
        fault(first, "is never closed by a '\"'")
        return nil
      }
      word = tokens[next].text[...]
      isClosed = word.hasSuffix("\"")
      next += 1
    }
  }

  /// The most characters of a string that are kept.
  private static let longest = 4096

  /// Uses a string as the title, or else as the text of the moment.
  private mutating func take(_ text: String) {
    defer { expectsTitle = false }
    if expectsTitle { return }
    change { $0.message = text }
  }

  /// Returns the next word as a string, if it is one.
  mutating func string() -> String? {
    guard let token = peek, token.text.hasPrefix("\"") else { return nil }
    next += 1
    return readString(token)
  }
}

// MARK: - Faults and values

extension ViewerReader {
  mutating func fault(_ token: ScriptWord, _ reason: String) {
    script.faultCount += 1
    guard script.faults.count < Self.mostFaults else { return }
    script.faults.append(
      ViewerScript.Fault(
        word: String(token.text.prefix(40)), position: token.position, reason: reason))
  }

  /// Records the fault of a word's argument, and skips the arguments after it; always returns nil.
  private mutating func refuse(_ word: ScriptWord, _ reason: String) -> Double? {
    fault(word, reason)
    while optionalNumber() != nil {}
    takes("FIXED")
    return nil
  }

  /// Reads a number within a range; nil, with a recorded fault, if there is none. A wrong word is
  /// skipped unless it belongs to a script.
  mutating func number(
    _ range: ClosedRange<Double>, of word: ScriptWord, _ expected: String,
    rounded rule: FloatingPointRoundingRule? = nil
  ) -> Double? {
    guard let token = peek else {
      fault(word, "needs \(expected)")
      return nil
    }
    guard let number = ViewerNumber.read(token.text) else {
      if !ViewerWords.isKnown(token.text), !token.text.hasPrefix("\"") { next += 1 }
      return refuse(word, "needs \(expected)")
    }
    next += 1
    let value = rule.map(number.rounded) ?? number
    guard range.contains(value) else {
      return refuse(word, "\(token.text.prefix(20)) is out of range: it takes \(expected)")
    }
    return value
  }

  /// Reads a whole number; fractions are cut off.
  mutating func whole(_ range: ClosedRange<Int>, of word: ScriptWord) -> Int? {
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    return number(
      bounds, of: word, "a whole number from \(range.lowerBound) to \(range.upperBound)",
      rounded: .towardZero
    ).map { Int($0) }
  }

  /// Reads a zoom: pixels per cell, or below 0 cells per pixel.
  mutating func zoom(
    of word: ScriptWord, least: Double = 1 / 32, most: Double = 64, deepest: Double = -32
  ) -> Double? {
    let expected = "a zoom from \(Int(deepest)) to -1 or up to \(Int(most))"
    let text = peek?.text.prefix(20) ?? ""
    guard let value = number(deepest...most, of: word, expected) else { return nil }
    if value <= -1 { return -1 / value }
    return value >= least ? value : refuse(word, "\(text) is out of range: it takes \(expected)")
  }

  /// Takes the next word if it is the given one, and returns whether it was.
  @discardableResult mutating func takes(_ word: String) -> Bool {
    guard peek?.text == word else { return false }
    next += 1
    return true
  }

  /// Takes the next word if it is a number.
  mutating func optionalNumber() -> Double? {
    guard let token = peek, let value = ViewerNumber.read(token.text) else { return nil }
    next += 1
    return value
  }

  /// Takes the next word if it is a number between bounds, and cuts off its fraction.
  mutating func optionalWhole(_ range: ClosedRange<Int>) -> Int? {
    guard let token = peek, let value = ViewerNumber.read(token.text)?.rounded(.towardZero),
      Double(range.lowerBound)...Double(range.upperBound) ~= value
    else { return nil }
    next += 1
    return Int(value)
  }
}

// MARK: - Moments

extension ViewerReader {
  /// Records that a setting of the moment was set, and a fault if it was set before.
  mutating func note(_ word: ScriptWord, as name: String? = nil) {
    let name = name ?? word.text
    let isPardoned = pardoned.remove(name) != nil
    if usedWords.updateValue(word, forKey: name) != nil, !isPardoned {
      fault(word, "was set before: the later one counts")
    }
  }

  /// Lets each setting be set once more without a fault.
  mutating func pardon() {
    pardoned = [
      "X", "Y", "ZOOM", "ANGLE", "THEME", "GPS", "STEP", "LOOP", "STOP", "WIDTH", "HEIGHT",
    ]
  }

  /// Changes the settings from the moment on, or those of a point of interest.
  mutating func change(_ body: (inout ViewerScript.Moment) -> Void) {
    if var point {
      body(&point)
      self.point = point
    } else {
      body(&script.moments[script.moments.count - 1])
    }
  }

  /// Changes the settings of the film, unless they belong to a point of interest.
  mutating func changeFilm(_ body: (inout ViewerScript) -> Void) {
    if point == nil { body(&script) }
  }

  /// Begins a point of interest.
  mutating func beginPoint(_ token: ScriptWord) {
    endMoment()
    usedWords = [:]
    isStart = takes("INITIAL")
    point = ViewerScript.Moment(.film)
    if !isStart { return script.undrawn.note("POI") }
    if startPoint != nil { fault(token, "was set before: the later one counts") }
  }

  /// Begins a new moment.
  mutating func begin(_ start: ViewerScript.Moment.Start, at token: ScriptWord) {
    endMoment()
    (point, usedWords) = (nil, [:])
    guard script.moments.count < Self.mostMoments else { return }
    var moment = ViewerScript.Moment(start)
    moment.position = token.position
    script.moments.append(moment)
  }

  private static let mostMoments = 10_000

  /// Ends a moment. A view that fits the live cells has no place of its own.
  mutating func endMoment() {
    if let point {
      if isStart { startPoint = point }
      return
    }
    let last = script.moments.count - 1
    guard script.moments[last].isFitted == true else { return }
    for name in ["X", "Y", "ZOOM"] {
      guard let token = usedWords[name] else { continue }
      fault(token, "cannot be combined with AUTOFIT")
      script.moments[last].restored.remove(name)
    }
    script.moments[last].x = nil
    script.moments[last].y = nil
    script.moments[last].zoom = nil
  }

  /// Records a word that plays the film.
  mutating func notePlaying(_ token: ScriptWord) { if point == nil { playing.append(token) } }
}

extension ViewerScript {
  /// Reads the scripts in the comments of a pattern file; nil if it has none.
  package init?(_ words: [ScriptWord]) {
    self = ViewerReader(words).script
    if isEmpty { return nil }
  }
}
