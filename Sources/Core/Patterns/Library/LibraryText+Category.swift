package import TerrariumAssets
internal import TerrariumBasics
internal import TerrariumZlib

/// The comments of a block are the name (`#N`), other names (`#A`), who found it and when (`#O`), a
/// sentence (`#C`), and the facts that the tests hold it to (`#D`): the category, then what
/// `LibraryFacts` names. Only the name and the facts are always there.
extension LibraryText {
  /// The names of the patterns of a category, one per line: first its own, then the others.
  package static func names(of category: PatternCategory) -> String { parts(of: category).names }

  /// All blocks of a category, as in its file in `assets/patterns`.
  package static func text(of category: PatternCategory) -> [UInt8] {
    do {
      let file = Base64.bytes(of: parts(of: category).file.utf8)
      return try inflated(file, as: .gzip, limit: 1 << 24)
    } catch {
      preconditionFailure("the library is broken: \(error)")
    }
  }

  private static func parts(of category: PatternCategory) -> (names: String, file: String) {
    switch category {
    case .stillLife: (stillLifeNames, stillLifeFile)
    case .oscillator: (oscillatorNames, oscillatorFile)
    case .spaceship: (spaceshipNames, spaceshipFile)
    case .gun: (gunNames, gunFile)
    case .puffer: (pufferNames, pufferFile)
    case .rake: (rakeNames, rakeFile)
    case .breeder: (breederNames, breederFile)
    case .growth: (growthNames, growthFile)
    case .methuselah: (methuselahNames, methuselahFile)
    case .predecessor: (predecessorNames, predecessorFile)
    case .fuse: (fuseNames, fuseFile)
    case .replicator: (replicatorNames, replicatorFile)
    case .device: (deviceNames, deviceFile)
    }
  }
}
