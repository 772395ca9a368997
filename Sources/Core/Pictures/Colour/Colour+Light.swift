internal import TerrariumLibC

extension Colour {
  /// The relative luminance of WCAG 2, from 0 (black) to 1 (white).
  package var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// A grey of about the same lightness.
  package var grey: Colour {
    let parts = 299 * UInt32(red) + 587 * UInt32(green) + 114 * UInt32(blue)
    return Colour((parts + 500) / 1000 * 0x01_0101)
  }

  /// The contrast with another colour, from 1 (none) to 21 (black on white).
  package func contrast(with other: Colour) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// A mix with another colour, from 0 (this one) to 1 (the other).
  package func mixed(with other: Colour, share: Double) -> Colour {
    func between(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let way: Double = (Double(b) - Double(a)) * share
      return UInt8(Double(a) + way + 0.5)
    }
    return Colour(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue))
  }
}

extension Colour {
  /// The dark and the light text colour for coloured backgrounds.
  package static let darkInk = Colour(0x10151f)
  package static let lightInk = Colour(0xffffff)

  /// The one of the two inks with more contrast on this colour.
  package var ink: Colour {
    let light = Self.lightInk.contrast(with: self)
    return light >= 3.5 || light >= Self.darkInk.contrast(with: self) ? .lightInk : .darkInk
  }

  /// True if white has more contrast with it than black.
  package var isDark: Bool { Self.lightInk.contrast(with: self) > Colour(0).contrast(with: self) }

  /// A number of evenly spaced colours between this one and another.
  package func between(_ other: Colour, steps: Int) -> [Colour] {
    (0..<steps).map { mixed(with: other, share: Double($0 + 1) / Double(steps + 1)) }
  }
}

extension Colour {
  /// The nearest colour on the way to another one that has enough contrast with a background.
  package func standingOut(
    from ground: Colour, by contrast: Double, towards other: Colour
  ) -> Colour {
    for step in 0..<20 {
      let colour = mixed(with: other, share: Double(step) / 20)
      if colour.contrast(with: ground) >= contrast { return colour }
    }
    return other
  }
}
