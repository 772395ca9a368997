internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// A film as its settings describe it, before anything of it is played.
struct FilmReading {
  /// All settings, those of the pattern's script among them.
  private(set) var draft: Draft
  /// The settings as a person gave them.
  let given: Draft
  /// The notes on the script that its pattern has brought along.
  private(set) var notices: [Notice] = []
  /// True if the drawings are those of that script.
  private(set) var hasScriptedDrawings = false
  let world: any WorldKind
  let start: WorldStart
  let film: FilmPlan
  let timing: Timing
  let seed: UInt64
  let outputs: [OutputPlan]
  let run: Plan.RunSettings
  let picture: Plan.PictureSettings

  /// Reads the settings of a film.
  ///
  /// - Parameters:
  ///   - request: The world and the settings.
  ///   - tile: The sheet of which the film is a tile.
  ///   - drawn: The seed, where it is known.
  ///   - facts: Values of settings that texts may name, and that are not given.
  /// - Throws: All faults together.
  init(
    _ request: JobRequest, tile: Plan.Tile?, seed drawn: UInt64? = nil,
    facts: [String: String] = [:]
  ) throws(Faults) {
    draft = request.draft
    draft.variedOnSheet = tile?.varied
    var world = request.world.resolved(by: &draft)
    given = draft
    if let scripted = draft.scripts?.film(of: world, draft, isOnSheet: tile != nil) {
      draft = draft.adding(scripted.entries)
      world = world.resolved(by: &draft)
      notices = scripted.notices
      hasScriptedDrawings = scripted.entries.contains { $0.name == Setting.annotate.name }
    }
    draft.refuseExclusions(among: given.written.entries)
    for (name, fact) in facts { draft.facts[name] = fact }
    // A sheet without pictures has no cells.
    if let tile, !tile.outputs.contains(where: \.format.isPicture),
      !draft.stepWords.contains("still")
    {
      draft.facts[Setting.cell.name] = ""
    }
    let seed = drawn ?? Self.seed(from: &draft)
    if let seed { draft.facts[Setting.seed.name] = String(seed) }
    let start = world.start(&draft)
    if let size = start?.window.size { draft.facts[Setting.size.name] = "\(size)" }
    let timing = draft.timing(tickTime: start?.tickTime)
    let look = draft.look(of: world, note: start?.note)
    var film = draft.film(of: world, in: request.catalogue, look: look, start)
    film?.isPanel = draft.isGiven(.panels)
    film?.startPlace = draft.place(of: .panels) ?? draft.place(of: .skip)
    film?.cover = draft.cover(of: world, start)
    run = Plan.RunSettings(of: &draft)
    picture = Plan.PictureSettings(of: &draft, film, isTile: tile != nil)
    // Sheets alone have columns.
    Setting.columns.check(in: &draft)
    outputs = tile?.outputs ?? Self.outputs(of: &draft, in: world, start, film)
    // Beside a fault, some values were not read yet.
    if !draft.faults.list.isEmpty { draft.checkAll() }
    guard draft.faults.list.isEmpty, let start, let film, let timing, let seed else {
      throw draft.faults
    }
    (self.world, self.start, self.film) = (world, start, film)
    (self.timing, self.seed) = (timing, seed)
    try refuseTooManyFiles()
  }

  /// Rejects outputs with more files than may be written.
  private func refuseTooManyFiles() throws(Faults) {
    guard let limit = WritingLimit.current?.files else { return }
    var room = limit
    for output in outputs + film.stills {
      room -= output.numbered == nil ? 1 : min(film.frames ?? 1, limit + 1)
      guard room < 0 else { continue }
      throw Faults([
        Fault(.file(.tooManyFiles(path: output.path, limit: limit)), at: output.place)
      ])
    }
  }

  private static func seed(from draft: inout Draft) -> UInt64? {
    switch draft.value(.seed) {
    case .number(let number): number
    case .random: UInt64.random(in: 0...UInt64(UInt32.max))
    case nil: draft.isGiven(.seed) ? nil : 1
    }
  }

  /// The outputs of a film that is no tile.
  private static func outputs(
    of draft: inout Draft, in world: any WorldKind, _ start: WorldStart?, _ film: FilmPlan?
  ) -> [OutputPlan] {
    let outputs = OutputPlan.all(
      of: &draft, in: world,
      beside: (film?.stills ?? []) + (start?.beside.map(\.output) ?? []),
      hasOthers: draft.asksForFiles(film, of: world),
      // Only where what varies is wrong, it is still there.
      hasRunRows: draft.written["vary"] != nil && draft.value(.rows) != .frames)
    draft.refuseShared(film?.stepFiles ?? [], with: outputs)
    return outputs
  }
}

extension Plan.RunSettings {
  fileprivate init(of draft: inout Draft) {
    sizeLimit = draft.value(.maxSize)?.bytes
    jobs = draft.value(.jobs)
    // The ceiling is set before anything is planned; there a wrong one is passed over.
    Setting.memory.check(in: &draft)
    resumes = draft.value(.resume) ?? true
    isQuiet = draft.value(.quiet) ?? false
    alt = draft.value(.alt)
  }
}

extension Plan.PictureSettings {
  fileprivate init(of draft: inout Draft, _ film: FilmPlan?, isTile: Bool) {
    smooth = draft.value(.smooth) ?? 1
    framesAreGiven = draft.isGiven(.frames)
    shownFrame = draft.frame(of: film)
    isFitted = draft.isGiven(.fit)
    hasOwnCell = draft.isGiven(.cell)
    usesOwnSize =
      isFitted && !isTile && film?.looks[0].view.cells == nil && film?.looks[0].hasCamera == false
      && (["size", "pattern"] + draft.world.excluded(by: "size")).allSatisfy { [draft] in
        draft.written[$0] == nil
      }
  }
}
