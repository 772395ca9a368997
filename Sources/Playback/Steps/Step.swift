package import Basics
package import Vocabulary

/// Something that a film does on its way.
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

  /// True if the frame of its last tick shows what the steps behind it make of it.
  var showsEdits: Bool { get }

  /// It as a recipe has it, where that is not what was written.
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
  /// No time: what it does is done at once, and shows in the next frame.
  case none
  /// So many ticks pass.
  case ticks(Int)
  /// So many frames, without a tick.
  case frames(Int)
  /// Until everything is done that the world was told to do.
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

/// A step and where it was asked for.
package struct PlannedStep: Sendable {
  package let step: any Step
  package let place: Place?

  package init(_ step: any Step, at place: Place? = nil) {
    self.step = step
    self.place = place
  }
}
