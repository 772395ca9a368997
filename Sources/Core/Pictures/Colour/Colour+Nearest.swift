internal import TerrariumBasics

extension [Colour] {
  /// The index of the most similar colour. The first of several; 0 if there is none.
  package func nearest(to wanted: Colour) -> Int {
    var best = (distance: Int.max, place: 0)
    for (place, colour) in enumerated() {
      let distance = colour.distance(from: wanted)
      if distance < best.distance { best = (distance, place) }
    }
    return best.place
  }

  /// The index of the most similar colour for each of some others. The first colour is the
  /// background, which replaces no other: a merely similar colour would become invisible.
  package func places(of colours: [Colour]) -> [Int] {
    let others = Array(dropFirst())
    return colours.map { $0 == first || others.isEmpty ? 0 : 1 + others.nearest(to: $0) }
  }

  /// The distinct colours in order. Above a limit, the first one, and then repeatedly the one that
  /// differs most from those chosen before.
  package func told(atMost most: Int) -> [Colour] {
    let all = unique
    guard all.count > most else { return all }
    var told = [all[0]]
    var distances = all.map { $0.distance(from: all[0]) }
    while told.count < most {
      let next = distances.indices.max { distances[$0] < distances[$1] } ?? 0
      told.append(all[next])
      for (place, colour) in all.enumerated() {
        distances[place] = Swift.min(distances[place], colour.distance(from: all[next]))
      }
    }
    return told
  }
}

extension Colour {
  /// The perceived difference of two colours: green counts most, blue least.
  package func distance(from other: Colour) -> Int {
    let r = Int(red) - Int(other.red)
    let g = Int(green) - Int(other.green)
    let b = Int(blue) - Int(other.blue)
    return 2 * r * r + 4 * g * g + 3 * b * b
  }
}
