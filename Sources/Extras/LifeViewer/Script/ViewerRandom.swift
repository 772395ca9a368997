internal import TerrariumBasics
package import TerrariumPatterns

/// The random cells of a script, as LifeViewer draws them.
package enum ViewerRandom {
  /// Returns the random cells of a script for a rule with some number of states. They are as wide
  /// as the last live column, and as high as requested.
  package static func pattern(_ random: ViewerScript.Random, states: Int, rows: Int? = nil)
    -> Pattern
  {
    var stream = KeyStream(key: Array((random.seed ?? "1").utf8))
    let count = random.hasAllStates ? max(2, states) : 2
    let rows = rows ?? random.rows
    var runs: [CellRun] = []
    var columns = 1
    for y in 0..<rows {
      for x in 0..<random.columns where stream.draw() <= Double(random.percent) / 100 {
        // A number is drawn for the state even if there is only one.
        let state = Int(stream.draw() * Double(count - 1)) + 1
        runs.append(CellRun(x: x, y: y, length: 1, state: UInt8(min(255, state))))
        columns = max(columns, x + 1)
      }
    }
    return Pattern(size: GridSize(columns: columns, rows: rows), runs: runs)
  }
}

/// A random number generator by RC4 that drops no bytes.
package struct KeyStream {
  private var box = (0..<256).map { UInt8($0) }
  private var i = 0
  private var j = 0

  package init(key: [UInt8]) {
    var j = 0
    for i in 0..<256 {
      j = (j + Int(box[i]) + Int(key.isEmpty ? 0 : key[i % key.count])) & 255
      box.swapAt(i, j)
    }
  }

  private mutating func byte() -> UInt8 {
    i = (i + 1) & 255
    j = (j + Int(box[i])) & 255
    box.swapAt(i, j)
    return box[(Int(box[i]) + Int(box[j])) & 255]
  }

  /// Draws a number from 0 up to but excluding 1, from eight bytes, the lowest first.
  package mutating func draw() -> Double {
    var bits: UInt64 = 0
    for place in 0..<8 { bits |= UInt64(byte()) << UInt64(8 * place) }
    return Double(bits) / 18_446_744_073_709_551_616
  }
}
