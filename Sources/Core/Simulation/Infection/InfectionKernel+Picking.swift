/// The healthy people in three words of a row: a middle one and its neighbours.
private struct HealthyRow {
  let left: UInt64
  let middle: UInt64
  let right: UInt64

  /// The people of the middle word with a healthy neighbour in this row, at their place or beside
  /// it.
  var reach: UInt64 { middle | middle << 1 | left >> 63 | middle >> 1 | right << 63 }

  /// The three places around a bit: bit 0 on its left, bit 1 at its place, bit 2 on its right.
  @inline(__always)
  func three(around bit: Int) -> UInt64 {
    switch bit {
    case 0: (middle << 1 | left >> 63) & 7
    case 63: middle >> 62 | (right & 1) << 2
    default: middle >> UInt64(bit - 1) & 7
    }
  }
}

/// Collects the picks of a word's people in one row: in a register, with the few beyond the word
/// written at once.
private struct PickedRow {
  let row: Int
  var picks: UInt64 = 0
}

extension InfectionKernel {
  /// Makes the ill of a band pick the neighbours that they infect.
  func pick(band: Int) {
    forget(band: band)
    var visited: UInt64 = 0
    for slot in slots(of: band, in: layout.frontMarks) {
      let found = unsafe words[slot]
      if found == 0 { continue }
      var kept = found
      var marks = found
      while marks != 0 {
        let bit = marks.trailingZeroBitCount
        marks &= marks &- 1
        if pick(word: (slot - layout.frontMarks) << 6 + bit, band: band) {
          visited += 1
        } else {
          kept ^= 1 << UInt64(bit)
        }
      }
      unsafe words[slot] = kept
    }
    write(visited, as: .frontWords, of: band)
  }

  /// Clears the people infected in the previous tick.
  private func forget(band: Int) {
    for slot in slots(of: band, in: layout.freshMarks) {
      var marks = unsafe words[slot]
      while marks != 0 {
        let word = (slot - layout.freshMarks) << 6 + marks.trailingZeroBitCount
        unsafe words[fresh + word] = 0
        marks &= marks &- 1
      }
      unsafe words[slot] = 0
    }
  }

  /// Makes the ill of a word pick; returns false if none of them has a healthy neighbour left.
  private func pick(word: Int, band: Int) -> Bool {
    let y = word / wordsPerRow
    let column = word - y * wordsPerRow
    let above = healthy(at: rowAbove(y) + column)
    let beside = healthy(at: closed + word)
    let below = healthy(at: rowBelow(y) + column)
    var ill = unsafe words[front + word] & (above.reach | beside.reach | below.reach)
    unsafe words[front + word] = ill
    if ill == 0 { return false }

    let first = y * layout.size.columns + column << 6 - 1
    var rows = pickedRows(around: y, column: column, band: band)
    while ill != 0 {
      let bit = ill.trailingZeroBitCount
      ill &= ill &- 1
      let sides = beside.three(around: bit)
      let set =
        above.three(around: bit) | (sides & 1) << 3 | (sides & 4) << 2
        | below.three(around: bit) << 5
      let chosen = choice(of: first + bit, among: UInt8(truncatingIfNeeded: set) & distinct)
      put(chosen & 7, around: bit, in: &rows.above, band: band)
      put(chosen >> 3 & 1 | chosen >> 2 & 4, around: bit, in: &rows.beside, band: band)
      put(chosen >> 5, around: bit, in: &rows.below, band: band)
    }
    write(rows.above.picks, at: rows.above.row, band: band)
    write(rows.beside.picks, at: rows.beside.row, band: band)
    write(rows.below.picks, at: rows.below.row, band: band)
    return true
  }

  @inline(__always)
  private func choice(of person: Int, among healthy: UInt8) -> UInt64 {
    let count = unsafe Int(counts[Int(healthy)])
    var drawn = 0
    if count > 1 {
      var stream = InfectionChoices.stream(of: person, tickKey: tickKey)
      drawn = stream.draw(below: count)
    }
    return unsafe UInt64(subsets[Int(healthy) * stride + drawn])
  }
}

// MARK: - Rows around a word

extension InfectionKernel {
  @inline(__always)
  private func healthy(at word: Int) -> HealthyRow {
    unsafe HealthyRow(left: ~words[word - 1], middle: ~words[word], right: ~words[word + 1])
  }

  @inline(__always)
  private func rowAbove(_ y: Int) -> Int {
    if y > 0 { return closed + (y - 1) * wordsPerRow }
    return layout.wraps ? closed + (layout.size.rows - 1) * wordsPerRow : layout.wall
  }

  @inline(__always)
  private func rowBelow(_ y: Int) -> Int {
    if y + 1 < layout.size.rows { return closed + (y + 1) * wordsPerRow }
    return layout.wraps ? closed : layout.wall
  }

  @inline(__always)
  private func pickedRows(
    around y: Int, column: Int, band: Int
  ) -> (above: PickedRow, beside: PickedRow, below: PickedRow) {
    let rows = layout.rows(ofBand: band)
    let own = fresh + y * wordsPerRow + column
    return (
      PickedRow(row: y > rows.lowerBound ? own - wordsPerRow : spillAbove(band) + column),
      PickedRow(row: own),
      PickedRow(row: y + 1 < rows.upperBound ? own + wordsPerRow : spillBelow(band) + column)
    )
  }

  /// Adds three picks around a bit of a word.
  @inline(__always)
  private func put(_ three: UInt64, around bit: Int, in row: inout PickedRow, band: Int) {
    switch bit {
    case 0:
      row.picks |= three >> 1
      write(three << 63, at: row.row - 1, band: band)
    case 63:
      row.picks |= three << 62
      write(three >> 2, at: row.row + 1, band: band)
    default:
      row.picks |= three << UInt64(bit - 1)
    }
  }

  /// Adds picks to a word of the band's own newly infected, or to a spill beyond its border.
  @inline(__always)
  private func write(_ picks: UInt64, at word: Int, band: Int) {
    if picks == 0 { return }
    unsafe words[word] |= picks
    if word < spills {
      markFresh(word - fresh)
    } else {
      write(1, as: word < spillBelow(band) ? .spilledAbove : .spilledBelow, of: band)
    }
  }
}
