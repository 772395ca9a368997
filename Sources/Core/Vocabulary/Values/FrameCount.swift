internal import TerrariumBasics

/// The length of a film.
package enum FrameCount: Hashable, Sendable {
  case count(Int)
  /// One period of the visible part, so that the film loops.
  case period
  /// Until the world has settled.
  case rest

  /// The number of frames, if it is given as a number.
  package var count: Int? { if case .count(let count) = self { count } else { nil } }

  /// The valid numbers.
  package static let numbers = ValueType<Int>.whole(1...Limits.frames)
}

extension ValueType where Value == FrameCount {
  /// A number of frames, or `period`; `rest` is understood, too.
  package static var frames: Self {
    let number = FrameCount.numbers
    return ValueType(
      placeholder: number.placeholder, expected: "\(number.expected), or period",
      choices: ["period"],
      schema: #"{"oneOf": [\#(number.schema), {"const": "period"}, {"const": "rest"}]}"#,
      write: { frames in Node(made: frames.text) }
    ) { node throws(Refusal) in
      switch node.text {
      case "period": .period
      case "rest": .rest
      default: .count(try number.read(node))
      }
    }
  }
}

extension FrameCount {
  fileprivate var text: String {
    switch self {
    case .count(let count): String(count)
    case .period: "period"
    case .rest: "rest"
    }
  }
}
