internal import TerrariumEncoding
internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

extension SettingsReader {
  /// The film's steps and clock. `look` is its first look; the world may have its own number of
  /// frames.
  ///
  /// Steps are read even if the settings are wrong, to report all faults at once.
  package mutating func film(
    of kind: any WorldKind, in catalogue: Catalogue, look: Look?, _ worldStart: WorldStart?
  ) -> FilmPlan? {
    let length = value(.frames)
    let until = condition(of: kind, length)
    if length == .period { refuseLoop(of: kind) }
    let isPanel = isGiven(.panels)
    let isMoment = isPanel || showsStartAlone(of: kind, in: look)
    let isCut = isGiven(.frames) && length != .rest || isMoment
    let asked = length.map { $0.count ?? Int.max }
    let own = worldStart?.length ?? .usual
    let usual = if case .frames(let count) = own { count } else { 100 }
    let frames = isMoment ? 1 : isGiven(.frames) ? asked : usual
    let every = ticksBetweenFrames()
    let panel = value(.panels)?.first
    let skip = panel ?? value(.skip)
    if let steps = written["steps"] {
      let limit = isCut ? frames : nil
      let clock = FilmClock(every: every ?? 1, skip: skip ?? 0, limit: limit)
      let script = Script(
        of: kind, in: catalogue, settings: replacing([]), look: look ?? Look(theme: Theme.all[0]),
        clock: clock, worldStart: worldStart)
      let film = film(of: steps.value, script)
      return frames == nil || every == nil || skip == nil ? nil : film
    }
    guard let frames, let every, let skip, var look, length != .rest || until != nil else {
      return nil
    }
    if let until {
      let clock = FilmClock(every: every, skip: skip, limit: isCut ? frames : nil)
      let ticks = isCut ? FilmPlan.tickLimit : Settling.limit
      return FilmPlan(
        steps: [.passing(.until(until, within: ticks))], clock: clock, frames: nil, ticks: 0,
        looks: [look])
    }
    if worldStart?.field?.ends(within: look.view.cells) ?? false { look.hasCamera = true }
    if length == .period {
      // Planning finds its length and start; until then it has one frame.
      var film = plainFilm(FilmClock(every: every, skip: skip, limit: 1), look)
      film?.isLoop = true
      return film
    }
    if own == .untilOver {
      let clock = FilmClock(every: every, skip: skip, limit: isCut ? frames : nil)
      var film = FilmPlan(
        steps: [.passing(.untilOver)], clock: clock, frames: nil, ticks: 0, looks: [look])
      film.endsAtRest = !isCut
      return film
    }
    var film = plainFilm(FilmClock(every: every, skip: skip, limit: frames), look)
    if !isCut, own == .usual, kind.mayRest {
      film?.endsAtRest = true
      film?.frames = nil
    }
    return film
  }

  /// The condition that ends the film; nil if there is none, or if it is wrong, which is recorded.
  private mutating func condition(of kind: any WorldKind, _ length: FrameCount?) -> Condition? {
    let name = length == .rest ? Setting.frames.name : Setting.until.name
    let condition = length == .rest ? .has(Condition.settled) : value(.until)
    guard let condition else { return nil }
    if length == .rest, isGiven(.until) {
      refuse(.excludes("frames: rest", "until"), for: name)
    } else if length == .period {
      refuse(.excludes("until", "frames: period"), for: name)
    } else if isGiven(.panels) {
      refuse(.excludes(name, "panels"), for: name)
    } else if hasSteps {
      refuse(.excludes(length == .rest ? "frames: rest" : name, "steps"), for: name)
    } else if let problem = condition.problem(inFilmsOf: kind) {
      refuse(problem, for: name)
    } else {
      return condition
    }
    return nil
  }

  /// Rejects a closed film if steps decide its length, or if nothing can repeat.
  private mutating func refuseLoop(of kind: any WorldKind) {
    if hasSteps {
      refuse(.excludes("frames: period", "steps"), for: "frames")
    } else if kind.isScene {
      refuse(
        .badValue(
          setting: "frames", text: "period",
          expected: "a number in \(kind.name), which shows no cells that repeat", nearest: nil),
        for: "frames")
    }
  }

  /// The ticks between two frames: twice as many in a calm film.
  private mutating func ticksBetweenFrames() -> Int? {
    let isCalm = world.lacking.contains(Setting.calm.name) ? false : value(.calm)
    guard let every = value(.every), let isCalm else { return nil }
    return isCalm ? 2 * every : every
  }

  /// True if steps or settings write files, even if these or other ones are faulty.
  func asksForFiles(_ film: FilmPlan?, of kind: any WorldKind) -> Bool {
    let words = film == nil ? stepWords : []
    return film?.stepFiles.isEmpty == false
      || kind.script.contains { $0.writesFile && words.contains($0.name) }
      || world.vocabulary.contains { $0.writesPicture && written[$0.name] != nil }
  }

  /// The chosen frame of single pictures; nil if none is chosen.
  package mutating func frame(of film: FilmPlan?) -> Int? {
    if isGiven(.panels) { return 0 }
    guard let frame = value(.frame), let film else { return nil }
    if let frames = film.frames, !film.isLoop { refuseFrame(of: film, with: frames) }
    return frame
  }

  /// Rejects a chosen frame beyond the frames of a film.
  mutating func refuseFrame(of film: FilmPlan, with frames: Int) {
    guard let frame = value(.frame), frame >= frames, !isOnSheet else { return }
    refuse(.noSuchFrame(frame, frames: frames, canBeReached: film.isPlain), for: "frame")
  }

  /// Sets the number of frames of a film after a rehearsal.
  mutating func count(_ rehearsal: Rehearsal, in film: inout FilmPlan) {
    // A film that ends at rest keeps the room for its maximum of ticks, so that counters and tiles
    // have the same width wherever it ends.
    if film.ticks == 0 || film.hasSteps { film.ticks = rehearsal.ticks }
    if let unmet = rehearsal.unmet, film.clock.limit == .max {
      let name = [Setting.until.name, Setting.frames.name].first(where: isGiven(named:)) ?? "steps"
      refuse(
        .said(
          "'\(unmet.text)' does not become true by tick \(rehearsal.ticks)",
          "write another one, or limit the film, such as --frames=500"), for: name)
    }
    if film.awaits { film.settled = rehearsal.settled }
    film = film.ending(withFrames: rehearsal.frames)
    refuseFrame(of: film, with: rehearsal.frames)
  }

  /// A film without steps, with as many ticks as its frames need.
  private mutating func plainFilm(_ clock: FilmClock, _ look: Look) -> FilmPlan? {
    let (ticks, tooMany) = clock.every.multipliedReportingOverflow(by: clock.limit - 1)
    let (last, tooLate) = ticks.addingReportingOverflow(clock.skip)
    guard !tooMany, !tooLate, last <= FilmPlan.tickLimit else {
      let longest = isGiven(.every) ? "every" : isGiven(.skip) ? "skip" : "frames"
      refuse(.tooManyTicks(limit: FilmPlan.tickLimit), for: longest)
      return nil
    }
    return FilmPlan(
      steps: [.passing(.ticks(last))], clock: clock, frames: clock.limit, ticks: last,
      looks: [look])
  }

  private mutating func film(of steps: Node, _ script: Script) -> FilmPlan? {
    let clock = script.clock
    let reader = ScriptReader(steps, script)
    for fault in reader.faults.list { refuse(fault.problem, at: fault.place) }
    guard reader.faults.list.isEmpty else { return nil }
    var time = reader.script.clock
    let isOpen = reader.script.isOpen
    if time.frames == 0, !time.open(), !isOpen {
      let isPanel = isGiven(.panels)
      refuse(
        .skipTooLong(skip: clock.skip, ticks: time.ticks, isPanel: isPanel),
        for: isPanel ? "panels" : "skip")
      return nil
    }
    var last = reader.script
    // A film in which no time passes shows the result of its steps.
    if last.clock.frames == 0, !isOpen { last.looks.show() }
    return FilmPlan(
      steps: reader.steps, clock: clock, frames: isOpen ? nil : time.frames, ticks: time.ticks,
      looks: last.looks.thatShow, recipe: last.looks.countingStills(reader.recipe), script: last)
  }
}

extension SettingsReader {
  /// True if stills show the start of a pattern, because no setting says which moment of its film
  /// they show.
  ///
  /// - Parameters:
  ///   - kind: The world; the still of a world with a history is that history.
  ///   - varied: The names of the varying settings of a sheet; under other rules every start is the
  ///     same.
  ///   - variesPattern: True if each film has a pattern of its own.
  /// - Returns: True if a pattern is given, and no setting of time.
  func showsStarts(
    of kind: any WorldKind, varied: [String] = [], variesPattern: Bool = false
  ) -> Bool {
    guard isGiven(named: "pattern") || variesPattern, !hasSteps, !kind.hasHistory,
      !(kind is DifferenceKind)
    else {
      return false
    }
    let settings = world.vocabulary
    if varied.contains(where: { $0 == "rule" || settings[$0] == nil }) { return false }
    let ofMoments = [
      Setting.frames.name, Setting.until.name, Setting.skip.name, Setting.frame.name,
      Setting.panels.name,
      Setting.sort.name,
    ]
    guard !ofMoments.contains(where: isSet) else { return false }
    return given(.rows) != .objects && given(.chartStyle)?.ofRuns == nil
  }

  /// True if the only output is a still of the start of a pattern. Pictures of the past, such as
  /// traces and charts, need the film.
  func showsStartAlone(of kind: any WorldKind, in look: Look?) -> Bool {
    guard showsStarts(of: kind, varied: variedOnSheet ?? []), let look, !look.chart.isShown,
      !look.traces.areShown, let paths = given(.out), !paths.isEmpty
    else { return false }
    return paths.allSatisfy { isStill($0) }
  }

  /// True if an output is one picture, or the letters of one moment.
  func isStill(_ path: String) -> Bool {
    let format =
      Format(ending: Path.wholeEnding(of: path))
      ?? given(.format).flatMap { Format(ending: $0) }
    return format.map { OutputPlan(path: path, format: $0, place: nil) }
      .map { $0.isStill && $0.format.content != .table } ?? false
  }
}
