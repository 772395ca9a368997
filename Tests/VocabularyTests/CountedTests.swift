import Foundation
import TerrariumBasics
import TerrariumSupport
import Testing

/// Numbers and their nouns.
struct CountedTests {
  @Test(arguments: [(0, "0 films"), (1, "1 film"), (2, "2 films"), (1000, "1000 films")])
  func `one has no plural`(count: Int, text: String) { #expect(count.counted("film") == text) }

  @Test func `an irregular plural is given`() {
    #expect(1.counted("copy", plural: "copies") == "1 copy")
    #expect(3.counted("copy", plural: "copies") == "3 copies")
  }

  /// Words that end in s and count nothing.
  private static let singular: Set = ["is", "has", "was", "differs", "keeps"]

  @Test func `no message of the transcripts counts one of several`() throws {
    let folder = URL(fileURLWithPath: Command.packageFolder + "/Tests/Transcripts")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let words = try String(contentsOf: file, encoding: .utf8)
        .split(whereSeparator: { " \n(".contains($0) })
      for (number, word) in zip(words, words.dropFirst()) where number == "1" {
        let noun = word.trimmingCharacters(in: .punctuationCharacters)
        let isPlural =
          word.first != "-" && noun.hasSuffix("s")
          && noun.allSatisfy { $0.isLetter && $0.isLowercase }
        #expect(!isPlural || Self.singular.contains(noun), "\(file.lastPathComponent): 1 \(word)")
      }
    }
  }
}
