import Foundation
import TerrariumBasics
import TerrariumFiles
import TerrariumSupport
import Testing

/// Records of long work, truncated anywhere.
@Suite(.ownThread) struct PartialRecordTests {
  private let folder = TemporaryFolder()

  private func record(_ key: String = "key") -> PartialRecord {
    PartialRecord(beside: folder.path("t.csv")) { key }
  }

  private static let blocks: [[UInt8]] = [
    Array("one\n".utf8), [], Array("two\nlines\n".utf8), [0, 10, 255], Array("4 1 2\n".utf8),
  ]

  /// Returns a record of blocks in some order, as a killed program leaves it.
  private func left(_ numbers: [Int], key: String = "key") throws -> [UInt8] {
    let record = record(key)
    for number in numbers { record.keep(Self.blocks[number], of: number) }
    record.leave()
    return try folder.bytes("t.csv.partial")
  }

  private func put(_ bytes: some Sequence<UInt8>) throws {
    try folder.write(bytes, to: "t.csv.partial")
  }

  @Test func `nothing is left of work that is done`() throws {
    let record = record()
    #expect(record.start == .unrecorded && record.block(of: 0) == nil && folder.names.isEmpty)
    record.keep([1], of: 0)
    let watch = FolderWatch(folder.path)
    #expect(watch.wait { folder.names == ["t.csv.partial"] })
    // Others may briefly hold the lock that it waits for.
    #expect((0..<100).contains { _ in PartialRecord.flushAll().contains(record.path) })
    record.end()
    #expect(folder.names.isEmpty)
    record.keep([1], of: 1)
    #expect(!PartialRecord.flushAll().contains(record.path) && folder.names.isEmpty)
  }

  #if os(Linux)
    @Test func `a record that is left is free whoever has its file open`() throws {
      let record = record()
      record.keep([1], of: 0)
      let watch = FolderWatch(folder.path)
      #expect(watch.wait { folder.names == ["t.csv.partial"] })
      // Between fork and exec a child has a copy of every open file.
      let copies = (0..<1024).filter { number in
        let file = "/proc/self/fd/\(number)"
        return (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == record.path
      }.map { dup(Int32($0)) }
      defer { for copy in copies { close(copy) } }
      #expect(copies.count == 1)
      record.leave()
      #expect(self.record().start == .goingOn)
    }
  #endif

  @Test(arguments: [[0, 1, 2, 3, 4], [1, 0, 4, 2, 3], [4, 3, 2, 1, 0]])
  func `a record that is cut at any byte has all blocks before the cut`(order: [Int]) throws {
    let whole = try left(order)
    var most = 0
    for count in 0...whole.count {
      try put(whole.prefix(count))
      let record = record()
      #expect(record.start != .other && record.start != .taken, "\(count) bytes")
      let found = Self.blocks.indices.filter { number in
        guard let block = record.block(of: number) else { return false }
        #expect(block == Self.blocks[number], "block \(number) of \(count) bytes")
        return true
      }
      #expect(found.count >= most, "\(count) bytes")
      #expect(Set(found) == Set(order.prefix(found.count)))
      #expect((record.start == .goingOn) == !found.isEmpty)
      most = found.count
      // And the rest is written after them.
      for number in order where !found.contains(number) {
        record.keep(Self.blocks[number], of: number)
      }
      record.leave()
      #expect(try folder.bytes("t.csv.partial") == whole, "\(count) bytes")
    }
    #expect(most == order.count)
  }

  @Test func `a block of other bytes, and all behind it, is not gone on with`() throws {
    let whole = try left([0, 1, 2, 3, 4])
    var kept: Set<Int> = []
    for place in whole.indices.dropFirst(24) {
      var bytes = whole
      bytes[place] ^= 1
      try put(bytes)
      let record = record()
      for number in Self.blocks.indices {
        guard let block = record.block(of: number) else { continue }
        #expect(block == Self.blocks[number])
        kept.insert(number)
      }
      #expect(record.start == .goingOn || record.block(of: 0) == nil)
      record.leave()
    }
    // All before the last one were read, each before some damage.
    #expect(kept == [0, 1, 2, 3])
  }

  @Test func `a record of other work is begun anew, and what is no record stays`() throws {
    _ = try left([0, 1], key: "other")
    let anew = record()
    #expect(anew.start == .other && anew.block(of: 0) == nil)
    // A program that does the same work at the same time keeps no record.
    let second = record()
    #expect(second.start == .taken)
    second.keep([1], of: 0)
    second.end()
    #expect(folder.names == ["t.csv.partial"])
    anew.end()
    try folder.write("my own", to: "t.csv.partial")
    let mine = record()
    #expect(mine.start == .taken)
    mine.keep([1], of: 0)
    _ = PartialRecord.flushAll()
    mine.end()
    #expect(try folder.text("t.csv.partial") == "my own")
  }

  @Test func `on a full disk the record ends where it is whole`() throws {
    let whole = try left([0, 1, 2])
    let record = record()
    let fails = SystemCall.FailureInjection { $0 == .write ? ENOSPC : nil }
    WorkContext.current.with(fails).run {
      record.keep(Self.blocks[3], of: 3)
      // Not those of other tests: their disk is not full.
      _ = record.flush()
    }
    #expect(PartialRecord.flushAll().contains(record.path))
    record.keep(Self.blocks[4], of: 4)
    #expect(record.block(of: 2) == Self.blocks[2])
    record.leave()
    #expect(try folder.bytes("t.csv.partial") == whole)
  }

  @Test func `on a full disk no empty record is left`() {
    let record = record()
    let fails = SystemCall.FailureInjection { $0 == .write ? ENOSPC : nil }
    WorkContext.current.with(fails).run {
      record.keep([1], of: 0)
      record.leave()
    }
    #expect(folder.names.isEmpty)
  }

  @Test func `work that is done removes the record of a program that is gone`() throws {
    _ = try left([0])
    let (holder, other) = (record(), record())
    #expect(holder.start == .goingOn && other.start == .taken)
    holder.leave()
    other.end()
    #expect(folder.names.isEmpty)
  }

  @Test func `a program's mark is that of its content`() throws {
    try folder.write("abcdefghi", to: "a")
    try folder.write("abcdefghj", to: "b")
    try folder.write("abcdefghi", to: "c")
    let marks = ["a", "b", "c", "d"].map { FileHash.quick(of: folder.path($0)) }
    #expect(marks[0] == marks[2] && marks[0] != marks[1] && marks[0] != nil && marks[3] == nil)
  }
}
