internal import TerrariumLibraries

extension KeptKind {
  /// The name.
  package var word: String { self == .figure ? "figure" : "state" }
}

extension LibraryProblem {
  var sentence: (what: String, advice: String) {
    switch self {
    case .noHome:
      (
        "the folder of your library is unknown",
        "set HOME or XDG_DATA_HOME, or give --library"
      )
    case .notKept(let name, let kind, let nearest):
      (
        "your library has no \(kind == .figure ? "pattern" : kind.word) '\(name)'",
        nearest.map { "did you mean '\($0)@\(KeptName.my)'?" }
          ?? (kind == .figure
            ? "'render patterns list' shows what it has, 'render patterns add FILE' adds to it"
            : "'render states list' shows what it has, '- save: NAME@my' keeps one")
      )
    case .notPulled(let name, let nearest):
      (
        "'\(name)' has not been pulled",
        "type 'render patterns pull \(name)'" + (nearest.map { ", or did you mean '\($0)'?" } ?? "")
      )
    case .noRemote(let name, let nearest):
      (
        "there is no remote '\(name)'",
        nearest.map { "did you mean '\($0)'?" }
          ?? "name one with 'render patterns remote add \(KeptName.isRemote(name) ? name : "NAME") URL'"
      )
    case .badName(KeptName.latest):
      ("'\(KeptName.latest)' means whatever was kept last", "choose another name")
    case .badName(let name):
      (
        "'\(name)' is not a name for a pattern or a state",
        "give a line of at most \(KeptName.nameLimit) letters, without any of /\\@:*?\"<>| and without "
          + "a point or a hyphen at its beginning"
      )
    case .badRemote(let name):
      (
        "'\(name)' is not a name for a remote",
        name == KeptName.my
          ? "it means your own library: choose another name"
          : "give one of small letters, digits and hyphens, at most 32"
      )
    case .badAddress(let text, let flaw): flaw.sentence(text)
    case .remoteTaken(let name, let address):
      ("'\(name)' is the remote at \(address)", "--force gives the name to another address")
    case .alreadyKept(let name):
      (
        "'\(name)' exists already, with other contents",
        "give another name, or --force to replace it"
      )
    case .sameButForCapitals(let name, let file):
      (
        "'\(name)' differs from '\(KeptKind.of(file)?.name ?? file)' in capitals only",
        "choose another name"
      )
    case .nameNeeded(let path):
      ("the pattern in '\(path)' has no name", "give --name")
    case .severalForOneName: ("--name is for one pattern", "add the others separately")
    case .severalInto:
      ("--into is for one remote", "give each a folder of its own, or their names could meet")
    case .notMine(let name):
      ("'\(name)' is not in your own library", "name something in it, such as 'eater@my'")
    case .onlyOfRemotes(let name):
      ("'\(name)' does not belong to a remote", "give a remote, or NAME@REMOTE")
    case .conflictsLeft(let count):
      (
        count == 1
          ? "one file was changed on both sides, and left alone"
          : "\(count) files were changed on both sides, and left alone",
        "choose with --conflicts mine, theirs, both or ask"
      )
    case .noRemotes:
      ("there is no remote yet", "name one with 'render patterns remote add NAME URL'")
    }
  }
}

extension RemoteAddress.Flaw {
  fileprivate func sentence(_ text: String) -> (what: String, advice: String) {
    switch self {
    case .noWebAddress:
      (
        "'\(text)' is not the address of a folder on the web",
        "give one such as https://example.org/patterns/"
      )
    case .hasPassword:
      (
        "the address contains a name or a password, which would be stored",
        "leave it out: they come from the environment, a netrc file or a prompt"
      )
    case .hasMore:
      ("'\(text)' has more behind its path", "give the address of a folder, without ? and #")
    }
  }
}
