/// The states of a cell and the eight around it.
package struct Around: Hashable, Sendable {
  /// The states around, one byte each: north-west lowest, then row by row.
  package var ring: UInt64

  /// The state of the cell itself.
  package var centre: UInt8

  /// Creates a neighbourhood from the cells around as bytes, and the cell itself.
  @inlinable package init(ring: UInt64, centre: UInt8) {
    self.ring = ring
    self.centre = centre
  }

  @inlinable func state(_ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: ring >> (8 * place)) }

  @inlinable package var north: UInt8 { state(1) }
  @inlinable package var west: UInt8 { state(3) }
  @inlinable package var east: UInt8 { state(4) }
  @inlinable package var south: UInt8 { state(6) }

  /// The cells whose state satisfies a condition, as the nine bits of a two-state neighbourhood.
  @inlinable package func places(where isSet: (UInt8) -> Bool) -> Neighbourhood {
    var bits: UInt16 = 0
    for place in UInt64(0)..<8 where isSet(state(place)) {
      bits |= 1 << UInt16(place < 4 ? 8 - place : 7 - place)
    }
    if isSet(centre) { bits |= 16 }
    return Neighbourhood(bits: bits)
  }
}

/// The nine places of a neighbourhood, column by column from the north-west.
package enum ColumnPlace {
  package static let all = 0..<9

  /// The byte of a ring at each place but the centre.
  fileprivate static let bytes: [UInt64?] = [0, 3, 5, 1, nil, 6, 2, 4, 7]
}

extension Around {
  /// The state at a place of a neighbourhood.
  package subscript(place: Int) -> UInt8 {
    get { ColumnPlace.bytes[place].map(state) ?? centre }
    set {
      guard let byte = ColumnPlace.bytes[place] else { return centre = newValue }
      ring = ring & ~(0xff << (8 * byte)) | UInt64(newValue) << (8 * byte)
    }
  }
}

/// A rule on a cell and its nearest neighbours, with up to 256 states.
///
///     struct Cyclic: LocalRule {  // a cell is eaten by the next state
///       let stateCount = 14
///       let reach = Reach.vonNeumann
///       func next(_ around: Around) -> UInt8 {
///         let eater = (around.centre + 1) % 14
///         return [around.north, around.east, around.south, around.west].contains(eater)
///           ? eater : around.centre
///       }
///     }
package protocol LocalRule: Sendable {
  /// The number of states; they are numbered from 0.
  var stateCount: Int { get }

  /// The neighbours that matter.
  var reach: Reach { get }

  /// The next state of a cell. It is called for any neighbourhood of states below `stateCount`,
  /// from any thread; cells out of reach are in state 0.
  func next(_ around: Around) -> UInt8
}

extension LocalRule {
  /// True if cells that are all 0 stay so.
  var isQuiet: Bool { next(Around(ring: 0, centre: 0)) == 0 }
}

extension Reach {
  /// The bytes of a ring that are neighbours.
  package var ringMask: UInt64 {
    switch self {
    case .moore: ~0
    case .hexagonal: 0xffff_00ff_ff00_ffff
    case .vonNeumann: 0x00ff_00ff_ff00_ff00
    }
  }
}
