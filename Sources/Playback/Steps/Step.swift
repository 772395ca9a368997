package import Basics
package import Vocabulary

/// A step of a film.
package protocol Step: Sendable {
  /// The duration.
  var duration: StepDuration { get }

  /// The action of the world that it triggers, if any.
  var word: String? { get }

  /// True if the world is another one after it, though no time has passed.
  var replacesWorld: Bool { get }

  /// True if it takes back a step before it.
  var takesBack: Bool { get }

  /// True if the world may be another one after it, without that a tick has passed.
  var mayChangeWorld: Bool { get }

  /// True if the frame of its last tick shows the effect of the edits that follow it.
  var showsEdits: Bool { get }

  /// The step as a recipe has it, if that differs from the written one.
  var recipe: RecipeStep? { get }

  /// Executes the step, before its ticks pass.
  func act(on stage: inout Stage) throws(WorldError)
}

extension Step {
  package var duration: StepDuration { .none }

  package var word: String? { nil }

  package var recipe: RecipeStep? { nil }

  package var replacesWorld: Bool { false }

  package var takesBack: Bool { false }

  package var mayChangeWorld: Bool { true }

  package var showsEdits: Bool { false }

  /// A step that only lets time pass.
  package func act(on stage: inout Stage) {}
}

/// The time that a step takes.
package enum StepDuration: Hashable, Sendable {
  /// No time: the effect is immediate, and the next frame shows it.
  case none
  /// A number of ticks pass.
  case ticks(Int)
  /// A number of frames, without a tick.
  case frames(Int)
  /// Until the world has carried out its command.
  case untilDone
  /// Until nothing more will happen.
  case untilOver

  /// True if time goes on to pass on a stage.
  func passesTime(on stage: Stage) -> Bool {
    switch self {
    case .none, .frames: false
    case .ticks(let count): count > 0
    case .untilDone: stage.isBusy
    case .untilOver: !stage.isOver
    }
  }
}

/// A step and its place in the scenario.
package struct PlannedStep: Sendable {
  package let step: any Step
  package let place: Place?

  package init(_ step: any Step, at place: Place? = nil) {
    self.step = step
    self.place = place
  }
}
