internal import Libraries

extension KeptKind {
  /// The name.
  package var word: String { self == .figure ? "figure" : "state" }
}

extension LibraryProblem {
  var sentence: (what: String, advice: String) {
    switch self {
    case .noHome:
      (
        "the system does not tell where your library lies",
        "set HOME or XDG_DATA_HOME, or give --library"
      )
    case .notKept(let name, let kind, let nearest):
      (
        "your library has no \(kind.word) '\(name)'",
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
        "'\(name)' is no name for something that is kept",
        "give a line of at most \(KeptName.nameLimit) letters, without any of /\\@:*?\"<>| and without "
          + "a point or a hyphen at its beginning"
      )
    case .badRemote(let name):
      (
        "'\(name)' is no name for a remote",
        name == KeptName.my
          ? "it means your own library: choose another name"
          : "give one of small letters, digits and hyphens, at most 32"
      )
    case .badAddress(let text, let flaw): flaw.sentence(text)
    case .remoteTaken(let name, let address):
      ("'\(name)' is the remote at \(address)", "--force gives the name to another address")
    case .alreadyKept(let name):
      (
        "'\(name)' is there already, and is another one",
        "give another name, or --force to replace it"
      )
    case .sameButForCapitals(let name, let file):
      (
        "'\(name)' differs from '\(KeptKind.of(file)?.name ?? file)' by capitals alone",
        "choose another name"
      )
    case .nameNeeded(let path):
      ("nothing tells what the figure in '\(path)' is called", "give --name")
    case .severalForOneName: ("--name is for one figure", "add the others by themselves")
    case .severalInto:
      ("--into is for one remote", "give each a folder of its own, or their names could meet")
    case .notMine(let name):
      ("'\(name)' is not of your own library", "name something of it, such as 'eater@my'")
    case .onlyOfRemotes(let name): ("'\(name)' is no remote's", "give a remote, or NAME@REMOTE")
    case .conflictsLeft(let count):
      (
        count == 1
          ? "one file was changed on both sides, and is as it was"
          : "\(count) files were changed on both sides, and are as they were",
        "say which to keep with --conflicts mine, theirs, both or ask"
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
        "'\(text)' is no address of a folder on the web",
        "give one such as https://example.org/patterns/"
      )
    case .hasPassword:
      (
        "the address holds a name or a password, which would be kept with it",
        "leave it out: they come from the environment, a netrc file or a prompt"
      )
    case .hasMore:
      ("'\(text)' has more behind its path", "give the address of a folder, without ? and #")
    }
  }
}

extension RemoteFault {
  var sentence: (what: String, advice: String) {
    let (what, advice) = facts
    let start = "'\(remote)' (\(address)): \(what)"
    guard let progress else { return (start, advice) }
    return (
      "\(start), after \(progress.done) of \(progress.count) files",
      advice + (advice.isEmpty ? "" : "; ") + "the next try does the others"
    )
  }

  private var facts: (what: String, advice: String) {
    switch kind {
    case .libraryMissing:
      ("speaking to it needs libcurl, which is not there", "install it: Debian calls it libcurl4")
    case .unreachable(let words):
      ("it cannot be reached: \(words)", "check the address and the network")
    case .silent(let seconds):
      ("it has said nothing for \(seconds) s", "try again, or give it longer with --timeout")
    case .endlessHeaders: ("the headers of its answer have no end", "check the address")
    case .notTrusted(let words):
      (
        "it cannot prove who it is: \(words)",
        "check the address, and the certificate with its host"
      )
    case .cutOff: ("the connection was cut", "try again: what is done is kept")
    case .failed(let words): ("the transfer failed: \(words)", "")
    case .signInNeeded: ("it asks who you are", Self.signIn(remote))
    case .signInRefused:
      ("it does not take your name and password, or your token", Self.signIn(remote))
    case .signInVisible:
      (
        "your password would go there for everybody on the way to read",
        "use an address that begins with https"
      )
    case .forbidden: ("it does not let you do that", "ask its host for the right to")
    case .redirected(let place):
      (
        "it sends one elsewhere" + (place.isEmpty ? "" : ", to \(place)"),
        "if that is right, name it with 'render patterns remote add \(remote) URL --force'"
      )
    case .notFound: ("there is no such folder", "check the address")
    case .webPage: ("it answers with a web page, and is no folder", "check the address")
    case .badListing(let words): ("its list of files cannot be read: \(words)", "check the address")
    case .cannotList:
      (
        "it does not speak WebDAV",
        "figures can be pulled where it has a list of hashes, \(Remote.list), and no more"
      )
    case .full: ("it has no room for that", "make room there")
    case .broken(let status):
      ("it fails with \(status), again and again", "try again later, or ask its host")
    case .readOnly(let status):
      (
        "its folder can only be read: what is written there is refused with \(status)",
        "ask its host for the right to; 'render patterns pull \(remote)' fetches what it has"
      )
    case .notWritten(let file, let status):
      ("'\(file)' cannot be written there: it is refused with \(status)", "ask its host")
    case .unprotected:
      (
        "it obeys neither conditions nor locks, so that two people would write over each other",
        "nothing is written there; 'render patterns pull \(remote)' fetches what it has"
      )
    case .locked(let file): ("'\(file)' is locked by somebody else", "try again when they are done")
    case .refused(let status): ("it refuses with \(status)", "ask its host")
    case .tooLarge(let file, let limit):
      ("'\(file)' is larger than \(limit >> 20) MB", "it is not taken")
    case .tooMany(let limit): ("it has more than \(limit) files", "it is not read")
    case .missing(let file): ("it has no '\(file)'", "'render patterns browse \(remote)' lists it")
    case .changedMeanwhile(let file):
      ("'\(file)' was changed meanwhile", "'render patterns sync \(remote)' settles that")
    case .pattern(let file, let error):
      ("'\(file)' is not kept: \(error.sentence(nil).what)", "have it mended there")
    case .badState(let file, let words): ("'\(file)' is not kept: \(words)", "have it mended there")
    case .otherBytes(let file):
      ("'\(file)' is not what the list of hashes says", "try again, or have the list mended")
    }
  }

  private static func signIn(_ remote: String) -> String {
    let names = Remote.variables(of: remote)
    return "set \(names.user) and \(names.password), or \(names.token), or write it into ~/.netrc"
  }
}
