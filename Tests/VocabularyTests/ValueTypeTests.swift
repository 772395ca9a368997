import TerrariumEncoding
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumVocabulary
import TerrariumWorlds
import Testing

private func read<Value>(_ setting: Setting<Value>, _ text: String) -> Value? {
  try? setting.type.read(Node(text, at: .flag("--\(setting.name)")))
}

struct ValueTypeTests {
  @Test(arguments: [
    ("10x15", 10, 15), ("1x1", 1, 1), ("16777216x1", 16_777_216, 1), ("007x08", 7, 8),
  ])
  func `sizes that are taken`(text: String, columns: Int, rows: Int) {
    #expect(read(.size, text) == GridSize(columns: columns, rows: rows))
  }

  @Test func `lists are also taken in brackets`() {
    #expect(read(.panels, "[0, 3]") == [0, 3] && read(.panels, "[0, 3") == nil)
    #expect(read(.view, "[-1, 2, 9, 9.5]") == read(.view, "-1,2,9,9.5"))
  }

  @Test(arguments: [
    "", "x", "10", "10x", "x10", "0x5", "5x0", "-1x3", "+1x3", "1 x 3", "1x3x5", "10X15", "10×15",
    "1.5x2", "16777217x1", "99999999x99999999", "9999999999999999999999x1", "١x٢", "1x2\n",
  ])
  func `sizes that are refused`(text: String) {
    #expect(read(.size, text) == nil)
  }

  @Test(arguments: [
    ("80ms", 80, 1000), ("1s", 1, 1), ("1.5s", 3, 2), ("5m", 300, 1), ("1h", 3600, 1),
    ("60m", 3600, 1), ("3600000ms", 3600, 1), ("0.000001ms", 1, 1_000_000_000),
    ("0.5m", 30, 1), ("33.333333333ms", 33_333_333_333, 1_000_000_000_000),
    ("3599.999999999s", 3_599_999_999_999, 1_000_000_000),
  ])
  func `times that are taken`(text: String, numerator: Int, denominator: Int) {
    #expect(read(.delay, text) == FrameDelay(numerator, over: denominator))
  }

  @Test(arguments: [
    "", "80", "ms", "0ms", "0s", "-1s", "1.s", ".5s", "1..5s", "1.2.3s", "1 s", "1S", "1e3ms",
    "61m", "1.1h", "3600001ms", "999999999.999999999h", "999999999.999999999m",
    "999999999.999999999ms", "1234567890s", "1.1234567890s", "٣s", "1sec", "80msx",
  ])
  func `times that are refused`(text: String) {
    #expect(read(.delay, text) == nil)
  }

  @Test(arguments: [
    ("25", 1, 25), ("12.5", 2, 25), ("0.01", 100, 1), ("1000", 1, 1000), ("30000.0", 0, 1),
    ("1000.000000001", 0, 1), ("0.009999999", 0, 1), ("999999999.999999999", 0, 1), ("0", 0, 1),
    ("-5", 0, 1), ("24fps", 0, 1), ("30000/1001", 0, 1), ("", 0, 1), ("29.97", 100, 2997),
    ("1e1", 1, 10), ("+25", 1, 25), ("25.", 1, 25), (".5", 2, 1), ("1.25E+1", 2, 25), ("1e", 0, 1),
  ])
  func `rates are the time of one frame, from 0.01 to 1000`(
    text: String, numerator: Int, denominator: Int
  ) {
    #expect(read(.fps, text) == (numerator == 0 ? nil : FrameDelay(numerator, over: denominator)))
  }

  @Test(arguments: [
    ("2", "2"), ("2.0", "2"), ("002", "2"), ("+2.", "2"), ("2e0", "2"), ("20E-1", "2"),
    (".5", "0.5"), ("0.50", "0.5"), ("5e-1", "0.5"),
  ])
  func `numbers are taken in all their notations, and written in one`(text: String, one: String) {
    let speed = Monsters().words.settings.filter { $0.name == "speed" }
    for setting in [Setting.viewTurn] as [any SettingDeclaration] + speed {
      #expect(setting.refusal(of: Node(made: text)) == nil)
      #expect(setting.canonical(Node(made: text)).text == one)
    }
    #expect(Setting.viewTurn.canonical(Node(made: "-0")).text == "0")
  }

  @Test(arguments: ["", "x", "0x10", "inf", "nan", "1_0", "1,5", "1e400", "-2e9", "٣", "--1"])
  func `what is no number of places is no angle`(text: String) {
    #expect(read(.viewTurn, text) == nil)
  }

  @Test(arguments: [
    ("0", 0), ("17", 17), ("50%", 75), ("100%", 150), ("0%", 0), ("5%", 7), ("0.666%", 0),
    ("0.667%", 1), ("33.333%", 49), ("33.334%", 50), ("33.3340000%", 50),
  ])
  func `a population is a number, or a percentage rounded down`(text: String, count: Int) {
    #expect(read(.penguins, text)?.count(of: 150) == count)
  }

  @Test(arguments: [
    "", "%", "-1", "+1", "101%", "100.001%", "-5%", "1.5", "5 %", "5%%", "0.0001%", "many",
    "99999999999999999999",
  ])
  func `populations that are refused`(text: String) {
    #expect(read(.orcas, text) == nil)
  }

  @Test func `a share of the largest sea does not overflow`() {
    #expect(Population.share(100_000).count(of: .max) == .max)
  }

  @Test func `seeds are all numbers of 64 bits, or random`() {
    #expect(read(.seed, "0") == .number(0))
    #expect(read(.seed, "18446744073709551615") == .number(.max))
    #expect(read(.seed, "random") == .random)
    for text in ["", "-1", "+1", "1.0", "18446744073709551616", "Random", "0x10", "१"] {
      #expect(read(.seed, text) == nil, "\(text)")
    }
  }

  @Test func `colours are pairs of names and codes`() throws {
    let choices = try #require(read(.colors, "alive=#ff8800,dead=#0aF,grid=white"))
    #expect(choices.map(\.name) == ["alive", "dead", "grid"])
    #expect(choices.map(\.colour) == [Colour(0xff8800), Colour(0x00aaff), Colour(0xffffff)])
    #expect(read(.colors, "{alive: '#f80', dead: '#0af', grid: white}") == choices)
    for text in [
      "", "alive", "alive=", "=#fff", "alive=#ff", "alive=#ffff", "alive=#fffffff", "alive=fff",
      "alive=#ggg", "alive=#fff,", ",alive=#fff", "alive=#-ff", "alive=blu", "alive=#ｆｆｆ",
    ] {
      #expect(read(.colors, text) == nil, "\(text)")
    }
  }

  @Test func `a switch is on or off`() {
    for word in ["true", "True", "TRUE", "yes", "on"] { #expect(read(.grid, word) == true) }
    for word in ["false", "False", "FALSE", "no", "off"] { #expect(read(.grid, word) == false) }
    for word in ["", "1", "tRUE", "maybe"] { #expect(read(.grid, word) == nil, "\(word)") }
  }

  @Test func `whole numbers stay in their range`() {
    #expect(read(.frames, "1") == .count(1))
    #expect(read(.frames, "1000000000") == .count(1_000_000_000))
    #expect(read(.frames, "period") == .period)
    for text in ["0", "-1", "+5", "1000000001", "1e3", "1_000", "1,000", " 1", "", "٣"] {
      #expect(read(.frames, text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    (FrameDelay(2, over: 1), "2s"), (FrameDelay(milliseconds: 1500), "1500ms"),
    (FrameDelay(1, over: 3200), "0.3125ms"),
    (FrameDelay(9000 << 40 | 1, over: 1 << 40), "9000000.000000000909494701ms"),
  ])
  func `times are in seconds or in milliseconds, however fine`(time: FrameDelay, text: String) {
    #expect(time.written == text)
  }

  @Test(arguments: [
    "0,0,3,3", "0, -2, 3, 4", "3,4", "-3, 4", "3", "0,0,3", "a,0,3,3", "10x15", "007x08", "0x5",
    "5x0", "10X15", "", "[[1,1], 2]",
    "80ms", "0ms", "0.0s", "1.5s", ".5s", "1.2.3s", "1.s", "1234567890s", "6", "06px",
    "5px", "200px", "201px", "99", "64MB", "1.5gb", "8 MB", "2x", "2k", "1b", "0kB",
    "150%", "100%", "100.01%", "0100.0%", "12.5%", "33.3340000%", "0.0001%", "5 %", ".5%", "1.%",
  ])
  func `texts that are taken are right in the schema, and no others`(text: String) throws {
    try expectAgreement(of: ValueType<CellRect>.rectangle, on: text)
    try expectAgreement(of: ValueType<Cell>.cell, on: text)
    try expectAgreement(of: Setting.size.type, on: text)
    try expectAgreement(of: ValueType<Percentage>.percentage, on: text)
    try expectAgreement(of: Setting.delay.type, on: text)
    try expectAgreement(of: Setting.text.type, on: text)
    try expectAgreement(of: Setting.memory.type, on: text)
    try expectAgreement(of: Setting.panels.type, on: text)
    for name in ["infect", "from"] {
      let setting = try #require(Catalogue.builtIn.vocabulary.first { $0.name == name })
      let isTaken = setting.refusal(of: Node(text, at: .word(text))) == nil
      try expectAgreement(of: setting.schema, isTaken, on: text)
    }
  }

  private func expectAgreement<Value>(of type: ValueType<Value>, on text: String) throws {
    let isTaken = (try? type.read(Node(text, at: .word(text)))) != nil
    try expectAgreement(of: type.schema, isTaken, on: text)
  }

  private func expectAgreement(of schema: String, _ isTaken: Bool, on text: String) throws {
    let pattern = try #require(schema.firstMatch(of: /"pattern": "([^"]*)"/)).1
    let plain = String(pattern).replacing("\\\\", with: "\\")
    let isRight = try Regex(plain).wholeMatch(in: text) != nil
    #expect(isRight == isTaken, "\(text) \(pattern)")
  }

  @Test func `the schema has the bounds of numbers`() {
    #expect(Setting.text.schema.contains(#""minimum": 6, "maximum": 200"#))
    #expect(Setting.seed.schema.contains(#""minimum": 0, "maximum": 18446744073709551615"#))
  }

  @Test func `the schema takes no empty list or text that is refused`() {
    let lists = Catalogue.builtIn.vocabulary.filter { $0.schema.contains("\"array\"") }
    let texts = Catalogue.builtIn.vocabulary.filter {
      $0.schema.contains("\"string\"") && !$0.schema.hasPrefix(#"{"type": "object""#)
    }
    #expect(lists.count > 5 && texts.count > 20)
    for setting in lists {
      let isTaken = setting.refusal(of: Node(.list([]))) == nil
      #expect(isTaken || setting.schema.contains("minItems"), "\(setting.name)")
    }
    for setting in texts {
      let isTaken = setting.refusal(of: Node("", at: .word(""))) == nil
      let isRefused = setting.schema.contains("minLength") || setting.schema.contains("pattern")
      #expect(isTaken || isRefused, "\(setting.name)")
    }
  }
}
