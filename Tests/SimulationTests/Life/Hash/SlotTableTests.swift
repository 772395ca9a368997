import TerrariumSimulation
import TerrariumSupport
import Testing

/// The table that finds squares by their hash.
struct SlotTableTests {
  private static let leafMark: UInt32 = 1 << 31

  /// Returns hashes of which many share a line, or even a label.
  private static func hashes(_ count: Int, crowded: Bool) -> [UInt32] {
    var stream = Seed(UInt64(count)).stream("slots")
    return (0..<count).map { _ in
      let hash = UInt32(stream.draw(below: 1 << 32))
      // Few lines of the table, and few of the bits after them.
      return crowded ? hash & 0x8000_00ff | hash & 0x3000_0000 : hash
    }
  }

  /// Returns the squares that a table has with a label, by a search.
  private static func found(in table: SlotTable, _ hash: UInt32, isLeaf: Bool) -> [UInt32] {
    let label = table.label(hash, isLeaf: isLeaf)
    var line = table.line(of: hash)
    var found: [UInt32] = []
    while true {
      let places = table.places(of: label, in: line)
      for place in 0..<16 where places >> place & 1 != 0 && table[line + place] != 0 {
        found.append(table.index(table[line + place]))
      }
      if table.free(line) != 0 { return found }
      line = table.line(behind: line)
    }
  }

  @Test(arguments: [(64, false), (64, true), (500, true), (4096, false)])
  func `what a table holds is found by its hash, also after growing`(capacity: Int, crowded: Bool) {
    let hashes = Self.hashes(4 * capacity, crowded: crowded)
    let indices = hashes.indices.dropFirst().map { place in
      UInt32(place) | (hashes[place] & 1 == 0 ? Self.leafMark : 0)
    }
    var table = SlotTable(forNodes: capacity)
    var room = capacity
    var entered: [UInt32] = []
    for index in indices {
      if entered.count + 1 == room {
        expectAll(entered, in: table, hashes)
        let old = table
        // Less than twofold first, then twofold.
        room = room == capacity ? 3 * room / 2 : 2 * room
        table = SlotTable(growing: old, forNodes: room) { hashes[Int($0 & ~Self.leafMark)] }
        old.drop()
        expectAll(entered, in: table, hashes)
      }
      table.enter(index, hashes[Int(index & ~Self.leafMark)])
      entered.append(index)
    }
    let taken = (0..<table.count).filter { table[$0] != 0 }.map { table.index(table[$0]) }
    #expect(taken.sorted() == entered.sorted())
    table.drop()
  }

  private func expectAll(_ entered: [UInt32], in table: SlotTable, _ hashes: [UInt32]) {
    for index in entered {
      let hash = hashes[Int(index & ~Self.leafMark)]
      let found = Self.found(in: table, hash, isLeaf: index >= Self.leafMark)
      #expect(found.count { $0 == index } == 1)
    }
  }

  @Test func `the likely square is one of the label's`() {
    let table = SlotTable(forNodes: 64)
    #expect(table.likely(7, isLeaf: false) == 0)
    table.enter(5, 7)
    table.enter(6 | Self.leafMark, 7)
    #expect(table.likely(7, isLeaf: false) == 5)
    #expect(table.likely(7, isLeaf: true) == 6)
    table.drop()
  }
}
