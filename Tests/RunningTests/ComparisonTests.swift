import Encoding
import Files
import FilmSupport
import Foundation
import GD
import Support
import Testing

import Planning
import Running
import Vocabulary

/// Running scenarios into a folder of their own, and checking what is there.
struct ComparisonTests {
  private let folder = TemporaryFolder.newPath()

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
    let source = SourceText(path: folder + "/t.yaml", bytes: Array(text.utf8))
    return try ScenarioFile(source).plan()
  }

  private func differences(_ text: String = text) async throws -> [String] {
    let report = try await plan(text).run(jobs: 1, purpose: .comparing) { _ in }
    return report.outputs.flatMap(\.differences).map { difference in
      "\(difference.path.dropFirst(folder.count + 1)) \(difference.isMissing)"
    }
  }

  private func inFolder(_ body: () async throws -> Void) async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: folder + "/" + name))
  }

  @Test func `what a scenario has made is as it makes it`() async throws {
    try await inFolder {
      _ = try await plan().run(jobs: 2) { _ in }
      let made = try names()
      #expect(
        made == [
          "a-00.png", "a-01.png", "a-02.png", "a-03.png", "a.csv", "a.gif", "a.png", "a.txt",
          "b.gif", "b.png", "b.txt",
        ])
      #expect(try await differences() == [])
      #expect(try names() == made)
    }
  }

  @Test func `checking makes no file, and misses those that are not there`() async throws {
    try await inFolder {
      let missing = try await differences()
      #expect(missing.count == 11 && missing.allSatisfy { $0.hasSuffix(" true") })
      #expect(try names() == [])
    }
  }

  @Test func `a file that is longer, shorter or other is out of date`() async throws {
    try await inFolder {
      _ = try await plan().run(jobs: 1) { _ in }
      let table = try FileReader.bytes(of: folder + "/a.csv", limit: 1 << 20)
      for other in [
        table + [10], Array(table.dropLast()), [UInt8(ascii: "x")] + table.dropFirst(), [],
      ] {
        try write("a.csv", other)
        #expect(try await differences() == ["a.csv false"])
        #expect(try FileReader.bytes(of: folder + "/a.csv", limit: 1 << 20) == other)
      }
      try write("a.csv", table)
      let others = try await differences(Self.text.replacing("run: 2", with: "run: 1"))
      // Of the film itself only the recipe differs, which nobody sees.
      #expect(others == ["b.png false", "b.gif false", "b.txt false"])
    }
  }

  @Test func `a PNG of the same pixels in other bytes is up to date`() async throws {
    try await inFolder {
      _ = try await plan().run(jobs: 1) { _ in }
      let old = try FileReader.bytes(of: folder + "/b.png", limit: 1 << 20)
      let canvas = try Canvas(png: old)
      var stream = try PNGStream(
        width: canvas.width, height: canvas.height, format: .rgb, effort: .mosaic,
        text: nil)
      let bytes = canvas.colours.flatMap { colour in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) }
      }
      try stream.append(bytes.span)
      let other = try stream.finish()
      #expect(other != old)
      try write("b.png", other)
      #expect(try await differences() == [])
      try write("b.png", try FileReader.bytes(of: folder + "/a.png", limit: 1 << 20))
      try write("a-00.png", Array(old.dropLast(9)))
      #expect(try await differences().sorted() == ["a-00.png false", "b.png false"])
    }
  }

  @Test func `what goes to a stream cannot be checked`() async throws {
    await #expect(throws: Fault.self) {
      _ = try await plan("world: sea\nout: /dev/null\nformat: csv\n")
        .run(jobs: 1, purpose: .comparing) { _ in }
    }
  }
}
