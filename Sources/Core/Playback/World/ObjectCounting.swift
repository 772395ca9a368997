package import TerrariumBasics

/// The number of objects of one kind.
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

/// Counts the final objects of worlds.
package struct ObjectCounting: Sendable {
  /// Returns the objects of a world, which may be advanced by a number of ticks until it settles;
  /// nil if it does not.
  package typealias Count =
    @Sendable (_ world: any World, _ ticks: Int) throws(WorldError) -> [CountedObject]?

  package let count: Count

  /// The number of ticks after which a settled world repeats, 0 if parts of it fly apart for ever;
  /// nil if it has not settled. It receives the numbers of cells of all ticks so far.
  package typealias Period = @Sendable (_ world: any World, _ populations: [UInt128]) -> Int?

  package let period: Period

  package init(count: @escaping Count, period: @escaping Period) {
    (self.count, self.period) = (count, period)
  }
}
