import TerrariumEncoding
import TerrariumRendering
import TerrariumSimulation
import Testing

struct WritersTests {
  private func frame(_ number: Int, tick: Int, _ states: [UInt8], columns: Int) -> Frame {
    let size = GridSize(columns: columns, rows: states.count / columns)
    let counts = [1, 0].map { state in UInt128(states.count { $0 == state }) }
    return Frame(
      number: number, tick: tick, cells: StateGrid(size: size, states: states), census: counts)
  }

  private func batches(_ frames: [Frame], of size: Int) -> [Batch] {
    stride(from: 0, to: frames.count, by: size).map { start in
      let shots = frames[start..<min(start + size, frames.count)].map {
        Shot(reports: [], frame: $0)
      }
      return Batch(previous: start == 0 ? nil : frames[start - 1], shots: shots)
    }
  }

  private func text(_ writer: some TextWriter, _ batches: [Batch]) -> String {
    writer.head + String(decoding: batches.flatMap { writer.bytes(of: $0) }, as: UTF8.self)
  }

  @Test(arguments: 1...4)
  func `letters are a line a row, frames parted by an empty line`(batchSize: Int) {
    let writer = LetterWriter(letters: ["·", "P", nil])
    let frames = [
      frame(0, tick: 0, [0, 1, 2, 1], columns: 2), frame(1, tick: 3, [1, 1, 0, 2], columns: 2),
      frame(2, tick: 6, [2, 2, 2, 2], columns: 2),
    ]
    #expect(text(writer, batches(frames, of: batchSize)) == "·P\nP\n\nPP\n·\n\n\n\n")
    #expect(String(decoding: writer.picture(of: frames[1]), as: UTF8.self) == "PP\n·\n")
  }

  @Test(arguments: 1...4)
  func `a table has a head and the census of each frame`(batchSize: Int) {
    let writer = TableWriter(columns: ["alive", "dead"])
    let far = Frame(number: 2, tick: .max, census: [UInt128.max, 0])
    let frames = [
      frame(0, tick: 0, [0, 1, 1], columns: 3), frame(1, tick: 5, [1, 1, 1], columns: 3), far,
    ]
    #expect(
      text(writer, batches(frames, of: batchSize)) == """
        tick,alive,dead
        0,2,1
        5,3,0
        9223372036854775807,340282366920938463463374607431768211455,0

        """)
  }

  @Test func `a name that would mean several columns stands in quotation marks`() {
    let names = ["a,b", "say \"hi\"", "two\nlines", "two\r\nlines", ",\u{301}", "", "plain 1"]
    let row = #""a,b","say ""hi""","two\#nlines","two\#r\#nlines",",\#u{301}",,plain 1"#
    #expect(TableWriter(columns: names).head == "tick,\(row)\n")
    #expect(RowsWriter(columns: names).head == "\(row)\n")
    #expect(TableWriter(columns: ["on", "tick"]).head == "tick,on,measured-tick\n")
  }

  @Test func `happenings are a JSON object a line, of every tick`() {
    let reports = [
      TickReport(
        tick: 4,
        happenings: [
          Happening(
            "moved", [.init("who", .text("a \"b\"\\\n\u{1}é")), .init("from", .cell(Cell(-1, 2)))]),
          Happening("quiet"),
        ]),
      TickReport(tick: 5, happenings: []),
      TickReport(
        tick: 6,
        happenings: [Happening("seen", [.init("n", .number(-3)), .init("d", .decimal(0.5))])]),
    ]
    let batch = Batch(previous: nil, shots: [Shot(reports: reports, frame: nil)])
    #expect(
      text(HappeningWriter(), [batch]) == #"""
        {"tick":4,"event":"moved","who":"a \"b\"\\\n\u0001é","from":[-1,2]}
        {"tick":4,"event":"quiet"}
        {"tick":6,"event":"seen","n":-3,"d":0.5}

        """#)
  }
}

/// Texts in the cells of a table.
struct TableRowTests {
  @Test(arguments: [
    ("=1+2", "'=1+2"), ("+a", "'+a"), ("-a", "'-a"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"),
    ("=\"a\",b", "\"'=\"\"a\"\",b\""), ("-1,2", "\"'-1,2\""), ("'=x", "''=x"), ("-inf", "'-inf"),
    ("-", "'-"), ("-0x1p3", "'-0x1p3"),
    ("-1", "-1"), ("+5", "+5"), ("-1.5e-3", "-1.5e-3"), ("'a", "'a"), ("a=b", "a=b"), ("", ""),
    ("xq4_153", "xq4_153"), ("5%", "5%"),
  ])
  func `no text is a formula, and numbers stay numbers`(text: String, cell: String) {
    #expect([text].tableRow == cell)
  }
}
