import TerrariumSimulation

/// The peer: the same infection as most would write it, a byte a person and a list of the front.
/// It makes the same choices, so that both must come to the same end.
struct PlainInfection {
  let side: Int
  private let width: Int
  private var isIll: [Bool]
  private var front: [Int32] = []
  private let factor: Int
  private let seed: Seed
  private(set) var tick = 0
  private(set) var ill = 0

  init(side: Int, factor: Int, seed: Seed) {
    self.side = side
    self.factor = factor
    self.seed = seed
    width = side + 2
    // A frame of places that are ill from the start stands for the wall.
    isIll = [Bool](repeating: true, count: width * width)
    for y in 1...side {
      for x in 1...side { isIll[y * width + x] = false }
    }
  }

  mutating func infect(_ cell: Cell) {
    let place = (cell.y + 1) * width + cell.x + 1
    if isIll[place] { return }
    isIll[place] = true
    front.append(Int32(place))
    ill += 1
  }

  mutating func step() {
    tick += 1
    let tickKey = InfectionChoices.key(of: tick, stream: seed.key("spread"))
    let around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
    var (kept, picked) = ([Int32](), [Int32]())
    var healthy: [Int32] = []
    for ill in front {
      healthy.removeAll(keepingCapacity: true)
      for step in around where !isIll[Int(ill) + step] { healthy.append(ill + Int32(step)) }
      if healthy.isEmpty { continue }
      kept.append(ill)
      let person = (Int(ill) / width - 1) * side + Int(ill) % width - 1
      var stream = InfectionChoices.stream(of: person, tickKey: tickKey)
      // Which of the healthy: a subset drawn by its number, as the packed one's table has them.
      var (left, number) = (min(factor, healthy.count), 0)
      let count = Self.subsets(healthy.count, left)
      if count > 1 { number = stream.draw(below: count) }
      for index in stride(from: healthy.count - 1, through: 0, by: -1) where left > 0 {
        let without = Self.subsets(index, left)
        if number >= without {
          picked.append(healthy[index])
          number -= without
          left -= 1
        }
      }
    }
    front = kept
    for place in picked where !isIll[Int(place)] {
      isIll[Int(place)] = true
      front.append(place)
      ill += 1
    }
  }

  /// The number of subsets of `count` members that a set has.
  private static func subsets(_ size: Int, _ count: Int) -> Int {
    binomials[size * 9 + count]
  }

  private static let binomials: [Int] = {
    var table = [Int](repeating: 0, count: 81)
    for size in 0...8 {
      table[size * 9] = 1
      for count in 1...8 where size > 0 {
        table[size * 9 + count] = table[(size - 1) * 9 + count - 1] + table[(size - 1) * 9 + count]
      }
    }
    return table
  }()
}
