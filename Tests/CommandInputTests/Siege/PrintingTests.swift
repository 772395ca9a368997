import TerrariumSupport
import Testing

/// Names and texts in files, which must be escaped when they are printed.
@Suite(.ownThread) struct PrintingTests {
  @Test(arguments: [["run"], ["run", "--dry-run"], ["check"], ["run", "--json"]])
  func `no name breaks a line, colours it, or is a command`(words: [String]) throws {
    let folder = TemporaryFolder()
    let names = ["s\n::error::x.yaml", "::error::y.yaml", "  ::error::w.yaml", "##[error]v.yaml"]
    for (number, name) in names.enumerated() {
      try folder.write(
        "world: life\npattern: glider\nframes: 2\nout: \"\(number)\\n::error::pwned\\e[31m.csv\"\n",
        to: name)
    }
    try folder.write("world: life\nframes: 2\nout: \"::error::p.csv\"\n", to: "t.yaml")
    try folder.write("world: life\n\"fo\\e[31mo\\n::error::\": 1\nout: a.csv\n", to: "::z.yaml")
    let run = try Command.run(
      words + names + ["t.yaml", "::z.yaml"], in: folder,
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.code == 2)
    let lines = (run.text + run.complaint).split(separator: "\n", omittingEmptySubsequences: false)
    let commands = lines.filter { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("::") }
    // A check also annotates missing files, here one for each other scenario.
    #expect(commands.count == (words == ["check"] ? 6 : 1), "\(commands)")
    #expect(commands.allSatisfy { $0.hasPrefix("::error file=") })
    #expect(commands.count { $0.hasPrefix("::error file=%3A%3Az.yaml,line=2,col=1::") } == 1)
    #expect(!lines.contains { $0.contains("##[") }, "\(lines)")
    #expect(!(run.text + run.complaint).unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func `a tab is a letter that is seen, and marks stand below what they mean`() throws {
    let folder = TemporaryFolder()
    let flag = try Command.run(["sea", "--cell=5\t", "--out", "a.png"], in: folder)
    #expect(flag.complaint == "render: cell cannot be '5␉'; it is a whole number from 1 to 2048\n")
    try folder.write("world: sea\ncell:\t\tx\nout: a.png\n", to: "t.yaml")
    let file = try Command.run(["run", "--color", "always", "t.yaml"], in: folder)
    let lines = file.complaint.split(separator: "\n").dropFirst()
    #expect(Array(lines) == ["  2 | cell:␉␉x", "    |        \u{1b}[1;31m^\u{1b}[0m"])
  }
}
