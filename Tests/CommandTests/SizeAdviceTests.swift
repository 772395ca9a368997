import Foundation
import TerrariumSimulation
import TerrariumSupport
import Testing

/// The advice for files that are larger than allowed: it was measured.
@Suite(.ownThread) struct SizeAdviceTests {
  private let folder = TemporaryFolder()

  /// Returns the settings and the bytes in a message, in its order, and the number of those that
  /// should fit.
  private func advice(
    _ complaint: String, of path: String
  ) throws -> (all: [(words: String, size: String)], fitting: Int) {
    let parts = complaint.split(separator: "; ").map(String.init)
    #expect(parts[0].hasPrefix("render: '\(path)' would have "))
    #expect(parts[1] == "nothing is written" || parts[1] == "nothing is written\n")
    func items(_ beginning: String, _ separator: String) -> [(String, String)] {
      let part = parts.first { $0.hasPrefix(beginning) }?.trimmingCharacters(in: .newlines)
      return (part?.dropFirst(beginning.count).components(separatedBy: separator) ?? []).compactMap
      {
        let halves = $0.dropLast().components(separatedBy: " (")
        return halves.count == 2 ? (halves[0], halves[1]) : nil
      }
    }
    let enough = items("it fits with ", ", or ")
    return (enough + items("not enough alone: ", ", "), enough.count)
  }

  /// Returns the command for a film with other settings, and the file that it makes.
  private func line(
    _ film: String, _ words: String, path: String = "a.gif"
  ) -> (line: String, path: String) {
    let names = words.components(separatedBy: " and ").map { $0.prefix { $0 != " " } }
    #expect(Set(names).count == names.count, "\(words)")
    var (path, values) = (path, [(String, String)]())
    for part in film.components(separatedBy: " --") + words.components(separatedBy: " and ") {
      if part == "a.webp" {
        path = part
        continue
      }
      let halves = part.split(separator: " ", maxSplits: 1).map(String.init)
      values.removeAll { $0.0 == halves[0] }
      values.append((halves[0], halves.count == 2 ? " " + halves[1] : ""))
    }
    return (values.map { $0.0 + $0.1 }.joined(separator: " --") + " --out \(path)", path)
  }

  /// Formats a size as messages do.
  private func text(_ bytes: Int) -> String {
    let tenths = (bytes * 10 + 500) / 1000
    return bytes < 1000 ? "\(bytes) bytes" : "\(tenths / 10).\(tenths % 10) kB"
  }

  @Test(arguments: UInt64(0)..<6)
  func `each pattern is what a run with that setting gives`(seed: UInt64) async throws {
    var stream = Seed(seed).stream("sizes")
    let worlds = [
      "life --size 16x12 --edges wrap --grid", "sea --cell 12 --size 8x8",
      "life --size 20x20 --edges wrap --shape rounded --cell 9", "infection --fit 160x120",
      "life --pattern glider --fade 4 --fit 120x90", "wolfram --size 30x20 --edges wrap",
    ]
    let frames = 4 + stream.draw(below: 9)
    let film = "\(worlds[Int(seed)]) --quiet --frames \(frames) --seed \(stream.draw(below: 99))"
    try #require(await InnerRender.run("\(film) --out a.gif", in: folder).code == 0)
    let bytes = try folder.bytes("a.gif").count
    let limit = bytes * (40 + stream.draw(below: 40)) / 100
    let run = await InnerRender.run("\(film) --max-size \(limit) --out a.gif", in: folder)
    #expect(run.code == 2)
    #expect(try folder.bytes("a.gif").count == bytes)
    #expect(folder.names == ["a.gif"])
    let told = try advice(run.complaint, of: "a.gif")
    #expect(!told.all.isEmpty, "\(film): \(run.complaint)")
    var sizes: [Int] = []
    for (number, item) in told.all.enumerated() {
      let (line, path) = line(film, item.words)
      await InnerRender.done(line, in: folder)
      let made = try folder.bytes(path).count
      #expect(text(made) == item.size, "\(line)")
      #expect((made <= limit) == (number < told.fitting), "\(line): \(made), \(limit)")
      sizes.append(made)
    }
    let fitting = Array(sizes.prefix(told.fitting))
    #expect(fitting == fitting.sorted(by: >) && fitting.count <= 3)
  }

  @Test(.enabled(if: Command.has(extra: "Page")))
  func `what is told of a page for two themes is the size of both films`() async throws {
    let film =
      "life --size 20x15 --cell 4 --edges wrap --fade 9 --seed 3 --frames 20 --quiet --vary theme=light,dark"
    try #require(await InnerRender.run("\(film) --out a.html", in: folder).code == 0)
    let limit = try folder.bytes("a.html").count - 1000
    let run = await InnerRender.run("\(film) --max-size \(limit) --out a.html", in: folder)
    #expect(run.code == 2)
    let told = try advice(run.complaint, of: "a.html")
    #expect(told.fitting > 0, "\(run.complaint)")
    for (number, item) in told.all.enumerated() {
      let (line, path) = line(film, item.words, path: "a.html")
      try #require(await InnerRender.run(line, in: folder).code == 0, "\(line)")
      let made = try folder.bytes(path).count
      #expect(text(made) == item.size && (made <= limit) == (number < told.fitting), "\(line)")
    }
  }

  @Test(arguments: [
    ("--size 32x32 --edges wrap --cell 2 --frames 70", 10_000, "a.gif", "frames 27 (9.8 kB)"),
    ("--size 32x32 --edges wrap --cell 2 --frames 70", 10_000, "a.apng", "frames 46 (9.9 kB)"),
    // The window of a plane depends on the number of frames.
    ("--pattern acorn --frames 40", 2000, "a.gif", "frames 2 (1.9 kB)"),
    ("--pattern r-pentomino --frames 30", 1000, "a.webp", "frames 9 (958 bytes)"),
    ("--pattern queen-bee-shuttle --rule B1/S1 --frames 20", 2000, "a.apng", "frames 7 (1.7 kB)"),
    // It is close to the limit, and hardly smaller.
    ("--pattern r-pentomino --frames 10 --size 40x40", 1000, "a.webp", "frames 9 (936 bytes)"),
    ("--pattern pentadecathlon --calm --frames 100", 655, "a.csv", "frames 99 (649 bytes)"),
    // All together have each setting once.
    (
      "--pattern acorn --frames 30", 700, "a.gif",
      "every 29 and frames 2 and cell 1 and a.webp (444 bytes)"
    ),
  ])
  func `the mildest film that fits is told, and one frame more does not`(
    film: String, limit: Int, path: String, remedy: String
  ) async throws {
    let film = "life \(film) --quiet --max-size \(limit)"
    let run = await InnerRender.run("\(film) --out \(path)", in: folder)
    #expect(run.code == 2 && folder.names.isEmpty)
    let told = try advice(run.complaint, of: path)
    #expect(
      told.all.prefix(told.fitting).contains { "\($0.words) (\($0.size))" == remedy },
      "\(run.complaint)")
    for item in told.all.prefix(told.fitting) {
      let (line, path) = line(film, item.words, path: path)
      await InnerRender.done(line, in: folder)
      #expect(try text(folder.bytes(path).count) == item.size, "\(line)")
      guard item.words.hasPrefix("frames "), let frames = Int(item.words.dropFirst(7)) else {
        continue
      }
      let (longer, _) = self.line(film, "frames \(frames + 1)", path: path)
      #expect(await InnerRender.run(longer, in: folder).code == 2, "\(longer)")
    }
  }

  @Test func `films of calm and others are told what keeps their own time`() async throws {
    let scenario =
      "world: life\npattern: gosper-glider-gun\nsize: 60x40\nframes: 24\nmax-size: 2950\n"
      + "vary: {calm: [true, false]}\nout: x-{calm}.gif\n"
    try folder.write(scenario, to: "c.yaml")
    let run = await InnerRender.run("run c.yaml", in: folder)
    let lines = run.complaint.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("every 6 and frames 4 (") }, "\(run.complaint)")
  }

  @Test func `a seed of chance and values that vary stay as they were`() async throws {
    for film in [
      "life --size 30x30 --edges wrap --seed random --frames 8 --out a.gif",
      "life --size 20x20 --edges wrap --frames 6 --vary seed=1..2 --cell 4 --out {seed}.gif",
      "life --size 12x12 --edges wrap --frames 6 --vary seed=1..4 --cell 6 --out a.gif",
    ] {
      let run = await InnerRender.run("\(film) --quiet --max-size 1500", in: folder)
      #expect(run.code == 2 && run.complaint.contains("cell "), "\(run.complaint)")
      #expect(folder.names == [])
    }
  }
}
