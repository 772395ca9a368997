internal import TerrariumLibraries
internal import TerrariumPatterns
package import TerrariumPlayback
package import TerrariumVocabulary

/// A kept state, as far as lists show it.
package struct KeptState {
  package let world: any WorldKind
  package let state: LoadedState

  /// Parses a state of any world, under its own rule if it names one.
  package init(_ bytes: [UInt8], in catalogue: Catalogue) throws(StateFault) {
    let text = try StateText(bytes)
    guard let kind = catalogue[text["world"] ?? ""] else { throw .badValue("world") }
    world = text["rule"] == nil ? kind : Self.world(kind, of: text)
    guard let stored = world as? any StoredKind else { throw .badValue("world") }
    state = try stored.state(in: bytes)
  }

  /// The world for a rule, which may be a bounded one: some rules change the world.
  private static func world(_ kind: any WorldKind, of text: StateText) -> any WorldKind {
    let written = ["rule", "edges"].compactMap { name in
      text[name].map { WrittenSettings.Entry(name, $0, at: .word($0)) }
    }
    var reader = SettingsReader(world: kind.words, written: WrittenSettings(written))
    return kind.resolved(by: &reader)
  }
}
