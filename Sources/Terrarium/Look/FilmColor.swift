internal import TerrariumRendering

/// A colour.
///
/// ```swift
/// let orange: FilmColor = 0xff8800
/// ```
public struct FilmColor: Hashable, Sendable {
  let code: UInt32

  /// Creates a colour from `0xRRGGBB`; higher bits are ignored.
  public init(_ code: UInt32) { self.code = code & 0xff_ffff }

  /// Creates a colour from its three parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    code = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The colour in the usual notation, `#rrggbb`.
  public var text: String { Colour(code).written }
}

extension FilmColor: ExpressibleByIntegerLiteral {
  public init(integerLiteral code: UInt32) { self.init(code) }
}

/// The colour of a state of your own: one colour, one for light themes and one for dark, or that of
/// a part of every theme.
///
/// ```swift
/// let fire: Ink = 0xff4400
/// let tree = Ink(light: 0x2e7d32, dark: 0x81c784)
/// let ground = Ink.theme("ground")
/// ```
public struct Ink: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case colours(light: FilmColor, dark: FilmColor)
    case theme(String)
  }

  let kind: Kind

  /// Creates an ink with the same colour in all themes.
  public init(_ color: FilmColor) { kind = .colours(light: color, dark: color) }

  /// Creates an ink with a colour for light themes, and one for dark ones.
  public init(light: FilmColor, dark: FilmColor) { kind = .colours(light: light, dark: dark) }

  private init(kind: Kind) { self.kind = kind }

  /// Returns the ink that has each theme's colour for a part, such as `alive`, `ground`, `water` or
  /// `ill`.
  public static func theme(_ part: String) -> Ink { Ink(kind: .theme(part)) }
}

extension Ink: ExpressibleByIntegerLiteral {
  public init(integerLiteral code: UInt32) { self.init(FilmColor(code)) }
}
