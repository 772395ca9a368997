internal import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

extension Plan {
  /// Plays its run and measures it; nil if it has no run.
  ///
  /// If the number of frames is not given and a measure needs the repetition, the run continues
  /// until that is found, or until its parts provably fly apart for ever. An unbounded line hardly
  /// ever repeats, and grows, so its run is the diagram.
  ///
  /// - Throws: An error that ends the run.
  package func values(of measures: [Measure]) throws(Fault) -> [MeasureValue?] {
    let parts = measures.flatMap(\.parts).unique
    let values = Dictionary(uniqueKeysWithValues: zip(parts, try partValues(of: parts)))
    return measures.map { $0.value(from: $0.parts.map { values[$0] ?? nil }) }
  }

  /// The values of measures that depend on no others.
  private func partValues(of measures: [Measure]) throws(Fault) -> [MeasureValue?] {
    if let values = quickValues(of: measures) { return values }
    // Pictures beside the film may need more.
    let window = worldStart.window
    let stage = try worldStart.stage(seed: seed, threads: 1, window: window).stage
    var played = film
    var (settling, isSearched): (Settling?, Bool) = (nil, false)
    if !framesAreGiven || film.awaits, !film.hasSteps {
      isSearched =
        measures.contains(where: \.isOfRest)
        && !(world.hasHistory && worldStart.field?.edges == Edges.none)
        && RepetitionFinder(stage.world).canFind
      if isSearched {
        let found = try stage.settling()
        settling = found
        if !film.awaits {
          played = film.lasting(frames: frames(until: found.repetition?.seen ?? found.ticks))
        }
      } else if world.hasHistory, !film.awaits {
        played = film.lasting(frames: window.size.rows)
      }
    }
    if settling == nil, !film.hasSteps, measures.contains(where: \.isSettling) {
      settling = try stage.settling(ofFilm: played.lastTick).known(by: played.lastTick)
    }
    let left = isSearched ? measures.filter { !$0.isOfRest } : measures
    let meter = RunMeter(left, columns: world.subject.census.map(\.name))
    var end = try end(of: played, on: stage, meter)
    var twin: (any World)?
    if measures.contains(where: { $0.needs(.twin) }) {
      let flipped = try Fault.ofWorld { () throws(WorldError) in try stage.twin(in: window) }
      twin = try self.end(of: played, on: flipped, nil).world
    }
    let values = try Fault.ofWorld { () throws(WorldError) in
      try end.meter?.values(at: end.world, twin: twin) ?? []
    }
    var objects: MeasureValue?
    if measures.contains(where: \.isOfObjects) {
      objects = try count(end.world, within: 0).map {
        .whole(Int128($0.reduce(0) { $0 + $1.count }))
      }
    }
    var others = values[...]
    return measures.map { measure in
      let met = isSearched && measure.isOfRest ? nil : others.popFirst() ?? nil
      if measure.isOfObjects { return objects }
      guard let settling, measure.isSettling || isSearched && measure.isOfRest else { return met }
      return measure.value(of: settling)
    }
  }

  /// Plays its run and counts the remaining objects: at the last frame, or without a given number
  /// of frames once the world has settled; nil if it does not settle.
  ///
  /// - Throws: An error that ends the run.
  package func objects() throws(Fault) -> [CountedObject]? {
    let stage = try worldStart.stage(seed: seed, threads: 1, window: window).stage
    let isOpen = !framesAreGiven && !film.hasSteps && !film.awaits
    let world = isOpen ? stage.world : try end(of: film, on: stage, nil).world
    return try count(world, within: isOpen ? Settling.limit : 0)
  }

  private func count(_ world: any World, within ticks: Int) throws(Fault) -> [CountedObject]? {
    guard case .success(let counting)? = worldStart.measuring.objects else { return nil }
    return try Fault.ofWorld { () throws(WorldError) in try counting.count(world, ticks) }
  }

  /// Plays the film, and returns the world and the measures at its last frame.
  func end(
    of plan: FilmPlan, on stage: Stage, _ meter: RunMeter?
  ) throws(Fault) -> (world: any World, meter: RunMeter?) {
    let camera = Camera(window: worldStart.window, files: [], pictures: [], looks: plan.looks)
    let opening = Film(plan, on: stage, camera: camera, reports: false, meter: meter)
    var film = opening
    var (frames, ticks) = (0, 0)
    while let shot = try film.nextShot() {
      guard shot.frame != nil else { continue }
      (frames, ticks) = (frames + 1, film.ticks)
    }
    guard film.isBroken || film.ticks > ticks else { return (film.world, film.meter) }
    // Steps went on after the last frame, so the film is replayed up to it.
    film = opening
    while frames > 0, let shot = try film.nextShot() {
      if shot.frame != nil { frames -= 1 }
    }
    return (film.world, film.meter)
  }

  /// The number of frames of a run of at least a number of ticks.
  func frames(until tick: Int) -> Int {
    let (every, skip) = (film.clock.every, film.clock.skip)
    guard tick > skip else { return 1 }
    return (tick - skip - 1) / every + 2
  }
}
