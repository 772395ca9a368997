extension InfectionKernel {
  /// Makes those picked in a band fall ill: by its own people and by those of adjacent bands.
  func settle(band: Int) {
    let rows = layout.rows(ofBand: band)
    let (above, below) = (layout.band(above: band), layout.band(below: band))
    take(.spilledBelow, of: above, at: spillBelow(above), intoRow: rows.lowerBound)
    take(.spilledAbove, of: below, at: spillAbove(below), intoRow: rows.upperBound - 1)
    if layout.wraps { for y in rows { foldMargins(ofRow: y) } }
    fallIll(band: band)
    if layout.wraps { for y in rows { unsafe layout.copyMargins(ofRow: y, in: words) } }
  }

  /// Moves the picks that a band made in a row of this one into the row.
  private func take(_ note: InfectionLayout.Note, of band: Int, at spill: Int, intoRow y: Int) {
    guard self.note(note, of: band) != 0 else { return }
    write(0, as: note, of: band)
    let row = y * wordsPerRow
    for column in 0..<wordsPerRow {
      let picks = unsafe words[spill + column]
      if picks == 0 { continue }
      unsafe words[spill + column] = 0
      unsafe words[fresh + row + column] |= picks
      markFresh(row + column)
    }
  }

  private func fallIll(band: Int) {
    var infected: UInt64 = 0
    for slot in slots(of: band, in: layout.freshMarks) {
      let found = unsafe words[slot]
      if found == 0 { continue }
      var marks = found
      while marks != 0 {
        let word = (slot - layout.freshMarks) << 6 + marks.trailingZeroBitCount
        marks &= marks &- 1
        let picks = unsafe words[fresh + word]
        unsafe words[closed + word] |= picks
        unsafe words[front + word] |= picks
        infected += UInt64(picks.nonzeroBitCount)
      }
      unsafe words[slot - layout.freshMarks + layout.frontMarks] |= found
    }
    write(infected, as: .infected, of: band)
    write(note(.frontWords, of: band) + (infected + 7) / 8, as: .frontWords, of: band)
  }
}

// MARK: - The margins of a torus

extension InfectionKernel {
  /// Moves the picks in a row's margins to the people that these bits represent.
  private func foldMargins(ofRow y: Int) {
    let columns = layout.size.columns
    let (left, right) = (fresh + y * wordsPerRow, fresh + y * wordsPerRow + (columns + 1) >> 6)
    let onTheRight: UInt64 = 1 << UInt64((columns + 1) & 63)
    let pickedLeft = unsafe words[left] & 1 != 0
    let pickedRight = unsafe words[right] & onTheRight != 0
    if pickedLeft {
      unsafe words[left] &= ~1
      pickFresh(Cell(columns - 1, y))
    }
    if pickedRight {
      unsafe words[right] &= ~onTheRight
      pickFresh(Cell(0, y))
    }
  }

  private func pickFresh(_ cell: Cell) {
    unsafe words[fresh + layout.word(of: cell)] |= layout.bit(of: cell)
    markFresh(layout.word(of: cell))
  }
}
