import Foundation
import Synchronization
import TerrariumBasics
import TerrariumFiles
import TerrariumSupport
import Testing

/// Files that are put in their places together.
struct FileGroupTests {
  private let folder = TemporaryFolder()

  private static let old = String(repeating: "old", count: 30_000)
  private static let new = String(repeating: "newer", count: 30_000)

  /// The files before a run, and those that it makes: a new one, a small one, a large one, and one
  /// whose bytes do not change.
  private static let before = ["b": "old", "c": old, "d": "same"]
  private static let after = ["a": new, "b": "new", "c": new, "d": "same"]

  private func lay() throws {
    for name in folder.names { try folder.remove(name) }
    for (name, text) in Self.before { try folder.write(text, to: name) }
  }

  private func make() throws {
    let group = FileGroup()
    let files = try Self.after.keys.sorted().map { name in
      (name, try OutputFile(at: folder.path(name), FileOptions(group: group, synced: name == "b")))
    }
    for (name, file) in files { try file.write(Self.after[name] ?? "") }
    for (_, file) in files { try file.commit() }
    try group.place()
  }

  /// The files in the folder, without temporary ones.
  private var there: [String: String] {
    get throws {
      let names = folder.names.filter { !$0.hasPrefix(".") }
      return try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.text($0)) })
    }
  }

  @Test func `nothing has its place before all are whole`() throws {
    try lay()
    let group = FileGroup()
    let file = try OutputFile(at: folder.path("a"), FileOptions(group: group))
    try file.write("new")
    try file.commit()
    #expect(try there == Self.before)
    try group.place()
    #expect(try there == Self.before.merging(["a": "new"]) { $1 })
    #expect(folder.names == ["a", "b", "c", "d"])
  }

  @Test func `many files need no more open ones than a process may have`() throws {
    let group = FileGroup()
    for number in 0..<1500 {
      let file = try OutputFile(at: folder.path("\(number)"), FileOptions(group: group))
      try file.write("\(number)")
      try file.commit()
    }
    try group.place()
    #expect(folder.names.count == 1500)
    #expect(try folder.text("1499") == "1499")
    let all = try FileManager.default.attributesOfItem(atPath: folder.path("1499"))
    let first = try FileManager.default.attributesOfItem(atPath: folder.path("0"))
    #expect(all[.posixPermissions] as? Int == first[.posixPermissions] as? Int)
  }

  /// Returns the number of calls that change files.
  private func calls(_ watch: @escaping @Sendable (Int, SystemCall) -> Int32?) -> (
    count: Int, error: FileError?
  ) {
    let count = Mutex(0)
    let injection = SystemCall.FailureInjection { call in
      let number = count.withLock { count in
        defer { count += 1 }
        return count
      }
      return watch(number, call)
    }
    let error = WorkContext.current.with(injection).run {
      do {
        try make()
        return FileError?.none
      } catch {
        return error as? FileError
      }
    }
    return (count.withLock { $0 }, error)
  }

  @Test(arguments: [EIO, ENOSPC, EDQUOT, EROFS, EMFILE, EACCES, EPERM])
  func `whichever call fails, all files are old or all are new`(code: Int32) throws {
    try lay()
    let whole = calls { _, _ in nil }
    #expect(whole.error == nil && whole.count > 20, "\(whole)")
    #expect(try there == Self.after)
    var failed = 0
    for number in 0..<whole.count {
      try lay()
      let hit = Mutex<SystemCall?>(nil)
      let (_, error) = calls { call, kind in
        guard call == number else { return nil }
        hit.withLock { $0 = kind }
        return code
      }
      let kind = hit.withLock { $0 }
      #expect(try there == (error == nil ? Self.after : Self.before), "call \(number), \(kind)")
      if error != nil { failed += 1 }
      if kind == .write || kind == .rename { #expect(error != nil, "call \(number)") }
      // The next run removes files that could not be removed: they are not locked any more.
      let left = folder.names.filter { $0.hasPrefix(".") }
      #expect(left.isEmpty || kind == .remove, "call \(number), \(kind): \(left)")
      for name in left { try folder.remove(name) }
    }
    #expect(failed > 10)
  }

  @Test(arguments: [SystemCall.link, .open], [ENOENT, EEXIST])
  func `what fails for ever is not tried for ever`(call: SystemCall, code: Int32) throws {
    try lay()
    let (_, error) = calls { _, kind in kind == call ? code : nil }
    // Without a second name for the old files they cannot be put back, but they need not be.
    #expect((error == nil) == (call == .link), "\(String(describing: error))")
    #expect(try there == (call == .link ? Self.after : Self.before))
    #expect(!folder.names.contains { $0.hasPrefix(".") })
  }

  @Test func `when all calls fail from one on, each file is whole`() throws {
    try lay()
    let whole = calls { _, _ in nil }
    #expect(whole.count > 20)
    for number in 0..<whole.count {
      try lay()
      _ = calls { call, _ in call < number ? nil : EIO }
      for (name, text) in try there {
        #expect(text == Self.before[name] || text == Self.after[name], "\(name) at \(number)")
      }
      #expect(try Set(there.keys).isSuperset(of: Self.before.keys))
      for name in folder.names where name.hasPrefix(".") { try folder.remove(name) }
    }
  }

  @Test func `whenever it is killed, each file is whole, and old until all can be new`() throws {
    try lay()
    let (path, before, after) = (folder.path, Self.before, Self.after)
    let kept = folder
    let torn = Mutex<[String]>([])
    let isPlacing = Mutex(false)
    let end = calls { number, call in
      // The disk between two calls is as a kill between them would leave it.
      if call == .rename { isPlacing.withLock { $0 = true } }
      for name in after.keys {
        let text = try? kept.text(name)
        let isOld = text == before[name]
        let isNew = text == after[name] && isPlacing.withLock { $0 }
        if !isOld && !isNew { torn.withLock { $0.append("\(name) at call \(number)") } }
      }
      return nil
    }
    #expect(end.error == nil && path == kept.path)
    #expect(torn.withLock { $0 } == [])
    #expect(try there == after)
  }

  @Test func `a folder that has taken a place meanwhile undoes the others`() throws {
    try lay()
    let group = FileGroup()
    let files = try ["a", "b", "e"].map {
      try OutputFile(at: folder.path($0), FileOptions(group: group))
    }
    for file in files {
      try file.write("new")
      try file.commit()
    }
    try folder.makeFolder("e")
    #expect(throws: FileError.isFolder(path: folder.path("e"))) { try group.place() }
    #expect(folder.names.filter { !$0.hasPrefix(".") } == ["b", "c", "d", "e"])
    #expect(try folder.text("b") == "old")
    withExtendedLifetime(files) {}
  }
}
