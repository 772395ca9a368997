internal import Encoding
internal import Files
internal import Libraries
internal import Patterns
internal import Planning
internal import Playback
internal import Rendering
internal import Simulation
internal import Vocabulary

/// `render states list`, `render states show NAME`, `render states remove NAME`: what `save` keeps
/// in one's own library.
enum StatesCommand {
  static let options: [CommandOption] = [.thisPage, .library, .json, .colour]
  static let words = ["list", "show", "remove"]
  static let vocabulary: [any SettingDeclaration] = [Setting.out, Setting.theme]

  static func run(_ words: [String]) async -> ExitCode {
    let flags = FlagReader(words, vocabulary: vocabulary, options: options)
    if flags.options["help"] != nil { return Printer.shared.result(Help.states.text) }
    flags.applyColour()
    let library = LibraryFlags(flags)
    let faults = flags.faults + library.faults
    guard faults.isEmpty else { return Printer.shared.refuse(faults) }
    let rest = Array(flags.words.dropFirst())
    switch flags.words.first {
    case nil, "list":
      if let word = rest.first {
        return Printer.shared.refuse(
          [Fault(.unknownWord(word, nearest: nil), at: .word(word))])
      }
      return await list(library, flags.settings)
    case "show": return await show(rest, library, flags.settings)
    case "remove": return remove(rest, library)
    case .some(let word):
      return Printer.shared.refuse([
        Fault(
          .badValue(
            setting: "what to do with states", text: word,
            expected: "list, show NAME or remove NAME",
            nearest: NearestMatch.of(word, in: Self.words)), at: .word(word))
      ])
    }
  }

  /// A state and what its file says.
  private struct Item {
    let name: String
    let path: String
    let kept: KeptState?

    init(_ file: String, on shelf: Shelf) {
      name = KeptKind.of(file)?.name ?? file
      path = shelf.path(of: file)
      kept = (try? shelf.bytes(of: file)).flatMap { try? KeptState($0) }
    }

    var facts: String {
      guard let kept else { return "no state that can be read" }
      let size = kept.state.field.map { ", \($0.size)" } ?? ""
      return "\(kept.world.name), tick \(kept.state.tick)\(size)"
    }

    var json: JSON {
      let base: JSON = ["name": .text("\(name)@\(KeptName.my)")]
      let size = kept?.state.field?.size
      return
        base.with("world", kept.map { .text($0.world.name) })
        .with("tick", kept.map { .number($0.state.tick) })
        .with("width", size.map { .number($0.columns) })
        .with("height", size.map { .number($0.rows) })
    }
  }

  /// All of them, the newest first.
  private static func list(_ flags: LibraryFlags, _ settings: WrittenSettings) async -> ExitCode {
    do {
      let shelf = try flags.my()
      let items = shelf.newestFirst(.state).map { Item($0, on: shelf) }
      let code = Printer.shared.result(text(of: items, flags))
      let paths = settings.texts(of: "out")
      return paths.isEmpty ? code : await StatePreviews.draw(items.map(\.path), paths, settings)
    } catch {
      return Printer.shared.refuse([error])
    }
  }

  private static func text(of items: [Item], _ flags: LibraryFlags) -> String {
    if flags.isJSON { return JSON.lines(items.map(\.json)) }
    return TextTable(items.map { [$0.name.printable, $0.facts] }).text
  }

  private static func show(
    _ words: [String], _ flags: LibraryFlags, _ settings: WrittenSettings
  ) async -> ExitCode {
    do {
      let shelf = try flags.my()
      if words.isEmpty {
        throw Fault(.flagNeedsValue("show", expected: "the name of a state"), at: .word("show"))
      }
      let items = try words.map { Item(try file(of: $0, shelf), on: shelf) }
      let code = Printer.shared.result(text(of: items, flags))
      let paths = settings.texts(of: "out")
      return paths.isEmpty ? code : await StatePreviews.draw(items.map(\.path), paths, settings)
    } catch {
      return Printer.shared.refuse([LibraryMessages.fault(of: error)])
    }
  }

  private static func remove(_ words: [String], _ flags: LibraryFlags) -> ExitCode {
    LibraryMessages.answer {
      let shelf = try flags.my()
      if words.isEmpty {
        throw Fault(.flagNeedsValue("remove", expected: "the name of a state"), at: .word("remove"))
      }
      var code = ExitCode.done
      for file in try words.map({ try file(of: $0, shelf) }) {
        try shelf.remove(file)
        let name = KeptKind.of(file)?.name ?? file
        code = max(code, Printer.shared.result("removed \(name)@\(KeptName.my)\n"))
      }
      return code
    }
  }

  /// The file of a state by its name, with or without the `@my` behind it.
  private static func file(of word: String, _ shelf: Shelf) throws -> String {
    let name = word.hasSuffix("@\(KeptName.my)") ? String(word.dropLast(3)) : word
    if name == KeptName.latest, let file = shelf.latest(.state) { return file }
    let file = KeptKind.state.file(name)
    guard KeptName.isName(name), shelf.has(file) else {
      let nearest = NearestMatch.of(name, in: shelf.names(of: .state))
      throw Fault(.library(.notKept(name, .state, nearest: nearest)), at: .word(word))
    }
    return file
  }
}
