internal import TerrariumVocabulary

/// A checked item: a file of a scenario, the links of a page, or a scenario that could not be
/// planned.
struct CheckedCase {
  /// The scenario; nil for a case outside all scenarios.
  let scenario: String?
  let name: String
  /// Its place in the scenario.
  var place: Place?
  /// The files that differ; empty if all agree.
  var findings: [Finding] = []
  /// The faults that prevented the check.
  var faults: [Fault] = []
}

extension CheckedCase {
  /// Creates the case of a scenario that could not be checked.
  init(failed scenario: String?, _ faults: [Fault]) {
    self.init(
      scenario: scenario, name: scenario ?? "render check", place: faults.first?.place,
      faults: faults)
  }
}
