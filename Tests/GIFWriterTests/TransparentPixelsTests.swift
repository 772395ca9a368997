import GIFWriter
import TerrariumEncoding
import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

private let ways: [TransparentPixels] = [
  .none, .free, .otherColours, .mixed, .unlessGoneOn, .freeApart, .stretches(ofAtLeast: 1),
  .stretches(ofAtLeast: 3), .lengths(ofAtLeast: 8),
]

@Test(arguments: ways)
func `nothing is left out that has changed`(way: TransparentPixels) throws {
  var random = Seed(4).stream("transparent")
  var (leftOut, free, wrong) = (0, 0, 0)
  for (width, height) in [(1, 1), (1, 9), (7, 3), (8, 8), (63, 5), (65, 7), (129, 33)] {
    for texture in Texture.allCases {
      let first = randomPicture(
        width: width, height: height, colours: 5, texture: texture, using: &random)
      var second = altered(first, using: &random)
      if way == .otherColours {
        // Only new pixels have the first colours.
        for place in first.pixels.indices where first.pixels[place] != second.pixels[place] {
          second.pixels[place] = first.pixels[place] == 0 ? 1 : 0
        }
      }
      let segments = PixelSegments(
        second.pixels, after: first.pixels, width: width,
        area: PixelArea(left: 0, top: 0, width: width, height: height))
      guard let masked = segments.masked(by: way, tableSize: 8) else {
        let isFine = way == .otherColours && second.pixels.allSatisfy { $0 < 2 }
        if !isFine { Issue.record("eight places have room for five colours and none") }
        continue
      }
      let transparent = masked.transparent
      var at = 0
      masked.segments.withAll { segments in
        for segment in segments {
          while at < segment.end {
            let isOld = first.pixels[at] == second.pixels[at]
            let isLeftOut = segment.symbol == transparent
            if isLeftOut ? !isOld : segment.symbol != second.pixels[at] { wrong += 1 }
            if segment.isUnchanged, !isOld || isLeftOut { wrong += 1 }
            leftOut += isLeftOut ? 1 : 0
            free += segment.isUnchanged ? 1 : 0
            at += 1
          }
        }
      }
      #expect(at == width * height)
    }
  }
  #expect(wrong == 0)
  #expect((free > 0) == way.leavesChoice)
  #expect((leftOut > 0) == ![.none, .free, .freeApart].contains(way))
}
