internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumProgram
package import TerrariumVocabulary

extension RemoteFault: FaultOfExtra {
  package var fault: Fault {
    let (what, advice) = sentence
    return Fault(
      .said(
        WorldMessage(
          what, advice, isOfFile: true, isOfMissingLibrary: kind == .libraryMissing)))
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
