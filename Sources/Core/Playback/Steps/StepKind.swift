package import TerrariumVocabulary

/// A word of the script: its name, how it is written, and how it is read. Declared once; from it
/// come the reading, the suggestions, the schema and the pages about it.
///
/// A new step is a file with its kind, which reads it, and a line in the list of the worlds that have
/// it, or in `common`.
package struct StepKind: Sendable {
  /// The step's own key; its name is the step's.
  package let main: any SettingDeclaration
  /// The further keys that it may have.
  package let companions: [any SettingDeclaration]
  /// The names of those that it always has.
  package let needed: [String]
  /// True if the word may be given without a value: `- restart`.
  package let isValueOptional: Bool
  /// True if the value is a file that is written.
  package let writesFile: Bool
  /// The keys whose values are paths.
  package let pathKeys: [String]
  /// The steps that it stands for and the number of their repetitions, if it is no step of its own;
  /// nil if something is wrong, which is then noted.
  let unfold: (@Sendable (inout StepDraft) -> (times: Int, steps: [Node])?)?
  /// Reads the step; nil if something is wrong, which is then noted.
  package let read: @Sendable (inout StepDraft) -> Step?

  package init(
    _ main: any SettingDeclaration, with companions: [any SettingDeclaration] = [],
    needing needed: [String] = [], isValueOptional: Bool = false, writesFile: Bool = false,
    pathKeys: [String] = [],
    unfold: (@Sendable (inout StepDraft) -> (times: Int, steps: [Node])?)? = nil,
    read: @escaping @Sendable (inout StepDraft) -> Step?
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

  /// A step whose own key is read first; its value is nil without one, or where it is wrong.
  package init<Value>(
    _ name: String, _ type: ValueType<Value>, _ help: String, example: String = "",
    with companions: [any SettingDeclaration] = [], needing needed: [String] = [],
    isValueOptional: Bool = false, writesFile: Bool = false, pathKeys: [String] = [],
    read: @escaping @Sendable (inout StepDraft, Value?) -> Step?
  ) {
    let key = Setting(name, type, help, example: example)
    self.init(
      key, with: companions, needing: needed, isValueOptional: isValueOptional,
      writesFile: writesFile, pathKeys: pathKeys
    ) { draft in read(&draft, draft.value(key)) }
  }

  /// A step that is a word alone: `- restart`.
  package init(
    word name: String, _ help: String, example: String = "",
    read: @escaping @Sendable (inout StepDraft) -> Step?
  ) {
    self.init(name, .toggle, help, example: example, isValueOptional: true) { draft, isMeant in
      guard isMeant == true || !draft.keys.isGiven(named: name) else { return nil }
      return read(&draft)
    }
  }

  /// The name.
  package var name: String { main.name }

  /// Lines of a script that use it; `annotate` is a setting, too, and has a command line instead.
  package var example: String { main.example }

  /// The steps of every world, in the order in which help lists them.
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
