import TerrariumPatterns
import Testing

/// Files that are not patterns, and compressed ones.
struct OtherFileTests {
  @Test(arguments: [
    ("PK\u{3}\u{4}rest", OtherFile.archive), ("Rar!rest", .archive), ("GIF89a", .picture),
    ("RIFF\u{1}\0\0\0WEBPVP8L", .picture), ("BM6\u{1}\0\0\0\0\0\0", .picture),
    ("II*\0\u{8}", .picture), ("MM\0*\0", .picture),
    ("<!DOCTYPE html><html>", .webPage), ("<html>", .webPage),
    ("-- a comment\nlocal g = golly()\n", .script), ("import golly as g\n", .script),
    ("#!/usr/bin/perl\n", .script), ("@RULE Mine\n@TABLE\n", .ruleFile),
  ])
  func `what is no pattern is told as what it is`(text: String, kind: OtherFile) {
    #expect(throws: PatternError.noPattern(kind)) { try PatternFile(reading: Array(text.utf8)) }
  }

  @Test(arguments: [0, 1, 1000, 300_000])
  func `what is compressed comes back, and always as the same bytes`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) }
    let packed = Gzip.deflated(bytes)
    #expect(Gzip.isGzip(packed) && packed == Gzip.deflated(bytes))
    #expect(try Gzip.inflated(packed, limit: count) == bytes)
  }
}
