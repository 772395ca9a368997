/// A rule that is evaluated column by column from the west.
///
/// Columns of cells that the rule cannot distinguish have the same part.
protocol ColumnRule: LocalRule {
  associatedtype Parts: ColumnParts

  /// The least equivalent of each state at a place (`ColumnPlace`).
  func likes(at place: Int) -> [UInt8]

  /// Creates the parts of its columns.
  func makeParts() -> Parts
}

/// The parts of the columns of a rule's neighbourhoods, numbered from 1.
///
/// Kernels use only numbers, so one kernel serves all rules, while each rule's parts are compiled
/// separately.
protocol ColumnParts {
  /// The number of a column's part, 0 to 2 from the west; the other cells do not count.
  mutating func number(of column: Int, _ around: Around) -> UInt16

  /// The number of the joint part of the western and middle columns.
  mutating func number(ofWest west: UInt16, middle: UInt16) -> UInt16

  /// The next state of the cell, given that part's number and the eastern column's.
  func next(ofPair pair: UInt16, east: UInt16) -> UInt8

  /// True if no number is left for another part of each kind.
  var isFull: Bool { get }

  /// The memory of the lists of parts, in bytes.
  var bytes: Int { get }
}

/// Parts that are values, numbered in order of use.
protocol CountedParts: ColumnParts {
  associatedtype Part: Hashable

  /// The numbered parts.
  var numbers: ColumnNumbers<Part> { get set }

  /// The part of a column.
  mutating func part(of column: Int, _ around: Around) -> Part

  /// The joint part of the western and middle columns.
  mutating func joined(_ west: Part, _ middle: Part) -> Part

  /// The next state of the cell.
  func next(_ first: Part, _ east: Part) -> UInt8
}

extension CountedParts {
  var isFull: Bool { numbers.isFull }

  var bytes: Int { numbers.bytes }

  mutating func number(of column: Int, _ around: Around) -> UInt16 {
    numbers.columns[column].number(of: part(of: column, around))
  }

  mutating func number(ofWest west: UInt16, middle: UInt16) -> UInt16 {
    numbers.pairs.number(of: joined(numbers.columns[0][west], numbers.columns[1][middle]))
  }

  func next(ofPair pair: UInt16, east: UInt16) -> UInt8 {
    next(numbers.pairs[pair], numbers.columns[2][east])
  }
}

/// The numbers of the parts of western, middle and eastern columns, and of the first two together.
struct ColumnNumbers<Part: Hashable> {
  var columns = [PartNumbers<Part>](repeating: PartNumbers(), count: 3)
  var pairs = PartNumbers<Part>()

  /// True if no number is left for another part of each kind.
  var isFull: Bool {
    let most = max(columns[0].count, columns[1].count, columns[2].count, pairs.count)
    return most >= 0xfffe
  }

  /// The memory of the lists, in bytes.
  var bytes: Int {
    columns[0].bytes + columns[1].bytes + columns[2].bytes + pairs.bytes
  }
}

/// Parts and their numbers, from 1 on.
struct PartNumbers<Part: Hashable> {
  private var numbers: [Part: UInt16] = [:]
  private var parts: [Part] = []

  var count: Int { parts.count }

  /// The memory of the lists in bytes: each part twice, and its number.
  var bytes: Int { 2 * parts.capacity * (MemoryLayout<Part>.stride + 2) }

  subscript(number: UInt16) -> Part { parts[Int(number) - 1] }

  mutating func number(of part: Part) -> UInt16 {
    if let number = numbers[part] { return number }
    parts.append(part)
    numbers[part] = UInt16(parts.count)
    return UInt16(parts.count)
  }
}

/// The nine places of a neighbourhood, column by column from the north-west.
package enum ColumnPlace {
  package static let all = 0..<9
  static let centre = 4

  /// The byte of a ring at each place but the centre.
  static let bytes: [UInt64?] = [0, 3, 5, 1, nil, 6, 2, 4, 7]
}

extension Around {
  /// The state at a place of a neighbourhood.
  package subscript(place: Int) -> UInt8 {
    get { ColumnPlace.bytes[place].map(state) ?? centre }
    set {
      guard let byte = ColumnPlace.bytes[place] else { return centre = newValue }
      ring = ring & ~(0xff << (8 * byte)) | UInt64(newValue) << (8 * byte)
    }
  }

  /// The cells of a column alone.
  func cells(of column: Int) -> Around {
    let masks: [UInt64] = [0x0000_ff00_ff00_00ff, 0x00ff_0000_0000_ff00, 0xff00_00ff_00ff_0000]
    return Around(ring: ring & masks[column], centre: column == 1 ? centre : 0)
  }

  /// The cells of columns without common ones.
  func joined(_ other: Around) -> Around {
    Around(ring: ring | other.ring, centre: centre | other.centre)
  }
}

extension Sequence {
  /// The index of the first element with an equal look, for each element.
  func firstAlike<Look: Hashable>(_ look: (Element) -> Look) -> [UInt8] {
    var seen: [Look: UInt8] = [:]
    return enumerated().map { place, element in
      let look = look(element)
      let first = seen[look] ?? UInt8(place)
      seen[look] = first
      return first
    }
  }
}

// MARK: - The parts of rules

/// The cells themselves, as equivalent states of von Neumann's automata.
struct NeumannParts: CountedParts {
  var numbers = ColumnNumbers<Around>()
  private let rule: VonNeumannRule

  /// The least equivalent of each state at each place, for a cell that does not point there.
  private let likes: [[UInt8]]

  init(_ rule: VonNeumannRule) {
    self.rule = rule
    likes = ColumnPlace.all.map { rule.likes(at: $0, isFaced: false) }
  }

  func part(of column: Int, _ around: Around) -> Around { around.cells(of: column) }

  func joined(_ west: Around, _ middle: Around) -> Around {
    var around = west.joined(middle)
    for place in 0..<6 where around.pointedPlace != place {
      around[place] = likes[place][Int(around[place])]
    }
    return around
  }

  func next(_ first: Around, _ east: Around) -> UInt8 { rule.next(first.joined(east)) }
}

extension Around {
  /// The place of the neighbour that a transmission state points to; nil for other states.
  fileprivate var pointedPlace: Int? { 9...24 ~= centre ? [7, 3, 1, 5][Int(centre - 9) & 3] : nil }
}

extension VonNeumannRule: ColumnRule {
  func likes(at place: Int) -> [UInt8] { likes(at: place, isFaced: kind == .hutton) }

  /// The least equivalent of each state at a place, for a cell that points there or not.
  fileprivate func likes(at place: Int, isFaced: Bool) -> [UInt8] {
    let side: UInt8? = [7: 0, 3: 1, 1: 2, 5: 3][place]
    return (0...UInt8(stateCount - 1)).firstAlike { state in
      guard place != ColumnPlace.centre else { return [Int(state)] }
      guard let side else { return [] }
      var around = Around(ring: 0, centre: 0)
      around[place] = state
      return Near(around).look(side)
        + (isFaced ? [state < 9 ? Int(state) : 17...20 ~= state ? 9 : 10] : [])
    }
  }

  func makeParts() -> NeumannParts { NeumannParts(self) }
}

extension VonNeumannRule.Near {
  /// All facts about a side's neighbour that rules depend on, except for a cell that points to it.
  fileprivate func look(_ side: UInt8) -> [Int] {
    let asked = [
      isInput(side), isOrdinaryInput(side), isExcitedOrdinary(side), isExcitedSpecial(side),
      isExcitedConfluent(side), carriesAway(side),
    ]
    return asked.map { $0 ? 1 : 0 }
  }
}

/// Neighbours in any order: their states, sorted.
struct SortedParts: CountedParts {
  var numbers = ColumnNumbers<Around>()
  let rule: PermutedRule

  func part(of column: Int, _ around: Around) -> Around { sorted(around.cells(of: column)) }

  func joined(_ west: Around, _ middle: Around) -> Around { merged(west, middle) }

  func next(_ first: Around, _ east: Around) -> UInt8 {
    let all = merged(first, east)
    var around = Around(ring: 0, centre: all.centre)
    for (number, byte) in rule.neighbourhood.places.enumerated() {
      around.ring |= UInt64(all.state(UInt64(number))) << (8 * byte)
    }
    return rule.next(around)
  }

  private func sorted(_ around: Around) -> Around {
    let states = (UInt64(0)..<8).map(around.state).sorted(by: >)
    var result = Around(ring: 0, centre: around.centre)
    for (number, state) in states.enumerated() {
      result.ring |= UInt64(state) << UInt64(8 * number)
    }
    return result
  }

  /// There are at most eight neighbours, so the bytes shifted out are 0.
  private func merged(_ a: Around, _ b: Around) -> Around {
    let used = (64 - b.ring.leadingZeroBitCount + 7) / 8 * 8
    return sorted(Around(ring: b.ring | a.ring << UInt64(used), centre: a.centre | b.centre))
  }
}

extension PermutedRule: ColumnRule {
  func likes(at place: Int) -> [UInt8] {
    (0...UInt8(stateCount - 1)).firstAlike { state in
      if place == ColumnPlace.centre { return [Int(state)] }
      let isNeighbour = ColumnPlace.bytes[place].map(neighbourhood.places.contains) ?? true
      return isNeighbour ? look(of: state) : []
    }
  }

  func makeParts() -> SortedParts { SortedParts(rule: self) }
}
