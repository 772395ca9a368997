package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumFiles
package import TerrariumPatterns
package import TerrariumPictures

/// A fault in a request, as facts; `Sentences` has the texts.
package enum Problem: Error, Hashable, Sendable {
  // Words
  case unknownWord(String, nearest: String?)
  case unknownFlag(String, nearest: String?)
  case unknownKey(String, nearest: String?)
  case settingOfOtherWorlds(String, world: String, worlds: [String])
  case flagNeedsValue(String, expected: String)
  case given(twice: String)

  // Values
  case badValue(setting: String, text: String, expected: String, nearest: String?)
  /// No value of a setting with named values has this name.
  case unknownValue(String, of: String, nearest: String?, known: [String])
  case excludes(String, String)
  /// A setting excludes a rule's grid.
  case excludesGrid(String, grid: String)
  case unknownColourKey(String, nearest: String?, known: [String])
  case sizeTooLarge(setting: String, text: String, limit: String)
  case tooManyTicks(limit: Int)
  case outOfMemory
  case needs(String, String)
  case said(WorldMessage)
  case notAPicture(path: String, known: [String])
  case notAFont(path: String)
  case unknownPattern(String, nearest: [String])
  case pattern(PatternError, path: String?)
  /// The content exceeds a pattern format; another format may have room.
  case tooMuchToWrite(String, format: String, instead: String?)
  case cellsTooFarApart(format: String, side: Int?, instead: String?)
  case placement(PlacementError)

  // Outputs
  case noOutput
  case unknownEnding(path: String, nearest: String?, known: [String])
  case formatMissing(path: String)
  case sameOutputTwice(String)
  case programMissing(String, format: String)
  case placeholderUnknown(path: String, name: String, varied: [String], remedy: String? = nil)
  /// There are too many variants; uncountably many are reported as the largest number.
  case tooManyVariants(count: Int, limit: Int)
  case noRulesNearby(String)

  // Scenario files
  case yaml(YAMLFault)
  /// A key is on the level of the key that should contain it.
  case besideItsKey(String, key: String, isStep: Bool)
  case noWorld(worlds: [String])
  case unknownWorldValue(String, nearest: String?, worlds: [String])

  // Steps
  case tooManyFrames(limit: Int)
  case noSuchFrame(Int, frames: Int, canBeReached: Bool)
  case recipeOfOtherVersion(text: String)
  case skipTooLong(skip: Int, ticks: Int, isPanel: Bool)
  case noSnapshot(name: String?, nearest: String?)

  case step(StepProblem)

  // The run
  /// A file is larger than allowed; the remedies were found by trying.
  case tooLarge(path: String, SizeExcess, remedies: [SizeRemedy])
  case worldStopped(WorldError)
  /// A run has used more memory than allowed.
  case memoryExceeded(limit: Int)
  case timeExceeded(limit: FrameDelay)
  case interrupted

  // Shards
  case badPart(path: String)

  // Libraries
  case library(LibraryProblem)

  // Disk, and other programs
  case file(FileError)
  case gitMissing(flag: String)
  case notInRepository(folder: String, words: String, flag: String)
  case program(Program.Failure, path: String)
}

extension Problem {
  /// The problem as one of a file's content; nil stands for a text that was given directly.
  package func of(file path: String?) -> Problem {
    guard let path else { return self }
    switch self {
    case .pattern(let error, _): return .pattern(error, path: path)
    case .said, .sizeTooLarge, .tooManyTicks, .placement(.tooFar):
      let (what, advice) = sentence
      return .said("\(Problem.words(ofFile: path)): \(what)", advice, isOfFile: true)
    default: return self
    }
  }

  /// A file's name for messages.
  static func words(ofFile path: String) -> String { path == "-" ? "standard input" : "'\(path)'" }

  /// A message in a world's own words: the fault and the advice.
  package static func said(_ what: String, _ advice: String, isOfFile: Bool = false) -> Problem {
    .said(WorldMessage(what, advice, isOfFile: isOfFile))
  }
}

/// A world's own message about a request: the fault and the advice.
package struct WorldMessage: Hashable, Sendable {
  package let what: String
  package let advice: String
  /// True if the request may be valid with another file, or in another environment.
  package let isOfFile: Bool
  /// True if an external library is missing.
  package let isOfMissingLibrary: Bool

  package init(
    _ what: String, _ advice: String, isOfFile: Bool = false, isOfMissingLibrary: Bool = false
  ) {
    self.what = what
    self.advice = advice
    self.isOfFile = isOfFile
    self.isOfMissingLibrary = isOfMissingLibrary
  }
}

/// A way to show everything that a default window cuts off.
package enum WindowRemedy: Hashable, Sendable {
  case view(CellRect)
  /// A view in which a pixel shows several cells.
  case fitted(CellRect)
  /// There is no room for everything in pictures.
  case follow
  /// A size for texts, which have no view, and the pattern's place in it.
  case field(GridSize, at: Cell)
  /// Texts have no room for everything, or steps would have to move with the pattern.
  case file
}

/// A note about a valid request; it changes nothing.
package enum Notice: Hashable, Sendable {
  /// A message in a world's own words.
  case said(String)
  /// A video gives all frames the same delay, or a multiple of it.
  case videoTimes(path: String)
  /// Settings have no effect with the others, and what they need.
  case idle([String], needed: String)
  /// A part of the margin does not fit into pictures of a size.
  case leftOut(MarginPart, width: Int, height: Int)
  /// Traces and ages are not drawn with a camera (including a rotated view, or one beyond the
  /// field), or in pixels of many cells.
  case noTraces
  /// A chart has too many lines for filled areas.
  case noAreas
  /// The note that nobody is left replaces the title.
  case titleHidden
  /// Browsers show GIF frames shorter than 20 ms for 100 ms.
  case shortTimes(path: String)
  /// A film is large in its format, and smaller in others.
  case heavy(path: String, instead: [String])
  /// A film flashes so often that it may harm people.
  case flashes(path: String, timesASecond: Int, canBeCalm: Bool)
  /// The default window cuts off live cells in some frame; the remedies for pictures and texts.
  case cutOff(size: GridSize, [WindowRemedy])
  /// An annotation is outside the shown cells, picture or ticks.
  case unseen(text: String?, at: Cell, UnseenReason)
  /// The labels of a sheet do not fit beside tiles of this many pixels.
  case labelsLeftOut(path: String, width: Int, height: Int)
}

extension Problem {
  /// True if the limit `memory` is too low.
  package var isOfMemory: Bool {
    switch self {
    case .worldStopped(.memoryBound), .worldStopped(.overMemory): true
    default: false
    }
  }
}

package enum UnseenReason: Hashable, Sendable {
  case cells(CellRect)
  case picture
  case ticks(ClosedRange<Int>)
}

package struct Fault: Error, Hashable, Sendable {
  package let problem: Problem
  package let place: Place?

  package init(_ problem: Problem, at place: Place? = nil) {
    self.problem = problem
    self.place = place
  }
}

extension Fault {
  /// A sort key: the command line, a project's defaults, then a scenario; by line and column.
  fileprivate var order: (Int, Int, Int) {
    guard case .file(let path, let line, let column, _) = place else { return (0, 0, 0) }
    return (ProjectFile.isOne(path) ? 1 : 2, line, column)
  }
}

/// All faults of a request, in order of detection.
package struct Faults: Error, Hashable, Sendable {
  package private(set) var list: [Fault]

  package init(_ list: [Fault] = []) { self.list = list }

  /// The most recorded faults: more are useless, and a malicious file must not take long.
  private static let limit = 1000

  package var isFull: Bool { list.count >= Self.limit }

  /// Records a problem, unless it is already recorded.
  package mutating func add(_ problem: Problem, at place: Place? = nil) {
    let fault = Fault(problem, at: place)
    if !isFull, !list.contains(fault) { list.append(fault) }
  }

  package mutating func add(_ others: Faults) {
    for fault in others.list { add(fault.problem, at: fault.place) }
  }

  /// The name of the setting in a remedy such as `edges=wrap` or `edges: wrap`.
  private static func name(in remedy: some StringProtocol) -> String {
    String(remedy.prefix { !"=:".contains($0) })
  }

  /// The same faults without those that only follow from an unreadable value, a name in a path that
  /// does not vary, or a misspelled key or flag.
  package var withoutEchoes: Faults {
    var unread: [Place?] = []
    var misspelled: [String] = []
    for fault in list {
      switch fault.problem {
      case .yaml, .placeholderUnknown: unread.append(fault.place)
      case .unknownKey(_, let nearest?): misspelled.append(Self.name(in: nearest))
      case .unknownFlag(_, let nearest?): misspelled.append(Self.name(in: nearest.dropFirst(2)))
      case .unknownWord(_, let meant?) where meant.hasPrefix("--out "): misspelled.append("out")
      default: if fault.place == .flag("--out") { misspelled.append("out") }
      }
    }
    return Faults(
      list.filter { fault in
        switch fault.problem {
        case .yaml, .placeholderUnknown: true
        case .noOutput where misspelled.contains("out"): false
        case .noWorld where misspelled.contains("world"): false
        default: !unread.contains(fault.place)
        }
      })
  }

  /// The faults in reading order: the command line's first, then those of a project's defaults,
  /// then a scenario's from top to bottom.
  package var sorted: Faults { Faults(list.sorted { $0.order < $1.order }) }
}
