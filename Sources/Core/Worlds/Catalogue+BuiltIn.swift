package import TerrariumPlayback

extension Catalogue {
  package static let sea: any WorldKind = Sea()
  package static let life: any WorldKind = Life()
  package static let wolfram: any WorldKind = Wolfram()
  package static let infection: any WorldKind = Infection()
  package static let pig: any WorldKind = Pig()
  package static let monsters: any WorldKind = Monsters()

  /// The built-in worlds, in the order of help.
  package static let builtIn = Catalogue([sea, life, wolfram, infection, pig, monsters])
}
