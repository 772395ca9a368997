internal import TerrariumFiles

/// The apgcode of linear growth, `yl144_1_16_…`: the period of the growth, that of the differences
/// between two generations, the number of cells added per period, and a checksum of these
/// differences.
enum GrowthCode {
  /// The longest periods that apgsearch finds.
  private static let longestPeriod = 4800

  /// The number of generations to count, for growth whose parts have a common period.
  static func window(forPeriod period: Int) -> Int { 3 * min(longestPeriod, 2 * period + 1) }

  /// Returns the code of some growth.
  ///
  /// - Parameter populations: The numbers of cells in the generations required by `window`.
  /// - Returns: The code; nil if the periods are too long for one.
  static func text(of populations: [Int]) -> String? {
    let window = populations.count / 3
    func differences(_ distance: Int) -> [Int] {
      (0..<2 * window).map { populations[$0 + distance] - populations[$0] }
    }
    func repeats(_ numbers: [Int], _ distance: Int) -> Bool {
      (0..<window).allSatisfy { numbers[$0] == numbers[$0 + distance] }
    }
    func growsEvenly(_ distance: Int) -> Bool {
      (0..<window).allSatisfy { tick in
        let (first, second) = (populations[tick], populations[tick + distance])
        return populations[tick + 2 * distance] - second == second - first
      }
    }
    guard let growth = (1..<window).first(where: growsEvenly) else { return nil }
    let all = differences(growth)
    guard let change = (1..<window).first(where: { repeats(all, $0) }) else { return nil }
    // 32-bit sums, as in apgsearch.
    var sum: Int32 = 0
    var squares: Int32 = 0
    var cubes: Int32 = 0
    for tick in 0..<growth {
      let step = Int32(truncatingIfNeeded: populations[tick + change] - populations[tick])
      sum &+= step
      squares &+= step &* step
      cubes &+= step &* step &* step
    }
    guard sum != 0 else { return nil }
    return "yl\(growth)_\(change)_\(sum)_\(MD5.text(of: "\(squares)#\(cubes)"))"
  }
}
