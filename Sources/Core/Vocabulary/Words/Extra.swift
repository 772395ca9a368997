/// A module beside the core that adds to the program.
///
/// What it adds it says by the protocols that it conforms to, such as `PatternScripts`. `render` has
/// one list of all extras; the catalogue and each draft carry it.
package protocol Extra: Sendable {}

extension [any Extra] {
  /// Those that add something of a kind.
  package func adding<Kind>(_ kind: Kind.Type) -> [Kind] { compactMap { $0 as? Kind } }
}
