import Foundation
import TerrariumFiles
import TerrariumLibraries
import TerrariumSupport
import Testing

/// Files that are replaced only while they have the expected content.
struct ShelfReplacingTests {
  private let folder = TemporaryFolder()
  private var shelf: Shelf { Shelf(folder: folder.path("shelf")) }
  private var copies: Shelf { Shelf(folder: folder.path("shelf/.copies")) }

  private func hash(_ text: String) -> String { FileHash.of(Array(text.utf8)) }

  private func replace(_ file: String, with text: String, expecting old: String?) throws
    -> Shelf.Change
  {
    try shelf.replace(
      file, with: Array(text.utf8), expecting: old.map(hash), keepingIn: copies)
  }

  private func texts(_ shelf: Shelf) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: shelf.files.map {
        ($0, String(decoding: try shelf.bytes(of: $0), as: UTF8.self))
      })
  }

  @Test func `a file with the expected content is replaced, and kept`() throws {
    try shelf.keep(Array("old".utf8), as: "a.rle")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: shelf.path(of: "a.rle"))
    for (number, name) in ["a.rle", "a-2.rle", "a-3.rle"].enumerated() {
      let (old, new) = (number == 0 ? "old" : "new \(number - 1)", "new \(number)")
      let copy = Shelf.Copy(file: name, hash: hash(old))
      #expect(try replace("a.rle", with: new, expecting: old) == .done(kept: copy))
      #expect(try texts(shelf) == ["a.rle": new])
      #expect(try texts(copies)[name] == old)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: shelf.path(of: "a.rle"))
    #expect(mode[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a file that was saved meanwhile stays as it was saved`() throws {
    try shelf.keep(Array("saved".utf8), as: "a.rle")
    #expect(try replace("a.rle", with: "new", expecting: "old") == .overtaken)
    #expect(try replace("a.rle", with: "new", expecting: nil) == .overtaken)
    #expect(try texts(shelf) == ["a.rle": "saved"] && texts(copies).isEmpty)
    #expect(try replace("b.rle", with: "new", expecting: "old") == .overtaken, "it is gone")
    #expect(try texts(shelf) == ["a.rle": "saved"] && texts(copies).isEmpty)
    #expect(try replace("b.rle", with: "new", expecting: nil) == .done(kept: nil))
    #expect(try texts(shelf) == ["a.rle": "saved", "b.rle": "new"] && texts(copies).isEmpty)
  }

  @Test func `what a program writes into a file that was replaced is kept`() throws {
    try shelf.keep(Array("old".utf8), as: "a.rle")
    let late = try #require(FileHandle(forUpdatingAtPath: shelf.path(of: "a.rle")))
    _ = try replace("a.rle", with: "new", expecting: "old")
    try late.truncate(atOffset: 0)
    try late.write(contentsOf: Data("late".utf8))
    #expect(try texts(shelf) == ["a.rle": "new"] && texts(copies) == ["a.rle": "late"])
  }

  @Test func `a link stays a link`() throws {
    try folder.write("old", to: "b.rle")
    try FileManager.default.createDirectory(
      atPath: shelf.folder, withIntermediateDirectories: true)
    symlink("../b.rle", shelf.path(of: "a.rle"))
    #expect(try replace("a.rle", with: "new", expecting: "other") == .overtaken)
    #expect(try replace("a.rle", with: "new", expecting: "old").copy?.file == "a.rle")
    #expect(try folder.text("b.rle") == "new")
    #expect(try texts(copies) == ["a.rle": "old"])
    #expect(
      try shelf.take("a.rle", expecting: hash("new"), keepingIn: copies) == .done(kept: nil))
    #expect(try folder.text("b.rle") == "new" && texts(shelf).isEmpty)
  }

  @Test func `a file with the expected content is taken away, and any other stays`() throws {
    try shelf.keep(Array("old".utf8), as: "a.rle")
    func take(_ text: String) throws -> Shelf.Change {
      try shelf.take("a.rle", expecting: hash(text), keepingIn: copies)
    }
    #expect(try take("other") == .overtaken)
    #expect(try texts(shelf) == ["a.rle": "old"] && texts(copies).isEmpty)
    #expect(try take("old") == .done(kept: Shelf.Copy(file: "a.rle", hash: hash("old"))))
    #expect(try texts(shelf).isEmpty && texts(copies) == ["a.rle": "old"])
    #expect(try take("old") == .overtaken)
  }

  /// A file is saved again and again, by both ways of saving, while it is replaced. In the end each
  /// content is in one of the two places, or was replaced by its own writer.
  @Test func `no edit is lost beside another program that saves`() throws {
    try shelf.keep(Array("0".utf8), as: "a.rle")
    let place = shelf.path(of: "a.rle")
    let writer = Thread {
      for number in 1...300 {
        let new = place + ".tmp"
        _ = FileManager.default.createFile(atPath: new, contents: Data("\(number)".utf8))
        rename(new, place)
      }
    }
    writer.start()
    while !writer.isFinished {
      let now = try shelf.bytes(of: "a.rle")
      _ = try shelf.replace(
        "a.rle", with: Array("mine".utf8), expecting: FileHash.of(now), keepingIn: copies)
    }
    let texts = try Array(texts(shelf).values) + Array(texts(copies).values)
    #expect(texts.contains("300"), "\(texts)")
  }
}
