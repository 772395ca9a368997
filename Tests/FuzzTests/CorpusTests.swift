import Foundation
import TerrariumFuzzTargets
import Testing

/// Every input that was once worth keeping is read again.
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fuzzing/corpus")

  @Test(arguments: FuzzTarget.all)
  func `no input of the corpus breaks its reader`(target: FuzzTarget) throws {
    let folder = Self.folder.appendingPathComponent(target.name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty, "every reader has inputs to begin with")
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      target.feed(bytes)
      // A truncated or altered input may be rejected, but must not break anything.
      for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 64)) {
        target.feed(Array(bytes[..<place]))
        var changed = bytes
        changed[place] ^= 0x55
        target.feed(changed)
      }
    }
  }
}
