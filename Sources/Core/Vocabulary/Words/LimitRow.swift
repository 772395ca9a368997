/// A limit for documents: the quantity, its limit, and the setting that raises it.
package struct LimitRow: Hashable, Sendable {
  package let what: String
  package let most: String
  /// The setting or flag that raises it; nil if nothing does.
  package let raisedBy: String?

  package init(_ what: String, _ most: String, raisedBy: String? = nil) {
    self.what = what
    self.most = most
    self.raisedBy = raisedBy
  }

  /// Creates a numeric limit.
  package init(_ what: String, _ most: Int, _ unit: String = "", raisedBy: String? = nil) {
    self.init(what, most.grouped + (unit.isEmpty ? "" : " \(unit)"), raisedBy: raisedBy)
  }
}

extension Int {
  /// The digits in groups of three: 20,000.
  package var grouped: String {
    let digits = String(self)
    return digits.enumerated().map { place, digit in
      place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : String(digit)
    }.joined()
  }
}
