import Foundation
import TerrariumFiles
import TerrariumSupport
import Testing

/// Files whose first bytes are filled in at the end.
struct PatchTests {
  private let folder = TemporaryFolder()

  private func put(
    _ count: Int, patch: [UInt8], at offset: Int, hashed: Bool = true,
    purpose: OutputFile.Purpose = .writing
  ) throws -> OutputFile {
    let file = try OutputFile(at: folder.path("a"), FileOptions(hashed: hashed, purpose: purpose))
    try file.write((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    try file.patch(patch, at: offset)
    try file.commit()
    return file
  }

  private func expected(_ count: Int, patch: [UInt8], at offset: Int) -> [UInt8] {
    var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    bytes.replaceSubrange(offset..<offset + patch.count, with: patch)
    return bytes
  }

  @Test(arguments: [20, 255, 256, 257, 65_536, 200_000])
  func `bytes are written over, and the hash is that of the file`(count: Int) throws {
    let file = try put(count, patch: [9, 8, 7], at: 10)
    let bytes = expected(count, patch: [9, 8, 7], at: 10)
    #expect(try folder.bytes("a") == bytes)
    #expect(file.bytesWritten == count)
    #expect(file.sha256 == FileHash.of(bytes))
  }

  @Test(arguments: [20, 255, 256, 257, 65_536, 200_000])
  func `a comparison sees what was written over`(count: Int) throws {
    let made = try put(count, patch: [9, 8, 7], at: 10)
    let same = try put(count, patch: [9, 8, 7], at: 10, purpose: .comparing)
    #expect(same.result == .same)
    #expect(same.sha256 == made.sha256)
    let other = try put(count, patch: [9, 8, 6], at: 10, purpose: .comparing)
    #expect(other.result == .different)
    #expect(other.sha256 != made.sha256)
    for wrong in [count - 1, count + 1] {
      #expect(try put(wrong, patch: [9, 8, 7], at: 10, purpose: .comparing).result == .different)
    }
  }

  @Test func `a device keeps what it got`() throws {
    #expect(try OutputFile(at: "/dev/null").canBePatched == false)
  }

  @Test func `a file is refused that has one byte too many`() throws {
    let file = try OutputFile(at: folder.path("a"), FileOptions(limit: 3))
    try file.write([1, 2, 3])
    try file.checkSize()
    try file.write([4])
    #expect(throws: FileError.self) { try file.checkSize() }
  }
}
