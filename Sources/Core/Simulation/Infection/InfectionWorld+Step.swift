extension InfectionWorld {
  /// With a smaller front, in words, a tick is over before another thread could help.
  private static let wordsWorthSharing = 200

  /// The key of a tick's choices.
  func key(of tick: Int) -> UInt64 {
    InfectionChoices.key(of: tick, stream: seed.key("spread"))
  }

  /// Advances by one tick.
  mutating func step() {
    tick += 1
    let tickKey = key(of: tick)
    let layout = layout
    let choices = choices
    let workers = workers
    ill += unsafe words.withUnsafeMutableBufferPointer { words in
      unsafe choices.subsets.withUnsafeBufferPointer { subsets in
        unsafe choices.counts.withUnsafeBufferPointer { counts in
          guard let words = words.baseAddress, let subsets = subsets.baseAddress,
            let counts = counts.baseAddress
          else { return 0 }
          let kernel = unsafe InfectionKernel(
            layout: layout, tickKey: tickKey, words: words,
            subsets: subsets, counts: counts, stride: choices.stride)
          return Self.run(kernel, on: workers)
        }
      }
    }
  }

  /// Picks and settles wherever there is work; returns the number of new infections.
  private static func run(_ kernel: InfectionKernel, on workers: WorkerPool?) -> Int {
    let awake = (0..<kernel.layout.bands).filter(kernel.isAwake)
    let front = awake.reduce(0) { $0 + Int(kernel.note(.frontWords, of: $1)) }
    let workers = front < wordsWorthSharing ? nil : workers
    forEach(awake, on: workers) { kernel.pick(band: $0) }
    let picked = kernel.bandsToSettle(after: awake)
    forEach(picked, on: workers) { kernel.settle(band: $0) }
    return picked.reduce(0) { $0 + Int(kernel.note(.infected, of: $1)) }
  }

  /// Calls a function with each band, in parallel. The next free thread takes the next band,
  /// because the front may be in only a few.
  private static func forEach(
    _ bands: [Int], on workers: WorkerPool?, _ body: @Sendable (Int) -> Void
  ) {
    guard let workers, bands.count > 1 else { return bands.forEach(body) }
    workers.each(bands.count) { body(bands[$0]) }
  }
}

extension InfectionKernel {
  /// True if a band has people who may infect others, or marks of new infections to clear.
  fileprivate func isAwake(band: Int) -> Bool {
    note(.frontWords, of: band) != 0 || note(.infected, of: band) != 0
  }

  /// The bands that picked, and those that they spilled onto.
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
