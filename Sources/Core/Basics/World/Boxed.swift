/// A large value in a box of its own: a copy of its owner copies a reference, and the value itself is
/// copied only before a change (copy on write).
@propertyWrapper
package struct Boxed<Value: Sendable>: Sendable {
  // A place is changed only where nobody else holds it.
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
