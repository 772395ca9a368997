internal import TerrariumBasics
package import TerrariumVocabulary

/// Reads the list of steps of a scenario.
package struct ScriptReader {
  private let kinds: [StepKind]
  /// The current step, which contains the script so far.
  private var step: StepReader
  package private(set) var steps: [Step] = []
  package private(set) var faults = Faults()
  /// The number of steps read, counting repetitions.
  private var count = 0
  /// The number of rounds of all repeats; nested ones may have many more rounds than steps.
  private var rounds = 0

  /// The most steps of a film.
  static let stepLimit = 1 << 19
  private static let roundLimit = 2 * stepLimit
  private var before: StepKind?
  /// True if the last frame so far shows the edits after it.
  private var showsEdits = false
  /// The steps as in a recipe.
  package private(set) var recipe: [RecipeStep] = []

  /// Reads every step of a list; a faulty step is recorded, and the rest is read nevertheless.
  package init(_ list: Node, _ script: Script) {
    kinds = script.world.script
    step = StepReader(keys: script.settings, script: script, place: list.place)
    guard case .list(let items) = list.content else {
      faults.add(
        .said(
          "steps cannot be '\(list.excerpt)'", "write a list, a line '- run: 10' for each step"),
        at: list.place)
      return
    }
    for item in items where !faults.isFull {
      if let one = written(item) { read(one.kind, one.keys, at: one.place) }
    }
  }

  /// Reads some steps a number of times. A recipe contains them once if all rounds are the same.
  private mutating func read(_ items: [Node], times: Int, of kind: StepKind, at place: Place) {
    let before = recipe.count
    var starts: [Int] = []
    var known: [WrittenStep?] = []
    let already = (count: count, rounds: rounds)
    for round in 0..<times where faults.list.isEmpty && tooMany == nil {
      // The second and all later rounds take as many steps as the first.
      if round == 1 {
        let one = (count: count - already.count, rounds: rounds - already.rounds)
        let all = (count + (times - 1) * one.count, rounds + (times - 1) * one.rounds)
        if all.0 > Self.stepLimit || all.1 > Self.roundLimit {
          (count, rounds) = all
          break
        }
      }
      starts.append(recipe.count)
      rounds += 1
      for place in items.indices where tooMany == nil {
        if place == known.count { known.append(written(items[place])) }
        if let one = known[place] { read(one.kind, one.keys, at: one.place) }
      }
    }
    if let tooMany {
      // Only one of several nested repeats is reported.
      guard faults.list.isEmpty else { return }
      faults.add(.said("the film has more than \(tooMany)", "repeat fewer of them"), at: place)
      return
    }
    guard let steps = steps(ofRounds: starts) else { return }
    recipe.removeSubrange(before...)
    let rounds = Node.Pair(key: kind.name, value: Node(made: String(times)))
    let body = Node.Pair(key: "steps", value: Node(.list(steps)))
    recipe.append(.step(Node(.map([rounds, body]))))
  }

  /// The items of which a film has too many.
  private var tooMany: String? {
    if count > Self.stepLimit { return "\(Self.stepLimit) steps" }
    return rounds > Self.roundLimit ? "\(Self.roundLimit) rounds of 'repeat'" : nil
  }

  /// The steps of each of the last rounds in the recipe, given their starts; nil if they differ or
  /// cannot be repeated.
  private mutating func steps(ofRounds starts: [Int]) -> [Node]? {
    let rounds = zip(starts, starts.dropFirst() + [recipe.count]).map { recipe[$0..<$1] }
    guard let first = rounds.first, rounds.dropFirst().allSatisfy(first.elementsEqual) else {
      return nil
    }
    let steps = first.compactMap { if case .step(let node) = $0 { node } else { nil } }
    return steps.count == first.count && !steps.isEmpty ? steps : nil
  }

  /// The script after its last step.
  package var script: Script { step.script }

  private typealias WrittenStep = (kind: StepKind, keys: WrittenSettings, place: Place)

  /// The kind of a step and its keys; nil if these are faulty, which is recorded.
  private mutating func written(_ node: Node) -> WrittenStep? {
    switch node.content {
    case .list:
      faults.add(.notAStep(node.excerpt), at: node.place)
      return nil
    case .scalar(let word):
      guard let kind = kind(named: word, at: node.place) else { return nil }
      guard kind.isValueOptional else {
        faults.add(
          .said("step '\(word)' needs a value", "give \(kind.main.expected)"), at: node.place)
        return nil
      }
      return (kind, WrittenSettings(), node.place)
    case .map(let pairs):
      guard let kind = kind(of: pairs, at: node.place), let keys = keys(pairs, of: kind) else {
        return nil
      }
      let main = pairs.first { $0.key == kind.name }
      return (kind, keys, main?.keyPlace ?? node.place)
    }
  }

  private mutating func read(_ kind: StepKind, _ keys: WrittenSettings, at place: Place) {
    before = kind
    let folder = step.script.settings.folder
    step.keys = SettingsReader(world: step.world.words, written: keys, folder: folder, home: place)
    step.place = place
    if let unfold = kind.unfold {
      let unfolded = unfold(&step)
      faults.add(step.keys.faults)
      if let (times, steps) = unfolded {
        read(steps, times: times, of: kind, at: keys[kind.name]?.value.place ?? place)
      }
      return
    }
    count += 1
    let shown = step.script.shownMoments
    let read = kind.read(&step)
    faults.add(step.keys.faults)
    guard var read else { return }
    count(read.duration, kind, keys, at: place)
    if read.duration != .none { showsEdits = read.showsEdits }
    if step.script.shownMoments > shown || kind.writesFile || showsEdits {
      step.script.idle = []
    } else if read.duration == .none, !step.script.idle.contains(kind.name) {
      step.script.idle.append(kind.name)
    }
    read.place = place
    steps.append(read)
    recipe += RecipeStep.of(read, kind, step.keys)
  }

  /// Advances the clock by the step's time.
  private mutating func count(
    _ duration: StepDuration, _ kind: StepKind, _ keys: WrittenSettings, at place: Place
  ) {
    guard !step.script.clock.isOver, duration != .none else { return }
    let blamed = keys[kind.name]?.value.place ?? place
    step.script.looks.show()
    _ = step.script.clock.open()
    let wasTooLong = step.script.clock.frames > FilmPlan.frameLimit
    switch duration {
    case .none: return
    case .ticks(let count):
      guard count <= FilmPlan.tickLimit - step.script.clock.ticks else {
        faults.add(.tooManyTicks(limit: FilmPlan.tickLimit), at: blamed)
        return
      }
      step.script.clock.pass(count)
    case .frames(let count):
      step.script.clock.hold(count)
    case .untilDone, .untilOver, .until:
      step.script.isOpen = true
    }
    if step.script.clock.frames > FilmPlan.frameLimit, !wasTooLong {
      faults.add(.tooManyFrames(limit: FilmPlan.frameLimit), at: blamed)
    }
  }
}

extension Script {
  /// The number of frames and files so far.
  fileprivate var shownMoments: Int { clock.frames + files.stills.count + files.written.count }
}

extension ScriptReader {
  /// The kind named by a mapping's keys: the first key that is a step, unless it accompanies
  /// another step.
  private mutating func kind(of pairs: [Node.Pair], at place: Place) -> StepKind? {
    let words = pairs.filter { pair in kinds.contains { $0.name == pair.key } }
    let named = words.compactMap { word in kinds.first { $0.name == word.key } }
    let leading = named.first { kind in
      words.allSatisfy { word in
        word.key == kind.name || kind.companions.contains { $0.name == word.key }
      }
    }
    if let leading { return leading }
    if words.count > 1 {
      faults.add(
        .said(
          "'\(words[0].key)' and '\(words[1].key)' are two steps", "begin each with '- '"),
        at: words[1].keyPlace)
      return nil
    }
    guard let first = pairs.first else {
      faults.add(.notAStep("{}"), at: place)
      return nil
    }
    return kind(named: first.key, at: first.keyPlace)
  }

  private mutating func kind(named name: String, at place: Place) -> StepKind? {
    if let kind = kinds.first(where: { $0.name == name }) { return kind }
    faults.add(problem(ofStep: name), at: place)
    return nil
  }

  private mutating func problem(ofStep name: String) -> Problem {
    let others = step.script.catalogue.having(step: name).map(\.name)
    if !others.isEmpty {
      return .said(
        "'\(step.world.name)' has no step '\(name)'", "it belongs to \(others.listed)")
    }
    if let before, before.companions.contains(where: { $0.name == name }) {
      return .said(
        "'\(name)' is a key of the step '\(before.name)' before",
        "leave out its '- ' and indent it")
    }
    if step.world.changeable.contains(where: { $0.name == name }) {
      return .said("'\(name)' is a setting, not a step", "change it with '- set: {\(name): …}'")
    }
    let nearest = withColon(name) ?? Synonyms.meant(by: name, in: kinds.map(\.name))
    return .said(
      "unknown step '\(name)'", Problem.meant(nearest) ?? "'render list steps' shows all of them")
  }

  /// A step and its value, with the missing colon added.
  private mutating func withColon(_ text: String) -> String? {
    let word = text.prefix { $0.isLetter || $0 == "-" }
    let value = text.dropFirst(word.count).drop { " =:(".contains($0) }
    guard !value.isEmpty, kinds.contains(where: { $0.name == word }) else { return nil }
    return
      "\(word): \(value.count < text.count - word.count && text.hasSuffix(")") ? value.dropLast() : value)"
  }

  /// True if a key is on the level of a step that should contain it, and that contains nothing.
  private mutating func isBeside(
    _ pair: Node.Pair, of kind: StepKind, _ known: [String], _ pairs: [Node.Pair]
  ) -> Bool {
    !known.contains(pair.key) && pairs.contains { $0.key == kind.name && $0.value.isEmpty }
      && kind.main.schema.contains(#""type": "object""#)
  }

  /// The keys of a step, without unknown and empty ones; nil if their indentation is missing, which
  /// is reported once.
  private mutating func keys(_ pairs: [Node.Pair], of kind: StepKind) -> WrittenSettings? {
    var keys = WrittenSettings()
    let known = [kind.name] + kind.companions.map(\.name)
    if let slip = pairs.first(where: { isBeside($0, of: kind, known, pairs) }) {
      faults.add(.besideItsKey(slip.key, key: kind.name, isStep: false), at: slip.keyPlace)
      return nil
    }
    for pair in pairs {
      guard known.contains(pair.key) else {
        let nearest = NearestMatch.of(pair.key, in: known)
        faults.add(
          .said(
            "step '\(kind.name)' has no key '\(pair.key)'",
            Problem.meant(nearest)
              ?? (known.count > 1 ? "it has \(known.listed)" : "it takes none beside its value")),
          at: pair.keyPlace)
        continue
      }
      if pair.key == kind.name, kind.isValueOptional, pair.value.isEmpty { continue }
      let read = pair.value.readingFile
      let value = read.hashedFile == nil ? pair.value : read
      keys.set(.init(name: pair.key, namePlace: pair.keyPlace, value: value))
    }
    return keys
  }
}

extension Problem {
  fileprivate static func notAStep(_ text: String) -> Problem {
    .said("'\(text)' is not a step", "write its name and its value, such as '- run: 10'")
  }
}
