/// A bounded grid, and how its edges are connected.
///
/// The notations are Golly's, after the colon of a rule:
///
///     T30+5,20   a torus; cells that leave at the top reappear 5 columns aside
///     P0,20      a strip without seams, 20 rows high and horizontally unbounded
///     K30*,20    a Klein bottle whose top and bottom edges are joined mirrored
///     C30,20     both pairs of edges are joined mirrored
///     S30        a sphere: the top edge is joined to the left one, the bottom to the right
package struct Topology: Hashable, Sendable {
  /// The kind of connection.
  package enum Kind: Character, CaseIterable, Sendable {
    /// No seams: outside is the background.
    case plane = "P"
    case torus = "T"
    case klein = "K"
    case crossSurface = "C"
    case sphere = "S"
  }

  /// The seam with a twist or shift.
  package enum Seam: Hashable, Sendable {
    /// The seam of the top and bottom edges.
    case topAndBottom
    /// The seam of the left and right edges.
    case leftAndRight
  }

  package let kind: Kind

  /// The sides in cells; 0 if unbounded.
  package let columns: Int
  package let rows: Int

  /// The shift along a seam.
  package let shift: Int

  /// The seam with the shift, or with the twist of a Klein bottle.
  package let seam: Seam

  /// True if it comes from `edges` and `size`: the outside is then always dead, even if B0 changes
  /// the background of other grids.
  package private(set) var isOfEdges = false

  /// The longest side of a grid.
  package static let sideLimit = 2_000_000_000

  /// Creates a grid whose parts have been checked.
  package init(
    _ kind: Kind, columns: Int, rows: Int, shift: Int = 0, seam: Seam = .topAndBottom
  ) {
    precondition(
      0...Self.sideLimit ~= columns && 0...Self.sideLimit ~= rows, "sides are checked before")
    self.kind = kind
    self.columns = columns
    self.rows = rows
    self.seam = seam
    let side = seam == .topAndBottom ? columns : rows
    switch kind {
    case .torus: self.shift = columns == 0 || rows == 0 ? 0 : shift % side
    // Any shift of a twisted seam is equivalent to one cell, or to none if the side is odd.
    case .klein: self.shift = shift == 0 || side % 2 != 0 ? 0 : 1
    default: self.shift = 0
    }
  }

  /// True if the grid is bounded on all sides.
  package var isFinite: Bool { columns > 0 && rows > 0 }

  /// True if there is something beyond its edges, because not all sides are joined.
  var hasOutside: Bool { kind == .plane || !isFinite }

  /// The canonical text, without the colon.
  package var text: String {
    if kind == .sphere { return "S\(columns)" }
    func side(_ length: Int, of seam: Seam) -> String {
      guard seam == self.seam else { return "\(length)" }
      let twist = kind == .klein ? "*" : ""
      return "\(length)\(twist)" + (shift == 0 ? "" : shift > 0 ? "+\(shift)" : "\(shift)")
    }
    return "\(kind.rawValue)\(side(columns, of: .topAndBottom)),\(side(rows, of: .leftAndRight))"
  }

  /// Creates the torus or walled field of some edges.
  package init?(edges: Edges, size: GridSize) {
    switch edges {
    case .none: return nil
    case .wrap: self.init(.torus, columns: size.columns, rows: size.rows)
    case .wall: self.init(.plane, columns: size.columns, rows: size.rows)
    }
    isOfEdges = true
  }

  /// A grid of the same kind, without a shift, in another size.
  package func resized(to size: GridSize) -> Topology {
    var other = Topology(kind, columns: size.columns, rows: size.rows)
    other.isOfEdges = isOfEdges
    return other
  }

  /// The equivalent edges of a two-state world; nil if there are none.
  package var edges: Edges? {
    guard isFinite, shift == 0 else { return nil }
    return kind == .torus ? .wrap : kind == .plane ? .wall : nil
  }
}
