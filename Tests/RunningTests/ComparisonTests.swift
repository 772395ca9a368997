import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumGD
import TerrariumPlanning
import TerrariumRunning
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Running scenarios into a folder of their own, and comparing the files there.
struct ComparisonTests {
  private let folder = TemporaryFolder()

  private static let text = """
    world: sea
    size: 6x4
    cell: 5
    frames: 4
    out: [a.gif, a.png, a.csv, a-%02d.png, a.txt]
    steps:
      - run: 2
      - still: b.png
      - still: b.gif
      - still: b.txt
      - run: 9

    """

  private func plan(_ text: String = text) throws -> Plan {
    try folder.scenario(text).plan()
  }

  private func differences(_ text: String = text) async throws -> [String] {
    let report = try await plan(text).run(threads: 1, purpose: .comparing) { _ in }
    return report.outputs.flatMap(\.differences).map { difference in
      "\(difference.path.dropFirst(folder.path.count + 1)) \(difference.kind == .missing)"
    }
  }

  @Test func `what a scenario has made is as it makes it`() async throws {
    _ = try await plan().run(threads: 2) { _ in }
    let made = folder.names
    #expect(
      made == [
        "a-00.png", "a-01.png", "a-02.png", "a-03.png", "a.csv", "a.gif", "a.png", "a.txt",
        "b.gif", "b.png", "b.txt",
      ])
    #expect(try await differences() == [])
    #expect(folder.names == made)
  }

  @Test func `checking makes no file, and misses those that are not there`() async throws {
    let missing = try await differences()
    #expect(missing.count == 11 && missing.allSatisfy { $0.hasSuffix(" true") })
    #expect(folder.names == [])
  }

  @Test func `a file that is longer, shorter or other is out of date`() async throws {
    _ = try await plan().run(threads: 1) { _ in }
    let table = try folder.bytes("a.csv")
    for other in [
      table + [10], Array(table.dropLast()), [UInt8(ascii: "x")] + table.dropFirst(), [],
    ] {
      try folder.write(other, to: "a.csv")
      #expect(try await differences() == ["a.csv false"])
      #expect(try folder.bytes("a.csv") == other)
    }
    try folder.write(table, to: "a.csv")
    let others = try await differences(Self.text.replacing("run: 2", with: "run: 1"))
    // Of the film itself only the recipe differs, which is invisible.
    #expect(others == ["b.png false", "b.gif false", "b.txt false"])
  }

  @Test func `a PNG of the same pixels in other bytes is up to date`() async throws {
    _ = try await plan().run(threads: 1) { _ in }
    let old = try folder.bytes("b.png")
    let picture = try TruePicture(png: old)
    let other = try picture.png()
    #expect(other != old)
    try folder.write(other, to: "b.png")
    #expect(try await differences() == [])
    try folder.write(folder.bytes("a.png"), to: "b.png")
    try folder.write(Array(old.dropLast(9)), to: "a-00.png")
    #expect(try await differences().sorted() == ["a-00.png false", "b.png false"])
  }

  @Test func `what goes to a stream cannot be checked`() async throws {
    await #expect(throws: Fault.self) {
      _ = try await plan("world: sea\nout: /dev/null\nformat: csv\n")
        .run(threads: 1, purpose: .comparing) { _ in }
    }
  }
}
