/// A world that may come to rest: a state from which no tick leads away.
package protocol RestingWorld: World {
  /// Whether the next tick, and so every later one, changes nothing of what the world is made of;
  /// the count of ticks goes on. Where nobody says how many frames a film has, it ends there.
  ///
  /// It may look a tick ahead, which an engine may remember; the world stays what it is.
  mutating func isAtRest() -> Bool
}

extension SeaWorld: RestingWorld {
  /// Whether nobody is left, or penguins alone fill it: they find no room to move or to breed.
  package func isAtRest() -> Bool {
    let (penguins, orcas, free) = (census[0], census[1], census[2])
    return orcas == 0 && (penguins == 0 || free == 0)
  }
}

extension InfectionWorld: RestingWorld {
  /// Whether nobody will fall ill any more: the ill and the healthy stand side by side somewhere
  /// as long as there are both, and then somebody does.
  package func isAtRest() -> Bool { ill == 0 || healthy == 0 || factor == 0 }
}

extension LifeWorld: RestingWorld {
  package mutating func isAtRest() -> Bool { field.isAtRest() }
}

extension WolframWorld: RestingWorld {
  /// Whether the next line is the same under the rule, the background of the plane included.
  package func isAtRest() -> Bool {
    var next = line
    do throws(WorldError) {
      try next.advance(by: rule, kernel, limitInBytes: limitInBytes)
    } catch {
      return false
    }
    return next.isSame(as: line)
  }
}
