/// One word of the vocabulary: a name, a type, a line of help. Declared once; from it come the
/// flag, the scenario key, the help, the completions and the schema.
package struct Setting<Value: Sendable>: Sendable {
  package let name: String
  package let type: ValueType<Value>
  /// One line, without a full stop. Short pages have the part before the first semicolon.
  package private(set) var help: String
  /// A command line that uses it, or the lines of a script for the key of a step; empty if there is
  /// none.
  package let example: String
  /// The default value, as a person would write it; nil if there is none.
  package let fallback: String?
  /// True if a flag may be given several times.
  package let isRepeatable: Bool
  /// True if pictures depend on it; then it belongs to the recipe of a picture.
  package let isOfRecipe: Bool
  /// True if it says how a file is read: a recipe has it where it has the file's own text.
  package let isOfOrigin: Bool
  /// The effect if a step sets it during the film.
  package let changes: SettingChange
  /// True if its value is the path of a picture that is written beside the film.
  package let writesPicture: Bool
  /// True if its value is the path of a file that films add to.
  package let growsFile: Bool
  /// True if a text is the name of a file, where some or all of its values are.
  private let meansFile: (@Sendable (String) -> Bool)?

  package init(
    _ name: String, _ type: ValueType<Value>, _ help: String, example: String = "",
    fallback: String? = nil, isRepeatable: Bool = false, isOfRecipe: Bool = true,
    isOfOrigin: Bool = false, changes: SettingChange = .nothing, writesPicture: Bool = false,
    growsFile: Bool = false, meansFile: (@Sendable (String) -> Bool)? = nil
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
  }
}

extension Setting {
  /// The same in a world to which it means something of its own.
  package func meaning(_ help: String) -> Setting {
    var setting = self
    setting.help = help
    return setting
  }
}

/// The effect of changing a setting during a film.
package enum SettingChange: Hashable, Sendable {
  /// It stays as it is at the start.
  case nothing
  /// The look or the delay of pictures.
  case look
  /// The world itself, where that can change.
  case world
}

/// The declaration of a setting without the type of its value.
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
  /// True if some or all of its values are names of files, for which recipes have their texts.
  var takesFiles: Bool { get }
  var placeholder: String { get }
  var expected: String { get }
  var choices: [String] { get }
  var schema: String { get }
  var isSwitch: Bool { get }

  /// True if a file would be read where its value is some text.
  func readsFile(_ text: String) -> Bool

  /// True if a value would be refused, and why.
  func refusal(of node: Node) -> Refusal?

  /// A value in the one way that recipes use.
  func canonical(_ node: Node) -> Node

  /// Checks the given value, if there is one, and has a draft note its faults.
  func check(in draft: inout Draft)
}

extension SettingDeclaration {
  /// The part of the help that is enough for a short page.
  package var shortHelp: String { String(help.prefix { $0 != ";" }) }

  /// A value, of which `{file: dot.rle, text: o!}` is the text of a file with its name.
  package func reading(_ value: Node) -> Node { takesFiles ? value.readingFile : value }

  /// The name of the file that a value names, or whose text it is; nil if it has nothing to do with
  /// one.
  package func file(of value: Node) -> String? {
    value.file ?? (readsFile(value.text) ? value.text : nil)
  }

  /// True if its value is a text for people to read.
  package var isFreeText: Bool { placeholder == "TEXT" }

  /// True if its values are texts in tables, also where they look like numbers.
  package var isText: Bool {
    placeholder.split(separator: "|").contains {
      ["TEXT", "NAME", "FILE", "FOLDER", "CELLS"].contains($0)
    }
  }
}

extension [any SettingDeclaration] {
  /// The setting of a name; nil if there is none.
  package subscript(name: String) -> (any SettingDeclaration)? { first { $0.name == name } }
}

extension Setting: SettingDeclaration {
  package var placeholder: String { type.placeholder }
  package var expected: String { type.expected }
  package var choices: [String] { type.choices }
  package var schema: String { type.schema }
  package var isSwitch: Bool { type.isSwitch }

  package var takesFiles: Bool { meansFile != nil }

  package func readsFile(_ text: String) -> Bool { meansFile?(text) ?? false }

  package func refusal(of node: Node) -> Refusal? {
    do throws(Refusal) {
      _ = try type.read(node)
      return nil
    } catch {
      return error
    }
  }

  package func check(in draft: inout Draft) {
    if draft.written[name] != nil { _ = draft.value(self) }
  }

  package func canonical(_ node: Node) -> Node {
    guard let write = type.write, let value = try? type.read(node) else { return node }
    return write(value)
  }
}
