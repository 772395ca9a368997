/// Hensel's notation: neighbourhoods that are rotations or reflections of each other form one
/// class, named by its count and a letter.
enum IsotropicNotation {
  /// The letters of each count, in the order of the base forms.
  static let letters: [[Character]] = [
    [], Array("ce"), Array("ceaikn"), Array("ceaiknjqry"), Array("ceaiknjqrytwz"),
    Array("ceaiknjqry"), Array("ceaikn"), Array("ce"), [],
  ]

  /// One form of each class, for counts up to four.
  private static let forms: [[UInt16]] = [
    [0], [1, 2], [5, 10, 3, 40, 33, 68], [69, 42, 11, 7, 98, 13, 14, 70, 41, 97],
    [325, 170, 15, 45, 99, 71, 106, 102, 43, 101, 105, 78, 108],
  ]

  /// The class of each ring of neighbours, as an index among the letters of its count.
  static let classes: [UInt8] = {
    var classes = [UInt8](repeating: 0, count: 512)
    for count in 0...8 {
      let few = count <= 4
      for (index, form) in forms[few ? count : 8 - count].enumerated() {
        for image in images(of: few ? form : form ^ 0x1ef) { classes[Int(image)] = UInt8(index) }
      }
    }
    return classes
  }()

  /// The 51 classes of neighbours of a dead cell, from the fewest cells on, each with all its
  /// forms.
  static let ringClasses: [[UInt16]] = {
    var seen: Set<UInt16> = []
    var classes: [[UInt16]] = []
    for form in UInt16(0)..<512 where form & 0x10 == 0 && !seen.contains(form) {
      classes.append(Set(images(of: form)).sorted())
      seen.formUnion(classes[classes.count - 1])
    }
    return classes.sorted { ($0[0].nonzeroBitCount, $0[0]) < ($1[0].nonzeroBitCount, $1[0]) }
  }()

  /// The eight images of a form, rotated and reflected.
  static func images(of form: UInt16) -> [UInt16] {
    var images: [UInt16] = []
    var image = form
    for _ in 0..<4 {
      images.append(image)
      images.append(moved(image) { ($0, 2 - $1) })
      image = moved(image) { ($1, 2 - $0) }
    }
    return images
  }

  /// A form with its places permuted by row and column.
  private static func moved(_ form: UInt16, from place: (Int, Int) -> (Int, Int)) -> UInt16 {
    var bits: UInt16 = 0
    for row in 0..<3 {
      for column in 0..<3 {
        let (sourceRow, sourceColumn) = place(row, column)
        if form >> UInt16(8 - sourceRow * 3 - sourceColumn) & 1 != 0 {
          bits |= 1 << UInt16(8 - row * 3 - column)
        }
      }
    }
    return bits
  }

  /// The set of classes for each count, one bit for each letter.
  struct Sets: Hashable {
    var births = [UInt16](repeating: 0, count: 9)
    var survivals = [UInt16](repeating: 0, count: 9)
  }

  /// The set of all classes of a count.
  static func all(_ count: Int) -> UInt16 { 1 << UInt16(max(1, letters[count].count)) - 1 }

  /// The canonical text of sets of classes.
  static func text(of sets: Sets) -> String {
    func part(_ sets: [UInt16]) -> String {
      (0...8).map { text(of: sets[$0], count: $0) }.joined()
    }
    return "B\(part(sets.births))/S\(part(sets.survivals))"
  }

  /// A count with its letters, or a minus and the missing letters, whichever is shorter, in
  /// alphabetical order.
  private static func text(of set: UInt16, count: Int) -> String {
    if set == 0 { return "" }
    if set == all(count) { return "\(count)" }
    func named(_ set: UInt16) -> String {
      String(
        letters[count].indices.filter { set >> UInt16($0) & 1 != 0 }
          .map { letters[count][$0] }.sorted())
    }
    let (these, others) = (named(set), named(set ^ all(count)))
    return these.count <= others.count + 1 ? "\(count)\(these)" : "\(count)-\(others)"
  }
}

extension RuleTable {
  /// Creates the table of sets of classes.
  init(_ sets: IsotropicNotation.Sets) {
    self.init { around in
      let count = around.liveNeighbours
      let set = around.isAlive ? sets.survivals[count] : sets.births[count]
      return set >> UInt16(IsotropicNotation.classes[Int(around.bits & ~16)]) & 1 != 0
    }
  }

  /// True if rotated or reflected neighbourhoods have the same next state.
  package var isIsotropic: Bool { classSets != nil }

  /// The sets of classes of an isotropic rule; nil for any other.
  var classSets: IsotropicNotation.Sets? {
    var sets = IsotropicNotation.Sets()
    for bits in 0..<UInt16(512) where self[Neighbourhood(bits: bits)] {
      let count = (bits & ~16).nonzeroBitCount
      let letter = UInt16(1) << UInt16(IsotropicNotation.classes[Int(bits & ~16)])
      if bits & 16 != 0 { sets.survivals[count] |= letter } else { sets.births[count] |= letter }
    }
    return RuleTable(sets) == self ? sets : nil
  }
}
