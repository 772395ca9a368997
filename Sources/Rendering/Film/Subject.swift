/// What a film is about: how a world's states look and what its census is called.
package struct Subject: Hashable, Sendable {
  /// A number of the census: what it is called, and the tone in which it is drawn.
  package struct Count: Hashable, Sendable {
    package let name: String
    package let tone: Tone
    /// The tone of its line in a chart.
    package let line: Tone

    package init(_ name: String, tone: Tone, line: Tone? = nil) {
      self.name = name
      self.tone = tone
      self.line = line ?? tone
    }
  }

  /// The states in the order of their numbers.
  package private(set) var states: [StateStyle]
  /// What figures stand on.
  package let ground: Tone
  package let census: [Count]
  /// How many of the states, from the first, are told apart where a pixel is many cells.
  package let mixedStates: Int
  /// What lies under the states, where that is more than a flat fill.
  package let texture: Sprite?
  /// Whether pictures show scenes instead of cells; they fill what room there is.
  package let isScene: Bool
  /// The numbers of the census that charts draw: more lines than two are no longer read.
  var series: [Chart.Series] { census.prefix(2).map { Chart.Series($0.name, tone: $0.line) } }
  /// What is said where all but the last number of the census are 0.
  package let ending: Wording?

  package init(
    states: [StateStyle], ground: Tone, census: [Count], mixedStates: Int? = nil,
    texture: Sprite? = nil, isScene: Bool = false, ending: Wording? = nil
  ) {
    self.states = states
    self.ground = ground
    self.mixedStates = mixedStates ?? states.count
    self.census = census
    self.texture = texture
    self.isScene = isScene
    self.ending = ending
  }
}
