internal import TerrariumBasics
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumProgram
internal import TerrariumVocabulary

/// Moves patterns between the user's library and remotes.
struct RemotePatterns {
  private let call: LibraryCall
  private let book: RemoteBook
  private let timeout: Timeout

  init(_ call: LibraryCall) {
    self.call = call
    var faults: [Fault] = []
    timeout = Timeout(of: call, &faults)
    book = RemoteBook(call.places)
  }

  /// Runs `patterns remote [add NAME URL|list|remove NAME]`.
  func remote() throws -> ExitCode {
    let words = call.words
    switch words.first {
    case nil, "list":
      try call.flags.expectWords(atMost: 2)
      return call.printer.result(listing)
    case "add":
      try call.expectWords(3, "a name and an address", after: "remote add")
      return try add(words[1], words[2])
    case "remove":
      try call.expectWords(2, "the name of a remote", after: "remote remove")
      let remote = try known(words[1])
      try book.remove(remote.name)
      return call.printer.result("forgot '\(remote.name)' and what was pulled from it\n")
    case .some(let word):
      throw Fault.unknown(
        word, for: "the action on a remote", of: ["add", "list", "remove"],
        expected: "add NAME URL, list or remove NAME")
    }
  }

  private var listing: String {
    let all = book.all
    if call.isJSON {
      return JSON.lines(all.map { ["name": .text($0.name), "address": .text($0.address.text)] })
    }
    return TextTable(all.map { [$0.name, $0.address.text] }).text
  }

  private func add(_ name: String, _ text: String) throws -> ExitCode {
    guard KeptName.isRemote(name) else {
      let advice =
        name == KeptName.my
        ? "it means your own library: choose another name"
        : "give one of small letters, digits and hyphens, at most 32"
      throw Fault(.said("'\(name)' is not a name for a remote", advice), at: .word(name))
    }
    let address = try Result { () throws(RemoteAddress.Flaw) in try RemoteAddress(text) }
      .mapError { Fault($0.problem(of: text), at: .word(text)) }.get()
    guard call.places.remotes != nil else { throw LibraryProblem.noHome }
    if let old = book[name], old.address != address, !call.isForced {
      throw Fault(
        .said(
          "'\(name)' is the remote at \(old.address.text)",
          "--force gives the name to another address", isOfFile: true), at: .word(name))
    }
    try book.add(Remote(name: name, address: address))
    return call.printer.result("'\(name)' is \(address.text)\n")
  }

  private func known(_ name: String) throws -> Remote {
    if let remote = book[name] { return remote }
    let nearest = NearestMatch.of(name, in: book.all.map(\.name))
    throw Fault(.library(.noRemote(name, nearest: nearest)), at: .word(name))
  }

  /// Returns the files that the arguments name: all files of a remote, or single ones.
  private func wanted(for command: String) throws -> [(remote: Remote, names: [String]?)] {
    if call.words.isEmpty { throw Fault.lacking("a remote, or NAME@REMOTE", after: command) }
    var all: [(remote: Remote, names: [String]?)] = []
    for word in call.words {
      let kept = KeptName(word)
      let name: String
      switch kept?.shelf {
      case .my:
        throw Fault(
          .said("'\(word)' does not belong to a remote", "give a remote, or NAME@REMOTE"),
          at: .word(word))
      case .remote(let remote): name = remote
      case nil: name = word
      }
      let remote = try known(name)
      let place = all.firstIndex { $0.remote == remote } ?? all.count
      if place == all.count { all.append((remote, [])) }
      all[place].names = kept.flatMap { kept in all[place].names.map { $0 + [kept.name] } }
    }
    return all
  }
}

extension RemotePatterns {
  /// Works on a remote's folder, signing in if necessary, and shows the progress.
  private func synchronise(
    _ shelf: Shelf, with remote: Remote,
    _ body: (Synchroniser, @escaping @Sendable (Int) -> Void) throws -> Synchroniser.Outcome
  ) throws -> Synchroniser.Outcome {
    try SignIn.during(remote, in: call.shell) { visitor in
      let (timeout, catalogue) = (timeout, call.catalogue)
      let synchroniser = Synchroniser(shelf, with: remote) { () throws(RemoteFault) in
        try RemoteFolder(remote, as: visitor, timeout: timeout)
      } inspect: { (file, bytes, remote) throws(RemoteFault) in
        try Inspection.check(file, bytes, remote, in: catalogue)
      }
      let progress = TransferProgress(
        isShown: call.options["quiet"] == nil, on: call.printer)
      defer { progress.end() }
      let outcome = try body(synchroniser) { progress.advance(of: $0) }
      // A user who is not allowed in at all is asked for a name and password.
      for case let fault as RemoteFault in outcome.faults
      where [.signInNeeded, .signInRefused].contains(fault.kind) { throw fault }
      return outcome
    }
  }

  /// Runs `patterns browse REMOTE…`.
  func browse() async throws -> ExitCode {
    var names: [String] = []
    var lines: [String] = []
    var pulled = ExitCode.done
    for (remote, wanted) in try wanted(for: "browse") {
      guard let shelf = call.places.remote(remote.name) else { throw LibraryProblem.noHome }
      let content = try SignIn.during(remote, in: call.shell) { visitor in
        try RemoteFolder(remote, as: visitor, timeout: timeout).content()
      }
      let files = content.files.compactMap { file in
        KeptKind.of(file.file).map { kind, name -> Kept in
          (file, kind, KeptName(name, on: .remote(remote.name)))
        }
      }.filter { wanted?.contains($0.name.name) ?? true }
      lines += call.isJSON ? files.map { json($0, shelf) } : list(files, shelf)
      notice(content.others, of: remote)
      if let name = wanted?.first(where: { name in !files.contains { $0.name.name == name } }) {
        throw RemoteFault(.missing(file: name), of: remote)
      }
      if call.settings["out"] != nil {
        let outcome = try synchronise(shelf, with: remote) { try $0.pull(wanted, advance: $1) }
        if !outcome.faults.isEmpty { pulled = max(pulled, outcome.refuse(call.printer)) }
      }
      // If some cannot be pulled, the others still have their picture.
      names += files.filter { $0.kind == .pattern && shelf.has($0.file.file) }.map(\.name.text)
    }
    let code = max(
      pulled, call.printer.result(call.isJSON ? JSON.lines(lines) : lines.joined()))
    return try await Previews.draw(names, for: call, after: code)
  }

  /// A file of a remote that a library can keep.
  private typealias Kept = (file: RemoteFile, kind: KeptKind, name: KeptName)

  private func list(_ files: [Kept], _ shelf: Shelf) -> [String] {
    let rows = files.map { file, kind, name in
      let size = file.bytes.map { ", " + LibraryMessages.size($0) } ?? ""
      return [name.name, "\(kind.word)\(size)\(shelf.has(file.file) ? ", pulled" : "")"]
    }
    return TextTable(rows).lines
  }

  private func json(_ kept: Kept, _ shelf: Shelf) -> String {
    let base: JSON = ["name": .text(kept.name.text), "kind": .text(kept.kind.word)]
    return base.with("bytes", kept.file.bytes?.json)
      .with("pulled", .truth(shelf.has(kept.file.file))).written()
  }

  private func notice(_ others: [String], of remote: Remote) {
    for name in others {
      call.printer.note(
        "'\(remote.name)' has a file '\(name.prefix(100))', which is not a name that a library would "
          + "keep; it is left out")
    }
  }

  /// Runs `patterns pull WHAT…`: fetches files of a remote into its local copy, or into another
  /// folder.
  func pull() throws -> ExitCode {
    let folder = call.options["into"]
    var report = SyncReport(isJSON: call.isJSON, on: call.printer)
    let wanted = try wanted(for: "pull")
    // In one folder two remotes would overwrite each other's files.
    if folder != nil, wanted.count > 1 {
      throw Fault(
        .said(
          "--into is for one remote", "give each a folder of its own, or their names could meet"))
    }
    for (remote, names) in wanted {
      guard let shelf = folder.map({ Shelf(folder: $0) }) ?? call.places.remote(remote.name) else {
        throw LibraryProblem.noHome
      }
      let outcome = try synchronise(shelf, with: remote) {
        try $0.pull(names, isRecorded: folder == nil, advance: $1)
      }
      report.add(outcome, of: remote)
    }
    return report.finish()
  }

  /// Runs `patterns push WHAT…`: sends files of the library to a remote.
  func push() throws -> ExitCode {
    let shelf = try call.my()
    var report = SyncReport(isJSON: call.isJSON, on: call.printer)
    for (remote, names) in try wanted(for: "push") {
      let missing = (names ?? []).filter { name in
        !KeptKind.allCases.contains { shelf.has($0.file(name)) }
      }
      guard missing.isEmpty else {
        return call.printer.refuse(
          missing.map { name in
            let nearest = NearestMatch.of(name, in: shelf.names(of: .pattern))
            return Fault(
              .library(.notKept(name, .pattern, nearest: nearest)),
              at: .word("\(name)@\(remote.name)"))
          })
      }
      report.add(
        try synchronise(shelf, with: remote) { try $0.push(names, advance: $1) }, of: remote)
    }
    return report.finish()
  }

  /// Runs `patterns sync [REMOTE…]`.
  func sync() async throws -> ExitCode {
    let shelf = try call.my()
    let remotes = try call.words.isEmpty ? book.all : call.words.map(known)
    if remotes.isEmpty {
      throw Fault(
        .said(
          "there is no remote yet", "name one with 'render patterns remote add NAME URL'",
          isOfFile: true))
    }
    var report = SyncReport(isJSON: call.isJSON, on: call.printer)
    var open: [(remote: Remote, conflict: Conflict)] = []
    for remote in remotes {
      let outcome = try synchronise(shelf, with: remote) { try $0.meet(advance: $1) }
      report.add(outcome, of: remote)
      for conflict in outcome.conflicts {
        if !call.isJSON { call.printer.say(conflict.text(with: remote, in: call.catalogue)) }
        if let answer = ConflictAsking.answer(call.options["conflicts"], call.printer) {
          let done = try settle(conflict, answer, shelf, remote)
          report.add(done, of: remote)
          if done.endsAll { break }
        } else {
          open.append((remote, conflict))
          report.add([.leftOpen(conflict.file)], of: remote)
        }
      }
    }
    var code = report.finish()
    if !open.isEmpty {
      let files = open.count == 1 ? "one file was" : "\(open.count) files were"
      let fault = Fault(
        .said(
          "\(files) changed on both sides, and left alone",
          "choose with --conflicts mine, theirs, both or ask", isOfFile: true))
      code = max(code, call.printer.refuse([fault]))
    }
    if !call.settings.texts(of: "out").isEmpty { code = max(code, try await draw(open)) }
    return code
  }

  /// Settles a conflict by the user's answer; faults are part of the outcome.
  private func settle(
    _ conflict: Conflict, _ answer: ConflictAnswer, _ shelf: Shelf, _ remote: Remote
  ) throws -> Synchroniser.Outcome {
    try synchronise(shelf, with: remote) { synchroniser, _ in
      var outcome = Synchroniser.Outcome()
      do {
        outcome.actions = try synchroniser.settle(conflict, answer)
      } catch {
        outcome.faults = [error]
      }
      return outcome
    }
  }

  /// Draws the local and the remote version of a pattern next to each other.
  private func draw(_ open: [(remote: Remote, conflict: Conflict)]) async throws -> ExitCode {
    var names: [String] = []
    var side = 1
    for (remote, conflict) in open {
      for bytes in [conflict.mine, conflict.theirs] {
        let size = bytes.flatMap { try? PatternFile(reading: $0, limits: .manyStates) }?.content
          .size
        side = max(side, size?.columns ?? 1, size?.rows ?? 1)
      }
      guard let (kind, name) = KeptKind.of(conflict.file), kind == .pattern else { continue }
      if conflict.mine != nil { names.append(KeptName(name, on: .my).text) }
      if let theirs = conflict.theirs, let shelf = call.places.remote(remote.name) {
        try shelf.keep(theirs, as: conflict.file)
        names.append(KeptName(name, on: .remote(remote.name)).text)
      }
    }
    // Without open conflicts there is nothing to draw, and no fault.
    if names.isEmpty { return .done }
    return try await Previews.draw(names, ofSide: names.count <= 8 ? side : nil, for: call)
  }
}

extension Synchroniser.Outcome {
  /// True if something failed that would also fail for every other file.
  fileprivate var endsAll: Bool { faults.contains { ($0 as? RemoteFault)?.kind.endsAll ?? false } }
}

extension RemoteAddress.Flaw {
  /// The problem of a text that is not the address of a remote.
  fileprivate func problem(of text: String) -> Problem {
    switch self {
    case .noWebAddress:
      .said(
        "'\(text)' is not the address of a folder on the web",
        "give one such as https://example.org/patterns/")
    case .hasPassword:
      .said(
        "the address contains a name or a password, which would be stored",
        "leave it out: they come from the environment, a netrc file or a prompt")
    case .hasMore:
      .said(
        "'\(text)' has more behind its path", "give the address of a folder, without ? and #")
    }
  }
}
