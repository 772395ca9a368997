import TerrariumFiles
import Testing

struct SHA256Tests {
  /// The examples of the National Institute of Standards and Technology, and results of sha256sum.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `texts have their known hashes`(text: String, hash: String) {
    #expect(FileHash.of(Array(text.utf8)) == hash)
  }

  @Test func `a million letters have their known hash`() {
    var sha = SHA256()
    for _ in 0..<20 { sha.update([UInt8](repeating: UInt8(ascii: "a"), count: 50_000)) }
    #expect(
      sha.finalized().hexadecimal
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `pieces of any length make the hash of the whole`() {
    for length in [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 300] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 31 + length) }
      let expected = SHA256(bytes).finalized()
      for cut in 0...length {
        var pieces = SHA256(Array(bytes[..<cut]))
        pieces.update(Array(bytes[cut...]))
        #expect(pieces.finalized() == expected, "\(length) bytes cut at \(cut)")
      }
    }
  }
}
