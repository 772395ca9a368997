internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumVocabulary

/// The endings of pattern files that can be states: cells and a rule, perhaps the generation, but
/// no randomness.
private let patternStateEndings = ["rle", "mc"]

private let saveKey = Setting(
  "save", .path(placeholder: "FILE|NAME@my", orNumber: true),
  "writes the whole world to a file or to your library, so that another run can continue",
  example: "- run: 60\n- save: sixty.state")
private let loadKey = Setting(
  "load", .text(placeholder: "FILE|NAME@my|latest@my"),
  "replaces the world by that of a file that save has written",
  example: "- save: start.state\n- run: 30\n- load: start.state\n- run: 30",
  meansFile: { !StepReader.isText($0) })

extension StepKind {
  /// `save: FILE`: writes the whole world into a file when the film is over.
  package static let save = StepKind(saveKey, writesFile: true) { reader in
    guard let written = reader.value(saveKey) else { return nil }
    let world = reader.world
    if let number = PassedState.number(of: written) {
      return reader.saving(written, to: number, as: nil, window: nil)
    }
    guard let target = reader.target(written, of: .state, for: saveKey) else { return nil }
    let format = target.isOwn ? nil : Format(ending: Path.wholeEnding(of: target.path))
    let known = world is any PatternKind ? patternStateEndings : []
    if let format, !known.contains(format.unpacked.ending) {
      reader.refuse(.step(.ending(path: written, known: ["state"] + known)), for: "save")
      return nil
    }
    let number = reader.fileNumber(
      target.path, written: written, for: "save", makesFolder: target.isOwn)
    return reader.saving(
      Path.identity(of: target.path), to: number, as: format, window: reader.script.field.window)
  }

  /// `load: FILE`: replaces the world by that of a file.
  package static let load = StepKind(loadKey, pathKeys: ["load"]) { reader in
    guard let written = reader.value(loadKey) else { return nil }
    guard let path = reader.pathToLoad(written) else { return nil }
    let isPassed = PassedState.number(of: written) != nil
    let name = isPassed ? written : Path.identity(of: path)
    if let (state, file) = reader.script.files.states[name] {
      reader.script.restore(state)
      return reader.replacing(recipe: .load(file)) { stage in stage.load(saved: file) }
    }
    guard let state = reader.state(at: path, as: written) else { return nil }
    reader.script.load(state)
    return reader.replacing { stage throws(WorldError) in try stage.load(state) }
  }
}

extension StepReader {
  /// The path of a state, given as a path or by its name in a library.
  fileprivate mutating func pathToLoad(_ written: String) -> String? {
    let path = keys.path(written, of: loadKey)
    guard !Self.isText(written), Path.kind(of: path) == .nothing else { return path }
    if written == "\(KeptName.latest)@\(KeptName.my)" {
      // A state that this run keeps will be newer than all existing ones.
      let own = script.files.written.last {
        $0.makesFolder && Path.ending(of: $0.path) == KeptKind.state.rawValue
      }
      if let own { return own.path }
      ReadLog.current?.noteChoice()
      let shelf = LibraryPlaces.current.my
      if let shelf, Fence.forbids(reading: shelf.path(of: written)) {
        refuse(.file(.fenced(path: written)), for: "load")
        return nil
      }
      if let file = shelf?.latest(.state) { return shelf?.path(of: file) }
      refuse(.library(.notKept(written, .state, nearest: nil)), for: "load")
      return nil
    }
    guard let name = KeptName(written) else { return path }
    // An earlier step of this run may keep it.
    if let path = name.path(of: .state), script.files.states[Path.identity(of: path)] != nil {
      return path
    }
    return name.path(of: .state, for: "load", in: &keys)
  }

  /// The step that saves the world.
  ///
  /// - Parameters:
  ///   - name: The name for later load steps.
  ///   - file: The number of the file; negative if the film only passes the state on to itself.
  ///   - format: The format of the pattern file, if it is one.
  ///   - ownWindow: The window of the pictures, if it differs from the film's.
  /// - Returns: The step.
  fileprivate mutating func saving(
    _ name: String, to file: Int, as format: Format?, window ownWindow: CellRect?
  ) -> Step {
    script.files.states[name] = (script.state, file)
    let place = keys.place(of: saveKey)
    var step = Step.looking { [world] stage in
      let (now, seed) = (stage.world, stage.seed)
      let window = ownWindow ?? stage.window ?? CellRect(x: 0, y: 0, width: 1, height: 1)
      stage.saved[file] = (now, seed)
      guard file >= 0 else { return }
      stage.made[file] = .bytes {
        do throws(Problem) {
          if let format, let patterns = world as? any PatternKind {
            return try patterns.patternFile(ofWorld: now, as: format)
          }
          return try (world as? any StoredKind)?.bytes(of: now, seed: seed, window: window) ?? []
        } catch {
          throw Fault(error, at: place)
        }
      }
    }
    step.recipe = .save(file)
    return step
  }

  /// The largest state that a recipe contains, in bytes.
  private static let recipeLimit = 1 << 20

  /// The bytes of a state, which replace the path in a recipe.
  private mutating func contents(of path: String, as written: String) throws(FileError) -> [UInt8] {
    if Self.isText(written) { return Array((written + "\n").utf8) }
    let bytes = try FileReader.bytes(of: path, limit: Limits.file) {
      StateText.begins($0) || PatternFile.mayBegin(with: $0)
    }
    script.files.load(path)
    let text = String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    let name = keys.written["load"]?.value.filledName ?? Path.name(of: path)
    let isLarge = bytes.count > Self.recipeLimit
    keys.stand(isLarge ? name : text, inFor: "load")
    if isLarge { script.files.statesByName.insert(path) }
    return bytes
  }

  /// True if a value is the state itself, as in recipes.
  fileprivate static func isText(_ written: String) -> Bool { written.contains("\n") }

  private static func isPattern(_ path: String, _ written: String) -> Bool {
    let ending = Path.wholeEnding(of: path)
    return isText(written)
      || patternStateEndings.contains(Format(ending: ending)?.unpacked.ending ?? ending)
  }

  /// The state in a file; a fault is recorded.
  fileprivate mutating func state(at path: String, as written: String) -> LoadedState? {
    do {
      let bytes = try contents(of: path, as: written)
      if !StateText.begins(bytes), Self.isPattern(path, written),
        let kind = world as? any PatternKind
      {
        guard let field = script.field.shape else { return nil }
        let pattern = try PatternFile(reading: bytes, limits: .manyStates)
        let window = script.field.window ?? script.start?.window ?? CellRect(field.size)
        return try kind.state(of: pattern, onto: field, window: window)
      }
      return try (world as? any StoredKind)?.state(in: bytes)
    } catch let error as StateFault {
      refuse(.step(.state(error, path: path)), for: "load")
    } catch let problem as Problem {
      refuse(problem.of(file: Self.isText(written) ? nil : path), for: "load")
    } catch {
      keys.refuse(error, of: path, for: "load")
    }
    return nil
  }
}
