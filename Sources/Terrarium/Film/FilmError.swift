internal import TerrariumVocabulary

/// All faults of a film, in the words of the command line.
///
/// Use its `description` for the text: the module does without Foundation, whose
/// `localizedDescription` does not have it.
///
/// ```swift
/// do {
///   try await Film(.life(rule: "B3/S2z")).write(to: "life.gif")
/// } catch let error as FilmError {
///   print(error)  // every fault on a line of its own: what is wrong; what to do
/// }
/// ```
public struct FilmError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A single fault.
  public struct Fault: Hashable, Sendable {
    /// The message, and after a semicolon the advice.
    public let sentence: String

    /// The line of the YAML steps that has the fault, counted from 1; for steps given as values,
    /// the number of the step. Nil for a fault outside the steps.
    public let line: Int?

    /// The column in that line, counted from 1.
    public let column: Int?
  }

  /// All faults: those of the settings first, then those of the steps from top to bottom.
  public let faults: [Fault]

  /// The messages, a line for each fault.
  public let description: String
}

extension FilmError.Fault {
  fileprivate init(_ fault: TerrariumVocabulary.Fault) {
    sentence = fault.text
    if case .file(_, let line, let column, _) = fault.place {
      self.line = line
      self.column = column
    } else {
      line = nil
      column = nil
    }
  }
}

extension FilmError {
  /// Creates the error from faults found during planning.
  init(_ faults: Faults) {
    self.faults = faults.list.map(Fault.init)
    description = faults.list.map { ($0.placeText ?? "") + $0.text }.joined(separator: "\n")
  }

  init(_ fault: TerrariumVocabulary.Fault) { self.init(Faults([fault])) }

  init(_ problem: Problem) { self.init(TerrariumVocabulary.Fault(problem)) }
}
