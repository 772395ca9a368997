package import Pictures

/// An order of a film's colours in which those come first that change most often.
///
/// Codes of a frame are as short as the largest index in it allows, so frames in which few colours
/// change take a few hundredths less.
package struct ColourOrder: Hashable, Sendable {
  /// The place of each colour.
  let places: [UInt8]

  /// The order for a film that begins with some pictures. Of so few colours that all codes are
  /// short there is none.
  package init?(of palette: [Colour], in pictures: [IndexedPicture]) {
    guard palette.count > 16 else { return nil }
    var counts = [Int](repeating: 0, count: 256)
    var last: IndexedPicture?
    for picture in pictures where picture.palette == palette {
      // a colour that is there but never changes is behind all that do
      guard let previous = last else {
        for pixel in picture.pixels { counts[Int(pixel)] += 1 }
        last = picture
        continue
      }
      let weight = picture.pixels.count
      for (pixel, old) in zip(picture.pixels, previous.pixels) where pixel != old {
        counts[Int(pixel)] += weight
      }
      last = picture
    }
    let order = palette.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, colour) in order.enumerated() { places[colour] = UInt8(place) }
    self.places = places
  }

  /// The colours in their order.
  package func sorted(_ palette: [Colour]) -> [Colour] {
    var result = palette
    for (index, colour) in palette.enumerated() { result[Int(places[index])] = colour }
    return result
  }
}
