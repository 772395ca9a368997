internal import TerrariumEncoding
internal import TerrariumLibraries
package import TerrariumPlanning
internal import TerrariumPlayback
package import TerrariumProgram
package import TerrariumVocabulary

/// Libraries of patterns that several people share through a WebDAV folder: further actions of
/// `render patterns`.
package struct RemoteLibraries: PatternActions, LimitedExtra {
  package init() {}

  package var actions: [Subcommand] {
    [
      Subcommand(name: "remote", takes: ["force", "json"]) { try RemotePatterns($0).remote() },
      Subcommand(name: "browse", takes: ["json", "out", "theme", "timeout"]) {
        try await RemotePatterns($0).browse()
      },
      Subcommand(name: "pull", takes: ["into", "json", "timeout"]) {
        try RemotePatterns($0).pull()
      },
      Subcommand(name: "push", takes: ["json", "timeout"]) { try RemotePatterns($0).push() },
      Subcommand(name: "sync", takes: ["conflicts", "json", "out", "theme", "timeout"]) {
        try await RemotePatterns($0).sync()
      },
    ]
  }

  package let options: [CommandOption] = [.pullInto, .conflicts, .timeout, .quiet]

  package let examples = [
    "render patterns remote add team https://example.org/patterns/",
    "render patterns browse team --out team.png", "render patterns pull eater-9@team",
    "render patterns sync team --conflicts both",
  ]

  package let help = """
    A remote is a WebDAV folder: 'remote add NAME URL' names it, 'browse' lists it, 'pull' fetches
    from it, 'push' sends to it, 'sync' brings both to the same. Scenarios name patterns as
    NAME@my and NAME@REMOTE, and never ask the network. Who you are is told by the variables
    TERRARIUM_REMOTE_USER and TERRARIUM_REMOTE_PASSWORD, or TERRARIUM_REMOTE_TOKEN, with the
    remote's name in capitals for REMOTE, by ~/.netrc, or at a prompt.
    """

  package var wordsAfter: [(word: String, words: [String], files: [String])] {
    [("remote", ["add", "list", "remove"], [])]
  }

  package func faults(of call: LibraryCall) -> [Fault] {
    var faults: [Fault] = []
    _ = Timeout(of: call, &faults)
    return faults
  }

  package var limits: [LimitRow] {
    [
      LimitRow("bytes of a pattern at a remote", KeptKind.pattern.limit),
      LimitRow("bytes of a state at a remote", KeptKind.state.limit),
      LimitRow("files of a remote", Remote.fileLimit),
      LimitRow("bytes of a remote's list of files", Remote.listingLimit),
      LimitRow(
        "time without an answer of a remote", Remote.defaultTimeout, "seconds",
        raisedBy: "`--timeout`"),
    ]
  }
}

extension CommandOption {
  fileprivate static let pullInto = CommandOption(
    name: "into", help: "the folder for 'pull', such as one in a repository",
    placeholder: "DIR", expected: "a folder")
  fileprivate static let conflicts = CommandOption(
    name: "conflicts", help: "which version 'sync' keeps of a file that was changed on both sides",
    choices: ConflictAnswer.allCases.map(\.rawValue) + ["ask"])
  fileprivate static let timeout = CommandOption(
    name: "timeout", help: "seconds to wait for an answer, or for one to go on (30)",
    placeholder: "SECONDS", expected: "a whole number of seconds, from 1 to 3600, such as 30 or 30s"
  )
}

extension Timeout {
  /// Creates the given timeout, or the default one; an invalid one is recorded.
  init(of call: LibraryCall, _ faults: inout [Fault]) {
    self =
      call.flags.value(of: .timeout, &faults) { text in
        let written = FrameDelay(written: text).flatMap { $0.denominator == 1 ? $0.numerator : nil }
        return (Int(text) ?? written).flatMap {
          1...3600 ~= $0 && !text.hasPrefix("+") ? Timeout(seconds: $0) : nil
        }
      } ?? .init()
  }
}
