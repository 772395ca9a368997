internal import Assets

/// A picture of a state, or of what lies under all of them. Each world names its own in an
/// extension.
package struct Sprite: Hashable, Sendable {
  /// Its name; of one that is built in the file is `assets/sprites/NAME.png`.
  package let name: String
  private let source: Source

  private enum Source: Sendable {
    case png(@Sendable () -> String)
    case icons([Icon])
  }

  /// A picture that is built in: its PNG in base 64.
  package init(_ name: String, base64: @escaping @autoclosure @Sendable () -> String) {
    self.name = name
    source = .png(base64)
  }

  /// The small pictures of somebody's rule, of which the largest that fits is shown.
  package init(_ name: String, icons: [Icon]) {
    self.name = name
    source = .icons(icons.sorted { $0.side < $1.side })
  }

  /// The bytes of its PNG; none of one that has none.
  package var png: [UInt8] {
    if case .png(let base64) = source { Assets.decodedBase64(base64()) } else { [] }
  }

  /// The small pictures of which it is one, from the smallest on; nil if it is a large one.
  package var icons: [Icon]? {
    if case .icons(let icons) = source { icons } else { nil }
  }

  package static func == (one: Sprite, other: Sprite) -> Bool {
    one.name == other.name && one.icons == other.icons
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
