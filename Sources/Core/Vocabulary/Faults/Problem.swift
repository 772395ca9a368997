package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumFiles
package import TerrariumPatterns
package import TerrariumRendering

/// A fault in a request: the facts. `Sentences` has the words.
package enum Problem: Error, Hashable, Sendable {
  // Words
  case unknownWord(String, nearest: String?)
  case unknownWorld(String, nearest: String?, worlds: [String])
  case unknownTopic(String, nearest: String?)
  case unknownFlag(String, nearest: String?)
  case unknownKey(String, nearest: String?)
  case settingOfOtherWorlds(String, world: String, worlds: [String])
  case flagOfOtherWorlds(String, worlds: [String])
  case flagNeedsValue(String, expected: String)
  case flagTakesNoValue(String, value: String)
  case given(twice: String)

  // Values
  case badValue(setting: String, text: String, expected: String, nearest: String?)
  case excludes(String, String)
  /// A setting beside a rule's grid.
  case excludesGrid(String, grid: String)
  case unknownColourKey(String, nearest: String?, known: [String])
  case sizeTooLarge(setting: String, text: String, limit: String)
  case pictureTooLarge(width: Int, height: Int, side: Int, area: Int)
  case sideTooLong(path: String, Int, limit: Int)
  case tooManyTicks(limit: Int)
  case outOfMemory
  case needs(String, String)
  case said(WorldMessage)
  case notAPicture(path: String, known: [String])
  case notAFont(path: String)
  case unknownPattern(String, nearest: [String])
  case pattern(PatternError, path: String?)
  /// A pattern file has no room for something; one of another ending may have it.
  case tooMuchToWrite(String, format: String, instead: String?)
  case cellsTooFarApart(format: String, side: Int?, instead: String?)
  case placement(PlacementError)

  // Outputs
  case noOutput
  case unknownEnding(path: String, nearest: String?, known: [String])
  case formatMissing(path: String)
  case formatNotNeeded(format: String)
  case sameOutputTwice(String)
  case onlyOneStandardOutput
  case formatNotForWorld(format: String, world: String)
  case programMissing(String, format: String)
  case numbersNotForFormat(path: String, ending: String)
  case numbersNotForShapes(path: String, ending: String)
  case badNumbering(path: String)
  case unknownNumbering(String, path: String)
  case placeholderUnknown(path: String, name: String, varied: [String], remedy: String? = nil)
  case cannotVary(String, nearest: String?)
  /// Too many variants; those that no number counts have the largest.
  case tooManyVariants(count: Int, limit: Int)
  case noRulesNearby(String)

  // Scenario files
  case yaml(YAMLFault)
  /// A key beside the key below which it belongs.
  case besideItsKey(String, key: String, isStep: Bool)
  case noScenarioInPage(String)
  case noScenario
  case oneWorldNeeded(worlds: [String])
  case emptyScenario
  case noWorld(worlds: [String])
  case unknownWorldValue(String, nearest: String?, worlds: [String])

  // Steps
  case stepsAreNoList(text: String)
  case notAStep(text: String)
  case unknownStep(String, nearest: String?)
  case stepOfOtherWorlds(String, world: String, worlds: [String])
  case settingAsStep(String)
  /// A key of the step before, as a step of its own.
  case keyAsStep(String, of: String)
  case stepNeedsValue(String, expected: String)
  case unknownStepKey(String, step: String, nearest: String?, known: [String])
  case twoSteps(String, String)
  case tooManyFrames(limit: Int)
  case noSuchFrame(Int, frames: Int)
  case noRecipe(path: String)
  case recipeOfOtherVersion(text: String)
  case noPicture
  case skipTooLong(skip: Int, ticks: Int, isPanel: Bool)
  case notAStill(path: String, nearest: String?, known: [String])
  case numberInStill(path: String)
  case noSnapshot(name: String?, nearest: String?)
  case cannotCompare(path: String)
  case cannotChange(String, isKnown: Bool, nearest: String?, known: [String])

  case step(StepProblem)

  // The run
  /// A file that is larger than allowed, with the remedies that were found by trying.
  case tooLarge(path: String, SizeLimit.Excess, remedies: [SizeRemedy])
  case worldStopped(WorldError)
  /// More memory was taken than a run may take, wherever that was.
  case memoryExceeded(limit: Int)
  case timeExceeded(limit: FrameDelay)
  case interrupted
  /// The system lets the program open hardly a file.
  case tooFewFiles(needed: Int)
  /// The system lets the program have so few addresses that its threads have no room.
  case tooFewAddresses(limit: Int)
  case noThreads

  // Shards
  /// The command makes the whole; with a shard it makes a part.
  case noParts(path: String, command: String)
  case partMissing(path: String, number: Int, count: Int, command: String)
  case badPart(path: String)
  case partOfOther(path: String)

  // Libraries
  case library(LibraryProblem)

  // Disk, and other programs
  case file(FileError)
  case gitMissing
  case cannotWatch
  case notInRepository(folder: String, words: String)
  case program(Program.Failure, path: String)
}

extension Problem {
  /// The same problem as one of a file's content; nil stands for a text that was given directly.
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

  /// A file as messages name it.
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
  /// True if the same words are right with another file, or in other surroundings.
  package let isOfFile: Bool
  /// True if a library is missing that is not part of the program.
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

/// A way to see all that an automatic window cuts off.
package enum WindowRemedy: Hashable, Sendable {
  case view(CellRect)
  /// The same where a pixel a cell would be too many.
  case fitted(CellRect)
  /// Pictures have no room for all at once.
  case follow
  /// A size for texts, which have no view, and the place of the figure in it.
  case field(GridSize, at: Cell)
  /// Texts have no room for all, or steps that would have to move with the figure.
  case file
}

/// Something that a person should know though nothing is wrong: it changes nothing.
package enum Notice: Hashable, Sendable {
  /// A message in a world's own words.
  case said(String)
  /// A video shows all frames equally long, or a whole multiple of that.
  case videoTimes(path: String)
  /// Settings that have no effect beside the rest, and what they need.
  case idle([String], needed: String)
  /// A label reaches over the edge of the cells that are shown.
  case cutLabel(text: String, at: Cell)
  /// A part of the margin has no room in pictures of a size.
  case leftOut(MarginPart, width: Int, height: Int)
  /// Traces and ages are not drawn with a camera, as a turned view has one and a view beyond the
  /// field, or in pixels of many cells.
  case noTraces
  /// A chart has too many lines for areas under them.
  case noAreas
  /// The note that nobody is left stands in place of the title.
  case titleHidden
  /// Browsers play frames of a GIF shorter than 20 ms as if they lasted 100 ms.
  case shortTimes(path: String)
  /// A film flips most of its picture so often that it may harm people.
  case flashes(path: String, timesASecond: Int, canBeCalm: Bool)
  /// A picture's recipe has keys that no recipe may have: they could write or read files, or take
  /// more of the machine.
  case notOfRecipe(path: String, [String])
  /// A picture's recipe has the hash of a file in the place of its text.
  case hashOfFile(path: String, HashedFile)
  /// The automatic window cuts off live cells in some frame; the remedies in pictures and in texts.
  case cutOff(size: GridSize, [WindowRemedy])
  /// An annotation lies outside of the cells, the picture or the ticks that are shown.
  case unseen(text: String?, at: Cell, UnseenReason)
  /// The labels of a sheet do not fit beside tiles of this many pixels.
  case labelsLeftOut(path: String, width: Int, height: Int)
}

extension Problem {
  /// True if the setting `memory` allows less than is needed.
  package var isOfMemory: Bool {
    switch self {
    case .worldStopped(.memoryBound), .worldStopped(.overMemory): true
    default: false
    }
  }
}

/// The reason why an annotation is in no frame.
package enum UnseenReason: Hashable, Sendable {
  case cells(CellRect)
  case picture
  case ticks(ClosedRange<Int>)
}

/// A problem and the place where it was written.
package struct Fault: Error, Hashable, Sendable {
  package let problem: Problem
  package let place: Place?

  package init(_ problem: Problem, at place: Place? = nil) {
    self.problem = problem
    self.place = place
  }
}

extension Fault {
  /// Numbers that grow from the command line's to a project's defaults and then to a scenario's, and
  /// with line and column.
  fileprivate var order: (Int, Int, Int) {
    guard case .file(let path, let line, let column, _) = place else { return (0, 0, 0) }
    return (ProjectFile.isOne(path) ? 1 : 2, line, column)
  }
}

/// All that is wrong with one request, in the order in which it was found.
package struct Faults: Error, Hashable, Sendable {
  package private(set) var list: [Fault]

  package init(_ list: [Fault] = []) { self.list = list }

  /// The largest number of faults that is noted: nobody reads more, and a maliciously faulty file
  /// must not take long.
  private static let limit = 1000

  /// True if no more will be noted, so that none needs to be looked for.
  package var isFull: Bool { list.count >= Self.limit }

  /// Notes a problem once.
  package mutating func add(_ problem: Problem, at place: Place? = nil) {
    let fault = Fault(problem, at: place)
    if !isFull, !list.contains(fault) { list.append(fault) }
  }

  /// Adds other faults.
  package mutating func add(_ others: Faults) {
    for fault in others.list { add(fault.problem, at: fault.place) }
  }

  /// The same faults without those that only follow from an unreadable value, a name in a path that
  /// does not vary, or a misspelled key or flag.
  package var withoutEchoes: Faults {
    var unread: [Place?] = []
    var misspelled: [String] = []
    for fault in list {
      switch fault.problem {
      case .yaml, .placeholderUnknown: unread.append(fault.place)
      case .unknownKey(_, let nearest?): misspelled.append(nearest)
      case .unknownFlag(_, let nearest?): misspelled.append(String(nearest.dropFirst(2)))
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

  /// The same in reading order: the command line's first, then those of a project's defaults, then
  /// a scenario's from top to bottom.
  package var sorted: Faults { Faults(list.sorted { $0.order < $1.order }) }
}
