internal import Synchronization
internal import TerrariumBasics
package import TerrariumGD

/// A picture of a state, or of the background. Each world names its own in an extension.
package struct Sprite: Hashable, Sendable {
  /// Its name; a built-in one has the file `assets/sprites/NAME.png`.
  package let name: String
  private let source: Source

  private enum Source: Sendable {
    case png(BuiltInPicture)
    case icons([Icon])
  }

  /// Creates a built-in picture from its name.
  package init(_ name: String) {
    self.name = name
    source = .png(BuiltInPicture(path: "sprites/\(name).png"))
  }

  /// Creates the icons of a rule, of which the largest that fits is shown.
  package init(_ name: String, icons: [Icon]) {
    self.name = name
    source = .icons(icons.sorted { $0.side < $1.side })
  }

  /// The decoded PNG, cached, in a tint if there is one.
  package func picture(in tint: SpriteTint? = nil) throws(GDError) -> Canvas {
    guard case .png(let picture) = source else { throw .unknownPictureFormat }
    var canvas = try Canvas(picture.decoded())
    if let tint { canvas.recolour(tint.colour) }
    return canvas
  }

  /// Its icons, from the smallest on; nil for a large picture.
  package var icons: [Icon]? { if case .icons(let icons) = source { icons } else { nil } }

  package static func == (one: Sprite, other: Sprite) -> Bool {
    one.name == other.name && one.icons == other.icons
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A built-in PNG, and its pixels once requested.
private final class BuiltInPicture: Sendable {
  private let path: String
  private let known = Mutex<DecodedPicture?>(nil)

  init(path: String) { self.path = path }

  func decoded() throws(GDError) -> DecodedPicture {
    if let picture = known.withLock({ $0 }) { return picture }
    let picture = try DecodedPicture(Assets.bytes(of: path))
    known.withLock { $0 = picture }
    return picture
  }
}
