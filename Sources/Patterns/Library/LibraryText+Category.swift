package import Assets

/// The comments of a block are the name (`#N`), other names (`#A`), who found it and when (`#O`), a
/// sentence (`#C`), and the facts that the tests hold it to (`#D`): the category, then what
/// `LibraryFacts` names. Only the name and the facts are always there.
extension LibraryText {
  /// All blocks of a category, as its file in `assets/patterns` has them.
  package static func text(of category: PatternCategory) -> String {
    switch category {
    case .stillLife: stillLife
    case .oscillator: oscillator
    case .spaceship: spaceship
    case .gun: gun
    case .puffer: puffer
    case .rake: rake
    case .breeder: breeder
    case .growth: growth
    case .methuselah: methuselah
    case .predecessor: predecessor
    case .fuse: fuse
    case .replicator: replicator
    case .device: device
    }
  }
}
