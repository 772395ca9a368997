extension RuleFile {
  /// True if it is one of those that are built in.
  package var isBuiltIn: Bool {
    BuiltInTables.texts.contains { $0.name == name && $0.text() == text }
  }
}

/// Rules of more than two states without a notation, as tables written for this program.
enum BuiltInTables {
  /// The names of the rules, and their texts.
  static let texts: [(name: String, text: @Sendable () -> String)] = [
    ("WireWorld", { wireWorld }), ("Langtons-Loops", { langtonsLoops(named: "Langtons-Loops") }),
    ("Langtons-Loop", { langtonsLoops(named: "Langtons-Loop") }),
  ]

  /// Silverman's wires (1987): a head becomes a tail, a tail wire, and wire a head where one or two
  /// heads touch it.
  private static var wireWorld: String {
    let names = "abcdefgh".map { "var \($0)={0,1,2,3}" } + "opqrstu".map { "var \($0)={0,2,3}" }
    return """
      @RULE WireWorld
      @TABLE
      n_states:4
      neighborhood:Moore
      symmetries:permute
      \(names.joined(separator: "\n"))
      1,a,b,c,d,e,f,g,h,2
      2,a,b,c,d,e,f,g,h,3
      3,1,o,p,q,r,s,t,u,1
      3,1,1,o,p,q,r,s,t,1
      @NAMES
      0 empty
      1 electron head
      2 electron tail
      3 wire
      @COLORS
      0 48 48 48
      1 0 128 255
      2 255 255 255
      3 255 128 0
      """
  }

  /// Langton's loop (1984), which grows an arm that closes into another loop. Of the 219
  /// transitions in his paper, these are the ones that change a cell, without rotations. Cell,
  /// north, east, south, west, and the result.
  private static let loop = """
    000012 000063 000071 000112 000122 000132 000212 000262 000272 000525 000622 000722
    001022 002125 002322 005222 012321 012421 012525 012621 012721 012751 014221 014321
    014421 014721 016251 017221 017255 017521 017621 017721 025271 100077 100244 100277
    101244 101277 102026 102244 102263 102277 102327 102424 102626 102644 102677 102710
    102727 105427 111244 111277 111522 112244 112277 112424 112727 122244 122277 122434
    122547 123244 123277 124255 124267 125275 200071 200250 200326 200423 200517 200575
    202073 202321 202520 203216 203226 205521 205725 211261 300022 300041 300076 300421
    300622 301021 301220 302511 401120 401220 401250 402120 402221 402326 402520 403221
    500022 500232 500272 500520 502022 502122 502152 502220 502244 502722 512122 512220
    512422 512722 600011 600021 602120 612125 612131 612225 701120 701220 701250 702120
    702221 702251 702321 702525 702720
    """

  private static func langtonsLoops(named name: String) -> String {
    let lines = loop.split(whereSeparator: \.isWhitespace).joined(separator: "\n")
    return """
      @RULE \(name)
      @TABLE
      n_states:8
      neighborhood:vonNeumann
      symmetries:rotate4
      \(lines)
      @NAMES
      0 empty
      1 core
      2 sheath
      3 left turn
      4 signal of an arm
      5 messenger
      6 closing
      7 advance
      @COLORS
      0 48 48 48
      1 60 100 255
      2 235 70 60
      3 70 200 90
      4 250 220 70
      5 220 90 220
      6 255 255 255
      7 80 220 230
      """
  }
}
