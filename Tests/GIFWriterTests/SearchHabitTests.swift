import GIFWriter
import TerrariumBasics
import TerrariumEncoding
import TerrariumPictures
import TerrariumSimulation
import TerrariumSupport
import Testing

private let size = GridSize(columns: 80, rows: 56)
private let cell = 5

/// Returns cells of some colours as a picture.
private func mosaic(_ colours: [UInt8]) -> IndexedPicture {
  let (width, height) = (size.columns * cell, size.rows * cell)
  let pixels = (0..<width * height).map { place in
    colours[place / width / cell * size.columns + place % width / cell]
  }
  return IndexedPicture(width: width, height: height, palette: spreadPalette(4), pixels: pixels)
}

/// Returns the bytes of a film's frames, each searched with the habit of those before, and without
/// one.
func sizes(of pictures: [IndexedPicture]) -> (guided: Int, alone: Int) {
  let compressor = GIFFrameCompressor(palette: pictures[0].palette)
  var habit = SearchHabit()
  var sizes = (guided: 0, alone: 0)
  for (before, picture) in zip(pictures, pictures.dropFirst()) {
    var none = SearchHabit()
    sizes.guided += compressor.choices(picture, after: before, and: nil, &habit).part.size
    sizes.alone += compressor.choices(picture, after: before, and: nil, &none).part.size
  }
  return sizes
}

@Test(arguments: 1...3)
func `cells that fade make two kinds of frames, each with ways of its own`(seed: Int) {
  var random = Seed(UInt64(seed)).stream("fade")
  var life = NaiveLife(size: size, wraps: true, rule: .life)
  life.alive = (0..<size.area).map { _ in random.draw(below: 3) == 0 }
  var pictures: [IndexedPicture] = []
  for _ in 0..<12 {
    pictures.append(mosaic(life.states))
    let old = life.alive
    life.step()
    pictures.append(mosaic(zip(old, life.alive).map { $0 == $1 ? $0 ? 1 : 0 : $1 ? 2 : 3 }))
  }
  let (guided, alone) = sizes(of: pictures)
  #expect(guided * 100 <= alone * 103, "\(guided) instead of \(alone)")
}

@Test func `the pixels that differ are counted at all lengths`() {
  var random = Seed(8).stream("changes")
  for count in [0, 1, 7, 8, 9, 63, 2039, 2040, 2041, 4080, 5003] {
    let old = (0..<count).map { _ in UInt8(random.draw(below: 256)) }
    for share in [0, 1, 2] {
      let new = old.map { random.draw(below: 2) < share ? $0 ^ 0x81 : $0 }
      let differ = zip(old, new).count { $0 != $1 }
      #expect(differentBytes(new, old) == differ, "\(count) pixels, \(share)")
    }
  }
}
