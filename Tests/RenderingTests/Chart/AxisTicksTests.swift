import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import Testing

struct AxisTicksTests {
  @Test(arguments: [
    (0.0, 1.0, 0.1, true, ["0", "1"]),
    (0, 4, 0.5, false, ["0", "0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4"]),
    (0, 0.3, 0.03, false, ["0", "0.05", "0.1", "0.15", "0.2", "0.25", "0.3"]),
    (990, 1310, 80, true, ["1k", "1.1k", "1.2k", "1.3k"]),
    (12_340, 12_360, 7, true, ["12.34k", "12.35k", "12.36k"]),
    (10_000_020, 10_000_045, 8, true, ["10000020", "10000030", "10000040"]),
    (9996, 10_005, 2, true, ["9996", "9998", "10000", "10002", "10004"]),
    (-3, 7, 2, true, ["-2", "0", "2", "4", "6"]),
    (12.5, 13.5, 0.02, true, ["13"]),
    (11, 14, 400, true, []),
  ])
  func `a range is marked at round numbers`(
    from: Double, to: Double, gap: Double, whole: Bool, labels: [String]
  ) {
    let step = AxisStep(atLeast: gap, whole: whole)
    #expect(AxisTicks(of: step, in: from...to).labels(in: .en) == labels)
  }

  @Test(
    arguments: [
      (1.0, ["0", "1"]), (2, ["0", "1", "2"]), (4, ["0", "1", "2", "3", "4"]),
      (99, ["0", "20", "40", "60", "80", "100"]), (100, ["0", "20", "40", "60", "80", "100"]),
      (101, ["0", "50", "100", "150"]), (500, ["0", "100", "200", "300", "400", "500"]),
      (2080, ["0", "500", "1k", "1.5k", "2k", "2.5k"]), (3.1e6, ["0", "1M", "2M", "3M", "4M"]),
      (1e18, ["0", "200P", "400P", "600P", "800P", "1E"]),
    ] as [(Double, [String])])
  func `an axis goes up to the first mark above all`(top: Double, labels: [String]) {
    #expect(AxisTicks(upTo: top, whole: true).labels(in: .en) == labels)
  }

  @Test func `a label has the decimal mark of its language`() {
    let marks = AxisTicks(upTo: 2080, whole: true)
    for language in [Language.ru, .es] {
      #expect(marks.labels(in: language) == ["0", "500", "1k", "1,5k", "2k", "2,5k"])
    }
  }

  @Test func `four to six marks, the last at or above all there is, and none too many`() {
    var random = Seed(13).stream("tops")
    for _ in 0..<3000 {
      let top =
        Double(1 + random.draw(below: 99_999)) * exponent(Double(2 + random.draw(below: 14)))
      let marks = AxisTicks(upTo: top, whole: true)
      let (last, count) = (marks.last, marks.ticks.count)
      #expect(last >= top * (1 - 1e-9), "\(top)")
      #expect(top >= 3 ? 4...6 ~= count : 2...4 ~= count, "\(top): \(marks.labels(in: .en))")
      if let before = marks.ticks.dropLast().last { #expect(before.value < top) }
      let gaps = 1 + random.draw(below: 5)
      let fewer = AxisTicks(upTo: top, whole: true, atMost: gaps)
      #expect(2...gaps + 1 ~= fewer.ticks.count && fewer.last >= top * (1 - 1e-9))
    }
  }

  @Test func `marks are multiples of 1, 2 or 5, as near as they may be`() {
    var random = Seed(11).stream("ticks")
    for _ in 0..<500 {
      let power = Double(random.draw(below: 15))
      let from = Double(random.draw(below: 100_000)) / 100
      let length = Double(1 + random.draw(below: 10_000)) / 100 * exponent(power)
      let gap = length / Double(2 + random.draw(below: 12))
      let step = AxisStep(atLeast: gap, whole: false)
      #expect([1, 2, 5].contains(step.factor) && step.value >= gap * 0.999_999)
      #expect(step.value <= gap * 2.5001 || step.value < 0.0011, "gap \(gap)")
      let marks = AxisTicks(of: step, in: from...from + length)
      let values = marks.ticks.map(\.value)
      for (one, next) in zip(values, values.dropFirst()) {
        #expect(abs(next - one - step.value) < step.value * 1e-6)
      }
      #expect(values.allSatisfy { $0 >= from - gap * 1e-6 && $0 <= from + length + gap * 1e-6 })
      #expect(Double(values.count + 1) * step.value > length, "none is left out")
      #expect(Set(marks.labels(in: .en)).count == marks.labels(in: .en).count)
    }
  }

  @Test func `what is written is the number, to the last digit`() {
    let letters = ["k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12, "P": 1e15, "E": 1e18]
    var random = Seed(12).stream("labels")
    for _ in 0..<1000 {
      let tick = AxisTicks.Tick(
        digits: 1 + random.draw(below: 99_999), power: random.draw(below: 16) - 3)
      var label = tick.label(in: .en)
      var factor = 1.0
      if let letter = label.last, let value = letters[String(letter)] {
        factor = value
        label.removeLast()
      }
      let value = (Double(label) ?? -1) * factor
      #expect(abs(value / tick.value - 1) < 1e-12, "\(tick) \(tick.label(in: .en))")
      #expect(factor == 1 || label.drop { $0 != "." }.count <= 3)
    }
  }

  private func exponent(_ power: Double) -> Double {
    (0..<Int(power)).reduce(0.01) { value, _ in value * 10 }
  }
}
