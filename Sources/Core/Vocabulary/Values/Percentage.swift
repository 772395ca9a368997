/// A share of a whole, in thousandths of a percent.
package struct Percentage: Hashable, Sendable {
  package let thousandths: Int

  package init(thousandths: Int) { self.thousandths = thousandths }

  static let schema =
    #"{"type": "string", "pattern": "^0*(100([.]0+)?|[0-9]{1,2}([.][0-9]{1,3}0*)?)%$"}"#
  static let expected = "a percentage from 0% to 100% with at most three decimals"

  /// Parses a percentage such as `12.5%`; nil if it is not from 0% to 100%, or has too many
  /// decimals.
  package init?(written text: String) {
    guard let percent = Decimals(text, units: ["%": 1]), percent.digits <= 100 * percent.scale,
      percent.digits * 1000 % percent.scale == 0
    else { return nil }
    thousandths = percent.digits * 1000 / percent.scale
  }

  package var written: String { Decimals.text(of: thousandths, over: 1000) + "%" }
}

extension ValueType where Value == Percentage {
  package static var percentage: ValueType<Percentage> {
    word(
      placeholder: "N%", expected: Percentage.expected, schema: Percentage.schema, write: \.written
    ) { Percentage(written: $0) }
  }
}
