extension InfectionWorld {
  /// The key of a tick's choices.
  func key(of tick: Int) -> UInt64 {
    InfectionChoices.key(of: tick, stream: seed.key("spread"))
  }

  /// Lets one tick pass.
  mutating func step() {
    tick += 1
    let tickKey = key(of: tick)
    let (layout, choices) = (layout, choices)
    ill += unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe choices.subsets.withUnsafeBufferPointer { subsets in
        unsafe choices.counts.withUnsafeBufferPointer { counts in
          guard let words = words.baseAddress, let subsets = subsets.baseAddress,
            let counts = counts.baseAddress
          else { return 0 }
          let kernel = unsafe InfectionKernel(
            layout: layout, tickKey: tickKey, words: words,
            subsets: subsets, counts: counts, stride: choices.stride)
          return Self.run(kernel)
        }
      }
    }
  }

  /// Picks and settles wherever there is something to do; returns how many fell ill.
  private static func run(_ kernel: InfectionKernel) -> Int {
    let awake = (0..<kernel.layout.bands).filter(kernel.isAwake)
    for band in awake { kernel.pick(band: band) }
    let picked = kernel.bandsToSettle(after: awake)
    for band in picked { kernel.settle(band: band) }
    return picked.reduce(0) { $0 + Int(kernel.note(.infected, of: $1)) }
  }
}

extension InfectionKernel {
  /// Whether a band has somebody who may infect, or fresh ones who are so no more.
  fileprivate func isAwake(band: Int) -> Bool {
    note(.frontWords, of: band) != 0 || note(.infected, of: band) != 0
  }

  /// The bands that picked, and those onto which they spilled.
  fileprivate func bandsToSettle(after picked: [Int]) -> [Int] {
    var settles = [Bool](repeating: false, count: layout.bands)
    for band in picked {
      settles[band] = true
      if note(.spilledAbove, of: band) != 0 { settles[layout.band(above: band)] = true }
      if note(.spilledBelow, of: band) != 0 { settles[layout.band(below: band)] = true }
    }
    return settles.indices.filter { settles[$0] }
  }
}
