import TerrariumSupport
import Testing

/// The completions of bash at work; those of other shells are tried in Scripts/outside.
@Suite(.ownThread) struct CompletionTests {
  private let folder = TemporaryFolder()

  private static let completions = Result {
    try Command.run("completions bash", in: TemporaryFolder()).text
  }

  /// The completions that bash offers after some words, of which the last is incomplete.
  private func offered(_ words: [String]) throws -> [String] {
    let scripts = TemporaryFolder()
    try scripts.write(Self.completions.get(), to: "render.bash")
    let script = """
      source \(scripts.path("render.bash"))
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _render; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try Child.run("/bin/bash", ["-c", script, "bash"] + words, in: folder.path)
    #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
    return run.text.split(separator: "\n").map(String.init)
  }

  private static let ofExtras: [([String], [String])] =
    (Command.has(extra: "Identification")
      ? [
        (["render", "identify", "zo"], ["zoo.rle"]), (["render", "identify", "--js"], ["--json"]),
      ]
      : [])
    + (Command.has(extra: "SharedLibraries")
      ? [
        (["render", "patterns", "remote", "re"], ["remove"]),
        (["render", "patterns", "remote", "gosp"], []),
        (["render", "patterns", "remote", "--libr"], ["--library"]),
      ] : [])

  @Test(
    arguments: [
      (["render", "li"], ["life", "list"]),
      (["render", "sea", "--the"], ["--theme"]),
      (["render", "sea", "--theme", "da"], ["dark"]),
      (["render", "sea", "--theme", "=", "da"], ["dark"]),
      (["render", "sea", "--chart", "be"], ["beside"]),
      (["render", "sea", "--grid", "--ou"], ["--out"]),
      (["render", "life", "--pattern", "gosp"], ["gosper-glider-gun"]),
      (["render", "life", "--rule", "highl"], ["highlife"]),
      (["render", "run", "--pattern", "gosp"], ["gosper-glider-gun"]),
      (["render", "run", ""], ["deep", "a.yaml", "b.json"]),
      (["render", "check", "a"], ["a.yaml"]),
      (["render", "sea", "-o", "a"], ["a.gif", "a.yaml"]),
      (["render", "show", "a"], ["a.gif"]),
      (["render", "patterns", "show", "gosp"], ["gosper-glider-gun"]),
      (["render", "patterns", "add", "zo"], ["zoo.rle"]),
      (["render", "patterns", "show", "zo"], []),
      (["render", "patterns", "sh"], ["show"]), (["render", "patterns", "gosp"], []),
      (["render", "patterns", "rename", "gosp"], []),
      (["render", "life", "--vary", "see"], ["seed="]),
      (["render", "run", "--vary", "orc"], ["orcas="]),
      (["render", "life", "--sort", "entr"], ["entropy"]),
      (["render", "sea", "--measures", "tic"], ["ticks"]),
      (["render", "completions", "z"], ["zsh"]), (["render", "completions", "install", "i"], []),
      (["render", "completions", "install", "f"], ["fish"]),
      (["render", "states", "re"], ["remove"]), (["render", "states", "show", "re"], []),
      (["render", "patterns", "list", "my"], ["my"]),
      (["render", "sea", "--shape", "h"], []), (["render", "life", "--shape", "h"], ["hexagon"]),
      (["render", "sea", "--rows", "o"], []), (["render", "life", "--rows", "o"], ["objects"]),
      (["render", "sea", "--format", "m"], ["mp4"]),
      (["render", "life", "--format", "m"], ["mp4", "mc"]),
      (["render", "help", "che"], ["check"]),
    ] + ofExtras)
  func `bash offers what may follow`(words: [String], offered: [String]) throws {
    for name in ["a.yaml", "b.json", "a.gif", "zoo.rle"] { try folder.write("", to: name) }
    try folder.makeFolder("deep")
    #expect(Set(try self.offered(words)) == Set(offered), "\(words)")
  }

  @Test(arguments: [
    ("bash", "data/bash-completion/completions/render"),
    ("zsh", "data/zsh/site-functions/_render"),
    ("fish", "config/fish/completions/render.fish"),
  ])
  func `completions install themselves where a shell looks`(shell: String, place: String) throws {
    let places = [
      "XDG_DATA_HOME": folder.path("data"), "XDG_CONFIG_HOME": folder.path("config"),
      "SHELL": "/usr/bin/\(shell)",
    ]
    let text = try Command.run("completions \(shell)", in: folder).text
    for words in [["completions", "install"], ["completions", "install", shell]] {
      let run = try Command.run(words, in: folder, environment: places)
      #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
      #expect(run.text.hasPrefix(folder.path(place) + "\n\(shell) reads it "))
      #expect(try folder.text(place) == text)
    }
  }

  @Test(arguments: [
    (
      ["install", "fihs"], "/bin/bash",
      "the shell cannot be 'fihs'; did you mean 'fish'? It is one of bash, zsh, fish"
    ),
    (["install"], "/bin/tcsh", "the shell cannot be 'tcsh'; it is one of bash, zsh, fish"),
    (["install"], "", "install needs a value; give one of bash, zsh, fish"),
    (["instal"], "/bin/bash", "the shell cannot be 'instal'; did you mean 'install'?"),
  ])
  func `what cannot be installed is said`(words: [String], shell: String, said: String) throws {
    let run = try Command.run(["completions"] + words, in: folder, environment: ["SHELL": shell])
    #expect(run.code == 64)
    #expect(run.complaint.contains(said), "\(run.complaint)")
    #expect(folder.names.isEmpty)
  }
}
