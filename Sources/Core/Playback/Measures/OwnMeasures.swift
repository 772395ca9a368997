package import TerrariumBasics
package import TerrariumPictures

/// A measure that a world derives from its census, tick by tick.
package struct CensusMeasure: Sendable {
  package let name: String
  /// One line of description, without a full stop.
  package let help: String
  /// The label of an axis.
  let title: LocalizedText
  /// True if tables have it by default.
  let isUsual: Bool
  /// Records a tick: in the numbers so far, the first of which is the value, given the census
  /// before and after it; before the first tick both are the same.
  package let note:
    @Sendable (_ soFar: inout [Int], _ tick: Int, _ before: [UInt128], _ now: [UInt128]) -> Void

  package init(
    _ name: String, _ help: String, title: LocalizedText, isUsual: Bool = true,
    _ note: @escaping @Sendable (inout [Int], Int, [UInt128], [UInt128]) -> Void
  ) {
    self.name = name
    self.help = help
    self.title = title
    self.isUsual = isUsual
    self.note = note
  }

  /// The first tick at which a census is as described; empty if that never happens.
  package init(
    firstTick name: String, _ help: String, title: LocalizedText, isUsual: Bool = true,
    where isSo: @escaping @Sendable ([UInt128]) -> Bool
  ) {
    self.init(name, help, title: title, isUsual: isUsual) { soFar, tick, _, now in
      if soFar.isEmpty, isSo(now) { soFar = [tick] }
    }
  }
}

/// A count that a world keeps of its run.
package struct WorldCount: Sendable {
  let name: String
  /// One line of description, without a full stop.
  let help: String
  /// The label of an axis.
  let title: LocalizedText
  let count: @Sendable (any World) -> Int?

  package init<Counting: World>(
    _ name: String, _ help: String, title: LocalizedText,
    _ count: @escaping @Sendable (Counting) -> Int
  ) {
    self.name = name
    self.help = help
    self.title = title
    self.count = { ($0 as? Counting).map(count) }
  }
}
