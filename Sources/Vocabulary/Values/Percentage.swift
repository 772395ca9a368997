/// A part of a whole, in thousandths of a percent.
package struct Percentage: Hashable, Sendable {
  package let thousandths: Int

  package init(thousandths: Int) { self.thousandths = thousandths }
}

extension ValueType where Value == Percentage {
  package static var percentage: ValueType<Percentage> {
    word(
      placeholder: "N%", expected: "a percentage from 0% to 100%",
      schema: #"{"type": "string", "pattern": "^[0-9.]+%$"}"#,
      write: { Decimals.text(of: $0.thousandths, over: 1000) + "%" }
    ) { text in
      guard text.hasSuffix("%"), let percent = Decimals(String(text.dropLast())),
        percent.scale <= 1000, percent.digits <= 100 * percent.scale
      else { return nil }
      return Percentage(thousandths: percent.digits * (1000 / percent.scale))
    }
  }
}
