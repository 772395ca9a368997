internal import Encoding
package import Playback
package import Rendering
internal import Simulation
package import Vocabulary

extension [Plan] {
  /// The plans of one film with its whole census in their charts; nil where they have no chart, or
  /// have that.
  ///
  /// The film is run once without being drawn: the axes of a chart are the same in every frame.
  package func charted(jobs: Int) throws(Fault) -> [Plan]? {
    guard self[0].wantsHistory else { return nil }
    let (film, diagram) = try self[0].histories(jobs: jobs)
    return map { $0.charting(film, diagram: diagram) }
  }
}

extension Plan {
  /// Whether a file shows the whole history of the world instead of the film.
  package func showsHistory(_ file: OutputPlan) -> Bool {
    world.hasHistory && file.isStill && !film.stills.contains(file)
      && !(file.format == .png && (shownFrame != nil || film.marksMoment))
  }

  /// Whether its charts have no census yet.
  package var wantsHistory: Bool { artist.map { $0.hasChart && !$0.isCharted } ?? false }

  /// The same with a census in its charts.
  package func charting(_ history: CensusHistory, diagram: CensusHistory? = nil) -> Plan {
    var plan = self
    plan.artist = artist?.charting(history)
    plan.diagramArtist = diagram.flatMap { artist?.charting($0) }
    return plan
  }

  /// The one who draws an output: a whole history has a chart of its own.
  package func artist(of output: OutputPlan) -> FilmArtist? {
    showsHistory(output) ? diagramArtist ?? artist : artist
  }

  /// The census of every frame, and of every line where some picture shows the whole history.
  package func histories(jobs: Int) throws(Fault) -> (film: CensusHistory, diagram: CensusHistory?)
  {
    let stage = Stage(genesis, genesis.make(Seed(seed), jobs).world, seed: Seed(seed), jobs: jobs)
    let blind = Camera(window: window, files: [], artist: nil, looks: film.looks)
    let isGame = world.subject.measure != nil
    let isFilmSeen = files.contains { $0.format.isPicture && !showsHistory($0) }
    var film = Film(film, on: stage, camera: blind, reports: isGame)
    var history = CensusHistory()
    history.reserve(self.film.frames ?? 0)
    var turns = 0
    while isFilmSeen || self.film.hasSteps, let shot = try film.nextShot() {
      turns += shot.rows.reduce(0) { $0 + $1.chartSteps }
      guard let frame = shot.frame, isFilmSeen else { continue }
      // Ticks along the film: those of the world may go back.
      history.append(x: Double(isGame ? turns : film.ticks), census: frame.census)
    }
    guard files.contains(where: { $0.format.isPicture && showsHistory($0) }),
      let world = (self.film.hasSteps ? film.world : stage.world) as? any HistoryWorld,
      let diagram = try? world.history(view: nil)
    else { return (history, nil) }
    var lines = CensusHistory()
    for line in diagram.lines { lines.append(x: Double(line.tick), census: line.census) }
    return (isFilmSeen ? history : lines, lines)
  }

  /// The census of what its pictures show.
  package func history(jobs: Int) throws(Fault) -> CensusHistory { try histories(jobs: jobs).film }
}
