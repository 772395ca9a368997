package import TerrariumPictures
internal import TerrariumRendering
package import TerrariumSimulation

extension CellShape {
  /// The shapes that cells of squares may have.
  package static let ofSquares = allCases.filter { $0.lattice == .squares }
}

/// The distribution of the pixels of a random picture.
package enum Texture: CaseIterable, Sendable {
  case flat, noise, blocks, longRuns, stripes
}

/// Returns a palette of a number of different colours.
package func spreadPalette(_ count: Int) -> [Colour] {
  (0..<count).map { Colour(UInt32($0 * 0x01_0f_35 & 0xff_ffff) ^ UInt32($0 << 16)) }
}

/// Returns a picture of a texture; the same stream gives the same one.
package func randomPicture(
  width: Int, height: Int, colours: Int, texture: Texture, using random: inout RandomStream
) -> IndexedPicture {
  let side = 1 + random.draw(below: 9)
  let columns = (width + side - 1) / side
  let blocks = (0..<columns * ((height + side - 1) / side)).map { _ in
    UInt8(random.draw(below: colours))
  }
  var run = UInt8(random.draw(below: colours))
  let pixels = (0..<width * height).map { i -> UInt8 in
    let (y, x) = i.quotientAndRemainder(dividingBy: width)
    switch texture {
    case .flat: return run
    case .noise: return UInt8(random.draw(below: colours))
    case .blocks: return blocks[y / side * columns + x / side]
    case .longRuns:
      if random.happens(1, in: 700) { run = UInt8(random.draw(below: colours)) }
      return run
    case .stripes: return UInt8(y / side % colours)
    }
  }
  return IndexedPicture(
    width: width, height: height, palette: spreadPalette(colours), pixels: pixels)
}

/// Returns the picture with some of its pixels drawn again: single ones, or a whole rectangle of
/// them.
package func altered(_ picture: IndexedPicture, using random: inout RandomStream) -> IndexedPicture
{
  var result = picture
  let left = random.draw(below: picture.width)
  let top = random.draw(below: picture.height)
  let share = 1 + random.draw(below: 8)
  for y in top..<picture.height {
    for x in left..<picture.width where random.happens(share, in: 8) {
      result.pixels[y * picture.width + x] = UInt8(random.draw(below: picture.palette.count))
    }
  }
  return result
}

/// Returns a number of such pictures, each the one before with some of its pixels drawn again.
package func randomPictures(
  _ count: Int, width: Int, height: Int, colours: Int, texture: Texture,
  using random: inout RandomStream
) -> [IndexedPicture] {
  var pictures = [
    randomPicture(width: width, height: height, colours: colours, texture: texture, using: &random)
  ]
  while pictures.count < count {
    pictures.append(altered(pictures[pictures.count - 1], using: &random))
  }
  return pictures
}

extension [IndexedPicture] {
  /// The pictures that differ from the one before.
  package var withoutRepeats: [IndexedPicture] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
