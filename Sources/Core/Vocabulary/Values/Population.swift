/// A number of cells: a number, or a percentage, rounded down.
package enum Population: Hashable, Sendable {
  case number(Int)
  /// A share in thousandths of a percent.
  case share(Int)

  /// The number out of all cells of a field.
  package func count(of cells: Int) -> Int {
    switch self {
    case .number(let number): number
    case .share(let thousandths):
      100_000.dividingFullWidth(cells.multipliedFullWidth(by: thousandths)).quotient
    }
  }
}

extension ValueType where Value == Population {
  package static var population: Self {
    word(
      placeholder: "N|N%", expected: "a number from 0, or \(Percentage.expected)",
      schema: #"{"oneOf": [{"type": "integer", "minimum": 0}, \#(Percentage.schema)]}"#,
      write: { population in
        switch population {
        case .number(let number): String(number)
        case .share(let thousandths): Percentage(thousandths: thousandths).written
        }
      }
    ) { text in
      Percentage(written: text).map { .share($0.thousandths) }
        ?? Int(plain: text).flatMap { 0...(1 << 40) ~= $0 ? .number($0) : nil }
    }
  }
}
