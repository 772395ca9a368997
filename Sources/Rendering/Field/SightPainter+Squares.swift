internal import Basics

extension SightPainter {
  /// Lays cells that are squares without gaps: a pixel on an edge is the mix of both sides.
  func laySquares(_ seen: SeenCells, lines: Range<Int>, into raster: inout Raster) {
    var last: (cell: Int, start: Int)?
    for y in lines {
      let down = seen.down.stretches[y - area.top]
      let start = raster.start(ofRow: y) + area.left
      if down.over == 0, let last, last.cell == down.cell {
        for x in 0..<area.width { raster.pixels[start + x] = raster.pixels[last.start + x] }
        continue
      }
      for x in 0..<area.width {
        raster.pixels[start + x] = square(seen, seen.across.stretches[x], down)
      }
      last = down.over == 0 ? (down.cell, start) : nil
    }
  }

  @inline(__always)
  private func square(
    _ seen: SeenCells, _ across: SightAxis.Stretch, _ down: SightAxis.Stretch
  ) -> UInt8 {
    let first = seen.state(across.cell, down.cell)
    let right = across.over > 0 ? seen.state(across.cell + 1, down.cell) : first
    let below = down.over > 0 ? seen.state(across.cell, down.cell + 1) : first
    let both =
      across.over > 0 && down.over > 0
      ? seen.state(across.cell + 1, down.cell + 1) : across.over > 0 ? right : below
    if first == right, first == below, first == both {
      return first.map { mixer.solid(ofState: $0) } ?? mixer.beyond
    }
    let whole = Float(seen.across.scale * seen.down.scale)
    let wide = (Float(across.to - across.from), Float(across.over))
    let high = (Float(down.to - down.from), Float(down.over))
    var parts = SightMixer.Parts()
    var beyond: Float = 0
    func add(_ state: Int?, _ area: Float) {
      if let state { parts[mixer.places[state]] += area * whole } else { beyond += area * whole }
    }
    add(first, wide.0 * high.0)
    if wide.1 > 0 { add(right, wide.1 * high.0) }
    if high.1 > 0 { add(below, wide.0 * high.1) }
    if wide.1 > 0, high.1 > 0 { add(both, wide.1 * high.1) }
    return mixer.index(of: parts, beyond: beyond)
  }

  /// Lays what many cells a pixel come to. What lies beyond the field is known exactly.
  func lay(
    _ shares: ShareGrid, _ sight: Sight, scale: Double, lines: Range<Int>, into raster: inout Raster
  ) {
    let columns = min(shares.size.columns, area.width)
    let field = sight.field
    func inside(_ start: Double, _ first: Int?, _ end: Int?, _ pixels: Int) -> [Float] {
      guard let first, let end else { return [Float](repeating: 1, count: pixels) }
      return (0..<pixels).map { pixel in
        let from = max(Double(first), start + Double(pixel) / scale)
        let to = min(Double(end), start + Double(pixel + 1) / scale)
        return Float(max(0, min(1, (to - from) * scale)))
      }
    }
    let across = inside(sight.x, field?.x, field?.maxX, columns)
    let down = inside(sight.y, field?.y, field?.maxY, area.height)
    for y in lines where y - area.top < shares.size.rows {
      let row = y - area.top
      let start = raster.start(ofRow: y) + area.left
      for column in 0..<columns {
        raster.pixels[start + column] = index(
          of: shares, at: row * shares.size.columns + column, there: across[column] * down[row])
      }
    }
  }

  @inline(__always)
  private func index(of shares: ShareGrid, at point: Int, there: Float) -> UInt8 {
    var parts = SightMixer.Parts()
    var rest = there
    for (plane, values) in shares.planes.enumerated() where values[point] > 0 {
      let part = min(rest, Float(values[point]) / 255)
      parts[mixer.places[plane + 1]] += part
      rest -= part
    }
    parts[mixer.places[0]] += max(0, rest)
    if there >= 1, rest == there { return mixer.solid(mixer.places[0]) }
    // Any of it at all is seen.
    return mixer.index(of: parts, beyond: 1 - there, least: 1)
  }
}
