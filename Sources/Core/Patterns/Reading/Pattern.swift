package import TerrariumBasics

/// The content of a pattern file: its cells and its facts.
package struct Pattern: Hashable, Sendable {
  /// The cells, drawn or as a tree.
  package enum Content: Hashable, Sendable {
    case figure(Figure)
    /// A macrocell file's tree, which may be far too large to draw.
    case tree(Macrocell)
  }

  package var content: Content

  /// The rule as the file spells it; nil if it names none.
  package var rule: String?

  /// Its name, its author, and the lines of its comments, without their signs.
  package var notes = PatternNotes()

  /// The position of the box's top left corner, if the file gives it.
  package var position: Cell?

  /// True if it is read from an apgcode, whose numbers of states depend on the rule.
  package var isOfCode = false

  /// The complete rule file that follows the cells.
  package var ruleFile: String?

  /// The highest state above 1 that was read, and its first place.
  package var highestState: HighState?

  /// A state and its place.
  package struct HighState: Hashable, Sendable {
    package let state: Int
    package let position: TextPosition
  }

  /// The generation given by the file.
  package var generation: UInt128?

  /// The columns and rows of its data, whatever its header says.
  package var covered: GridSize?

  /// The columns and rows that its header names, which place it on a bounded grid.
  package var declared: GridSize?

  /// The words of its comments, where these may contain a script.
  package var scriptWords: [ScriptWord] = []

  /// A pattern without facts, and as long as nothing is known of it, without cells.
  package init(
    _ content: Content = .figure(Figure(size: GridSize(columns: 0, rows: 0), runs: []))
  ) {
    self.content = content
  }

  /// Notes a state that was read, which must be one that there may be.
  mutating func note(
    state: Int, at position: TextPosition, limits: PatternLimits
  ) throws(PatternError) -> UInt8 {
    guard state < limits.states, let byte = UInt8(exactly: state) else {
      throw .moreStates(state, at: position)
    }
    if state > 1, state > highestState?.state ?? 0 {
      highestState = HighState(state: state, position: position)
    }
    return byte
  }

  /// The cells as a figure.
  ///
  /// - Throws: that a tree has more cells than the limits allow, or that they lie too far apart.
  package func figure(limits: PatternLimits = PatternLimits()) throws(PatternError) -> Figure {
    try content.figure(limits: limits)
  }
}

extension Pattern.Content {
  /// The columns and rows of its box.
  package var size: GridSize {
    switch self {
    case .figure(let figure): figure.size
    case .tree(let tree): tree.liveBox.size
    }
  }

  /// The cells as a figure.
  ///
  /// - Throws: that a tree has more cells than the limits allow, or that they lie too far apart.
  package func figure(limits: PatternLimits) throws(PatternError) -> Figure {
    switch self {
    case .figure(let figure): figure
    case .tree(let tree): try tree.figure(limits: limits)
    }
  }
}

/// The notations of pattern files.
package enum PatternFormat: Sendable { case rle, plaintext, life105, life106, macrocell, mcell }

/// The limits of a pattern file.
package struct PatternLimits: Hashable, Sendable {
  /// The bytes of a file's text, after decompression.
  package var bytes = 256 << 20

  /// Living cells in a figure.
  package var cells = 1 << 28

  /// Runs of living cells in a figure, at 16 bytes each.
  package var runs = 1 << 25

  /// The columns or rows of a box, and how far from 0 a cell may be.
  package var side = 1_000_000_000

  /// The number of states that cells may have: 2, or up to 256 for readers of more.
  package var states = 2

  /// Nodes of a macrocell tree.
  package var nodes = 1 << 24

  /// Limits that leave room for every figure a picture can show.
  package init() {}

  /// The same for figures in as many states as there may be.
  package static let manyStates: PatternLimits = {
    var limits = PatternLimits()
    limits.states = 256
    return limits
  }()
}
