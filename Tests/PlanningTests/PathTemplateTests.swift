import TerrariumPlanning
import Testing

struct PathTemplateTests {
  @Test(arguments: [
    ("sea-{seed}.gif", ["seed"]), ("{a}{b}", ["a", "b"]), ("plain.gif", []), ("{}", []),
    ("{a b}.gif", []), ("{seed", []), ("{{seed}}", ["seed"]), ("{max-size}", ["max-size"]),
  ])
  func `names stand in braces`(path: String, names: [String]) {
    #expect(PathTemplate(path).names == names)
  }

  @Test func `braces without a name are text, however many they are`() {
    let path = String(repeating: "{", count: 4000) + "seed}" + String(repeating: "{a", count: 4000)
    let template = PathTemplate(path)
    #expect(template.names == ["seed"])
    #expect(template.path(with: ["seed": "7"]) == path.replacing("{seed}", with: "7"))
  }

  @Test(arguments: [
    ("sea-{seed}.gif", "sea-7.gif"), ("{seed}/{rule}.png", "7/B3-S23.png"),
    ("a{}b{seed}{", "a{}b7{"),
    ("{seed}-{theme}", "7-{theme}"), ("{{seed}}", "{7}"), ("{text}", "a-b-c-d-.--_e"),
  ])
  func `values are filled in, tamed for file names`(path: String, filled: String) {
    let values = ["seed": "7", "rule": "B3/S23", "text": "a b/c:d*.--_e"]
    #expect(PathTemplate(path).path(with: values) == filled)
  }
}
