internal import TerrariumRendering

/// The colours of a film, by their name.
public struct Theme: Hashable, Sendable {
  /// The name, as the setting `theme` has it.
  public let name: String

  /// The theme of a name; ``all`` lists the names.
  public init(_ name: String) { self.name = name }

  /// Dark cells on paper.
  public static let light = Theme("light")

  /// Bright cells at night.
  public static let dark = Theme("dark")

  /// Every theme that comes with the package.
  public static let all = TerrariumRendering.Theme.names.map { Theme($0) }

  /// A short description; nil if there is none of that name.
  public var about: String? { TerrariumRendering.Theme.named(name)?.about }
}

extension Theme: ExpressibleByStringLiteral {
  public init(stringLiteral name: String) { self.init(name) }
}
