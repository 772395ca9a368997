/// Two users, each with a library and a common remote `team`.
package struct TwoLibraries {
  package let folder = TemporaryFolder()

  package init(address: String) throws {
    for who in ["ada", "bob"] {
      try folder.makeFolder(who)
      let added = try self(who, "patterns remote add team \(address)")
      guard added.code == 0 else {
        throw Child.Failure.notStarted(program: "render", reason: added.complaint)
      }
    }
  }

  /// Runs the program as a user with a name and a password, with a line of words separated by
  /// spaces.
  package func callAsFunction(
    _ who: String, _ line: String, password: String? = "secret", _ more: [String: String] = [:]
  ) throws -> Command.Outcome {
    try run(who, Command.words(line), password: password, more)
  }

  private func run(
    _ who: String, _ words: [String], password: String? = "secret",
    _ more: [String: String] = [:]
  ) throws -> Command.Outcome {
    var environment = ["XDG_DATA_HOME": folder.path(who), "HOME": folder.path(who)]
    if let password {
      environment["TERRARIUM_TEAM_USER"] = "ada"
      environment["TERRARIUM_TEAM_PASSWORD"] = password
    }
    return try Command.run(words, in: folder, environment: environment.merging(more) { $1 })
  }

  /// Adds a row of cells to a user's library.
  package func add(_ cells: Int, as name: String, by who: String) throws {
    try folder.write("#N \(name)\nx = \(cells), y = 1, rule = B3/S23\n\(cells)o!\n", to: "new.rle")
    let added = try run(who, ["patterns", "add", "new.rle", "--name", name, "--force"])
    guard added.code == 0 else {
      throw Child.Failure.notStarted(program: "render", reason: added.complaint)
    }
  }

  /// Returns the number of cells of each pattern in a user's library.
  package func cells(of who: String) throws -> [String: Int] {
    var cells: [String: Int] = [:]
    for file in folder.names(in: "\(who)/terrarium/patterns") where file.hasSuffix(".rle") {
      let text = try folder.text("\(who)/terrarium/patterns/\(file)")
      let row = text.split(separator: "\n").last ?? ""
      cells[String(file.dropLast(4))] = row == "o!" ? 1 : Int(row.dropLast(2))
    }
    return cells
  }

  /// Returns the files in a user's library.
  package func files(of who: String) -> [String] { folder.names(in: "\(who)/terrarium/patterns") }
}
