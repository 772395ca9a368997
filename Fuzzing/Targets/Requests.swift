internal import Files
internal import Planning
internal import Playback
internal import Simulation
internal import Vocabulary
internal import Worlds

/// Scenarios, planned as strangers' are.
enum Scenarios {
  /// A folder that is not there: nothing is read, and nobody writes what is only planned.
  private static let fence = Fence(reading: "/nowhere/at/all", writing: "/nowhere/at/all")

  static func plan(_ bytes: [UInt8]) {
    // A large field, a long film are planned for as long as they are large and long.
    let numbers = bytes.split { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) }
    guard numbers.allSatisfy({ $0.count <= 3 }) else { return }
    Fence.$current.withValue(fence) {
      let file = ScenarioFile(
        SourceText(path: "/a.yaml", bytes: Array("frames: 2\n".utf8) + bytes))
      _ = try? file.safeJobs()
    }
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
  static func show(_ text: String?) {
    guard let text else { return }
    _ = YAMLReader.read(SourceText(path: "a.png", bytes: Array(text.utf8)))
  }
}
