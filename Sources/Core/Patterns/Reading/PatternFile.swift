package import TerrariumBasics

/// The content of a pattern file: its cells and its facts.
package struct PatternFile: Hashable, Sendable {
  /// The cells, drawn or as a tree.
  package enum Content: Hashable, Sendable {
    case cells(Pattern)
    /// A macrocell file's tree, which may be far too large to draw.
    case tree(Macrocell)
  }

  package var content: Content

  /// The rule as the file spells it; nil if it has none.
  package var rule: String?

  /// Its name, author and comment lines, without their signs.
  package var notes = PatternNotes()

  /// The position of the box's top left corner, if the file gives it.
  package var position: Cell?

  /// True if it comes from an apgcode, whose state numbers depend on the rule.
  package var isOfCode = false

  /// The complete rule file that follows the cells.
  package var ruleFile: String?

  /// The highest state above 1, and its first place.
  package var highestState: HighState?

  /// A state and its place.
  package struct HighState: Hashable, Sendable {
    package let state: Int
    package let position: TextPosition
  }

  /// The generation given by the file.
  package var generation: UInt128?

  /// The columns and rows of its data, regardless of its header.
  package var covered: GridSize?

  /// The columns and rows in its header, which place it on a bounded grid.
  package var declared: GridSize?

  /// The text of a drawing in letters, whose meaning depends on the rule.
  package var drawing: Drawing?

  /// The words of its comments, if they may contain a script.
  package var scriptWords: [ScriptWord] = []

  /// Creates a pattern without facts, by default without cells.
  package init(
    _ content: Content = .cells(Pattern(size: GridSize(columns: 0, rows: 0), runs: []))
  ) {
    self.content = content
  }

  /// Notes a state that was read; throws if it is above the limit.
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

  /// The cells as a `Pattern`.
  ///
  /// - Throws: If a tree has more cells than the limits allow, or if they are too far apart.
  package func cells(limits: PatternLimits = PatternLimits()) throws(PatternError) -> Pattern {
    try content.cells(limits: limits)
  }
}

extension PatternFile.Content {
  /// The columns and rows of its box.
  package var size: GridSize {
    switch self {
    case .cells(let pattern): pattern.size
    case .tree(let tree): tree.liveBox.size
    }
  }

  /// The cells as a `Pattern`.
  ///
  /// - Throws: If a tree has more cells than the limits allow, or if they are too far apart.
  package func cells(limits: PatternLimits) throws(PatternError) -> Pattern {
    switch self {
    case .cells(let pattern): pattern
    case .tree(let tree): try tree.cells(limits: limits)
    }
  }
}

/// The notations of pattern files.
package enum PatternFormat: Sendable { case rle, plaintext, life105, life106, macrocell, mcell }

/// The limits of a pattern file.
package struct PatternLimits: Hashable, Sendable {
  /// The most bytes of a file's text, after decompression.
  package var bytes = 256 << 20

  /// The most live cells in a pattern.
  package var cells = 1 << 28

  /// The most runs of live cells in a pattern, at 16 bytes each.
  package var runs = 1 << 25

  /// The longest side of a box, and the largest coordinate of a cell.
  package var side = 1_000_000_000

  /// The number of states of cells: 2, or up to 256 for readers of more.
  package var states = 2

  /// The most nodes of a macrocell tree.
  package var nodes = 1 << 24

  /// Creates limits with room for every pattern that a picture can show.
  package init() {}

  /// The limits for patterns with all possible states.
  package static let manyStates: PatternLimits = {
    var limits = PatternLimits()
    limits.states = 256
    return limits
  }()
}
