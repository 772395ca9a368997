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
  while group < 8 {
    var above = unsafe TilePlaces.sums(places.rowsAbove(group))
    var here = unsafe TilePlaces.sums(places.rows(group))
    var word = group
    while word < 56 {
      let below = unsafe TilePlaces.sums(places.rows(word &+ 8))
      let next = unsafe Rule.next(here.alive, here.count(above, below), masks)
      unsafe changes.write(next, at: word, of: target, within: Fit.mask(mask, word))
      above = here
      here = below
      word &+= 8
    }
    let below = unsafe TilePlaces.sums(places.rowsBelow(group))
    let next = unsafe Rule.next(here.alive, here.count(above, below), masks)
    unsafe changes.write(next, at: word, of: target, within: Fit.mask(mask, word))
    group &+= laneCount
  }
  return unsafe Fit.flags(
    changes.flags(firstRow: target[0] != oldFirst, lastRow: target[63] != oldLast))
}
