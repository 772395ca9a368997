/// The meaning of a drawing's signs, as far as it is known when the drawing is read.
package struct DrawingKey: Hashable, Sendable {
  /// The number of the rule's states; nil while the rule is unknown.
  package var states: Int?
  /// The states of signs of the drawing's own.
  package var signs: [String: UInt8]
  /// The number of the frame in a text of several; nil for the first one.
  package var frame: Int?

  /// Creates a key, by default one without signs.
  package init(states: Int? = nil, signs: [String: UInt8] = [:], frame: Int? = nil) {
    self.states = states
    self.signs = signs
    self.frame = frame
  }

  /// True if it does more than the letters of a rule.
  package var isOwn: Bool { !signs.isEmpty || frame != nil }
}

/// The text of a drawing, which may have to be read again when the rule is known.
package struct Drawing: Hashable, Sendable {
  let text: [UInt8]
  /// The number of its frames.
  package let frames: Int
  /// True if a rule of few states reads it like one of unknown states.
  let isPlain: Bool
}

extension PatternFile {
  /// The pattern with its drawing, if it is one, read by a key; any other unchanged.
  package func read(by key: DrawingKey) throws(PatternError) -> PatternFile {
    guard let drawing else { return self }
    if drawing.isPlain, !key.isOwn, key.states ?? 2 < DrawnText.statesWithO { return self }
    var file = try PlaintextReader.read(drawing.text, by: key)
    file.scriptWords = scriptWords
    return file
  }
}
