import Synchronization
import TerrariumVocabulary
import Testing

/// Texts of files that many films share.
struct DeferredTextTests {
  @Test func `the text of the same bytes is made once, and is gone with the last who has it`() {
    let made = Atomic(0)
    func text(_ bytes: [UInt8], _ way: String = "way") -> DeferredText {
      .shared(bytes, way) {
        made.add(1, ordering: .relaxed)
        return "text"
      }
    }
    let bytes = Array("shared by a test".utf8)
    do {
      let (one, other) = (text(bytes), text(bytes))
      #expect(one === other && one == other && one.size == 16)
      #expect(one.text + other.text == "texttext")
      #expect(made.load(ordering: .relaxed) == 1)
      #expect(text(bytes, "other way") !== one && text([1]) !== one)
    }
    #expect(text(bytes).text == "text")
    #expect(made.load(ordering: .relaxed) == 2)
  }

  @Test func `files of a folder are read from their text as they were`() throws {
    let files = [
      "a b": "@RULE a\n@FILE c\n@@FILE a b\n\n", "c": "", "d": "\r\none\rtwo @FILE c\n @FILE c",
      "e": "# a comment\u{2028}0,1,1\u{b}\u{85}goes on",
    ]
    let text = FolderText.text(of: files)
    let folder = try #require(FolderText(text))
    for (name, file) in files {
      #expect(folder[name] == file.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))
    }
    #expect(folder["f"] == nil && folder["a"] == nil)
    #expect(FolderText("rules") == nil && FolderText("@FILE a") == nil)
  }
}
