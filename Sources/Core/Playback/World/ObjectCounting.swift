package import TerrariumBasics

/// Objects of one kind, and how often they are there.
package struct CountedObject: Hashable, Sendable {
  package let apgcode: String
  /// Its name; nil if it has none.
  package let name: String?
  package let count: Int

  package init(apgcode: String, name: String?, count: Int) {
    self.apgcode = apgcode
    self.name = name
    self.count = count
  }
}

/// Counts the objects of which worlds consist in the end.
package struct ObjectCounting: Sendable {
  /// The objects of a world that may be played on for a number of ticks until it has settled; nil
  /// if it has not.
  package typealias Count =
    @Sendable (_ world: any World, _ ticks: Int) throws(WorldError) -> [CountedObject]?

  package let count: Count

  /// The number of ticks after which a settled world is the same again, 0 if parts of it fly apart
  /// for ever; nil if it has not settled. It is given the numbers of cells of all ticks so far.
  package typealias Period = @Sendable (_ world: any World, _ populations: [UInt128]) -> Int?

  package let period: Period

  package init(count: @escaping Count, period: @escaping Period) {
    (self.count, self.period) = (count, period)
  }
}
