/// The measured pace of the tiles, from which the time for more generations is estimated, in seconds.
struct TilesPace {
  /// The last measured time of a generation.
  private(set) var generationTime = 0.0

  /// The smaller of the last two measured times, because a single delayed slice does not predict
  /// later ones.
  private var steadyTime = 0.0

  /// The generations of the last slice; 0 if none has been measured.
  private(set) var lastSlice = 0

  /// The time in this call, and the generations in it.
  private(set) var call = (time: 0.0, generations: 0)

  /// True while the tiles are still getting faster, or only one slice is known. Kernels learn the
  /// rule on the way, so the first times do not predict later ones.
  private(set) var isSettling = false

  /// The ratio to the time of the previous generations below which a slice is much faster, and the
  /// time after which even that is no reason to wait.
  private static let fasterPart = 0.7
  private static let settlingTime = 0.1

  mutating func beginCall() { call = (0, 0) }

  /// Forgets the last slice, because the tiles are new.
  mutating func forgetSlice() { lastSlice = 0 }

  /// Records a slice; `worked` is the time of the tiles with it.
  mutating func record(_ generations: Int, in time: Double, after worked: Double) {
    let last = lastSlice == 0 ? .infinity : generationTime
    (generationTime, lastSlice) = (time / Double(max(1, generations)), generations)
    steadyTime = min(last, generationTime)
    isSettling = generationTime < Self.fasterPart * last && worked < Self.settlingTime
    call.time += time
    call.generations += generations
  }

  /// The estimated time for some generations. If the last ones were slower than those before, the
  /// active area is growing, linearly or quadratically.
  func time(for generations: Int) -> Double {
    let even = steadyTime * Double(generations)
    let usual = call.time / Double(max(1, call.generations))
    guard call.generations > 0, steadyTime > 1.6 * usual else { return even }
    let times = 1 + Double(generations) / Double(call.generations)
    let all = steadyTime > 2.6 * usual ? times * times * times : times * times
    return max(even, call.time * (all - 1))
  }
}
