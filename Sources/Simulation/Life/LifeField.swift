/// A field of cells under a rule: the face that every engine shows.
///
/// The field is a value. Cells are spoken of by their true state; what is counted, boxed and
/// listed is what *differs from the background*. The background of a finite field is dead. That
/// of the plane follows the rule (`RuleTable.next(background:)`): under B0 it does not stay dead.
/// States are numbers, so that engines for more than two of them can stand behind the same face.
protocol LifeField: Sendable {
  /// The rule in force; a new one takes the cells and the background as they are.
  var rule: RuleTable { get set }

  /// The state of all cells far from everything drawn.
  var background: UInt8 { get }

  /// How many cells differ from the background.
  var population: UInt128 { get }

  /// The smallest rectangle around all cells that differ from the background; nil without any, or
  /// where the numbers of its sides would not fit.
  var liveBox: CellRect? { get }

  /// The cells of a window that differ from the background, row by row.
  func liveCells(in window: CellRect) -> [Cell]

  /// The true state of a cell; that of a cell the field does not have is 0.
  subscript(cell: Cell) -> UInt8 { get }

  /// Puts cells into a true state; cells that the field does not have are passed over.
  mutating func set(_ cells: [Cell], to state: UInt8)

  /// Puts cells of a row, from a column on, into the states that bits say, 64 a word, the leftmost
  /// in the lowest bit; cells that the field does not have are passed over.
  mutating func write(_ bits: [UInt64], count: Int, from x: Int, in y: Int)

  /// Lets generations pass.
  mutating func advance(by generations: Int) throws(WorldError)

  /// The true state of every cell in a window; 0 for cells that the field does not have.
  func states(in window: CellRect) -> StateGrid

  /// For each block of a window, which share of its cells is alive: one plane a live state.
  func shares(in window: CellRect, blockSide: Int) -> ShareGrid

  /// Whether the next generation is the same, the background included; a field that finds no
  /// memory to look is not.
  mutating func isAtRest() -> Bool

  /// How much memory its cells take, as far as they grow with what is drawn.
  var bytes: Int { get }

  /// What ran: the engine, its kernel, and how many cells it has stepped so far.
  var work: EngineWork { get }
}

extension LifeField {
  var bytes: Int { 0 }

  mutating func isAtRest() -> Bool {
    guard let next = advancedByOne(), next.background == background,
      next.population == population, next.liveBox == liveBox
    else { return false }
    guard let box = liveBox else { return population == 0 }
    // In strips: a field may be large.
    for y in stride(from: box.y, to: box.maxY, by: 64) {
      let strip = CellRect(x: box.x, y: y, width: box.width, height: min(64, box.maxY - y))
      if next.states(in: strip) != states(in: strip) { return false }
    }
    return true
  }

  /// The next generation; nil where there is no memory for it.
  func advancedByOne() -> Self? {
    var next = self
    do throws(WorldError) {
      try next.advance(by: 1)
    } catch {
      return nil
    }
    return next
  }

  mutating func write(_ bits: [UInt64], count: Int, from x: Int, in y: Int) {
    writeCells(bits, count: count, from: x, in: y)
  }

  /// The same cell by cell.
  mutating func writeCells(_ bits: [UInt64], count: Int, from x: Int, in y: Int) {
    for state in UInt8(0)...1 {
      let row = CellRect(x: x, y: y, width: count, height: 1)
      // Where nothing differs from the background there is nothing to put back.
      let near = state == background ? liveCells(in: row) : (x..<x + count).map { Cell($0, y) }
      set(
        near.filter {
          UInt8(truncatingIfNeeded: bits[($0.x - x) >> 6] >> UInt64(($0.x - x) & 63) & 1) == state
        },
        to: state)
    }
  }
}
