internal import TerrariumVocabulary

/// One thing that was checked: a file that a scenario makes, the links of a page, or a scenario of
/// which nothing could be made.
struct CheckedCase {
  /// The scenario; nil for a case outside of all scenarios.
  let scenario: String?
  let name: String
  /// The place in the scenario that names it.
  var place: Place?
  /// The files that differ from the expected ones; none if all agree.
  var findings: [Finding] = []
  /// The faults because of which it was not checked.
  var faults: [Fault] = []
}

extension CheckedCase {
  /// A scenario that could not be checked.
  init(failed scenario: String?, _ faults: [Fault]) {
    self.init(
      scenario: scenario, name: scenario ?? "render check", place: faults.first?.place,
      faults: faults)
  }
}
