package import TerrariumVocabulary

/// A kind of step, declared once: its name, its syntax, and its reading. The suggestions, the
/// schema and its documentation are derived from it.
///
/// A new step is a file with its kind, and a line in the list of the worlds that have it, or in
/// `common`.
package struct StepKind: Sendable {
  /// The step's own key, whose name is the step's.
  package let main: any SettingDeclaration
  /// The other keys that it may have.
  package let companions: [any SettingDeclaration]
  /// The names of required keys.
  package let needed: [String]
  /// True if the word may be given without a value: `- restart`.
  package let isValueOptional: Bool
  /// True if the value is a file to write.
  package let writesFile: Bool
  /// The keys whose values are paths.
  package let pathKeys: [String]
  /// The steps to repeat and their number of repetitions, for a compound step; nil if something is
  /// wrong, which is recorded.
  let unfold: (@Sendable (inout StepReader) -> (times: Int, steps: [Node])?)?
  /// Reads the step; nil if something is wrong, which is recorded.
  package let read: @Sendable (inout StepReader) -> Step?

  package init(
    _ main: any SettingDeclaration, with companions: [any SettingDeclaration] = [],
    needing needed: [String] = [], isValueOptional: Bool = false, writesFile: Bool = false,
    pathKeys: [String] = [],
    unfold: (@Sendable (inout StepReader) -> (times: Int, steps: [Node])?)? = nil,
    read: @escaping @Sendable (inout StepReader) -> Step?
  ) {
    self.main = main
    self.companions = companions
    self.needed = needed
    self.isValueOptional = isValueOptional
    self.writesFile = writesFile
    self.pathKeys = writesFile ? [main.name] : pathKeys
    self.unfold = unfold
    self.read = read
  }

  /// Creates a step whose own key is read first; its value is nil without one, or if it is wrong.
  package init<Value>(
    _ name: String, _ type: ValueType<Value>, _ help: String, example: String = "",
    with companions: [any SettingDeclaration] = [], needing needed: [String] = [],
    isValueOptional: Bool = false, writesFile: Bool = false, pathKeys: [String] = [],
    read: @escaping @Sendable (inout StepReader, Value?) -> Step?
  ) {
    let key = Setting(name, type, help, example: example)
    self.init(
      key, with: companions, needing: needed, isValueOptional: isValueOptional,
      writesFile: writesFile, pathKeys: pathKeys
    ) { reader in read(&reader, reader.value(key)) }
  }

  /// Creates a step that is a single word: `- restart`.
  package init(
    word name: String, _ help: String, example: String = "",
    read: @escaping @Sendable (inout StepReader) -> Step?
  ) {
    self.init(name, .toggle, help, example: example, isValueOptional: true) { reader, isMeant in
      guard isMeant == true || !reader.keys.isGiven(named: name) else { return nil }
      return read(&reader)
    }
  }

  /// The name.
  package var name: String { main.name }

  /// Lines of a script as an example; `annotate` is also a setting, and has a command line instead.
  package var example: String { main.example }

  /// The steps of every world, in the order of help.
  package static let common: [StepKind] = [
    .run, .hold, .set, .still, .snapshot, .restore, .forget, .restart, .repeat,
  ]

  /// The steps of worlds that have state files.
  package static let stateSteps: [StepKind] = [.save, .load]

  /// The steps of worlds that show cells.
  package static let cellSteps: [StepKind] = [.camera, .annotate, .snapshots] + stateSteps

  /// The steps that change cells.
  package static let editing: [StepKind] = [
    .toggle, .place, .copy, .cut, .erase, .invert, .mirror, .scatter, .undo, .mark, .keep,
  ]
}
