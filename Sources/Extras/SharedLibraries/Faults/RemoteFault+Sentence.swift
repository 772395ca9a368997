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
      advice + (advice.isEmpty ? "" : "; ") + "the next try continues"
    )
  }

  private var facts: (what: String, advice: String) {
    switch kind {
    case .libraryMissing:
      ("access needs libcurl, which is not installed", "install it: Debian calls it libcurl4")
    case .unreachable(let words):
      ("it cannot be reached: \(words)", "check the address and the network")
    case .silent(let seconds):
      ("it has not answered for \(seconds) s", "try again, or wait longer with --timeout")
    case .slow(let seconds):
      (
        "it has sent less than 1000 bytes a second for \(seconds) s",
        "try again, or wait longer with --timeout"
      )
    case .endlessHeaders: ("the headers of its answer do not end", "check the address")
    case .notTrusted(let words):
      (
        "its certificate is not valid: \(words)",
        "check the address, and the certificate with its host"
      )
    case .cutOff: ("the connection was cut", "try again: what is done is kept")
    case .failed(let words): ("the transfer failed: \(words)", "")
    case .signInNeeded: ("it needs a login", Self.signIn(remote))
    case .signInRefused:
      ("it rejects your name and password, or your token", Self.signIn(remote))
    case .signInVisible:
      (
        "your password would be sent without encryption",
        "use an address that begins with https"
      )
    case .forbidden: ("it denies that", "ask its owner for permission")
    case .redirected(let place):
      (
        "it redirects to another address" + (place.isEmpty ? "" : ", to \(place)"),
        "if that is right, name it with 'render patterns remote add \(remote) URL --force'"
      )
    case .notFound: ("there is no such folder", "check the address")
    case .webPage: ("it answers with a web page, and is not a folder", "check the address")
    case .badListing(let words): ("its list of files cannot be read: \(words)", "check the address")
    case .cannotList:
      (
        "it does not support WebDAV",
        "patterns can be pulled if it has a list of hashes, \(Remote.list), and no more"
      )
    case .full: ("it is full", "free some space there")
    case .broken(let status):
      ("it fails with \(status) repeatedly", "try again later, or ask its host")
    case .readOnly(let status):
      (
        "its folder can only be read: what is written there is refused with \(status)",
        "ask its owner for permission; 'render patterns pull \(remote)' fetches what it has"
      )
    case .notWritten(let file, let status):
      ("'\(file)' cannot be written there: it is refused with \(status)", "ask its host")
    case .unprotected:
      (
        "it supports neither conditions nor locks, so two people could overwrite each other",
        "nothing is written there; 'render patterns pull \(remote)' fetches what it has"
      )
    case .locked(let file): ("'\(file)' is locked by somebody else", "try again when they are done")
    case .refused(let status): ("it refuses with \(status)", "ask its host")
    case .tooLarge(let file, let limit):
      ("'\(file)' is larger than \(limit >> 20) MB", "it is not taken")
    case .tooMany(let limit): ("it has more than \(limit) files", "it is not read")
    case .missing(let file): ("it has no '\(file)'", "'render patterns browse \(remote)' lists it")
    case .changedMeanwhile(let file):
      ("'\(file)' has changed meanwhile", "'render patterns sync \(remote)' resolves that")
    case .pattern(let file, let error):
      ("'\(file)' is not kept: \(error.sentence(nil).what)", "have it corrected there")
    case .badState(let file, let words):
      ("'\(file)' is not kept: \(words)", "have it corrected there")
    case .otherBytes(let file):
      ("'\(file)' does not match the list of hashes", "try again, or have the list corrected")
    }
  }

  private static func signIn(_ remote: String) -> String {
    let names = Remote.variables(of: remote)
    return "set \(names.user) and \(names.password), or \(names.token), or write it into ~/.netrc"
  }
}
