package import TerrariumBasics

extension FilmArtist {
  /// True if the animals of every picture are sprites, which have their own colours.
  package var drawsSprites: Bool {
    artists.allSatisfy {
      $0.look.shape == .sprite && $0.layout.cell >= TilePainter.smallestSprite
    }
  }

  /// True if the letters of a fixed annotation extend beyond the edge of some cells, which the
  /// first look shows as squares in whole pixels.
  package func cutsOff(_ annotation: Annotation, in cells: CellRect) -> Bool {
    let artist = artists[0]
    let look = artist.look
    guard annotation.staysInBounds, artist.layout.blockSide == 1 else { return false }
    let tick = annotation.first ?? 0
    let whole = Viewport(cells, in: artist.field.layout)
    let viewport = artist.reduction.map(whole.reduced) ?? whole
    let moment = OverlayMoment(
      time: Double(tick + annotation.fade), topLine: 0, tick: tick, census: [])
    let sketch = AnnotationSketch(
      viewport: viewport, moment: moment, ink: look.theme[.text], style: look.text)
    return sketch.parts(of: annotation).contains { part in
      guard case .text(let text) = part.shape, text.spread == 0 else { return false }
      return text.lines.indices.contains { !text.fits(line: $0, in: viewport.area) }
    }
  }
}

extension OverlayText {
  /// True if the letters of an unrotated line are inside an area, ignoring the lines below.
  fileprivate func fits(line: Int, in area: PixelRect) -> Bool {
    let pen = pen(of: line)
    let right = pen.x + Double(font.width(of: lines[line].text))
    let top = pen.y - Double(font.metrics.capitals)
    return pen.x >= Double(area.left) && right <= Double(area.left + area.width)
      && top >= Double(area.top) && pen.y <= Double(area.top + area.height)
  }
}
