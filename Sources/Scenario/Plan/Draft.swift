/// What was written, being read: hands out values and notes what is wrong with them.
package struct Draft {
  package let world: WorldEntry
  package let written: WrittenSettings
  /// The folder that paths are relative to.
  package let folder: String
  package private(set) var faults = Faults()

  package init(world: WorldEntry, written: WrittenSettings, folder: String = ".") {
    self.folder = folder
    self.world = world
    self.written = written
  }

  /// Whether a person gave a setting.
  package func isGiven<Value>(_ setting: Setting<Value>) -> Bool {
    written[setting.name] != nil
  }

  /// A setting's value: what was given, else the world's own default, else everyone's. Nil where
  /// there is none, or where what was given is wrong; that is then noted.
  package mutating func value<Value>(_ setting: Setting<Value>) -> Value? {
    if let entry = written[setting.name] { return read(entry.value, of: setting) }
    guard let text = world.defaults[setting.name] ?? setting.fallback else { return nil }
    return read(Node(text, at: .word(text)), of: setting)
  }

  /// Notes a problem with a setting, at the place where it was given.
  package mutating func refuse(_ problem: Problem, for setting: String) {
    let entry = written[setting]
    faults.add(problem, at: entry?.value.place ?? entry?.namePlace)
  }

  /// Notes a problem.
  package mutating func refuse(_ problem: Problem, at place: Place? = nil) {
    faults.add(problem, at: place)
  }

  private mutating func read<Value>(_ node: Node, of setting: Setting<Value>) -> Value? {
    if let words = world.choices[setting.name], !words.contains(node.text) {
      refuseValue(node, of: setting, expected: "one of \(words.joined(separator: ", "))", words)
      return nil
    }
    do throws(Refusal) {
      return try setting.type.read(node)
    } catch {
      switch error {
      case .unexpected: refuseValue(node, of: setting, expected: setting.expected, setting.choices)
      case .unexpectedPart(let part):
        refuseValue(part, of: setting, expected: setting.expected, setting.choices)
      case .problem(let problem, let place): faults.add(problem, at: place ?? node.place)
      }
      return nil
    }
  }

  private mutating func refuseValue<Value>(
    _ node: Node, of setting: Setting<Value>, expected: String, _ choices: [String]
  ) {
    let problem = Problem.badValue(
      setting: setting.name, text: node.text, expected: expected,
      nearest: NearestMatch.of(node.text, in: choices))
    faults.add(problem, at: node.place)
  }
}
