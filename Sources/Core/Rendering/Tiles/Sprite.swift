internal import Synchronization
internal import TerrariumBasics
package import TerrariumGD

/// A picture of a state, or of what lies under all of them. Each world names its own in an
/// extension.
package struct Sprite: Hashable, Sendable {
  /// Its name; of one that is built in the file is `assets/sprites/NAME.png`.
  package let name: String
  private let source: Source

  private enum Source: Sendable {
    case png(BuiltInPicture)
    case icons([Icon])
  }

  /// A picture that is built in: its PNG in base 64.
  package init(_ name: String, base64: @escaping @autoclosure @Sendable () -> String) {
    self.name = name
    source = .png(BuiltInPicture(base64))
  }

  /// The small pictures of somebody's rule, of which the largest that fits is shown.
  package init(_ name: String, icons: [Icon]) {
    self.name = name
    source = .icons(icons.sorted { $0.side < $1.side })
  }

  /// The picture of its PNG, which is decoded once, in a tint if there is one.
  package func picture(in tint: SpriteTint? = nil) throws(GDError) -> Canvas {
    guard case .png(let picture) = source else { throw .unknownPictureFormat }
    var canvas = try Canvas(picture.decoded())
    if let tint { canvas.recolour(tint.colour) }
    return canvas
  }

  /// The small pictures of which it is one, from the smallest on; nil if it is a large one.
  package var icons: [Icon]? { if case .icons(let icons) = source { icons } else { nil } }

  package static func == (one: Sprite, other: Sprite) -> Bool {
    one.name == other.name && one.icons == other.icons
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A PNG that is built in, and its pixels as soon as they were asked for.
private final class BuiltInPicture: Sendable {
  private let base64: @Sendable () -> String
  private let known = Mutex<DecodedPicture?>(nil)

  init(_ base64: @escaping @Sendable () -> String) { self.base64 = base64 }

  func decoded() throws(GDError) -> DecodedPicture {
    if let picture = known.withLock({ $0 }) { return picture }
    let picture = try DecodedPicture(Base64.bytes(of: base64().utf8))
    known.withLock { $0 = picture }
    return picture
  }
}
