import TerrariumRendering
import Testing

struct CensusHistoryTests {
  @Test func `a frame takes 16 bytes`() {
    #expect(CensusHistory.bytes(ofSeries: 2) == 16 && CensusHistory.bytes(ofSeries: 5) == 28)
  }

  @Test func `a history knows its range and its largest counts`() {
    var history = CensusHistory()
    #expect(history.extent.x == nil && history.count == 0)
    history.append(x: 4, counts: [3, 9])
    history.append(x: 5, counts: [7, 1])
    history.append(x: 8, counts: [2, 2])
    #expect(history.extent.x == 4...8 && history.count == 3)
    #expect(history.extent.largest == [7, 9] && history.extent.largestSum == 12)
  }

  @Test func `a world that is set back stays where the film is`() {
    var history = CensusHistory()
    for x in [3.0, 9, 5, 10] { history.append(x: x, counts: []) }
    #expect((0..<history.count).map(history.x) == [3, 9, 9, 10])
  }

  @Test func `of a census the first two numbers count, however large`() {
    var history = CensusHistory()
    history.append(x: 0, census: [5])
    history.append(x: 1, census: [1, 2, 3])
    history.append(x: 2, census: [.max, .max])
    #expect((0..<4).map { history.count($0 % 2, $0 / 2) } == [5, 0, 1, 2])
    #expect(history.extent.largestSum.isFinite && history.extent.largestSum > 1e38)
  }
}
