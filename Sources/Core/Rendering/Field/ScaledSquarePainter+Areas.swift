extension ScaledSquarePainter {
  /// Draws square cells without gaps: a pixel on an edge is the mix of both sides.
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
    _ seen: SeenCells, _ across: VisibleAxis.Stretch, _ down: VisibleAxis.Stretch
  ) -> UInt8 {
    let first = seen.state(across.cell, down.cell)
    let right = across.over > 0 ? seen.state(across.cell + 1, down.cell) : first
    let below = down.over > 0 ? seen.state(across.cell, down.cell + 1) : first
    let both =
      across.over > 0 && down.over > 0
      ? seen.state(across.cell + 1, down.cell + 1) : across.over > 0 ? right : below
    if first == right, first == below, first == both {
      return first.map { inks.solid(ofState: $0) } ?? inks.beyond
    }
    let whole = Float(seen.across.scale * seen.down.scale)
    let wide = (Float(across.to - across.from), Float(across.over))
    let high = (Float(down.to - down.from), Float(down.over))
    var parts = Mixer.Parts()
    var beyond: Float = 0
    func add(_ state: Int?, _ area: Float) {
      if let state { parts += inks.parts[state] * (area * whole) } else { beyond += area * whole }
    }
    add(first, wide.0 * high.0)
    if wide.1 > 0 { add(right, wide.1 * high.0) }
    if high.1 > 0 { add(below, wide.0 * high.1) }
    if wide.1 > 0, high.1 > 0 { add(both, wide.1 * high.1) }
    return inks.index(of: parts, beyond: beyond)
  }
}
