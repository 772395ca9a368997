internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The files staged for the next commit. A commit consists of these, not of the files on the disk.
enum StagedFiles {
  private static let flag = "--staged"

  /// Does some work in a folder with what is staged, as if it were the work tree.
  static func check(
    _ flags: FlagReader, in shell: Shell, by work: (FlagReader) async throws -> ExitCode
  ) async throws -> ExitCode {
    let here = Fence.root(".")
    let git = try Git(in: Git(in: here, for: flag).top, for: flag)
    let folder = try ScratchFolder().path
    shell.atEnd { Path.removeTree(folder) }
    defer { Path.removeTree(folder) }
    let repository = try git.answer(["rev-parse", "--absolute-git-dir"])
    let index = Path.resolve(try git.answer(["rev-parse", "--git-path", "index"]), in: git.top)
    try git.writeStaged(into: folder)
    // Defaults of a project are looked for up to the folder with this file.
    try OutputFile.write(Array("gitdir: \(repository)\n".utf8), to: Path.join(folder, ".git"))
    let inside = Path.join(folder, Path.relative(Path.join(here, "."), to: git.top))
    let places = ["GIT_DIR": repository, "GIT_WORK_TREE": folder, "GIT_INDEX_FILE": index]
    try Path.makeFolder(inside)
    let staged = Surroundings.current.moved(to: inside, places)
    return try await WorkContext.current.with(staged).run {
      try await work(flags.moved(from: here))
    }
  }
}

/// A staged file or link.
private struct StagedFile {
  let name: String
  let object: String
  let isLink: Bool

  /// Reads a line `TAG MODE OBJECT STAGE`, a tab, and the name; nil for what is not checked out.
  init?(_ line: String) {
    guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: " ")
    name = String(line[line.utf8.index(after: tab)...])
    // Among bytes, as a combining accent after a slash would make it another character.
    let names = name.utf8.split(separator: UInt8(ascii: "/"))
    let isOutside = names.contains { $0.elementsEqual("..".utf8) || $0.elementsEqual(".git".utf8) }
    guard words.count == 4, words[0] != "S", words[1].hasPrefix("1"), words[1] != "160000",
      words[3] == "0", !isOutside
    else { return nil }
    (object, isLink) = (String(words[2]), words[1] == "120000")
  }
}

extension Git {
  /// Writes the staged files into a folder, byte for byte: checking them out would start the
  /// filters that the repository names.
  fileprivate func writeStaged(into folder: String) throws {
    let staged = try list(["ls-files", "--stage", "-t", "-z"]).compactMap(StagedFile.init)
    // Nothing is written through a link.
    let files = staged.filter { !$0.isLink } + staged.filter(\.isLink)
    let common = Path.resolve(try answer(["rev-parse", "--git-common-dir"]), in: top)
    let objects = try objects(files.map(\.object))
    var offset = 0
    for file in files {
      // A line `OBJECT blob SIZE`, the bytes, and the end of a line.
      let line = objects.output(from: offset, count: 256).prefix { $0 != UInt8(ascii: "\n") }
      let words = String(decoding: line, as: UTF8.self)
      guard let size = words.split(separator: " ").last.flatMap({ Int($0) }) else {
        throw Fault(.notInRepository(folder: top, words: words, flag: "--staged"))
      }
      let bytes = objects.output(from: offset + line.count + 1, count: size)
      offset += line.count + size + 2
      let path = Path.join(folder, file.name)
      try Path.makeFolder(Path.folder(of: path))
      if file.isLink {
        try Path.makeLink(at: path, to: Path.text(of: bytes))
      } else {
        try OutputFile.write(LargeFilePointer(bytes)?.content(in: common) ?? bytes, to: path)
      }
    }
  }

  private func objects(_ names: [String]) throws(Fault) -> Program {
    do throws(Program.Failure) {
      let program = try start(["cat-file", "--batch"])
      try program.write(names.flatMap { Array("\($0)\n".utf8) })
      try program.finish()
      return program
    } catch {
      throw fault(of: error)
    }
  }
}
