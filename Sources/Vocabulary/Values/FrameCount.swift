internal import Basics

/// The length of a film.
package enum FrameCount: Hashable, Sendable {
  case count(Int)
  /// One period of what is seen, so that the film closes without a seam.
  case period

  /// The number of frames, where it is given as one.
  package var count: Int? {
    if case .count(let count) = self { count } else { nil }
  }
}

extension ValueType where Value == FrameCount {
  /// A number of frames, or `period`.
  package static var frames: Self {
    let number = ValueType<Int>.whole(1...Limits.frames)
    return ValueType(
      placeholder: number.placeholder, expected: "\(number.expected), or period",
      choices: ["period"], schema: #"{"oneOf": [\#(number.schema), {"const": "period"}]}"#,
      write: { frames in Node(made: frames.count.map(String.init) ?? "period") }
    ) { node throws(Refusal) in
      node.text == "period" ? .period : .count(try number.read(node))
    }
  }
}
