/// The choice of a seed: a number, or random.
package enum SeedChoice: Hashable, Sendable {
  case number(UInt64)
  case random
}

extension ValueType where Value == SeedChoice {
  package static var seed: Self {
    word(
      placeholder: "N", expected: "a whole number from 0 to \(UInt64.max), or random",
      choices: ["random"],
      schema: #"{"oneOf": [{"type": "integer", "minimum": 0, "maximum": \#(UInt64.max)}, "#
        + #"{"const": "random"}]}"#,
      write: { if case .number(let number) = $0 { String(number) } else { "random" } }
    ) { text in text == "random" ? .random : UInt64(plain: text).map { .number($0) } }
  }
}
