/// An event in the sea.
package enum SeaEvent: Hashable, Sendable {
  case moved(SeaSpecies, from: Cell, to: Cell)
  /// An orca moved onto a penguin and ate it.
  case ate(from: Cell, to: Cell)
  case born(SeaSpecies, at: Cell)
  /// An orca starved.
  case died(at: Cell)

  /// The event as in tables.
  package var happening: Happening {
    switch self {
    case .moved(let who, let from, let to):
      Happening("moved", [.init("who", who), .init("from", .cell(from)), .init("to", .cell(to))])
    case .ate(let from, let to):
      Happening("ate", [.init("who", .orca), .init("from", .cell(from)), .init("to", .cell(to))])
    case .born(let who, let at):
      Happening("born", [.init("who", who), .init("at", .cell(at))])
    case .died(let at):
      Happening("died", [.init("who", .orca), .init("at", .cell(at))])
    }
  }
}

extension Happening.Fact {
  fileprivate init(_ name: String, _ species: SeaSpecies) {
    self.init(name, .text(species == .penguin ? "penguin" : "orca"))
  }
}
