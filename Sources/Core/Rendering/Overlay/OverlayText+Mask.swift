extension OverlayText {
  /// The corners of its lines' boxes.
  var corners: [PixelPoint] {
    let rotation = Rotation(turn)
    return lines.indices.flatMap { line -> [PixelPoint] in
      let pen = pen(of: line)
      // Letters may extend beyond their widths.
      let (wide, slack) = (Double(font.width(of: lines[line].text)), Double(font.size) / 4)
      let (top, bottom) = (-Double(font.metrics.ascent), Double(font.metrics.descent))
      return [
        PixelPoint(-slack, top), PixelPoint(wide + slack, top), PixelPoint(-slack, bottom),
        PixelPoint(wide + slack, bottom),
      ].map { pen + rotation.turned($0) }
    }
  }

  /// The coverage of a band's pixels, row by row, from 0 to 1.
  func shares(in band: PixelRect) -> [Double] {
    let margin = Int(spread.rounded(.up))
    let wide = band.inset(by: -margin)
    var shares = [Double](repeating: 0, count: wide.width * wide.height)
    for line in lines.indices {
      if turn == 0 {
        layStraight(line, in: wide, &shares)
      } else {
        layTurned(line, in: wide, &shares)
      }
    }
    return spread > 0 ? grown(shares, in: wide, to: band, by: margin) : shares
  }

  private func layStraight(_ line: Int, in band: PixelRect, _ shares: inout [Double]) {
    let pen = pen(of: line)
    font.forEachLetter(of: lines[line].text) { glyph, offset in
      let mask = glyph.mask
      let left = Int(pen.x) + offset + mask.left
      let top = Int(pen.y) - mask.top
      for y in (top..<top + mask.height).clamped(to: band.rows) {
        for x in (left..<left + mask.width).clamped(to: band.columns) {
          let place = (y - band.top) * band.width + x - band.left
          shares[place] = max(shares[place], Double(mask[x - left, y - top]) / 255)
        }
      }
    }
  }

  /// Draws rotated letters, which are drawn larger and sampled at the rotated pixels.
  private func layTurned(_ line: Int, in band: PixelRect, _ shares: inout [Double]) {
    let large = font.sized(min(Font.largest, 4 * font.size))
    let scale = Double(large.size) / Double(font.size)
    let (pen, fine) = (pen(of: line), 4)
    let (there, back) = (Rotation(turn), Rotation(-turn))
    large.forEachLetter(of: lines[line].text) { glyph, offset in
      let mask = glyph.mask
      let (left, top) = (offset + mask.left, -mask.top)
      let corners = [(0, 0), (mask.width, 0), (0, mask.height), (mask.width, mask.height)].map {
        pen + there.turned(PixelPoint(Double(left + $0), Double(top + $1)) / scale)
      }
      guard let box = OverlayPart.Shape.area([corners]).box(in: band) else { return }
      for y in box.rows {
        for x in box.columns {
          var sum = 0
          for point in 0..<fine * fine {
            let place = PixelPoint(
              Double(x) + (Double(point % fine) + 0.5) / Double(fine),
              Double(y) + (Double(point / fine) + 0.5) / Double(fine))
            let way = (back.turned(place - pen) * scale).rounded(.down)
            let (column, row) = (Int(way.x) - left, Int(way.y) - top)
            guard 0..<mask.width ~= column, 0..<mask.height ~= row else { continue }
            sum += Int(mask[column, row])
          }
          let place = (y - band.top) * band.width + x - band.left
          shares[place] = min(1, shares[place] + Double(sum) / Double(255 * fine * fine))
        }
      }
    }
  }

  /// The coverage of bolder letters.
  private func grown(
    _ shares: [Double], in wide: PixelRect, to band: PixelRect, by margin: Int
  ) -> [Double] {
    var reach: [(way: Int, weight: Double)] = []
    for y in -margin...margin {
      for x in -margin...margin {
        let weight = min(1, spread + 1 - Double(x * x + y * y).squareRoot())
        if weight > 0 { reach.append((y * wide.width + x, weight)) }
      }
    }
    var grown = [Double](repeating: 0, count: band.width * band.height)
    for y in 0..<band.height {
      for x in 0..<band.width {
        let start = (y + margin) * wide.width + x + margin
        for (way, weight) in reach where shares[start + way] > 0 {
          grown[y * band.width + x] = max(grown[y * band.width + x], shares[start + way] * weight)
        }
      }
    }
    return grown
  }
}
