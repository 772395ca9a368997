internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumVocabulary

/// A pattern named by a step: known before the run, or kept during it.
enum NamedPattern: Sendable {
  case pattern(Pattern)
  /// A pattern of an apgcode, whose numbers are states by the rule then in force.
  case code(Pattern)
  /// The clipboard.
  case clipboard(GridSize)
  /// A pattern that an earlier step kept under a name.
  case kept(String, GridSize)

  /// The pattern, if it is known before the run.
  var known: Pattern? {
    switch self {
    case .pattern(let pattern), .code(let pattern): pattern
    case .clipboard, .kept: nil
    }
  }

  /// The size of its box.
  var size: GridSize {
    switch self {
    case .pattern(let pattern), .code(let pattern): pattern.size
    case .clipboard(let size), .kept(_, let size): size
    }
  }
}

extension Stage {
  /// The pattern that a step names.
  func pattern(_ name: NamedPattern) -> Pattern {
    switch name {
    case .pattern(let pattern): pattern
    case .code(let pattern): (world as? any Board)?.decoded(pattern) ?? pattern
    case .clipboard(let size): clipboard ?? Pattern(size: size, runs: [])
    case .kept(let name, let size): patterns[name] ?? Pattern(size: size, runs: [])
    }
  }
}

extension StepReader {
  /// The name of the last copied or cut pattern.
  static let clipboard = "clipboard"

  /// The pattern named by a key: names and files of this run come first, then those of libraries,
  /// files and RLE text. An unknown name is recorded as a fault.
  mutating func pattern(_ key: Setting<String>) -> NamedPattern? {
    guard var name = value(key) else { return nil }
    if let file = fileOfThisRun(name, key), let kept = script.patterns.name(inFile: file) {
      guard script.patterns.isKept(kept, inFile: file) else {
        let what =
          "'\(name)' is written when the film is over, and '\(kept)' is another pattern by then"
        refuse(.said(what, "keep that one under another name"), for: key.name)
        return nil
      }
      keys.stand(kept, inFor: key.name)
      name = kept
    }
    if name == Self.clipboard {
      guard let size = script.patterns.clipboard else {
        refuse(
          .said("the clipboard is empty here", "copy or cut cells before"), for: key.name)
        return nil
      }
      return .clipboard(size)
    }
    if let size = script.patterns.sizes[name] { return .kept(name, size) }
    var lookup = keys
    let source = PatternSource(name, from: &lookup, setting: key.name, library: script.library)
    if let text = lookup.standIns[key.name] { keys.stand(text, inFor: key.name) }
    for fault in lookup.faults.list { keys.refuse(problem(fault.problem, name), at: fault.place) }
    guard let file = source?.pattern, case .cells(let pattern) = file.content else {
      return nil
    }
    return file.isOfCode ? .code(pattern) : .pattern(pattern)
  }

  /// The canonical path of the file named by a key, if an earlier step writes it; nil if none does,
  /// or if a pattern has exactly that name.
  private func fileOfThisRun(_ name: String, _ key: Setting<String>) -> String? {
    guard !script.patterns.hasNoFiles, script.patterns.sizes[name] == nil else { return nil }
    let paths = [keys.path(name, of: key), KeptName(name)?.path(of: .pattern)]
    return paths.compactMap { $0.map(Path.identity) }.first {
      script.patterns.name(inFile: $0) != nil
    }
  }

  /// The problem of an unknown name, suggesting similar names of this run.
  private func problem(_ problem: Problem, _ name: String) -> Problem {
    guard case .unknownPattern(_, let nearest) = problem, script.patterns.sizes.count <= 500,
      let kept = NearestMatch.of(name, in: script.patterns.sizes.keys.sorted() + [Self.clipboard])
    else { return problem }
    return .unknownPattern(name, nearest: [kept] + nearest.prefix(2))
  }
}

extension StepReader {
  /// The orientation given by `turn` and `flip`.
  mutating func orientation() -> Orientation? {
    let turn = value(.turn)
    let flip = value(.flip)
    guard turn != nil || !isGiven(.turn), flip != nil || !isGiven(.flip) else { return nil }
    return Orientation(turn: turn, flip: flip)
  }

  /// Records the problem with a rectangle in the field at this moment; returns true if there is
  /// none.
  mutating func fits(_ area: CellRect, for key: String) -> Bool {
    guard let problem = script.field.shape?.problem(of: area) else { return true }
    refuse(problem, for: key)
    return false
  }
}

/// The orientation of a pattern: first turned, then flipped.
struct Orientation: Sendable {
  let turn: Turn?
  let flip: Flip?

  /// The pattern in this orientation.
  func apply(to pattern: Pattern) -> Pattern {
    let turned = turn.map(pattern.turned) ?? pattern
    return flip.map(turned.flipped) ?? turned
  }

  /// The size of a box in this orientation.
  func apply(to size: GridSize) -> GridSize {
    turn == .left || turn == .right ? GridSize(columns: size.rows, rows: size.columns) : size
  }
}

extension Setting where Value == Turn {
  static let turn = Setting(
    "turn", .named(placeholder: "SIDE"), "a quarter turn left or right, or half a turn")
}

extension Setting where Value == Flip {
  static let flip = Setting(
    "flip", .named(placeholder: "WAY"),
    "after the turn: across swaps left and right, down swaps top and bottom")
}
