/// An outer-totalistic rule as logic on words: the eight neighbours are added up bit by bit, and
/// the cell lives where its sum is one of the counts that the rule names.
struct CountNetwork {
  /// A count under which some cell lives: which bits of the sum must be turned over so that all
  /// are ones, and whether the dead and the living live then.
  private struct Term {
    var zero: UInt64 = 0
    var one: UInt64 = 0
    var two: UInt64 = 0
    var three: UInt64 = 0
    var born: UInt64 = 0
    var change: UInt64 = 0
  }

  private var terms: InlineArray<9, Term> = InlineArray(repeating: Term())
  private var termCount = 0

  /// The network of the rule under which nothing lives.
  static let none = CountNetwork()

  private init() {}

  /// The network of a table; nil where the table asks more than how many neighbours live.
  init?(_ table: RuleTable) {
    var lives = InlineArray<18, Bool>(repeating: false)
    for bits in UInt16(0)..<512 {
      let form = Neighbourhood(bits: bits)
      let place = form.liveNeighbours * 2 + (form.isAlive ? 1 : 0)
      // The first form of its count that the loop meets has all its neighbours in the lowest bits.
      if CountNetwork.isFirst(form) { lives[place] = table[form] }
      if lives[place] != table[form] { return nil }
    }
    for count in 0...8 where lives[count * 2] || lives[count * 2 + 1] {
      add(count: count, born: lives[count * 2], survives: lives[count * 2 + 1])
    }
  }

  /// True if no form with a lower number has the same count and middle.
  private static func isFirst(_ form: Neighbourhood) -> Bool {
    let around = form.bits & 15 | form.bits >> 1 & 0xf0
    return around & (around &+ 1) == 0
  }

  private mutating func add(count: Int, born: Bool, survives: Bool) {
    func unless(_ bit: Int) -> UInt64 { count >> bit & 1 == 0 ? ~0 : 0 }
    terms[termCount] = Term(
      zero: unless(0), one: unless(1), two: unless(2), three: unless(3),
      born: born ? ~0 : 0, change: born != survives ? ~0 : 0)
    termCount += 1
  }

  /// The next generation, right everywhere but on the rim.
  @inline(__always)
  func stepped(_ square: Square16) -> Square16 {
    let a = RowSums(square.a)
    let b = RowSums(square.b)
    let c = RowSums(square.c)
    let d = RowSums(square.d)
    return Square16(
      a: stepped(square.a, a, above: a, below: b), b: stepped(square.b, b, above: a, below: c),
      c: stepped(square.c, c, above: b, below: d), d: stepped(square.d, d, above: c, below: d))
  }

  /// Four rows in the next generation.
  @inline(__always)
  private func stepped(
    _ cells: UInt64, _ rows: RowSums, above: RowSums, below: RowSums
  ) -> UInt64 {
    let up0 = rows.s0 << 16 | above.s0 >> 48
    let up1 = rows.s1 << 16 | above.s1 >> 48
    let down0 = rows.s0 >> 16 | below.s0 << 48
    let down1 = rows.s1 >> 16 | below.s1 << 48
    let odd = up0 ^ down0
    let zero = odd ^ rows.x
    let carry = up0 & down0 | odd & rows.x
    let p = up1 ^ down1
    let q = rows.c ^ carry
    let f = up1 & down1
    let g = rows.c & carry
    let one = p ^ q
    let two = f ^ g ^ (p & q)
    let three = f & g
    var next: UInt64 = 0
    for index in 0..<termCount {
      let term = terms[index]
      let counted =
        (zero ^ term.zero) & (one ^ term.one) & (two ^ term.two) & (three ^ term.three)
      next |= counted & (term.born ^ term.change & cells)
    }
    return next
  }
}

/// For each cell of four rows, the two beside it added up (`x` + 2`c`), and the three of its row
/// (`s0` + 2`s1`).
private struct RowSums {
  let x: UInt64
  let c: UInt64
  let s0: UInt64
  let s1: UInt64

  @inline(__always)
  init(_ cells: UInt64) {
    let left = cells << 1
    let right = cells >> 1
    x = left ^ right
    c = left & right
    s0 = x ^ cells
    s1 = c | cells & x
  }
}
