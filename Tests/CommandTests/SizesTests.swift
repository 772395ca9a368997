import TerrariumSupport
import Testing

/// Small, long and large seas.
@Suite(.ownThread) struct SizesTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("1x1", "", 480, 480), ("1x500", "", 1, 500), ("500x1", "", 500, 1),
    ("1x500", "--grid", 1, 999), ("3x2", "--cell 7 --grid", 23, 15),
    ("600x400", "--fit 301x200", 301, 200),
    ("10x15", "--fit 400x400", 400, 400), ("1x1", "--cell 1", 1, 1),
    ("7x3", "--fit 1x1", 1, 1), ("480x1", "--counters", 480, 28),
    ("1x1", "--cell 1 --counters", 1, 1),
    ("40x1", "--fit 800x20 --counters", 800, 20),
  ])
  func `every size makes a picture of the right size`(
    size: String, more: String, width: Int, height: Int
  ) throws {
    try Command.done(
      "sea --size \(size) \(more) --frames 2 --out a.gif --out a.png --out a.csv", in: folder)
    let picture = try folder.picture("a.png")
    #expect(picture.width == width && picture.height == height)
    let header = try folder.bytes("a.gif").prefix(10).map { Int($0) }
    #expect(header[6] | header[7] << 8 == width && header[8] | header[9] << 8 == height)
    #expect(try folder.lines("a.csv").count == 3)
  }

  @Test func `four million cells make a picture and a table`() throws {
    try Command.done("sea --size 2000x2000 --frames 2 --out a.png --out a.csv", in: folder)
    let header = try folder.bytes("a.png")[16..<24].map { Int($0) }
    #expect(header == [0, 0, 7, 208, 0, 0, 7, 208])
    #expect(
      try folder.text("a.csv").hasPrefix("tick,penguins,orcas,free\n0,2000000,200000,1800000\n1,"))
  }

  @Test func `empty and full seas run to the end`() throws {
    for (penguins, orcas) in [(0, 0), (150, 0), (0, 150), (143, 7)] {
      let run = try Command.run(
        "sea --penguins \(penguins) --orcas \(orcas) --frames 30 --out - --format csv --quiet",
        in: folder)
      let lines = run.text.split(separator: Character("\n")).dropFirst()
      let rows = lines.map { $0.split(separator: Character(",")) }
      #expect(run.code == 0 && rows.count == 30)
      #expect(lines.first == "0,\(penguins),\(orcas),\(150 - penguins - orcas)")
      for row in rows { #expect(row.dropFirst().compactMap { Int($0) }.reduce(0, +) == 150) }
    }
  }

  @Test func `a long fast film keeps its time exactly`() throws {
    try Command.done(
      "sea --size 3x3 --cell 2 --frames 100 --fps 30 --last 1.5s --loop 3 --out a.gif", in: folder)
    let gif = try folder.gif("a.gif")
    #expect(gif.frames.reduce(0) { $0 + $1.hundredths } == 330 + 150)
    #expect(gif.loopCount == 2)
  }

  @Test func `every and skip choose the ticks`() throws {
    let all = try Command.run("sea --frames 30 --out - --format csv --quiet", in: folder)
    let some = try Command.run(
      "sea --frames 5 --every 6 --skip 4 --out - --format csv --quiet", in: folder)
    let rows = all.text.split(separator: "\n")
    let expected = [rows[0]] + [4, 10, 16, 22, 28].map { rows[$0 + 1] }
    #expect(some.text.split(separator: "\n") == expected)
  }
}
