/// What the pictures of a film tell beside what is seen of its world.
package struct FilmFacts: Sendable {
  /// How they tell the time.
  package var clock: Clock
  /// What charts count across.
  package var measure: ChartMeasure
  /// The largest numbers that counters will show.
  package var widest: CounterValues
  /// How scenes are painted, where the world is no grid of cells.
  package var scenery: Scenery?

  /// What the opening card tells, where there is one.
  package var cover: CoverFacts?

  /// How many pictures there are in the place of each frame.
  package var smooth = 1

  /// Whether only single pictures are drawn, which may be larger than those of a film.
  package var isStill = false

  package init(
    clock: Clock, widest: CounterValues, scenery: Scenery? = nil, measure: ChartMeasure? = nil,
    cover: CoverFacts? = nil
  ) {
    self.cover = cover
    self.clock = clock
    self.measure = measure ?? ChartMeasure(clock)
    self.widest = widest
    self.scenery = scenery
  }
}
