internal import Files

extension Program.Failure {
  /// The sentence for the failure of another program, in its own last words if it had any.
  package func sentence(_ path: String) -> (what: String, advice: String) {
    let said = complaint.split(whereSeparator: \.isNewline).suffix(4).joined(separator: " / ")
    let words = said.isEmpty ? "" : ": \(said)"
    switch ending {
    case .notStarted(let reason):
      return ("'\(path)': \(name) could not be started: \(reason)", "")
    case .exit(let code):
      return ("'\(path)': \(name) ended with code \(code)\(words)", path.oldFile)
    case .signal(let number):
      return ("'\(path)': \(name) was ended by signal \(number)\(words)", path.oldFile)
    case .nothingWritten:
      return ("'\(path)': \(name) has written nothing\(words)", path.oldFile)
    }
  }
}
