internal import Simulation

extension Film {
  /// The stage with a button lit that the scene loses as it is pressed: the start button, `yes` and
  /// `no` are seen pressed in the last frame before; nil where none is. What follows is looked up in
  /// the steps, so that no frame is needed for it.
  var stageBeforePress: Stage? {
    guard let game = stage.world as? PigWorld, game.hasPassingButtons,
      let pressed = pressedGame(game)
    else { return nil }
    var stage = stage
    stage.world = pressed
    return stage
  }

  /// The game with the button lit that ends its scene; nil where none is pressed next.
  private func pressedGame(_ game: PigWorld) -> PigWorld? {
    guard !isFull else { return nil }
    switch left {
    case .ticks(let count) where count > 0: return game.litForPress()
    case .untilOver where !game.isOver, .untilDone where game.isBusy: return game.litForPress()
    case .frames(let count) where count > 0: return nil
    default: break
    }
    for planned in upcoming {
      switch planned.step.duration {
      case .none where planned.step.changesWorld: return nil
      case .none, .ticks(0), .frames(0): continue
      case .frames: return nil
      case .ticks, .untilOver: return game.litForPress()
      case .untilDone: return game.litForPress(after: (planned.step as? PigStep)?.action)
      }
    }
    return nil
  }
}

extension Step {
  /// Whether the world is another one after it, though no time has passed.
  fileprivate var changesWorld: Bool {
    self is RestoreStep || self is LoadStep || self is RestartStep
  }
}
