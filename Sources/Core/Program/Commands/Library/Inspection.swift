internal import Libraries
internal import Patterns
internal import Playback
internal import Vocabulary

/// Checks before a file is kept that its content fits its name.
enum Inspection {
  /// A figure is read to its last cell, a state to its seal and by its world.
  static func check(
    _ file: String, _ bytes: [UInt8], _ remote: Remote, in catalogue: Catalogue
  ) throws(RemoteFault) {
    switch KeptKind.of(file)?.kind {
    case .figure:
      do throws(PatternError) {
        _ = try Pattern(reading: bytes, limits: .manyStates)
      } catch {
        throw RemoteFault(.pattern(file: file, error), of: remote)
      }
    case .state:
      do throws(StateFault) {
        _ = try KeptState(bytes, in: catalogue)
      } catch {
        throw RemoteFault(.badState(file: file, words: error.sentence(file).what), of: remote)
      }
    case nil: throw RemoteFault(.missing(file: file), of: remote)
    }
  }
}

/// A state that is kept, as far as lists show it.
struct KeptState {
  let world: any WorldKind
  let state: LoadedState

  /// Reads a state of any world, under the rule that it names where it names one.
  init(_ bytes: [UInt8], in catalogue: Catalogue) throws(StateFault) {
    let text = try StateText(bytes)
    guard let kind = catalogue[text["world"] ?? ""] else { throw .badValue("world") }
    world = text["rule"] == nil ? kind : Self.world(kind, of: text)
    guard let stored = world as? any StoredKind else { throw .badValue("world") }
    state = try stored.state(in: bytes)
  }

  /// The world for a rule, which may be one for fields that end: some rules make another of it.
  private static func world(_ kind: any WorldKind, of text: StateText) -> any WorldKind {
    let written = ["rule", "edges"].compactMap { name in
      text[name].map { WrittenSettings.Entry(name, $0, at: .word($0)) }
    }
    var draft = Draft(world: kind.words, written: WrittenSettings(written))
    return kind.resolved(by: &draft)
  }
}
