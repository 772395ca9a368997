internal import Basics

extension Film {
  /// The stage with a button lit that the scene loses when it is pressed: the start button, `yes`
  /// and `no` are shown pressed in the last frame before; nil if there is none. The press is found
  /// by looking ahead in the steps, so that no further frame is needed for it.
  var stageBeforePress: Stage? {
    guard stage.world.hasPassingButtons, let pressed = pressedWorld else { return nil }
    var stage = stage
    stage.world = pressed
    return stage
  }

  /// The world with the button lit that ends its scene; nil if none is pressed next.
  private var pressedWorld: (any World)? {
    guard !isFull else { return nil }
    let world = stage.world
    if left.passesTime(on: stage) { return world.litForPress(after: nil) }
    if case .frames(let count) = left, count > 0 { return nil }
    for step in steps {
      switch step.duration {
      case .none where step.replacesWorld: return nil
      case .none, .ticks(0), .frames(0): continue
      case .frames: return nil
      case .ticks, .untilOver: return world.litForPress(after: nil)
      case .untilDone: return world.litForPress(after: step.word)
      }
    }
    return nil
  }
}
