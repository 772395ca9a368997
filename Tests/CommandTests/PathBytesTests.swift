import Foundation
import TerrariumSupport
import Testing

/// Names of files are bytes, and need not be text.
@Suite(.ownThread) struct PathBytesTests {
  private let folder = TemporaryFolder()

  private func shell(_ line: String) throws -> Child.Outcome {
    try Child.run(
      "/bin/sh", ["-c", "name=$(printf 'caf\\351'); \(line)", Command.built], in: folder.path)
  }

  /// The names in the folder, bytes that are no letters as numbers.
  private func names() throws -> [String] {
    try shell("LC_ALL=C ls -A -b").text.split(separator: "\n").map(String.init)
  }

  @Test func `a file gets the very name, and is shown with its odd byte escaped`() throws {
    let run = try shell("exec \"$0\" sea --frames 3 --out \"$name.csv\" --out \"$name-%d.png\"")
    #expect(run.code == 0)
    #expect(run.complaint.contains("caf\\xE9.csv  ") && run.complaint.contains("caf\\xE9-%d.png  "))
    #expect(try names() == ["caf\\351-0.png", "caf\\351-1.png", "caf\\351-2.png", "caf\\351.csv"])
  }

  @Test func `such a folder, scenario and pattern are found`() throws {
    #expect(try shell("mkdir $name && printf '3o!' > $name/$name.rle").code == 0)
    let line = "{world: life, pattern: glider, size: 9x9, frames: 2, out: a.csv}"
    #expect(try shell("printf '\(line)' > $name/$name.yaml").code == 0)
    let run = try shell("exec \"$0\" run --quiet $name/$name.yaml")
    #expect(run.code == 0, "\(run.complaint)")
    #expect(try shell("cat $name/a.csv").text.split(separator: "\n").count == 3)
    #expect(try shell("exec \"$0\" check $name/$name.yaml").code == 0)
    #expect(
      try shell("mv $name/a.csv $name/c.csv; exec \"$0\" check $name/$name.yaml").text
        == "caf\\xE9/a.csv: missing; `render run $'caf\\xE9/caf\\xE9.yaml'` makes it\n")
    let pattern = try shell(
      "exec \"$0\" life --pattern $name/$name.rle --frames 2 --quiet --out $name/b.csv")
    #expect(pattern.code == 0, "\(pattern.complaint)")
  }

  @Test func `a fault shows it escaped`() throws {
    let run = try shell("exec \"$0\" sea --frames 3 --out $name/a.csv")
    #expect(run.code != 0)
    #expect(
      run.complaint
        == "render: 'caf\\xE9/a.csv': the folder 'caf\\xE9' does not exist; make it first\n")
    let json = try shell("exec \"$0\" sea --frames 3 --quiet --json --out $name.csv")
    #expect(json.text.contains(#""path": "caf\\xE9.csv""#))
  }

  @Test func `links in a circle are told in a sentence and stay`() throws {
    #expect(try shell("ln -s b.gif a.gif; ln -s a.gif b.gif").code == 0)
    let run = try shell("exec \"$0\" sea --frames 3 --out a.gif")
    #expect(
      run.complaint.hasSuffix(
        "'a.gif': the links there lead in a circle; let one of them lead to a file\n"))
    #expect(run.code != 0)
    #expect(try names() == ["a.gif", "b.gif"])
    let reading = try shell("exec \"$0\" run a.gif")
    #expect(reading.code != 0 && reading.complaint.contains("lead in a circle"))
  }
}
