internal import TerrariumGD

/// The stamps of a film's states, ready to be drawn anywhere on the field: at each quarter of a
/// pixel, and in the sizes of growth.
struct StampSet: Sendable {
  /// The pixels of a stamp, a little larger than a cell, premultiplied by alpha.
  struct Stamp: Sendable {
    let side: Int
    let pixels: [SIMD4<UInt8>]
  }

  /// By state and pose: those for places between pixels, row by row, then those that grow.
  private let stamps: [[[Stamp]]]
  private static let places = 4

  /// Draws the stamps.
  init(_ painter: TilePainter, steps: Int) throws(GDError) {
    stamps = try painter.subject.states.indices.map { state throws(GDError) in
      guard painter.subject.states[state].extent > 0 else { return [] }
      return try (0..<painter.poses(of: state).count).map { pose throws(GDError) in
        Self.all(of: try painter.pixels(of: state, pose: pose), painter.cell, steps)
      }
    }
  }

  /// A stamp, shifted by quarters of a pixel to the right and down.
  func stamp(_ state: Int, pose: Int, right: Int, down: Int) -> Stamp? {
    guard stamps.indices.contains(state), stamps[state].indices.contains(pose) else { return nil }
    return stamps[state][pose][down * Self.places + right]
  }

  /// A stamp that has grown for a number of steps.
  func growing(_ state: Int, pose: Int, step: Int) -> Stamp? {
    guard stamps.indices.contains(state), stamps[state].indices.contains(pose) else { return nil }
    return stamps[state][pose][Self.places * Self.places + step - 1]
  }

  private static func all(of pixels: [SIMD4<UInt8>], _ cell: Int, _ steps: Int) -> [Stamp] {
    (0..<places * places).map {
      sampled(pixels, cell, scale: 1, right: $0 % places, down: $0 / places)
    }
      + (1..<max(1, steps)).map {
        sampled(pixels, cell, scale: Double($0) / Double(steps), right: 0, down: 0)
      }
  }

  /// A stamp scaled about the centre of its cell and moved: each pixel is the mean of sixteen
  /// samples.
  private static func sampled(
    _ pixels: [SIMD4<UInt8>], _ cell: Int, scale: Double, right: Int, down: Int
  ) -> Stamp {
    let side = cell + 1
    let middle = Double(cell) / 2
    /// The source of a point of the result in the cell; −1 if it is outside.
    func places(_ offset: Int) -> [Int] {
      (0..<side * Self.places).map { point in
        let place = (Double(point - offset) + 0.5) / Double(Self.places)
        let source = ((place - middle) / scale + middle).rounded(.down)
        return source >= 0 && source < Double(cell) ? Int(source) : -1
      }
    }
    let (columns, rows) = (places(right), places(down))
    var result = [SIMD4<UInt8>](repeating: .zero, count: side * side)
    for y in 0..<side {
      for x in 0..<side {
        var sum = SIMD4<UInt16>(repeating: 8)
        for row in rows[y * Self.places..<(y + 1) * Self.places] where row >= 0 {
          for column in columns[x * Self.places..<(x + 1) * Self.places] where column >= 0 {
            sum &+= SIMD4<UInt16>(truncatingIfNeeded: pixels[row * cell + column])
          }
        }
        result[y * side + x] = SIMD4<UInt8>(truncatingIfNeeded: sum &>> 4)
      }
    }
    return Stamp(side: side, pixels: result)
  }
}

extension TilePainter {
  /// A stamp's pixels without a background, premultiplied by alpha, computed from the stamp on
  /// black and on white.
  func pixels(of state: Int, pose: Int) throws(GDError) -> [SIMD4<UInt8>] {
    let stamp = try picture(of: state, pose: pose)
    var black = try Canvas(width: cell, height: cell)
    var white = try Canvas(width: cell, height: cell)
    white.fill(0xff_ffff)
    black.draw(stamp, left: 0, top: 0)
    white.draw(stamp, left: 0, top: 0)
    return zip(black.colours, white.colours).map { dark, light in
      let clear = Int(light >> 8 & 255) - Int(dark >> 8 & 255)
      return SIMD4(
        UInt8(dark >> 16 & 255), UInt8(dark >> 8 & 255), UInt8(dark & 255),
        UInt8(max(0, min(255, 255 - clear))))
    }
  }
}

extension SIMD4<UInt8> {
  /// A premultiplied pixel blended over a colour, `0xRRGGBB`.
  func colour(over ground: Colour) -> UInt32 {
    func part(_ own: UInt8, _ under: UInt8) -> UInt8 {
      let rest = (Int(under) * Int(255 - w) + 127) / 255
      return UInt8(Swift.min(255, Int(own) + rest))
    }
    return Colour(
      red: part(x, ground.red), green: part(y, ground.green), blue: part(z, ground.blue)
    ).code
  }
}
