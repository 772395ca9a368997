internal import Assets

/// A picture of a state, or of what lies under all of them. Each world names its own in an
/// extension.
package struct Sprite: Hashable, Sendable {
  /// What it is called: its file is `assets/sprites/NAME.png`.
  package let name: String
  private let base64: @Sendable () -> String

  /// A picture that is built in: its PNG in base 64.
  package init(_ name: String, base64: @escaping @autoclosure @Sendable () -> String) {
    (self.name, self.base64) = (name, base64)
  }

  /// The bytes of its PNG.
  package var png: [UInt8] { Assets.decodedBase64(base64()) }

  package static func == (one: Sprite, other: Sprite) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
