/// An order of a film's colours that puts those first that change most often. Colours that the film
/// does not show are left out if that makes its table smaller.
///
/// Codes of a frame are as short as its largest index allows, so frames in which few colours change
/// become a few hundredths smaller.
package struct ColourOrder: Hashable, Sendable {
  /// The index of each colour.
  let places: [UInt8]
  /// The colours of the table, by index.
  let order: [Int]

  /// The number of pictures that determine it.
  package static let pictures = 6

  /// Creates the order for a film that begins with some pictures, or consists of them; nil for so
  /// few colours that all codes are short.
  package init?(of palette: [GIFColor], in pictures: [GIFPicture], isWhole: Bool = false) {
    let kept = isWhole ? Self.shown(palette, in: pictures) : Array(palette.indices)
    guard palette.count > 4 || kept.count < palette.count else { return nil }
    let first = isWhole ? pictures : Array(pictures.prefix(Self.pictures))
    let counts = Self.counts(first.filter { $0.palette == palette })
    order = kept.map { $0 - counts[$0] << 8 }.sorted().map { $0 & 255 }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, colour) in order.enumerated() { places[colour] = UInt8(place) }
    self.places = places
  }

  /// Returns a count for each colour, larger if it changes in more pictures, then in more pixels. A
  /// colour that never changes comes after all that do.
  private static func counts(_ pictures: [GIFPicture]) -> [Int] {
    guard let first = pictures.first else { return [Int](repeating: 0, count: 256) }
    let weight = first.pixels.count
    var counts = [Int](repeating: 0, count: 256)
    for pixel in first.pixels { counts[Int(pixel)] += 1 }
    for (previous, picture) in zip(pictures, pictures.dropFirst()) {
      var changed = [Int](repeating: 0, count: 256)
      for (pixel, old) in zip(picture.pixels, previous.pixels) where pixel != old {
        changed[Int(pixel)] += 1
      }
      for colour in 0..<256 where changed[colour] > 0 {
        counts[colour] += (pictures.count * weight + changed[colour]) * weight
      }
    }
    return counts
  }

  /// Returns the indices of the colours that pictures show; all if leaving some out makes the table
  /// no smaller.
  private static func shown(_ palette: [GIFColor], in pictures: [GIFPicture]) -> [Int] {
    let own = pictures.filter { $0.palette == palette }
    let shown = Set(own.flatMap { $0.shown(in: $0.area) }).sorted()
    let isSmaller = [0, 1].contains { spare in
      tableDepth(colours: shown.count + spare) < tableDepth(colours: palette.count + spare)
    }
    return isSmaller && !shown.isEmpty ? shown : Array(palette.indices)
  }

  /// Returns the colours in this order.
  package func sorted(_ palette: [GIFColor]) -> [GIFColor] { order.map { palette[$0] } }
}
