internal import TerrariumRendering
internal import TerrariumSimulation

/// The pictures of states in a rule's file.
enum StateIcons {
  /// The picture of a state; nil if the file has none, or names a shape that cells have anyway.
  static func sprite(of state: Int, _ rule: CellRule) -> Sprite? {
    guard state > 0, let file = rule.file else { return nil }
    if let shape = file.icons.shape {
      guard shape != .hexagons else { return nil }
      return Sprite(
        "\(shape) \(state)",
        icons: [7, 15, 31].map { side in
          Icon(side: side, colours: pixels(of: shape, state: state, side: side), isGrey: true)
        })
    }
    guard !file.icons.sheets.isEmpty else { return nil }
    return Sprite(
      "\(file.name) \(state)",
      icons: file.icons.sheets.map { sheet in
        Icon(
          side: sheet.side,
          colours: sheet.picture(of: state).map {
            UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue)
          }, isGrey: sheet.isGrey)
      })
  }

  /// A shape in greys: the coverage of each pixel.
  private static func pixels(of shape: RuleIcons.Shape, state: Int, side: Int) -> [UInt32] {
    let fineness = 8
    return (0..<side * side).map { place in
      var covered = 0
      for part in 0..<fineness * fineness {
        let x = Double(place % side * fineness + part % fineness) + 0.5
        let y = Double(place / side * fineness + part / fineness) + 0.5
        let whole = Double(side * fineness)
        if contains(x / whole, y / whole, shape, state) { covered += 1 }
      }
      return UInt32(covered * 255 / (fineness * fineness)) * 0x1_0101
    }
  }

  private static func contains(
    _ x: Double, _ y: Double, _ shape: RuleIcons.Shape, _ state: Int
  ) -> Bool {
    let (right, down) = (x - 0.5, y - 0.5)
    switch shape {
    case .circles: return right * right + down * down <= 0.2
    case .diamonds: return abs(right) + abs(down) <= 0.48
    case .hexagons: return false
    case .triangles:
      // A line of background between the two.
      let isLower = y - x > 0.03
      let isUpper = x - y > 0.03
      return state & 1 != 0 && isLower || state & 2 != 0 && isUpper
    }
  }
}
