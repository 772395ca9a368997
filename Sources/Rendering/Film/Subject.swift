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
  /// The first state of those that tell how long ago a cell died or was born, where there are some.
  package private(set) var traces: TraceStates?
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

extension Subject {
  /// Gives a state that has a colour of its own another one.
  package mutating func repaint(_ name: String, _ colour: Colour) {
    for place in states.indices where states[place].name == name {
      states[place] = states[place].painted(colour)
    }
  }
}

extension Subject {
  /// The same with states for cells that have died a while ago, from the latest on, and for live
  /// cells by their age, from the youngest on.
  package func traced() -> Subject {
    var subject = self
    let traces = TraceStates(first: states.count)
    let (last, level) = (Double(TraceStates.levels), { (number: Int) in Double(number) })
    // Among sprites a trace is a small disc: a whole cell of one colour would hide the water.
    let dead = StateStyle("", letter: nil, tone: .trace, figure: texture == nil ? 100 : 40)
    subject.states += (0..<TraceStates.levels).map {
      dead.mixed(with: ground, share: level($0) / last, name: $0 == 0 ? "died" : "")
    }
    let young = StateStyle("", letter: nil, tone: .young)
    subject.states += (0..<TraceStates.levels).map {
      let name = $0 == 0 ? "young" : $0 == TraceStates.levels - 1 ? "old" : ""
      return young.mixed(with: .old, share: level($0) / (last - 1), name: name)
    }
    subject.traces = traces
    return subject
  }
}

extension Subject {
  /// Whether a state may be seen in a look: traces where they fade, ages in the place of the one
  /// colour that all who live have else.
  func shows(_ state: Int) -> (Look) -> Bool {
    { look in
      guard let traces else { return true }
      if state >= traces.first + TraceStates.levels { return look.age > 0 }
      if state >= traces.first { return look.fade > 0 }
      return look.age == 0 || states[state].figure == 0
    }
  }
}

/// The states that tell how long ago a cell died or was born.
package struct TraceStates: Hashable, Sendable {
  /// The state of a cell that has just died; the youngest live cell's comes after all of these.
  let first: Int

  /// How many steps there are from the first colour to the last.
  static let levels = 16

  /// The state of a cell that died so many ticks ago, of as many as leave a trace.
  package func dead(since ticks: Int, of limit: Int) -> UInt8 {
    UInt8(first + min(Self.levels - 1, (ticks * Self.levels) / max(1, limit)))
  }

  /// The state of a live cell of an age, where those of `limit` and more are old.
  package func alive(since ticks: Int, of limit: Int) -> UInt8 {
    UInt8(first + Self.levels + min(Self.levels - 1, ticks * (Self.levels - 1) / max(1, limit)))
  }
}
