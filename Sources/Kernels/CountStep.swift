/// One generation of one tile under a rule that counts; returns the flags of what changed.
///
/// A group of lanes goes down its eight vectors of rows with the sums of three rows in registers.
@inline(__always) func stepTile<Rule: CountRule, Fit: TileFit>(
  _ rule: Rule.Type, _ fit: Fit.Type, _ places: TilePlaces,
  into target: UnsafeMutablePointer<UInt64>,
  masks: UnsafePointer<UInt64>, within mask: UnsafePointer<UInt64>
) -> UInt8 {
  let (oldFirst, oldLast) = unsafe (target[0], target[63])
  var changes = TileChanges()
  var group = 0
  @inline(__always) func write(_ word: Int, _ above: RowSums, _ here: RowSums, _ below: RowSums) {
    let next = unsafe Rule.next(here.alive, here.count(above, below), masks)
    unsafe changes.write(
      next, at: word, of: target, within: Fit.mask(mask, word), compares: Fit.compares)
  }
  while group < 8 {
    var above = unsafe TilePlaces.sums(places.rowsAbove(group))
    var here = unsafe TilePlaces.sums(places.rows(group))
    var word = group
    // Three rows at a time: then the sums need not change registers for each.
    while word < 48 {
      let first = unsafe TilePlaces.sums(places.rows(word &+ 8))
      write(word, above, here, first)
      let second = unsafe TilePlaces.sums(places.rows(word &+ 16))
      write(word &+ 8, here, first, second)
      let third = unsafe TilePlaces.sums(places.rows(word &+ 24))
      write(word &+ 16, first, second, third)
      above = second
      here = third
      word &+= 24
    }
    let last = unsafe TilePlaces.sums(places.rows(word &+ 8))
    write(word, above, here, last)
    write(word &+ 8, here, last, unsafe TilePlaces.sums(places.rowsBelow(group)))
    group &+= laneCount
  }
  return unsafe Fit.flags(
    changes.flags(firstRow: target[0] != oldFirst, lastRow: target[63] != oldLast))
}
