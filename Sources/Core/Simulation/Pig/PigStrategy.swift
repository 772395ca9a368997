/// A player's way to decide between rolling and banking.
package enum PigStrategy: Hashable, Sendable {
  /// Banks at a number of turn points.
  case hold(Int)
  /// Banks at a number of turn points, and as soon as banking wins.
  case goal(Int)
  /// Maximises the chance of winning against an optimal opponent.
  case optimal
  /// Banks with probability ½, whenever banking is allowed.
  case random
  /// Waits for a step.
  case steps
}

extension PigStrategy: LosslessStringConvertible {
  /// Parses a strategy: `hold-20`, `goal-25`, `optimal`, `random`; nil for any other text.
  package init?(_ name: String) {
    switch name {
    case "optimal": self = .optimal
    case "random": self = .random
    case "steps": self = .steps
    default:
      let parts = name.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].allSatisfy({ "0"..."9" ~= $0 }), let points = Int(parts[1]),
        points > 0
      else { return nil }
      switch parts[0] {
      case "hold": self = .hold(points)
      case "goal": self = .goal(points)
      default: return nil
      }
    }
  }

  package var description: String {
    switch self {
    case .hold(let points): "hold-\(points)"
    case .goal(let points): "goal-\(points)"
    case .optimal: "optimal"
    case .random: "random"
    case .steps: "steps"
    }
  }
}
