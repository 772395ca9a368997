internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
package import TerrariumRendering
internal import TerrariumVocabulary

extension Plan {
  /// True if all pictures are single ones of pixels, which may be drawn in strips.
  package var isStill: Bool {
    !film.looks.contains(where: \.hasCamera)
      && (outputs + film.stills).allSatisfy {
        !$0.format.isPicture || $0.format.content == .picture && $0.isStill && !$0.format.isVector
      }
  }

  /// Creates an artist for the film as it is now.
  package func newArtist(isStill: Bool = false) throws(DrawingError) -> FilmArtist {
    var facts = facts
    facts.isStill = isStill
    return try FilmArtist(looks: film.looks, subject: subject, window: window.size, facts: facts)
  }

  var subject: Subject {
    film.looks.contains(where: \.traces.areShown)
      ? world.subject.traced(for: film.looks) : world.subject
  }

  /// The facts in its pictures other than the world itself.
  var facts: FilmFacts {
    var facts = FilmFacts(
      clock: worldStart.clock, widest: widest,
      scenery: worldStart.scenery, chartUnit: world.subject.chartUnit, cover: film.cover)
    // Whatever else is asked for: a picture's colours are the same alone and beside a film.
    facts.smooth = smooth
    let (census, history) = (rehearsal?.census, rehearsal?.history)
    let points = (drawsHistory ? history : census) ?? history
    facts.hasBands = points?.count ?? 0 >= ChartData.fewestFrames
    return facts
  }

  /// The largest numbers in its pictures. Those of a whole history end with its last line,
  /// independently of the film.
  var widest: CounterValues {
    guard drawsHistory else {
      return CounterValues(tick: film.latestTick, census: film.widestCensus(of: worldStart))
    }
    let last = worldStart.window.height - 1
    var film = film
    film.widest = []
    return CounterValues(
      tick: film.hasSteps ? max(last, film.latestTick) : last,
      census: film.widestCensus(of: worldStart))
  }

  /// The plan for drawing its pictures of the whole history.
  var ofHistory: Plan {
    var plan = self
    plan.drawsHistory = true
    return plan
  }

  /// True if another film is drawn in exactly the same way.
  package func isDrawn(like other: Plan) -> Bool {
    worldStart.scenery == nil && other.worldStart.scenery == nil && film.looks == other.film.looks
      && world.subject == other.world.subject
      && window.size == other.window.size && worldStart.clock == other.worldStart.clock
      && widest == other.widest && facts.hasBands == other.facts.hasBands
  }
}

extension Plan {
  /// Fills in the values of settings that texts name and that only the plan decides. On a sheet,
  /// the end of its films is the sheet's.
  mutating func fillTexts(isTile: Bool) {
    fillTexts([
      Setting.skip.name: String(film.clock.skip),
      Setting.frames.name: film.frames.map(String.init) ?? "",
      Setting.last.name: isTile ? "" : shownTiming.last.map(\.written) ?? "",
    ])
  }

  private mutating func fillTexts(_ values: [String: String]) {
    for index in film.looks.indices where film.looks[index].isUnfilled {
      film.looks[index].fill(values)
    }
    if let title = film.cover?.title { film.cover?.title = title.filling(values) }
  }

  mutating func makeArtist(of pictures: [OutputPlan], _ reader: inout SettingsReader) {
    drawsHistory = pictures.allSatisfy(showsHistory)
    do throws(DrawingError) {
      artist = try newArtist(isStill: isStill)
      // The size of cells follows from the layout.
      if let cell = artist?.layout.cell, film.isUnfilled {
        fillTexts([Setting.cell.name: String(cell)])
        artist = try newArtist(isStill: isStill)
      }
      try artist?.checkMemory()
      if !drawsHistory, pictures.contains(where: showsHistory) {
        diagramArtist = try ofHistory.newArtist(isStill: isStill)
        try diagramArtist?.checkMemory()
      }
      chart()
    } catch {
      let blamed = reader.isGiven(.cell) ? "cell" : reader.isGiven(.fit) ? "fit" : "size"
      reader.refuse([self].problem(of: error), for: blamed)
    }
  }

  /// The axis ranges of charts that films share, and of those of whole histories.
  struct SharedAxes {
    private(set) var film: ChartExtent
    private(set) var history: ChartExtent

    init(of rehearsals: [Rehearsal]) {
      film = ChartExtent(of: rehearsals.compactMap { $0.census ?? $0.history })
      history = ChartExtent(of: rehearsals.compactMap(\.history))
    }

    /// Gives all charts the marks of the lowest one, because an axis ends at a mark.
    mutating func mark(like plans: [Plan]) {
      film.gaps = plans.compactMap { $0.artist?.chartGaps }.min() ?? film.gaps
      history.gaps = plans.compactMap { $0.diagramArtist?.chartGaps }.min() ?? history.gaps
    }
  }

  /// Gives its artist the data of its charts, on axes that may be shared with other films.
  mutating func chart(on axes: SharedAxes? = nil) {
    guard let artist, artist.hasChart, let rehearsal else { return }
    if let history = rehearsal.history {
      diagramArtist = (diagramArtist ?? artist).charting(ChartData(history, extent: axes?.history))
    }
    if let census = rehearsal.census ?? rehearsal.history {
      self.artist = artist.charting(ChartData(census, extent: axes?.film))
    }
  }
}
