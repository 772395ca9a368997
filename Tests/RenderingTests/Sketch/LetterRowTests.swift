import TerrariumBasics
import TerrariumRendering
import TerrariumSupport
import Testing

private let texts = [
  "tick 1234567890", "Player 1's turn", "Ход игрока «Ё»", "¡Un 1! Puntos — perdidos…", "AVAToW.",
  "i",
]

@Test(arguments: [9, 11, 14, 20, 40, 200], [false, true])
func `a row of outlines is as wide as its pixels are`(size: Int, isBold: Bool) {
  let font = Font(size: size, isBold: isBold)
  for text in texts {
    let row = LetterRow(text, left: 5, top: 7, font: font)
    #expect(row.letters.map(\.letter.character) == Array(text))
    #expect(row.pen == [5, Double(7 + font.baseline)])
    let last = row.letters[row.letters.count - 1]
    let pens = row.letters.map(\.pen)
    #expect(zip(pens, pens.dropFirst()).allSatisfy { $0 < $1 }, "\(text)")
    // The last letter has its own width, and the distances before it were stretched a little.
    let end = (last.pen + Double(last.letter.outline.advance)) * Double(size) / 1000
    let slack = 1 + Double(size) / 20
    #expect(abs(end - Double(font.width(of: text))) < slack, "\(text)")
  }
}

@Test(arguments: [11, 14, 20, 40]) func `outlines are where the pixels of text are`(size: Int) {
  let font = Font(size: size)
  for text in texts {
    let (width, height) = (font.width(of: text) + 20, font.width(of: text) + 20)
    for isUpwards in [false, true] {
      var raster = Raster(width: width, rows: 0..<height, filledWith: 0)
      let palette = [Colour(0xffffff)] + InkRamp.colours(Colour(0), on: Colour(0xffffff))
      var paper = SketchPaper(width: width, height: height, palette: palette)
      paper.fill(PixelRect(left: 0, top: 0, width: width, height: height), 0)
      let ink = InkRamp(indices: (1...InkRamp.steps).map(UInt8.init))
      raster.write(text, left: 9, top: 8, font: font, ink, isUpwards: isUpwards)
      paper.write(text, left: 9, top: 8, font: font, ink, isUpwards: isUpwards)
      let pixels = TruePicture(
        IndexedPicture(width: width, height: height, palette: palette, pixels: raster.pixels))
      let shapes = SketchRaster.picture(of: paper.sketch)
      // The total darkness of both, and how much of it lies elsewhere.
      func darkness(_ picture: TruePicture) -> Double {
        picture.colours.reduce(0) { $0 + Double(255 - $1 & 255) }
      }
      let off = (pixels.meanDifference(from: shapes) ?? 255) * Double(width * height)
      #expect(abs(darkness(shapes) / darkness(pixels) - 1) < 0.2, "\(size) \(text)")
      // Small letters are moved to whole pixels, and so are many of their edges; another text would
      // give about two.
      #expect(off / darkness(pixels) < (size < 20 ? 1.05 : 0.75), "\(size) \(text)")
    }
  }
}

@Test func `the outline of pixels is where half of them is covered`() {
  // A ring: a disc with a hole.
  let disc = { (radius: Double, step: Double) -> [SIMD2<Int>] in
    (0..<96).map { corner in
      let (sine, cosine) = SphereMath.sineAndCosine(Double(corner) / 96 * 360 * step)
      return SIMD2(Int((cosine * radius + 60) * 256), Int((sine * radius + 60) * 256))
    }
  }
  let mask = CoverageMask([disc(50, 1), disc(20, -1)])
  let outline = OutlineTracer.outline(of: mask, unit: 1)
  #expect(outline.contours.count == 2)
  var found: [Double] = []
  for contour in outline.polygons {
    let radii = contour.map { point in
      let off = point - [60, 60]
      return (off * off).sum().squareRoot()
    }
    let mean = radii.reduce(0, +) / Double(radii.count)
    #expect(radii.allSatisfy { abs($0 - mean) < 0.8 })
    found.append(mean)
  }
  #expect(abs((found.max() ?? 0) - 50) < 0.5 && abs((found.min() ?? 0) - 20) < 0.5)
  #expect(OutlineTracer.outline(of: CoverageMask(), unit: 1).contours.isEmpty)
  #expect(OutlineTracer.outline(of: mask, unit: 1) == outline)
}
