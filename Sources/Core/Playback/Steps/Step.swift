package import TerrariumBasics
package import TerrariumVocabulary

/// A step of a film: an action on the stage, followed by some time.
package struct Step: Sendable {
  /// A change of the stage.
  package typealias Action = @Sendable (inout Stage) throws(WorldError) -> Void

  /// The time that passes after the action.
  package var duration = StepDuration.none

  /// The action of the world that it triggers, if any.
  package var word: String?

  /// True if it replaces the world without a tick.
  package var replacesWorld = false

  /// True if it undoes an earlier step.
  package var takesBack = false

  /// True if it may change the world without a tick.
  package var mayChangeWorld = true

  /// True if the frame of its last tick shows the effect of the edits after it.
  package var showsEdits = false

  /// The step in recipes, if it differs from the written one.
  package var recipe: RecipeStep?

  /// Its place in the scenario.
  package var place: Place?

  private let action: Action

  /// Creates a step that may trigger an action of the world; by default it takes no time and does
  /// nothing.
  package init(
    _ duration: StepDuration = .none, word: String? = nil, action: @escaping Action = { _ in }
  ) {
    self.duration = duration
    self.word = word
    self.action = action
  }

  /// Creates a step that replaces the world.
  static func replacing(recipe: RecipeStep? = nil, _ action: @escaping Action) -> Step {
    var step = Step(action: action)
    step.replacesWorld = true
    step.recipe = recipe
    return step
  }

  /// Creates a step that leaves the world unchanged.
  static func looking(
    _ duration: StepDuration = .none, action: @escaping Action = { _ in }
  ) -> Step {
    var step = Step(duration, action: action)
    step.mayChangeWorld = false
    return step
  }

  /// Creates a step that only lets time pass.
  package static func passing(_ duration: StepDuration, showsEdits: Bool = false) -> Step {
    var step = looking(duration)
    step.showsEdits = showsEdits
    return step
  }

  /// Executes the step, before its ticks pass.
  package func act(on stage: inout Stage) throws(WorldError) { try action(&stage) }
}

/// The time that a step takes.
package enum StepDuration: Hashable, Sendable {
  /// No time: the effect is immediate, and the next frame shows it.
  case none
  /// A number of ticks.
  case ticks(Int)
  /// A number of frames, without a tick.
  case frames(Int)
  /// Until the world has carried out its instruction.
  case untilDone
  /// Until nothing more will happen.
  case untilOver
  /// Until a condition holds, or a number of ticks has passed.
  case until(Condition, within: Int)

  /// True if more time must pass on a stage.
  func passesTime(on stage: Stage) -> Bool {
    switch self {
    case .none, .frames: false
    case .ticks(let count): count > 0
    case .untilDone: stage.world.isBusy
    case .untilOver: !stage.world.isOver
    case .until(let condition, _):
      condition.names.contains(Condition.tick) || !stage.world.isOver
    }
  }
}
