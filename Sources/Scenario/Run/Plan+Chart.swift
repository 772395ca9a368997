internal import Encoding
internal import Rendering
internal import Simulation

extension Plan {
  /// The plan with the whole film's census in its charts; nil where it has no chart, or has that.
  ///
  /// The film is run once without being drawn: the axes of a chart are the same in every frame.
  func charted(jobs: Int) throws(Fault) -> Plan? {
    guard let artist, artist.hasChart, !artist.isCharted else { return nil }
    var plan = self
    plan.artist = artist.charting(try history(jobs: jobs))
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
