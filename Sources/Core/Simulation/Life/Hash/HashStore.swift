/// The squares that copies of a field share until one of them changes.
///
/// `@unchecked Sendable`: a field changes its store only while it holds the one reference to it
/// (`HashField.ownStore`), and reading changes nothing.
package final class HashStore: @unchecked Sendable {
  package var nodes: NodeStore

  /// The memory limit in bytes.
  let memory: Int

  /// Creates an empty store with a memory limit; of many states if their rule is given.
  package init(memory: Int, rule: (any LocalRule)? = nil) {
    self.memory = memory
    nodes = NodeStore(memory: memory, rule: rule)
  }

  /// Creates a separate store for a copy that is about to change.
  init(cloning other: HashStore) {
    memory = other.memory
    nodes = NodeStore(cloning: other.nodes)
  }

  /// The tree 2^exponent generations later. Worthless once the nodes are exhausted.
  func stepped(_ tree: HashTree, exponent: Int, background: UInt8) -> HashTree {
    guard tree.root != 0 else { return tree }
    let wide = nodes.begin(tree, exponent: exponent, background: background)
    return nodes.end(nodes.future(of: wide.root, level: wide.level), level: wide.level - 1)
  }
}
