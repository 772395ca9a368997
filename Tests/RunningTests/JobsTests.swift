import TerrariumFilmSupport
import TerrariumSupport
import Testing

/// Films and sheets, made by one worker and by several.
struct JobsTests {
  @Test(arguments: [
    CameraTests.far, ChartTests.sea, LookChangeTests.scenario, SheetChartTests.seeds,
  ])
  func `the bytes are the same for any number of threads`(scenario: String) async throws {
    let one = try await TemporaryFolder(madeBy: scenario, threads: 1)
    let many = try await TemporaryFolder(madeBy: scenario, threads: 3)
    #expect(one.names == many.names)
    for name in one.names { #expect(try one.bytes(name) == many.bytes(name), "\(name)") }
  }
}
