import Foundation
import TerrariumSupport
import Testing

/// Runs that are killed at any moment, with no time to clean up.
@Suite(.ownThread) struct KillTests {
  private let words = [
    "sea", "--size", "8x8", "--frames", "60", "--cell", "4", "--seed", "7", "--quiet", "--out",
    "a.gif", "--out", "b.csv", "--out", "c.png", "--out", "-", "--format", "csv",
  ]
  private let names = ["a.gif", "b.csv", "c.png"]

  private func contents(_ folder: TemporaryFolder) throws -> [[UInt8]] {
    try names.map { try folder.bytes($0) }
  }

  @Test func `after each of fifty kills every file is whole, and the next run tidies up`() throws {
    let made = TemporaryFolder()
    let whole = try Command.done(words, in: made)
    let new = try contents(made)
    let folder = TemporaryFolder()
    let kills = 50
    var wasKilled = 0
    for kill in 0..<kills {
      let old = names.map { "old \($0) \(kill)" }
      for (name, text) in zip(names, old) { try folder.write(text, to: name) }
      // From before the first byte to after the last, when files are just being put in place.
      let run = try Command.start(words, in: folder.path)
      let bytes = whole.output.count * kill / (kills * 3 / 4)
      if kill > 0 { _ = run.waitForOutput(bytes: min(bytes, whole.output.count)) }
      run.signal(SIGKILL)
      if try run.wait().code == -SIGKILL { wasKilled += 1 }
      for (index, bytes) in try contents(folder).enumerated() {
        #expect(
          bytes == new[index] || bytes == Array(old[index].utf8),
          "\(names[index]) after kill \(kill): \(bytes.count) bytes")
      }
    }
    #expect(wasKilled > 0)
    try Command.done(words, in: folder)
    #expect(folder.names == names)
    #expect(try contents(folder) == new)
  }

  @Test func `runs that share a folder leave each other's files alone`() throws {
    let folder = TemporaryFolder()
    let endless = try Command.start(
      [
        "sea", "--frames", "1000000000", "--size", "4x4", "--jobs", "1", "--out", "-", "--format",
        "csv", "--out", "long.csv",
      ], in: folder.path)
    #expect(endless.waitForOutput().hasPrefix("tick,"))
    for number in 0..<5 {
      try Command.done("sea --frames 2 --quiet --out \(number).csv", in: folder)
    }
    #expect(folder.names.count { $0.hasPrefix(".long.csv.render-") } == 1)
    endless.signal(SIGINT)
    #expect(try endless.wait().code == 130)
    #expect(folder.names == (0..<5).map { "\($0).csv" })
  }
}
