/// The kinds of monsters.
package enum MonsterKind: String, CaseIterable, Sendable {
  /// A drop of spring water.
  case bubla
  /// A bush that has learned to walk.
  case kustik
  /// A flame that burns nobody.
  case iskra
  /// A cloud in a good mood.
  case tuchka
  /// One eye, two horns, and fur.
  case rogul
}

/// A monster on the map.
package struct Monster: Hashable, Sendable {
  /// The number, counted from 1 in order of appearance.
  package let number: Int
  package let kind: MonsterKind
  package let place: GeoPoint

  /// Creates a monster.
  package init(number: Int, kind: MonsterKind, place: GeoPoint) {
    self.number = number
    self.kind = kind
    self.place = place
  }
}
