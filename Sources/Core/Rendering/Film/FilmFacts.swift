/// The facts in a film's pictures other than the world itself.
package struct FilmFacts: Sendable {
  /// The chartUnit of time.
  package var clock: Clock
  /// The chartUnit of a chart's axis.
  package var chartUnit: ChartUnit
  /// The largest numbers in counters.
  package var widest: CounterValues
  /// The painter of scenes, if the world is not a grid of cells.
  package var scenery: Scenery?

  /// The text of the opening card, if there is one.
  package var cover: CoverFacts?

  /// The number of pictures for each frame.
  package var smooth = 1

  /// True if only stills are drawn, which may be larger than frames of a film.
  package var isStill = false

  /// The tones that counters in all tiles of a page explain.
  package var explained: Set<Tone> = []

  /// True if its chart shows many runs.
  package private(set) var isOfMany = false
  /// True if its chart may show medians over intervals.
  package var hasBands = false

  package init(
    clock: Clock, widest: CounterValues, scenery: Scenery? = nil, chartUnit: ChartUnit? = nil,
    cover: CoverFacts? = nil
  ) {
    self.cover = cover
    self.clock = clock
    self.chartUnit = chartUnit ?? ChartUnit(clock)
    self.widest = widest
    self.scenery = scenery
  }

  /// Creates the facts of a page of many films, which has no counters.
  package init(ofMany clock: Clock, chartUnit: ChartUnit?) {
    self.init(clock: clock, widest: CounterValues(tick: 0, census: []), chartUnit: chartUnit)
    (isOfMany, hasBands) = (true, true)
  }

  /// True if stills in a layout are too large for memory.
  func drawsInStrips(_ layout: Layout) -> Bool {
    isStill && StripedPicture.isLarge(width: layout.width, height: layout.height)
  }
}
