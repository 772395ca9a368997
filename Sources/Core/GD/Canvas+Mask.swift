extension Canvas {
  /// Blends a colour, `0xRRGGBB`, over a rectangle, with the opacity of a mask for each pixel, from
  /// 0 to 255.
  package mutating func lay(_ mask: [UInt8], width: Int, left: Int, top: Int, colour: UInt32) {
    guard width > 0 else { return }
    forEachRow(of: mask.count, width: width, left: left, top: top) {
      row, left, source, columns in
      for x in columns {
        let share = UInt32(mask[source + x - left])
        guard share > 0 else { continue }
        let below = row[x]
        var mixed: UInt32 = 0
        for shift: UInt32 in [0, 8, 16] {
          let (new, old) = (colour >> shift & 255, below >> shift & 255)
          mixed |= ((new * share + old * (255 - share) + 127) / 255) << shift
        }
        row[x] = mixed
      }
    }
  }

  /// Changes the colour of every pixel, `0xRRGGBB`, and keeps its opacity.
  package mutating func recolour(_ change: (UInt32) -> UInt32) {
    for y in 0..<height {
      withRow(y) { row in
        for x in row.indices {
          row[x] = row[x] & 0xff00_0000 | change(row[x] & 0xff_ffff) & 0xff_ffff
        }
      }
    }
  }
}
