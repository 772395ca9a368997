internal import TerrariumBasics
internal import TerrariumPatterns

extension PlacementError {
  package var sentence: (what: String, advice: String) {
    switch self {
    case .outside(let box, let field):
      (
        "the pattern, \(box.size) cells at \(box.x),\(box.y), does not fit into the field of \(field)",
        "make size larger"
          + (box.width > field.columns || box.height > field.rows ? "" : ", or move it with at")
      )
    case .tooFar(let limit): ("the position of the pattern is too far out", "the limit is \(limit)")
    }
  }
}

extension PatternError {
  package func sentence(_ path: String?) -> (what: String, advice: String) {
    let place = path.map(Problem.words(ofFile:)) ?? "the pattern"
    let position = position.map { ", line \($0.line), column \($0.column)" } ?? ""
    let (what, advice) = facts
    if case .apgcode(let text, _) = self {
      return ("'\(text.shortened())' is not a valid apgcode: \(what)", advice)
    }
    return ("\(place)\(position): \(what)", advice)
  }

  private var position: TextPosition? {
    switch self {
    case .ambiguousLetter(let at), .ambiguousLine(let at), .ambiguousRows(let at),
      .unexpectedByte(_, let at), .numberExpected(let at), .malformedHeader(let at),
      .leadingZero(let at), .countWithoutCell(let at), .moreStates(_, let at),
      .sideTooLarge(let at, _), .tooManyCells(let at, _), .tooManyRuns(let at, _),
      .danglingNode(_, let at), .wrongNodeLevel(_, _, let at), .nodeLevelTooLarge(_, let at, _),
      .tooManyNodes(let at, _):
      at
    case .empty, .unsupportedFormat, .noPattern, .noSuchFrame, .tooLong, .truncatedGzip,
      .corruptGzip,
      .patternTooLarge, .cellsTooFarApart, .apgcode:
      nil
    }
  }

  private var facts: (what: String, advice: String) {
    switch self {
    case .empty: ("it has no cells", "check that it is a pattern file")
    case .unsupportedFormat(let name):
      (
        "'\(name)' is not a supported format",
        "save it as RLE, .cells, Life 1.05, Life 1.06 or macrocell"
      )
    case .noPattern(let other): other.sentence
    case .ambiguousLetter:
      ("'O' is a live cell or state 15", "say which with key, such as key: {O: 1}")
    case .ambiguousLine:
      (
        "the empty line is a row of dead cells or the end of a frame",
        "write dead cells as dots, or choose a frame with pattern-frame"
      )
    case .ambiguousRows:
      ("the lines are rows or RLE", "end rows with $ as in RLE, or write . and O for b and o")
    case .noSuchFrame(let number, let count):
      ("there is no frame \(number)", "it has \(count.counted("frame")), counted from 0")
    case .unexpectedByte(let byte, _): ("unexpected \(Self.shown(byte))", "")
    case .numberExpected: ("expected a number", "")
    case .malformedHeader: ("the header is not of the form x = 3, y = 3, rule = B3/S23", "")
    case .leadingZero: ("a count begins with 0", "")
    case .countWithoutCell: ("a count without cells", "the cells must follow in the same line")
    case .moreStates(let state, _):
      (
        "the rule has no state \(state)",
        state < 256
          ? "give one of \(state + 1) states" + (state < 255 ? " or more" : "")
          : "256 states are the most"
      )
    case .sideTooLarge(_, let limit): ("it is larger than \(limit) cells a side", "")
    case .tooManyCells(_, let limit): ("it has more than \(limit) live cells", "")
    case .tooManyRuns(_, let limit): ("it has more than \(limit) runs of cells", "")
    case .tooLong(let limit): ("it is longer than \(limit) bytes", "")
    case .truncatedGzip: ("the compressed file ends too early", "fetch it again")
    case .corruptGzip: ("the compressed file is damaged", "fetch it again")
    case .danglingNode(let node, _): ("node \(node) is not defined before this line", "")
    case .wrongNodeLevel(let level, let expected, _):
      ("a child has level \(level) instead of \(expected)", "")
    case .nodeLevelTooLarge(let level, _, let limit):
      ("level \(level) is too large", "the limit is \(limit)")
    case .tooManyNodes(_, let limit): ("it has more than \(limit) nodes", "")
    case .patternTooLarge(let cells, let limit):
      ("its \(cells) cells are too many to list", "the limit is \(limit)")
    case .apgcode(_, let flaw): flaw.sentence
    case .cellsTooFarApart(let limit):
      ("its cells are too far apart to list", "the limit is \(limit) cells a side")
    }
  }

  private static func shown(_ byte: UInt8) -> String {
    0x20..<0x7f ~= byte ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
  }
}

extension OtherFile {
  fileprivate var sentence: (what: String, advice: String) {
    switch self {
    case .archive: ("it is an archive, not a pattern", "unpack it and give one of its files")
    case .picture: ("it is a picture, not a pattern", "give the pattern's own file")
    case .video: ("it is a video, not a pattern", "give the pattern's own file")
    case .savedState: ("it is a saved state, not a pattern", "continue it with a step 'load'")
    case .webPage: ("it is a web page, not a pattern", "download the pattern's own file")
    case .script: ("it is a script, not a pattern", "run it in Golly and save what it draws")
    case .ruleFile:
      ("it is a rule, not a pattern", "name its folder with rules, and give a pattern")
    case .binary: ("it has zero bytes, and is not a pattern", "give a text file or a .gz file")
    }
  }
}

extension Apgcode.Flaw {
  fileprivate var sentence: (what: String, advice: String) {
    switch self {
    case .letter(let letter, let column):
      (
        "'\(letter)' at letter \(column) is not a column of five cells",
        "columns are 0 to 9 and a to v; w, x and y0 to yz mean empty ones, z ends five rows"
      )
    case .gapOpen(let column):
      ("the number of empty columns is missing after the y at letter \(column)", "write y0 to yz")
    case .noCells(let kind):
      (
        "codes of kind '\(kind.shortened())' describe no cells",
        "give the pattern as RLE or as a file"
      )
    case .population(let said, let drawn):
      ("it declares \(said.counted("cell")) and has \(drawn)", "copy the whole code")
    case .empty: ("it has no cells", "copy the whole code")
    case .planes(let count): ("it has \(count) bits a state", "the limit is 8")
    }
  }
}
