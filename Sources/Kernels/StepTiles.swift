/// The kinds of rule for which there is a kernel.
package enum KernelKind {
  package static let program: UInt8 = 0
  package static let anyCount: UInt8 = 1
  package static let anyCountWithEight: UInt8 = 2

  /// The kernel of a rule that counts, given as bits 0 to 8 of births and of survivals.
  package static func of(births: UInt16, survivals: UInt16) -> UInt8 {
    switch (births, survivals) {
    case (0b0000_01000, 0b0000_01100): 3
    case (0b0000_00100, 0b0000_00000): 4
    case (0b0010_01000, 0b0000_01100): 5
    case (0b1110_01000, 0b1110_11000): 6
    case (0b0101_01010, 0b0101_01010): 7
    default:
      (births ^ births >> 8) & 1 | (survivals ^ survivals >> 8) & 1 == 0
        ? anyCount : anyCountWithEight
    }
  }
}

/// Steps the tiles of a list from one buffer of a field into the other.
///
/// - Parameters:
///   - kind: which kernel, one of `KernelKind`.
///   - masks: the lane marks (16 words), then the masks of the rule.
///   - program: what a kernel for any table runs.
///   - source: the buffer with this generation.
///   - target: the other one, with the generation before.
///   - links: the numbers of the eight tiles around each tile.
///   - list: the tiles to step.
///   - count: how many they are.
///   - flags: for each tile, what changed in it since two generations ago.
///   - mask: what belongs to the field, for tiles that do not belong to it wholly.
///   - restless: whether all tiles are taken to have changed, without looking.
///   - scratch: memory for the planes of a program.
package func stepTiles(
  kind: UInt8, masks: UnsafePointer<UInt64>, program: UnsafePointer<Int32>,
  source: UnsafePointer<UInt64>, target: UnsafeMutablePointer<UInt64>,
  links: UnsafePointer<Int32>, list: UnsafePointer<Int32>, count: Int,
  flags: UnsafeMutablePointer<UInt8>, mask: UnsafePointer<UInt64>?,
  restless: Bool, scratch: UnsafeMutablePointer<UInt64>
) {
  @inline(__always) func places(_ tile: Int) -> TilePlaces {
    unsafe TilePlaces(of: tile, in: source, links: links, laneMarks: masks)
  }
  @inline(__always) func each<Rule: CountRule>(_ rule: Rule.Type) {
    for index in 0..<count {
      let tile = unsafe Int(list[index])
      let place = unsafe target + tile &* tileWords
      if let mask = unsafe mask {
        unsafe flags[tile] = stepTile(
          rule, PartOfTile.self, places(tile), into: place, masks: masks + 16, within: mask)
      } else if restless {
        unsafe flags[tile] = stepTile(
          rule, RestlessTile.self, places(tile), into: place, masks: masks + 16, within: masks)
      } else {
        unsafe flags[tile] = stepTile(
          rule, WholeTile.self, places(tile), into: place, masks: masks + 16, within: masks)
      }
    }
  }
  switch kind {
  case 1: each(AnyCount.self)
  case 2: each(AnyCountWithEight.self)
  case 3: each(Life.self)
  case 4: each(Seeds.self)
  case 5: each(HighLife.self)
  case 6: each(DayAndNight.self)
  case 7: each(Replicator.self)
  default:
    for index in 0..<count {
      let tile = unsafe Int(list[index])
      let place = unsafe target + tile &* tileWords
      if let mask = unsafe mask {
        unsafe flags[tile] = stepTile(
          PartOfTile.self, places(tile), into: place, program: program, scratch: scratch,
          within: mask)
      } else {
        unsafe flags[tile] = stepTile(
          WholeTile.self, places(tile), into: place, program: program, scratch: scratch,
          within: masks)
      }
    }
  }
}
