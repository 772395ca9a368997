/// The squares that copies of a field share until one of them changes.
///
/// `@unchecked Sendable`: a field changes its store only while it holds the one reference to it
/// (`HashField.ownStore`), and all that reads goes without notes.
package final class HashStore: @unchecked Sendable {
  package var nodes: NodeStore

  /// An empty store that may use a number of bytes; of many states where their rule is given.
  package init(memory: Int, rule: (any LocalRule)? = nil) {
    nodes = NodeStore(memory: memory, rule: rule)
  }

  /// A store of its own for a copy that is about to change.
  init(cloning other: HashStore) {
    nodes = NodeStore(cloning: other.nodes)
  }
}
