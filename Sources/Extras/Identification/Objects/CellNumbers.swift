internal import TerrariumBasics

/// A number for each of some cells, with fast look-ups of absent cells.
///
/// The numbers of columns and rows fit in 32 bits. It is an open-addressing table; a cell's place
/// depends only on its coordinates.
struct CellNumbers {
  private var keys: [UInt64]
  private var values: [Int32]
  private let mask: Int
  private(set) var count = 0

  /// Creates an empty map with room for a number of cells.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    self.init(size: size)
  }

  private init(size: Int) {
    keys = [UInt64](repeating: 0, count: size)
    values = [Int32](repeating: -1, count: size)
    mask = size - 1
  }

  /// The number of a cell, which is not negative; nil if it has none.
  subscript(cell: Cell) -> Int32? {
    get {
      let key = Self.key(of: cell)
      var place = Self.place(of: key) & mask
      while values[place] >= 0 {
        if keys[place] == key { return values[place] }
        place = (place + 1) & mask
      }
      return nil
    }
    set {
      guard let newValue else { preconditionFailure("numbers are not taken away") }
      if 2 * count >= mask { grow() }
      put(Self.key(of: cell), newValue)
    }
  }

  private mutating func put(_ key: UInt64, _ value: Int32) {
    var place = Self.place(of: key) & mask
    while values[place] >= 0, keys[place] != key { place = (place + 1) & mask }
    if values[place] < 0 { count += 1 }
    (keys[place], values[place]) = (key, value)
  }

  private mutating func grow() {
    let before = self
    self = CellNumbers(size: (mask + 1) * 2)
    for place in before.keys.indices where before.values[place] >= 0 {
      put(before.keys[place], before.values[place])
    }
  }

  private static func key(of cell: Cell) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: cell.x)) << 32 | UInt64(UInt32(truncatingIfNeeded: cell.y))
  }

  private static func place(of key: UInt64) -> Int {
    let mixed = key &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 20)
  }
}

/// A union-find structure: the root of each member.
struct Unions {
  private var parents: [Int32]

  /// Creates a number of sets of one member each.
  init(count: Int) { parents = (0..<Int32(count)).map(\.self) }

  /// The representative of a member's set.
  mutating func root(of member: Int32) -> Int32 {
    var member = member
    while parents[Int(member)] != member {
      parents[Int(member)] = parents[Int(parents[Int(member)])]
      member = parents[Int(member)]
    }
    return member
  }

  /// Joins two sets; the lower representative stays.
  mutating func join(_ one: Int32, _ other: Int32) {
    let (a, b) = (root(of: one), root(of: other))
    if a < b { parents[Int(b)] = a } else { parents[Int(a)] = b }
  }

  /// The number of each member's set, from 0 in the order of first members, and the number of sets.
  mutating func numbers() -> (of: [Int32], count: Int) {
    var numbers = [Int32](repeating: -1, count: parents.count)
    var count: Int32 = 0
    for member in parents.indices {
      let root = Int(root(of: Int32(member)))
      if numbers[root] < 0 {
        numbers[root] = count
        count += 1
      }
      numbers[member] = numbers[root]
    }
    return (numbers, Int(count))
  }
}
