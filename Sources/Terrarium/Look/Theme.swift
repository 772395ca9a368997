internal import TerrariumRendering

/// The colour theme of a film.
public struct Theme: Hashable, Sendable {
  /// The name, as in the setting `theme`.
  public let name: String

  /// Creates a theme from its name; ``all`` lists the names.
  public init(_ name: String) { self.name = name }

  /// Dark cells on paper.
  public static let light = Theme("light")

  /// Bright cells on a dark background.
  public static let dark = Theme("dark")

  /// Every theme that comes with the package.
  public static let all = TerrariumRendering.Theme.names.map { Theme($0) }

  /// A short description; nil if there is no theme with that name.
  public var about: String? { TerrariumRendering.Theme.named(name)?.about }
}

extension Theme: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}
