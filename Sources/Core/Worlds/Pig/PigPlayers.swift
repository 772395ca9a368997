internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The two players of a dice game.
struct PigPlayers: Hashable, Sendable, CustomStringConvertible {
  let one: PigStrategy
  let two: PigStrategy

  var description: String { "\(one) and \(two)" }

  /// True if one of them uses a strategy.
  func has(_ strategy: PigStrategy) -> Bool { one == strategy || two == strategy }

  /// True if games end, because at least one of the players banks at some time. Hundreds of points
  /// without a 1 are too rare: 300 come once in a million turns.
  func endsGames(to target: Int) -> Bool {
    [one, two].contains { strategy in
      switch strategy {
      case .hold(let points): points <= 300
      case .goal(let points): min(points, target) <= 300
      case .optimal, .random, .steps: true
      }
    }
  }
}

extension ValueType where Value == PigPlayers {
  /// `hold-20,optimal`, or a list of the two.
  static var players: Self {
    ValueType(
      placeholder: "ONE,TWO",
      expected: "two of hold-N, goal-N, optimal, random and steps, such as hold-20,optimal",
      schema: #"{"type": ["string", "array"], "minLength": 1, "minItems": 2, "maxItems": 2}"#,
      write: { Node(made: "\($0.one),\($0.two)") }
    ) { node throws(Refusal) in
      let players = try node.parts.map { part throws(Refusal) in
        guard let player = part.word.flatMap({ PigStrategy($0) }) else {
          throw .unexpectedPart(part)
        }
        return player
      }
      guard players.count == 2 else { throw .unexpected }
      return PigPlayers(one: players[0], two: players[1])
    }
  }
}

extension ValueType where Value == [Int] {
  /// Throws of a die: `3,1,6`, or a list.
  static var dice: Self {
    ValueType(
      placeholder: "N,N,…", expected: "throws from 1 to 6, such as 3,1,6",
      schema: #"{"type": ["string", "integer", "array"], "minLength": 1, "minItems": 1}"#,
      write: { Node(made: $0.map(String.init).joined(separator: ",")) }
    ) { node throws(Refusal) in
      for part in node.parts where !(part.numbers().map { 1...6 ~= $0[0] } ?? false) {
        throw .unexpectedPart(part)
      }
      guard let dice = node.numbers() else { throw .unexpected }
      return dice
    }
  }
}
