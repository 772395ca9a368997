import TerrariumVocabulary
import Testing

struct VariationTests {
  private func values(_ text: String) -> [String]? {
    let node = Node("seed=\(text)", at: .flag("--vary"))
    return (try? Setting.vary.type.read(node))?.first?.values.map(\.text)
  }

  @Test(arguments: [
    ("1..5", ["1", "2", "3", "4", "5"]), ("5..1", ["5", "4", "3", "2", "1"]), ("7..7", ["7"]),
    ("0..100..50", ["0", "50", "100"]), ("0..9..4", ["0", "4", "8"]), ("-1..1", ["-1", "0", "1"]),
    ("9..0..4", ["9", "5", "1"]), ("a", ["a"]), ("a,b", ["a", "b"]), ("1..2,5", ["1..2", "5"]),
    (#"a,b,"c,d""#, ["a", "b", "c,d"]), (#""1..3""#, ["1..3"]), ("1.5..2", ["1.5..2"]),
    ("a=b,c", ["a=b", "c"]), (#""a""b",z"#, [#"a"b"#, "z"]),
    (#""""",a"b""c"d"#, [#"""#, #"ab"cd"#]), (#""""#, [""]), (#""",a,"""#, ["", "a", ""]),
    ("9223372036854775806..9223372036854775807", ["9223372036854775806", "9223372036854775807"]),
    ("0..5..9223372036854775807", ["0"]),
    (
      "18446744073709551614..18446744073709551615",
      ["18446744073709551614", "18446744073709551615"]
    ),
    ("9223372036854775808..9223372036854775807", ["9223372036854775808", "9223372036854775807"]),
  ])
  func `values that are taken`(text: String, expected: [String]) {
    #expect(values(text) == expected)
  }

  @Test(arguments: [
    "", ",", "a,", ",a", "a,,b", #""a"#, "1..5..0", "1..5..-1", "0..1000000000000",
    "0..9223372036854775807",
    "0..-9223372036854775808", "-9223372036854775808..9223372036854775807",
  ])
  func `values that are refused`(text: String) {
    #expect(values(text) == nil)
  }

  @Test func `a mapping gives values labels`() throws {
    let text = "{rule: {Life: B3/S23, a long one: B36/S23}, seed: 1..3}"
    let all = try Setting.vary.type.read(Node(text, at: .flag("--vary")))
    #expect(all.map(\.name) == ["rule", "seed"] && all.map(\.isLabelled) == [true, false])
    #expect(all[0].values.map(\.text) == ["B3/S23", "B36/S23"])
    #expect(all[0].titles == ["B3/S23": "Life", "B36/S23": "a long one"])
    for wrong in ["{rule: {}}", "{rule: {a: [B3/S23]}}", "{rule: {a: {b: c}}}"] {
      #expect(Setting.vary.refusal(of: Node(wrong, at: .flag("--vary"))) != nil, "\(wrong)")
    }
  }

  @Test func `too many are counted`() {
    func count(_ text: String) -> Problem? {
      let node = Node("seed=\(text)", at: .flag("--vary"))
      guard case .problem(let problem, _) = Setting.vary.refusal(of: node) else { return nil }
      return problem
    }
    let limit = 1_000_000_000_000
    #expect(count("0..1000000000000") == .tooManyVariants(count: limit + 1, limit: limit))
    #expect(count("0..3000000000000..3") == .tooManyVariants(count: limit + 1, limit: limit))
    #expect(count("0..-9223372036854775808") == .tooManyVariants(count: .max, limit: limit))
    let (said, least) = ("variants are too many", "9223372036854775807")
    #expect(count("0..9223372036854775805")?.sentence.what == "9223372036854775806 \(said)")
    for text in ["0..\(least)", "1..18446744073709551615"] {
      #expect(count(text)?.sentence.what == "more than \(least) \(said)", "\(text)")
    }
    #expect(count("1..1000000000000") == nil)
  }

  @Test func `combinations are counted through, the last value fastest`() {
    let place = Place.flag("--vary")
    let varied = [
      Variation(
        name: "rule", namePlace: place,
        values: VariedValues(["a", "b", "c"].map { Node($0, at: place) })),
      Variation(
        name: "seed", namePlace: place,
        values: VariedValues(first: 9, step: -4, count: 3, at: place)),
    ]
    let all = (0..<varied.combinations).map {
      varied.values(ofCombination: $0).map(\.text).joined()
    }
    #expect(all == ["a9", "a5", "a1", "b9", "b5", "b1", "c9", "c5", "c1"])
    #expect(varied[1].values.range == "9..1..4" && varied[0].values.range == nil)
    let endless = VariedValues(first: 0, step: 1, count: .max, at: place)
    let two = [1, 2].map { Variation(name: "\($0)", namePlace: place, values: endless) }
    #expect(two.combinations == .max)
  }

  @Test(arguments: ["seed", "=1", "1..5", ""])
  func `a variation has a name and values`(text: String) {
    #expect(Setting.vary.refusal(of: Node(text, at: .flag("--vary"))) != nil)
  }

  @Test(arguments: [
    (#"{"seed": "1..2", "title": ["a, b", "", "1..2"]}"#, [["1", "2"], ["a, b", "", "1..2"]]),
    ("[{seed: [1]}, size=3x3]", [["1"], ["3x3"]]),
  ])
  func `a flag has them in YAML's flow`(text: String, expected: [[String]]) throws {
    let taken = try Setting.vary.type.read(Node(text, at: .flag("--vary")))
    #expect(taken.map { $0.values.map(\.text) } == expected)
  }

  @Test func `variations are a mapping, or a list of texts and mappings`() throws {
    let place = Place.flag("--vary")
    let text = Node("seed=1..2", at: place)
    let pair = Node.Pair(key: "size", keyPlace: place, value: Node("3x3", at: place))
    let (map, list) = (Node(.map([pair]), at: place), Node(.list([text]), at: place))
    let taken = try Setting.vary.type.read(Node(.list([text, map]), at: place))
    #expect(taken.map(\.name) == ["seed", "size"])
    for item in [list, Node(.list([]), at: place)] {
      let both = Node(.list([text, item]), at: place)
      guard case .unexpectedPart(item) = Setting.vary.refusal(of: both) else {
        Issue.record("\(item.text)")
        continue
      }
    }
  }
}
