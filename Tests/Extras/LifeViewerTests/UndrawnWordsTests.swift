import TerrariumFiles
import TerrariumLifeViewer
import TerrariumSupport
import Testing

struct UndrawnWordsTests {
  @Test func `the reference lists the words of scripts that are not drawn`() throws {
    let path = Command.packageFolder + "/Documentation/Reference.md"
    let page = String(decoding: try FileReader.bytes(of: path, limit: 1 << 20), as: UTF8.self)
    let list = try #require(page.split(separator: "\nNot drawn: ").last).prefix { $0 != "#" }
    let listed = Set(list.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let words = ViewerWords.undrawnColours.union(ViewerWords.undrawn.keys)
    #expect(words.union(["FIXED", "LABELALIGN", "STATE1FIT"]).subtracting(listed).isEmpty)
  }
}
