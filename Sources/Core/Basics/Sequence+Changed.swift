extension Sequence {
  /// The elements, each with a change applied.
  @inlinable
  package func changed(_ change: (inout Element) -> Void) -> [Element] {
    map { element in
      var element = element
      change(&element)
      return element
    }
  }
}
