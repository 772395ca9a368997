/// A setting, declared once: a name, a type, a line of help. The flag, the scenario key, the help,
/// the completions and the schema are derived from it.
package struct Setting<Value: Sendable>: Sendable {
  package let name: String
  package let type: ValueType<Value>
  /// One line, without a full stop. Short help shows the part before the first semicolon.
  package private(set) var help: String
  /// A command line that uses it, or script lines for the key of a step; empty if there is none.
  package let example: String
  /// The default value, as a user would write it; nil if there is none.
  package let fallback: String?
  package let isRepeatable: Bool
  /// True if it affects pictures, so that it belongs to a picture's recipe.
  package let isOfRecipe: Bool
  /// True if it decides how a file is read; a recipe contains it only if it contains the file's own
  /// text.
  package let isOfOrigin: Bool
  /// The effect of setting it in a step.
  package let changes: SettingChange
  /// True if its value is the path of a picture beside the film.
  package let writesPicture: Bool
  /// True if its value is the path of a file that films extend.
  package let growsFile: Bool
  /// Returns true if a text names a file; nil if no value does.
  private let meansFile: (@Sendable (String) -> Bool)?
  /// Returns true if giving the default differs from leaving it out; nil if it never does.
  private let defaultMatters: (@Sendable (SettingsReader) -> Bool)?

  package init(
    _ name: String, _ type: ValueType<Value>, _ help: String, example: String = "",
    fallback: String? = nil, isRepeatable: Bool = false, isOfRecipe: Bool = true,
    isOfOrigin: Bool = false, changes: SettingChange = .nothing, writesPicture: Bool = false,
    growsFile: Bool = false, meansFile: (@Sendable (String) -> Bool)? = nil,
    defaultMatters: (@Sendable (SettingsReader) -> Bool)? = nil
  ) {
    self.changes = changes
    self.writesPicture = writesPicture
    self.growsFile = growsFile
    self.meansFile = meansFile
    self.name = name
    self.type = type
    self.help = help
    self.example = example
    self.fallback = fallback
    self.isRepeatable = isRepeatable
    self.isOfRecipe = isOfRecipe
    self.isOfOrigin = isOfOrigin
    self.defaultMatters = defaultMatters
  }
}

extension Setting {
  /// The setting with another meaning in one world.
  package func meaning(_ help: String) -> Setting {
    var setting = self
    setting.help = help
    return setting
  }
}

/// The effect of changing a setting during a film.
package enum SettingChange: Hashable, Sendable {
  case nothing
  /// It changes the look or the delay of pictures.
  case look
  /// It changes the world itself, if possible.
  case world
}

/// The declaration of a setting, without the type of its value.
package protocol SettingDeclaration: Sendable {
  var name: String { get }
  var help: String { get }
  var example: String { get }
  var fallback: String? { get }
  var isRepeatable: Bool { get }
  var isOfRecipe: Bool { get }
  var isOfOrigin: Bool { get }
  var changes: SettingChange { get }
  var writesPicture: Bool { get }
  var growsFile: Bool { get }
  /// True if some or all of its values name files, whose texts replace them in recipes.
  var takesFiles: Bool { get }
  var placeholder: String { get }
  var expected: String { get }
  var choices: [String] { get }
  var schema: String { get }
  var isSwitch: Bool { get }

  /// True if a text as its value would read a file.
  func readsFile(_ text: String) -> Bool

  /// True if giving its default differs from leaving it out beside other settings, so that recipes
  /// keep it.
  func keepsDefault(beside reader: SettingsReader) -> Bool

  /// The reason why a value is invalid; nil if it is valid.
  func refusal(of node: Node) -> Refusal?

  /// The canonical form of a value, for recipes.
  func canonical(_ node: Node) -> Node

  /// Checks the given value, if there is one, and records its faults in a reader.
  func check(in reader: inout SettingsReader)
}

extension SettingDeclaration {
  /// The essential part of the help, for short pages.
  package var shortHelp: String { String(help.prefix { $0 != ";" }) }

  /// A value, where `{file: dot.rle, text: o!}` becomes the text of a file with its name.
  package func reading(_ value: Node) -> Node { takesFiles ? value.readingFile : value }

  /// The name of the file that a value names or contains; nil if it has no file.
  package func file(of value: Node) -> String? {
    value.file ?? (readsFile(value.text) ? value.text : nil)
  }

  /// True if its values are texts in tables, even if they look like numbers.
  package var isText: Bool {
    placeholder.split(separator: "|").contains {
      ["TEXT", "NAME", "FILE", "FOLDER", "CELLS"].contains($0)
    }
  }
}

extension [any SettingDeclaration] {
  package subscript(name: String) -> (any SettingDeclaration)? { first { $0.name == name } }
}

extension Setting: SettingDeclaration {
  package var placeholder: String { type.placeholder }
  package var expected: String { type.expected }
  package var choices: [String] { type.choices }
  package var schema: String { type.schema }
  package var isSwitch: Bool { type.isSwitch }

  package var takesFiles: Bool { meansFile != nil }

  package func readsFile(_ text: String) -> Bool {
    !HashedFile.isWord(text) && meansFile?(text) ?? false
  }

  package func keepsDefault(beside reader: SettingsReader) -> Bool {
    defaultMatters?(reader) ?? false
  }

  package func refusal(of node: Node) -> Refusal? {
    do throws(Refusal) {
      _ = try type.read(node)
      return nil
    } catch {
      return error
    }
  }

  package func check(in reader: inout SettingsReader) {
    if reader.written[name] != nil { _ = reader.value(self) }
  }

  package func canonical(_ node: Node) -> Node {
    guard let write = type.write, let value = try? type.read(node) else { return node }
    return write(value)
  }
}
