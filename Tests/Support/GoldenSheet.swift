package import Testing

/// A picture of a golden sheet, with its name.
package struct GoldenTile {
  package let name: String
  package let picture: TruePicture

  package init(_ name: String, _ picture: TruePicture) {
    (self.name, self.picture) = (name, picture)
  }
}

/// Compares pictures with those of an approved sheet in `Tests/Goldens`, in lines of a length from
/// the left. A failure names those that differ.
package func expectGolden(
  _ tiles: [GoldenTile], across: Int, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let sheet = GoldenSheet(tiles.map(\.picture), across: across)
  if let kept = try keptGolden(name), kept.width == sheet.picture.width,
    kept.height == sheet.picture.height
  {
    let differing = zip(tiles, sheet.places).filter { tile, place in
      let (picture, size) = (tile.picture, (tile.picture.width, tile.picture.height))
      return kept.part(left: place.left, top: place.top, width: size.0, height: size.1) != picture
    }
    #expect(differing.map(\.0.name) == [], "in \(name)", sourceLocation: sourceLocation)
  }
  try expectGolden(sheet.picture, name, sourceLocation: sourceLocation)
}

/// Pictures in lines, on grey.
private struct GoldenSheet {
  private(set) var places: [(left: Int, top: Int)] = []
  let picture: TruePicture

  private static let gap = 4
  private static let grey: UInt32 = 0x808080

  init(_ pictures: [TruePicture], across: Int) {
    var (width, top) = (0, 0)
    for start in stride(from: 0, to: pictures.count, by: across) {
      let line = pictures[start..<min(start + across, pictures.count)]
      var left = 0
      for picture in line {
        places.append((left, top))
        left += picture.width + Self.gap
      }
      width = max(width, left - Self.gap)
      top += (line.map(\.height).max() ?? 0) + Self.gap
    }
    let height = max(1, top - Self.gap)
    var colours = [UInt32](repeating: Self.grey, count: width * height)
    for (picture, place) in zip(pictures, places) {
      for y in 0..<picture.height {
        let target = (place.top + y) * width + place.left
        colours.replaceSubrange(
          target..<target + picture.width,
          with: picture.colours[y * picture.width..<(y + 1) * picture.width])
      }
    }
    picture = TruePicture(width: width, height: height, colours: colours)
  }
}
