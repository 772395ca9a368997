/// A module that extends the core program.
///
/// Its extensions are protocols that it conforms to, such as `PatternScripts`. `render` has one
/// list of all extras, which the catalogue and each reader carry.
package protocol Extra: Sendable {}

extension [any Extra] {
  /// The extras that conform to a protocol.
  package func adding<Kind>(_ kind: Kind.Type) -> [Kind] { compactMap { $0 as? Kind } }
}
