internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumWorlds

/// Scenarios, planned as strangers' are.
enum Scenarios {
  /// A folder that is not there: nothing is read, and nobody writes what is only planned.
  private static let fence = Fence(reading: "/nowhere/at/all", writing: "/nowhere/at/all")

  static func plan(_ bytes: [UInt8]) {
    guard isSmall(bytes) else { return }
    fenced {
      let text = SourceText(path: "/a.yaml", bytes: Array("frames: 2\n".utf8) + bytes)
      _ = try? Scenario(text, in: .builtIn).safeJobs()
    }
  }

  /// True if no number is so large that what is asked for is planned for as long as it is large.
  static func isSmall(_ bytes: [UInt8]) -> Bool {
    bytes.split { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }.allSatisfy { $0.count <= 3 }
  }

  static func fenced(_ plan: () -> Void) { WorkContext.current.with(fence).run(plan) }
}

/// Command lines, a word a line: the first byte says of which world, or of all of them, as where flags
/// are put in the place of a scenario's keys.
enum Flags {
  private static let worlds = Catalogue.builtIn.worlds
  private static let options: [CommandOption] = [
    CommandOption(name: "set", help: "", placeholder: "NAME=VALUE"),
    CommandOption(name: "json", help: ""),
    CommandOption(name: "color", help: "", choices: ["auto"]),
  ]

  static func plan(_ bytes: [UInt8]) {
    guard let first = bytes.first, Scenarios.isSmall(bytes) else { return }
    let words = bytes.dropFirst().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    )
    .map { FuzzTarget.text(Array($0)) }
    let number = Int(first) % (worlds.count + 1)
    let vocabulary =
      number < worlds.count ? worlds[number].words.vocabulary : Catalogue.builtIn.vocabulary
    let flags = FlagReader(words, vocabulary: vocabulary, options: options, in: .builtIn)
    Scenarios.fenced {
      if number < worlds.count {
        let scenario = Scenario(worlds[number], in: .builtIn, written: flags.settings)
        _ = try? scenario.jobs()
      } else {
        let text = SourceText(path: "/a.yaml", bytes: Array("world: life\nframes: 2\n".utf8))
        _ = try? Scenario(text, overrides: flags.settings, in: .builtIn).safeJobs()
      }
    }
  }
}

/// Pages with scenarios in them.
enum Pages {
  static func read(_ bytes: [UInt8]) {
    let page = MarkdownPage(SourceText(path: "/a.md", bytes: bytes))
    let lines = FuzzTarget.text(bytes).count { "\n\r\r\n".contains($0) } + 1
    for (number, block) in page.blocks.enumerated() {
      precondition(1...lines ~= page.line(ofLinkBelow: number), "a line of the page")
      let (_, faults) = YAMLReader.read(block.source)
      for fault in faults.list {
        guard case .file(_, let line, _, _) = fault.place else { continue }
        precondition(block.source.firstLine...lines ~= line, "a line of the block")
      }
    }
    // Links that are there are found again, and nothing else is touched by them.
    let links = page.blocks.indices.map { _ in Optional("![a](b.png)") }
    let linked = MarkdownPage(SourceText(path: "/a.md", bytes: Array(page.text(with: links).utf8)))
    precondition(linked.blocks.count == page.blocks.count, "links make no blocks")
    for number in linked.blocks.indices {
      precondition(linked.link(below: number) == links[number], "a link that was written is read")
    }
    precondition(
      linked.text(with: links) == page.text(with: links), "a second time changes nothing")
  }
}

/// Values of settings: the first byte says which.
enum Settings {
  private static let all = Catalogue.builtIn.vocabulary

  static func read(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let setting = all[Int(first) % all.count]
    let node = Node(made: FuzzTarget.text(Array(bytes.dropFirst())))
    _ = setting.refusal(of: node)
    _ = setting.canonical(node)
    _ = setting.readsFile(node.text)
  }
}

/// States: what follows the seal, which is made to fit, because anybody can. The worlds that they name
/// read them, or the first one: each counts the seal anew.
enum States {
  private static let kinds = Catalogue.builtIn.worlds.compactMap { $0 as? any StoredKind }

  static func read(_ bytes: [UInt8]) {
    var hash = SHA256()
    hash.update(bytes)
    let head = "terrarium state 1\nsha256 \(hash.finalized().hexadecimal)\n"
    let text = FuzzTarget.text(bytes)
    let named = kinds.filter { text.contains("world: \($0.name)") }
    for kind in named.isEmpty ? Array(kinds.prefix(1)) : named {
      _ = try? kind.state(in: Array(head.utf8) + bytes)
    }
  }
}

/// The recipes of pictures.
enum Recipes {
  /// The picture of a stranger, as `render run` and `show` read it.
  static func run(_ bytes: [UInt8]) {
    guard
      let recipe = try? PictureRecipe.scenario(
        in: bytes, ofPictureAt: "/a.gif", in: .builtIn)
    else { return }
    let text = Array(recipe.text.utf8)
    guard Scenarios.isSmall(text) else { return }
    Scenarios.fenced {
      _ = try? Scenario(SourceText(path: "/a.yaml", bytes: text), in: .builtIn).safeJobs()
    }
  }

  static func show(_ text: String?) {
    guard let text else { return }
    _ = YAMLReader.read(SourceText(path: "a.png", bytes: Array(text.utf8)))
  }
}
