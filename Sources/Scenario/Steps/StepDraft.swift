internal import Encoding
internal import Rendering

/// A step being read: its keys and values, and the script so far.
package struct StepDraft {
  /// The step's keys; hands out their values and notes what is wrong with them.
  package var keys: Draft
  /// What the steps before have done.
  package var script: Script
  /// Where the step stands.
  package internal(set) var place: Place

  /// A key's value; nil where there is none, or where it is wrong, which is then noted.
  package mutating func value<Value>(_ key: Setting<Value>) -> Value? { keys.value(key) }

  /// Whether a key has a value.
  package func isGiven<Value>(_ key: Setting<Value>) -> Bool { keys.isGiven(key) }

  /// Notes a problem at a key's value.
  package mutating func refuse(_ problem: Problem, for key: String) {
    keys.refuse(problem, for: key)
  }
}

/// What is known of a film after some of its steps: everything that later steps are checked
/// against.
package struct Script {
  /// The settings as they are now; `set` changes them.
  package var settings: Draft
  /// Every look so far; the film's frames name theirs by its place here.
  private(set) var looks: [Look]
  /// The pictures of single moments so far.
  package internal(set) var stills: [OutputPlan] = []
  /// The files of the stills, however their paths are spelled.
  var stillFiles: Set<String> = []
  /// The names of the snapshots that are kept now, the newest last; "" where one has no name.
  package internal(set) var snapshots: [String] = []
  /// The film's time so far.
  package internal(set) var clock: FilmClock

  /// Whether only the run can tell how long the steps last.
  package internal(set) var isOpen = false

  /// The model's time of a tick, where it has one.
  let tickTime: FrameDelay?

  init(settings: Draft, look: Look, clock: FilmClock, tickTime: FrameDelay?) {
    self.settings = settings
    looks = [look]
    self.clock = clock
    self.tickTime = tickTime
  }

  /// The place of a look among the film's looks.
  mutating func number(of look: Look) -> Int {
    if let number = looks.firstIndex(of: look) { return number }
    looks.append(look)
    return looks.count - 1
  }
}
