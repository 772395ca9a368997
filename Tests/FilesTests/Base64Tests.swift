import TerrariumBasics
import Testing

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("TQ==", "M"), ("TWE=", "Ma"), ("TWFu", "Man"), ("TW\nFu\n", "Man"),
    ("+/+/", "\u{fb}\u{ff}\u{bf}"),
  ])
  func `base 64 is read`(text: String, bytes: String) {
    #expect(Base64.bytes(of: text.utf8) == bytes.unicodeScalars.map { UInt8($0.value) })
  }
}
