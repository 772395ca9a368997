import TerrariumEncoding
import TerrariumPlanning
import TerrariumSimulation
import Testing

struct DigitIndexTests {
  private func paths(_ pattern: NumberedPath, _ count: Int) -> Set<String> {
    Set((0..<count).map { pattern.path(of: $0) })
  }

  @Test func `whoever shares a path is found`() throws {
    var random = RandomStream(key: 5)
    func digits(_ most: Int) -> String {
      (0..<random.draw(below: most)).map { _ in "\(random.draw(below: 3))" }.joined()
    }
    for round in 0..<60 {
      var index = DigitIndex()
      var others: [(paths: Set<String>, number: Int)] = []
      for number in 0..<30 {
        let width = ["", "01", "02", "03"][random.draw(below: 4)]
        let pattern = try #require(NumberedPath("a\(digits(4))%\(width)d\(digits(4)).png"))
        let count = 1 + random.draw(below: round < 30 ? 4 : 130)
        let own = paths(pattern, count)
        let found = index.outputs(overlapping: pattern.rows(count))
        for other in others where !other.paths.isDisjoint(with: own) {
          #expect(found.contains(other.number), "round \(round), \(pattern.pattern) \(count)")
        }
        index.insert(pattern.rows(count), of: number)
        others.append((own, number))
      }
      let plain = "a\(digits(8)).png"
      for frame in NumberedPath.frames(of: plain) {
        let found = index.outputs(overlapping: NumberedPath.rows(of: plain, in: frame))
        for other in others where other.paths.contains(plain) {
          #expect(found.contains(other.number), "round \(round), \(plain)")
        }
      }
    }
  }

  @Test func `numbered files are found among names as by a look at each`() throws {
    var random = RandomStream(key: 9)
    func digits(_ most: Int) -> String {
      (0..<random.draw(below: most)).map { _ in "\(random.draw(below: 3))" }.joined()
    }
    var found = 0
    for _ in 0..<400 {
      let all = (0..<random.draw(below: 12)).map { _ in "\(digits(2))a\(digits(5)).p" }
      let width = ["", "01", "02", "03"][random.draw(below: 4)]
      let path = try #require(NumberedPath("\(digits(2))a\(digits(3))%\(width)d\(digits(2)).p"))
      let names = OutputRegister(all)
      let isThere = all.contains { path.number(of: $0) != nil }
      #expect(names.containsAny(of: path) == isThere, "\(path.pattern) \(all)")
      #expect(all.allSatisfy(names.contains) && !names.contains("b"))
      found += isThere ? 1 : 0
    }
    #expect(40...360 ~= found)
  }

  @Test(arguments: ["s#%02d.png", "s%02d#.png", "s#%d.png", "7%03d#.png"])
  func `variants that share none are not looked at`(pattern: String) throws {
    var index = DigitIndex()
    for seed in 1000..<3000 {
      let path = try #require(NumberedPath(pattern.replacing("#", with: "\(seed)")))
      #expect(index.outputs(overlapping: path.rows(3)).isEmpty, "\(seed)")
      index.insert(path.rows(3), of: seed)
    }
  }

  @Test func `rows are those of the paths`() throws {
    let path = try #require(NumberedPath("a1%02d3.png"))
    #expect(
      path.rows(1200).map { [$0.low, $0.high, $0.ending] }
        == [["100", "199", "3"], ["1100", "1999", "3"], ["11000", "11199", "3"]])
    let all = try #require(NumberedPath("%020d")).rows(.max)
    #expect(all.count == 1 && all[0].high == "09223372036854775806")
    #expect(try #require(NumberedPath("%d")).rows(.max).count == 19)
  }
}
