internal import TerrariumLibraries

extension KeptKind {
  package var word: String { self == .pattern ? "pattern" : "state" }
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
        "your library has no \(kind.word) '\(name)'",
        nearest.map { "did you mean '\($0)@\(KeptName.my)'?" }
          ?? (kind == .pattern
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
    case .notMine(let name):
      ("'\(name)' is not in your own library", "name something in it, such as 'eater@my'")
    }
  }
}
