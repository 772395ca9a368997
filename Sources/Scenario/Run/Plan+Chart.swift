internal import Encoding
internal import Rendering
internal import Simulation

extension [Plan] {
  /// The plans of one film with its whole census in their charts; nil where they have no chart, or
  /// have that.
  ///
  /// The film is run once without being drawn: the axes of a chart are the same in every frame.
  func charted(jobs: Int) throws(Fault) -> [Plan]? {
    guard self[0].wantsHistory else { return nil }
    let history = try self[0].history(jobs: jobs)
    return map { $0.charting(history) }
  }
}

extension Plan {
  /// Whether its charts have no census yet.
  var wantsHistory: Bool { artist.map { $0.hasChart && !$0.isCharted } ?? false }

  /// The same with a census in its charts.
  func charting(_ history: CensusHistory) -> Plan {
    var plan = self
    plan.artist = artist?.charting(history)
    return plan
  }

  /// The census of every frame, or of every line where all that is seen are whole histories.
  func history(jobs: Int) throws(Fault) -> CensusHistory {
    let stage = Stage(genesis, genesis.make(Seed(seed), jobs).world, seed: Seed(seed), jobs: jobs)
    let blind = Camera(window: window, files: [], artist: nil, looks: film.looks)
    let isGame = world.hasGameTable
    let isFilmSeen = files.contains { $0.format.isPicture && !showsHistory($0) }
    var film = Film(film, on: stage, camera: blind, reports: isGame)
    var history = CensusHistory()
    history.reserve(self.film.frames ?? 0)
    var turns = 0
    while isFilmSeen || self.film.hasSteps, let shot = try film.nextShot() {
      turns += shot.rows.count { $0.happening.event == .start }
      guard let frame = shot.frame, isFilmSeen else { continue }
      history.append(x: Double(isGame ? turns : frame.tick), census: frame.census)
    }
    guard !isFilmSeen, let diagram = try? genesis.diagram?(film.world, nil) else { return history }
    for line in diagram.lines { history.append(x: Double(line.tick), census: line.census) }
    return history
  }
}
