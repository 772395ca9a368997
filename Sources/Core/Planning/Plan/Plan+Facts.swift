internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
package import TerrariumRendering

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

  /// The subject of its pictures.
  var subject: Subject {
    film.looks.contains(where: \.traces.areShown)
      ? world.subject.traced(for: film.looks) : world.subject
  }

  /// The facts in its pictures other than the world itself.
  var facts: FilmFacts {
    var facts = FilmFacts(
      clock: worldStart.clock, widest: widest,
      scenery: worldStart.scenery, measure: world.subject.measure, cover: film.cover)
    // Whatever else is asked for: a picture's colours are the same alone and beside a film.
    facts.smooth = picture.smooth
    let (census, history) = (found.rehearsal?.census, found.rehearsal?.history)
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
