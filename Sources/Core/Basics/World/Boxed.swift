/// A large value with copy on write: copying its owner copies a reference, and the value itself is
/// copied only before a change.
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  // A box is changed in place only if it has one owner.
  private final class Place: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var place: Place

  package init(wrappedValue: Value) { place = Place(wrappedValue) }

  package var wrappedValue: Value {
    get { place.value }
    set {
      if isKnownUniquelyReferenced(&place) {
        place.value = newValue
      } else {
        place = Place(newValue)
      }
    }
  }
}
