/// A rule, or a family of rules, that looks at a cell and at how many of its neighbours live.
protocol CountRule {
  /// The next state of cells. `masks` says which rule of the family it is.
  static func next(_ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>) -> Lanes
}

/// B3/S23.
enum Life: CountRule {
  @inline(__always) static func next(
    _ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>
  ) -> Lanes {
    (count.twos & ~count.rawFours) & (count.ones | alive)
  }
}

/// B2/S.
enum Seeds: CountRule {
  @inline(__always) static func next(
    _ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>
  ) -> Lanes {
    (count.twos & ~count.rawFours) & ~(count.ones | alive)
  }
}

/// B36/S23.
enum HighLife: CountRule {
  @inline(__always) static func next(
    _ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>
  ) -> Lanes {
    count.twos & (count.rawFours ^ (count.ones | alive))
  }
}

/// B3678/S34678.
enum DayAndNight: CountRule {
  @inline(__always) static func next(
    _ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>
  ) -> Lanes {
    (count.twos & (count.ones | count.rawFours)) | (count.fours & ~count.ones & alive)
      | count.eights
  }
}

/// B1357/S1357.
enum Replicator: CountRule {
  @inline(__always) static func next(
    _ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>
  ) -> Lanes {
    count.ones
  }
}

/// Any rule for which eight neighbours are like none.
///
/// Sixteen masks, a vector each, are the coefficients of a polynomial over the field of two
/// elements in the cell, the ones, the twos and the fours, in this order of their bits.
enum AnyCount: CountRule {
  @inline(__always) static func next(
    _ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>
  ) -> Lanes {
    let both = alive & count.ones
    @inline(__always) func part(_ place: Int) -> Lanes {
      let at = unsafe masks + place * 32
      return unsafe at.lanes(0) ^ (at.lanes(8) & alive) ^ (at.lanes(16) & count.ones)
        ^ (at.lanes(24) & both)
    }
    let (twos, fours) = (count.twos, count.fours)
    return part(0) ^ (twos & (part(1) ^ (fours & part(3)))) ^ (fours & part(2))
  }
}

/// Any rule at all that counts: what eight neighbours change, for a dead cell and, in addition,
/// for a live one, are two masks more.
enum AnyCountWithEight: CountRule {
  @inline(__always) static func next(
    _ alive: Lanes, _ count: Count, _ masks: UnsafePointer<UInt64>
  ) -> Lanes {
    let change = unsafe masks.lanes(128) ^ (masks.lanes(136) & alive)
    return unsafe AnyCount.next(alive, count, masks) ^ (count.eights & change)
  }
}
