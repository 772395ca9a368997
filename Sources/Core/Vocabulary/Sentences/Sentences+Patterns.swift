internal import TerrariumBasics
internal import TerrariumPatterns

extension PlacementError {
  package var sentence: (what: String, advice: String) {
    switch self {
    case .outside(let box, let field):
      (
        "the figure, \(box.size) cells at \(box.x),\(box.y), does not fit into the field of \(field)",
        "make size larger"
          + (box.width > field.columns || box.height > field.rows ? "" : ", or move it with at")
      )
    case .tooFar(let limit): ("the place of the figure is too far out", "the limit is \(limit)")
    }
  }
}

extension PatternError {
  package func sentence(_ path: String?) -> (what: String, advice: String) {
    let place = path.map(Problem.words(ofFile:)) ?? "the pattern"
    let position = position.map { ", line \($0.line), column \($0.column)" } ?? ""
    let (what, advice) = facts
    if case .apgcode(let text, _) = self {
      return ("'\(text.shortened())' is no valid apgcode: \(what)", advice)
    }
    return ("\(place)\(position): \(what)", advice)
  }

  private var position: TextPosition? {
    switch self {
    case .unexpectedByte(_, let at), .numberExpected(let at), .malformedHeader(let at),
      .leadingZero(let at), .countWithoutCell(let at), .moreStates(_, let at),
      .sideTooLarge(let at, _), .tooManyCells(let at, _), .tooManyRuns(let at, _),
      .danglingNode(_, let at), .wrongNodeLevel(_, _, let at), .nodeLevelTooLarge(_, let at, _),
      .tooManyNodes(let at, _):
      at
    case .empty, .unsupportedFormat, .noPattern, .tooLong, .truncatedGzip, .corruptGzip,
      .figureTooLarge, .cellsTooFarApart, .apgcode:
      nil
    }
  }

  private var facts: (what: String, advice: String) {
    switch self {
    case .empty: ("it draws no cell", "check that it is a pattern file")
    case .unsupportedFormat(let name):
      ("'\(name)' is not read here", "save it as RLE, .cells, Life 1.05, Life 1.06 or macrocell")
    case .noPattern(let other): other.sentence
    case .unexpectedByte(let byte, _): ("\(Self.shown(byte)) does not belong there", "")
    case .numberExpected: ("a number is expected there", "")
    case .malformedHeader: ("the header is not of the form x = 3, y = 3, rule = B3/S23", "")
    case .leadingZero: ("a count begins with 0", "")
    case .countWithoutCell: ("a count stands alone", "what it counts follows in the same line")
    case .moreStates(let state, _):
      (
        "state \(state) is beyond those of the rule",
        state < 256
          ? "give one of \(state + 1) states" + (state < 255 ? " or more" : "")
          : "256 states are the most"
      )
    case .sideTooLarge(_, let limit): ("it is larger than \(limit) cells a side", "")
    case .tooManyCells(_, let limit): ("it has more than \(limit) living cells", "")
    case .tooManyRuns(_, let limit): ("it has more than \(limit) runs of cells", "")
    case .tooLong(let limit): ("it is longer than \(limit) bytes", "")
    case .truncatedGzip: ("the compressed file ends too early", "fetch it again")
    case .corruptGzip: ("the compressed file is damaged", "fetch it again")
    case .danglingNode(let node, _): ("node \(node) does not stand before this line", "")
    case .wrongNodeLevel(let level, let expected, _):
      ("a child of level \(level) stands where one of level \(expected) belongs", "")
    case .nodeLevelTooLarge(let level, _, let limit):
      ("level \(level) is too large", "the limit is \(limit)")
    case .tooManyNodes(_, let limit): ("it has more than \(limit) nodes", "")
    case .figureTooLarge(let cells, let limit):
      ("its \(cells) cells are too many to list", "the limit is \(limit)")
    case .apgcode(_, let flaw): flaw.sentence
    case .cellsTooFarApart(let limit):
      ("its cells lie too far apart to list", "the limit is \(limit) cells a side")
    }
  }

  private static func shown(_ byte: UInt8) -> String {
    0x20..<0x7f ~= byte ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
  }
}

extension OtherFile {
  fileprivate var sentence: (what: String, advice: String) {
    switch self {
    case .archive: ("it is an archive, no pattern", "unpack it and give a file of it")
    case .picture: ("it is a picture, no pattern", "give the pattern's own file")
    case .webPage: ("it is a web page, no pattern", "download the pattern's own file")
    case .script: ("it is a script, no pattern", "run it in Golly and save what it draws")
    case .ruleFile: ("it is a rule, no pattern", "name its folder with rules, and give a pattern")
    }
  }
}

extension Apgcode.Flaw {
  fileprivate var sentence: (what: String, advice: String) {
    switch self {
    case .letter(let letter, let column):
      (
        "'\(letter)' at letter \(column) is no column of five cells",
        "columns are 0 to 9 and a to v; w, x and y0 to yz stand for empty ones, z ends five rows"
      )
    case .gapOpen(let column):
      ("the number of empty columns is missing after the y at letter \(column)", "write y0 to yz")
    case .noCells(let kind):
      (
        "the names of kind '\(kind.shortened())' draw no cells",
        "give the pattern as RLE or as a file"
      )
    case .population(let said, let drawn):
      ("it says \(said) cells and draws \(drawn)", "copy the whole code")
    case .empty: ("it draws no cells", "copy the whole code")
    case .planes(let count): ("it has \(count) bits a state", "the limit is 8")
    }
  }
}
