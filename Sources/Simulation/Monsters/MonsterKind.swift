/// The kinds of monsters.
public enum MonsterKind: String, CaseIterable, Sendable {
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
public struct Monster: Hashable, Sendable {
  /// Counted from 1 as they appear.
  public let number: Int
  public let kind: MonsterKind
  public let place: GeoPoint

  /// A monster of these values.
  public init(number: Int, kind: MonsterKind, place: GeoPoint) {
    self.number = number
    self.kind = kind
    self.place = place
  }
}
