extension ScaledSquarePainter {
  /// Draws cells whose shapes do not fill them, or that have lines between them.
  func layShapes(
    _ seen: SeenCells, mask: ShapeMask, line: Double, lines: Range<Int>, into raster: inout Raster
  ) {
    let fits = subject.states.map {
      ShapeFit(look.shape, $0, scale: seen.across.scale, line: line)
    }
    // Lines of a whole pixel are aligned to pixels.
    let across = line == 1 ? seen.across.snapped() : seen.across
    let downs = line == 1 ? seen.down.snapped() : seen.down
    let hand = ShapeCoverage(
      seen: seen, mask: mask, fits: fits, parts: inks.parts,
      hasShape: subject.states.map { $0.extent > 0 })
    for y in lines {
      let down = downs.stretches[y - area.top]
      let start = raster.start(ofRow: y) + area.left
      for x in 0..<area.width {
        if line == 0, hand.isGround(across.stretches[x], down) {
          raster.pixels[start + x] = inks.solid(inks.ground)
          continue
        }
        let pixel = hand.pixel(across.stretches[x], down)
        raster.pixels[start + x] =
          pixel.onlyState.map { inks.solid(ofState: $0) }
          ?? inks.index(of: pixel.parts, line: pixel.line, beyond: pixel.beyond)
      }
    }
  }
}

/// Sums the parts of single pixels that shapes cover.
private struct ShapeCoverage {
  let seen: SeenCells
  let mask: ShapeMask
  let fits: [ShapeFit]
  let parts: [Mixer.Parts]
  let hasShape: [Bool]

  struct Pixel {
    /// The inverse of a pixel's area in cells.
    let whole: Double
    var parts = Mixer.Parts()
    var line: Float = 0
    var beyond: Float = 0
    /// The state with the largest cover so far, and its share of the pixel.
    var state = 0
    var share: Float = 0

    /// The state whose shape covers the whole pixel.
    var onlyState: Int? { share > 0.999 ? state : nil }
  }

  /// True if the pixel shows only the background, as most pixels of most fields do.
  @inline(__always)
  func isGround(_ across: VisibleAxis.Stretch, _ down: VisibleAxis.Stretch) -> Bool {
    for row in down.cell...down.cell + (down.over > 0 ? 1 : 0) {
      for column in across.cell...across.cell + (across.over > 0 ? 1 : 0) {
        guard let state = seen.state(column, row), !hasShape[state] else { return false }
      }
    }
    return true
  }

  /// The parts of a pixel of at most four cells.
  func pixel(_ across: VisibleAxis.Stretch, _ down: VisibleAxis.Stretch) -> Pixel {
    var pixel = Pixel(whole: 1 / (across.length * down.length))
    let x = (from: across.from, to: across.to)
    let y = (from: down.from, to: down.to)
    add(across.cell, down.cell, x, y, to: &pixel)
    if across.over > 0 { add(across.cell + 1, down.cell, (0, across.over), y, to: &pixel) }
    if down.over > 0 { add(across.cell, down.cell + 1, x, (0, down.over), to: &pixel) }
    if across.over > 0, down.over > 0 {
      add(across.cell + 1, down.cell + 1, (0, across.over), (0, down.over), to: &pixel)
    }
    return pixel
  }

  private func add(
    _ column: Int, _ row: Int, _ x: (from: Double, to: Double), _ y: (from: Double, to: Double),
    to pixel: inout Pixel
  ) {
    let whole = pixel.whole
    let area = (x.to - x.from) * (y.to - y.from)
    guard let state = seen.state(column, row) else {
      pixel.beyond += Float(area * whole)
      return
    }
    let fit = fits[state]
    let (right, bottom) = (min(x.to, fit.body), min(y.to, fit.body))
    let body = max(0, right - x.from) * max(0, bottom - y.from)
    let shape = hasShape[state] ? min(body, fit.area(of: mask, x, y)) : 0
    pixel.line += Float((area - body) * whole)
    let share = Float(shape * whole)
    pixel.parts += parts[state] * share
    if state == pixel.state {
      pixel.share += share
    } else if share > pixel.share {
      (pixel.state, pixel.share) = (state, share)
    }
    pixel.parts[0] += Float((body - shape) * whole)
  }
}
