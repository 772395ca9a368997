internal import TerrariumRendering

extension PigPolicyPicture {
  /// The inks of lines and letters, which come before the plot's colours in the palette.
  enum Ink {
    static let background: UInt8 = 0
    static let text = ramp(0)
    static let muted = ramp(1)

    /// The number of inks.
    static let count = 1 + 2 * InkRamp.steps

    private static func ramp(_ number: Int) -> InkRamp {
      InkRamp(indices: (1...InkRamp.steps).map { UInt8(number * InkRamp.steps + $0) })
    }

    static func colours(in theme: Theme) -> [Colour] {
      let ground = theme[.background]
      return [ground] + [Tone.text, .muted].flatMap { InkRamp.colours(theme[$0], on: ground) }
    }
  }

  /// The colours of numbers, from dark for few to light for many; in a monochrome theme those of
  /// its pictures of runs. The scale is logarithmic, because most differences are between 15 and
  /// 30.
  enum ColourScale {
    private static let steps = 192

    /// Colours with evenly increasing lightness.
    private static let shades = GraphShades(
      [0x231942, 0x33438b, 0x1f6e9c, 0x1b948d, 0x5bb765, 0xb4d043, 0xfbe66a].map { Colour($0) })

    static func colours(in theme: Theme) -> [Colour] {
      (theme.isTinted ? GraphShades(theme) : shades).colours(steps)
    }

    /// The palette index for a share of the scale.
    static func index(ofShare share: Double) -> UInt8 {
      UInt8(Ink.count + Int(share * Double(steps - 1) + 0.5))
    }

    static func index(of number: Int, in range: ClosedRange<Int>) -> UInt8 {
      index(ofShare: share(of: number, in: range))
    }

    /// The place of a number between the least and the most, from 0 to 1.
    static func share(of number: Int, in range: ClosedRange<Int>) -> Double {
      guard range.lowerBound < range.upperBound else { return 0 }
      let low = logarithm(range.lowerBound)
      return (logarithm(number) - low) / (logarithm(range.upperBound) - low)
    }

    /// An approximate logarithm to base 2, equal on all machines.
    private static func logarithm(_ number: Int) -> Double {
      let value = Double(max(1, number))
      var result = Double(value.exponent)
      var rest = value.significand
      var bit = 0.5
      while bit > 1e-6 {
        rest *= rest
        if rest >= 2 {
          result += bit
          rest /= 2
        }
        bit /= 2
      }
      return result
    }
  }
}

extension Paper {
  /// Writes a line centred in a place.
  mutating func write(_ text: FittedText, in room: PixelRect, _ ink: InkRamp) {
    guard let line = text.lines.first, text.height <= room.height else { return }
    write(
      line, left: room.left + (room.width - text.width) / 2,
      top: room.top + (room.height - text.height) / 2, font: text.font, ink)
  }

  /// Writes a line vertically, centred in a place.
  mutating func writeUpwards(_ text: FittedText, in room: PixelRect, _ ink: InkRamp) {
    guard let line = text.lines.first, text.height <= room.width else { return }
    write(
      line, left: room.left + (room.width - text.height) / 2,
      top: room.bottom - (room.height - text.width) / 2 - text.width, font: text.font, ink,
      isUpwards: true)
  }
}
