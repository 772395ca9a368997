/// One generation of one tile under any table: its decision diagram, node by node.
///
/// The nodes are a straight line of steps over planes, each the 64 words of a tile, in `scratch`.
/// First come the rows with their western neighbours, themselves, and with their eastern ones, ten
/// vectors of eight words each, the first and last from the tiles above and below: any of the nine
/// places of a neighbourhood is a plane of 64 words in one of these three. Then a plane of zeros,
/// one of ones, and the results. `program` has the number of steps, where the result is,
/// and for each step its kind, three operands and its result, in words of scratch.
@inline(__always) func stepTile<Fit: TileFit>(
  _ fit: Fit.Type, _ places: TilePlaces, into target: UnsafeMutablePointer<UInt64>,
  program: UnsafePointer<Int32>, scratch: UnsafeMutablePointer<UInt64>,
  within mask: UnsafePointer<UInt64>
) -> UInt8 {
  unsafe spread(places, into: scratch)
  let count = unsafe Int(program[0])
  for step in 0..<count {
    unsafe run(program + (2 &+ step &* 5), scratch)
  }
  let result = unsafe UnsafePointer(scratch) + Int(program[1])
  let (oldFirst, oldLast) = unsafe (target[0], target[63])
  var changes = TileChanges()
  var word = 0
  while word < tileWords {
    unsafe changes.write(
      result.lanes(word), at: word, of: target, within: Fit.mask(mask, word), compares: true)
    word &+= laneCount
  }
  return unsafe Fit.flags(
    changes.flags(firstRow: target[0] != oldFirst, lastRow: target[63] != oldLast))
}

/// Writes the rows of a tile, and of the rows above and below it, shifted three ways.
@inline(__always) private func spread(
  _ places: TilePlaces, into scratch: UnsafeMutablePointer<UInt64>
) {
  @inline(__always) func write(_ rows: (Lanes, Lanes, Lanes), _ word: Int) {
    let (one, last) = (Lanes(repeating: 1), Lanes(repeating: 63))
    unsafe scratch.store((rows.1 &<< one) | (rows.0 &>> last), at: word)
    unsafe scratch.store(rows.1, at: 80 &+ word)
    unsafe scratch.store((rows.1 &>> one) | (rows.2 &<< last), at: 160 &+ word)
  }
  var group = 0
  while group < 8 {
    unsafe write(places.rowsAbove(group), group)
    var word = group
    while word < tileWords {
      unsafe write(places.rows(word), 8 &+ word)
      word &+= 8
    }
    unsafe write(places.rowsBelow(group), 72 &+ group)
    group &+= laneCount
  }
}

/// Runs one step of a program.
@inline(__always) private func run(
  _ step: UnsafePointer<Int32>, _ scratch: UnsafeMutablePointer<UInt64>
) {
  let planes = unsafe UnsafePointer(scratch)
  let (a, b, c) = unsafe (
    planes + Int(step[1]), planes + Int(step[2]), planes + Int(step[3])
  )
  let result = unsafe scratch + Int(step[4])
  var word = 0
  switch unsafe step[0] {
  case 0:  // b where a, else c
    while word < tileWords {
      let (high, low) = unsafe (b.lanes(word), c.lanes(word))
      unsafe result.store(low ^ (a.lanes(word) & (high ^ low)), at: word)
      word &+= laneCount
    }
  case 1:  // a and b
    while word < tileWords {
      unsafe result.store(a.lanes(word) & b.lanes(word), at: word)
      word &+= laneCount
    }
  case 2:  // c without a
    while word < tileWords {
      unsafe result.store(~a.lanes(word) & c.lanes(word), at: word)
      word &+= laneCount
    }
  case 3:  // a or c
    while word < tileWords {
      unsafe result.store(a.lanes(word) | c.lanes(word), at: word)
      word &+= laneCount
    }
  default:  // b, and all without a
    while word < tileWords {
      unsafe result.store(~a.lanes(word) | b.lanes(word), at: word)
      word &+= laneCount
    }
  }
}
