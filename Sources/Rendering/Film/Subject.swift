/// What a film is about: how a world's states look and what its census is called.
package struct Subject: Hashable, Sendable {
  /// A number of the census: what it is called, and the tone in which it is drawn.
  package struct Count: Hashable, Sendable {
    package let name: String
    package let tone: Tone

    package init(_ name: String, tone: Tone) {
      self.name = name
      self.tone = tone
    }
  }

  /// The states in the order of their numbers; state 0 is the ground.
  package let states: [StateStyle]
  package let census: [Count]
  /// What lies under the states, where that is more than a flat fill.
  package let texture: Sprite?

  package init(states: [StateStyle], census: [Count], texture: Sprite? = nil) {
    self.states = states
    self.census = census
    self.texture = texture
  }
}
