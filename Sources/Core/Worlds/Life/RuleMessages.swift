internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumSimulation
internal import TerrariumVocabulary

extension RuleError {
  /// The problem with a rule as written.
  func problem(_ text: String) -> Problem {
    if case .file(let name, let error) = self {
      let (place, (what, advice)) =
        switch error {
        case .fault(let fault, let line, let column):
          (", line \(line), column \(column)", fault.sentence)
        case .noTransitions: ("", ("it has neither a table nor a tree", ""))
        case .tooLarge: ("", ("its table is too large once it is written out", ""))
        }
      return .said("rule file '\(name)'\(place): \(what)", advice, isOfFile: true)
    }
    if text.hasPrefix("#GAME ") {
      let what = "rule '\(text)' names a game without a known rule"
      return .said(what, "give a rule, such as --rule=B3/S23")
    }
    let (what, advice) = facts(of: text)
    if case .unknown = self { return .said(what, advice) }
    return .said("rule '\(text)', column \(column): \(what)", advice)
  }

  /// The error in a rule's text, and the advice for correcting it.
  func facts(of text: String) -> (what: String, advice: String) {
    let form = "write it as B3/S23"
    switch self {
    case .file: return ("", "")
    case .empty: return ("it is empty", "write B3/S23, or a name such as highlife")
    case .counts(let error):
      let (what, advice) = error.facts(of: text)
      // A slash separates births and survivals, whatever is between them.
      if case .unexpected = error, let sign = text.first(where: { "-,;+|:. ".contains($0) }) {
        let other = text.replacing(String(sign), with: "/")
        if (try? CellRule(other, isBounded: true)) != nil {
          return (what, "did you mean '\(other)'?")
        }
      }
      return (what, advice.isEmpty ? form : advice)
    case .unknown(let name, _):
      return (
        "there is no rule '\(name)'",
        (Life.isMeant(by: name) ? "life" : CellRule.name(near: name))
          .map { "did you mean '\($0)'?" }
          ?? "\(form), or name the folder of its .rule file with rules"
      )
    case .notSimulated(let family, _): return ("this is \(family), which is not supported", "")
    case .unexpected(let character, _): return ("unexpected '\(character)'", "")
    case .endsEarly: return ("something is missing at the end", "")
    case .countTooLarge(let digit, let limit, _):
      return ("a cell cannot have \(digit) neighbours", "the most is \(limit)")
    case .repeated(let character, _): return ("'\(character)' is given twice", "write it once")
    case .letterOfOtherCount(let letter, let count, _):
      return ("with \(count.counted("neighbour")) there is no form '\(letter)'", "leave it out")
    case .underscore:
      return ("'_' does not separate births from survivals", "write / instead")
    case .moreStates:
      return (
        "two slashes before a number of states", "write it as B2/S345/4 or 345/2/4"
      )
    case .oneDimensional:
      return ("this is a rule of one dimension", "use it with 'render wolfram'")
    case .mapLength(let count, let allowed, _):
      return (
        "a MAP has \(allowed.map(String.init).choice) characters, not \(count)",
        "check that all of it was copied"
      )
    case .outOfRange(let what, let allowed, _):
      return ("\(what) is a number from \(allowed.lowerBound) to \(allowed.upperBound)", "")
    case .backwards(let first, let last, _):
      return ("the span from \(first) to \(last) runs backwards", "write the smaller count first")
    case .numberTooLarge: return ("there is no rule of that number", "")
    case .tooLarge: return ("its table would be too large", "")
    case .birthsOfNothing:
      return (
        "cells would be born everywhere", "use a field with edges, such as :T64,64"
      )
    case .unknownNeighbourhood(let letter, _):
      return (
        "there is no neighbourhood 'N\(letter)'",
        "the letters are M N C 2 B D + X * # H A 3 L G, @ and W"
      )
    case .listLength(let count, let allowed, _):
      return (
        "there \(count == 1 ? "is 1 entry" : "are \(count) entries")",
        "there should be \(allowed.map(String.init).joined(separator: " or "))"
      )
    case .unknownGrid(let letter, _) where Topology.Kind(rawValue: letter) == nil:
      return (
        "there is no grid ':\(letter)'",
        "T is a torus, P ends, K is a Klein bottle, C a cross-surface, S a sphere, such as :T30,20"
      )
    case .unknownGrid(let letter, _):
      return (
        "there is no grid ':\(letter)' for this rule", "T is a torus, P ends, such as :T30,20"
      )
    case .shiftedGrid:
      return ("no seam can be shifted for this rule", "leave the shift out, such as :T30,20")
    case .sideOutOfRange(let limit, _):
      return ("a side of the grid is out of range", "it is a number from 1 to \(limit)")
    case .oneSeamOnly: return ("two seams are shifted or twisted", "only one may be")
    case .oddSide: return ("a side of the grid is odd", "blocks of two cells need even ones")
    }
  }
}

extension RuleFileError.Fault {
  var sentence: (what: String, advice: String) {
    switch self {
    case .noHeader: ("the first line is not '@RULE name'", "")
    case .otherName(let name):
      ("the rule there is '\(name)'", "write the file's own name, or call the file '\(name).rule'")
    case .longLine(let limit): ("the line is longer than \(limit) bytes", "")
    case .numberExpected: ("expected a number", "")
    case .outOfRange(let allowed):
      ("the number is not from \(allowed.lowerBound) to \(allowed.upperBound)", "")
    case .unknownWord(let word, let allowed):
      ("'\(word)' is unknown there", "write one of \(allowed.joined(separator: ", "))")
    case .unknownName(let name): ("no variable is called '\(name)'", "")
    case .tooFewCells(let count, let needed):
      ("the line has \(count.counted("entry", plural: "entries"))", "it needs \(needed)")
    case .manyResults(let name): ("the result '\(name)' is more than one state", "")
    case .missing(let what): ("'\(what)' must come before this", "")
    case .saidOtherwise(let what):
      ("there is another '\(what)' above", "a table or tree has one of them")
    case .tooManyTransitions(let limit):
      ("the table has more than \(limit) transitions once it is written out", "")
    case .wrongNode(let number): ("node \(number) is not one of the level below", "")
    case .nodeCount(let count, let said):
      (
        "the tree ends with \(count.counted("node")), but num_nodes says \(said)",
        "copy the whole tree"
      )
    case .iconNumbers:
      (
        "the icons do not begin with four numbers above 0",
        "write width, height, colours and characters a pixel, such as \"7 14 2 1\""
      )
    case .iconHeight(let rows, let width, let limit):
      (
        "\(rows) rows are not icons of \(width)x\(width), one below the other",
        "there may be \(limit)"
      )
    case .iconColour: ("expected a colour of the icons", "write it as \"A c #FF8800\"")
    case .iconRow(let count, let needed):
      ("the icon's row has \(count) characters", "it needs \(needed)")
    case .iconPixel(let name): ("no colour of the icons is called '\(name)'", "")
    case .tooFewIconStrings(let count, let needed):
      ("the icons that begin here have \(count) strings", "they need \(needed)")
    case .trianglesNeedFourStates:
      ("the triangles are for rules of four states", "draw icons of your own, or write circles")
    case .unreadable: ("the line cannot be understood", "")
    }
  }
}

extension LifeRules {
  /// The problem of a fault: in the words for two states for such a rule, and with the searched
  /// folder for a name.
  static func problem(_ error: RuleError, text: String, in folder: String? = nil) -> Problem {
    let ending = ".rule"
    if text.hasSuffix(ending) {
      let name = Path.name(of: String(text.dropLast(ending.count)))
      return .said(
        "rule '\(text)': a rule is given by its name, not by its file",
        "give the file's folder with rules, and '\(name)' as the rule")
    }
    if let folder, case .unknown(let name, _) = error {
      let nearest = CellRule.name(near: name).map { "did you mean '\($0)'?" }
      let what = "there is no rule '\(name)' in '\(folder)'"
      return .said(what, nearest ?? "check the name", isOfFile: true)
    }
    if case .birthsOfNothing = error {
      do throws(RuleError) {
        _ = try LifeRule(String(text.prefix { $0 != ":" }))
      } catch .oneDimensional(let column) {
        return RuleError.oneDimensional(column: column).problem(text)
      } catch {}
    }
    return error.problem(text)
  }
}

extension SettingsReader {
  /// Records the problem of a rule, or of the folder of rules that should contain it.
  mutating func refuse(rule problem: Problem, for setting: String = "rule") {
    if case .file = problem, isGiven(.rules) { return refuse(problem, for: "rules") }
    refuse(problem, for: setting)
  }
}

extension Problem {
  /// The problem of a file of another rule than the film's first, because its colours would differ.
  static func otherRule(_ rule: String, than first: String) -> Problem {
    .said(
      "the file has the rule '\(rule)', but the film began with '\(first)'",
      "begin the film with '\(rule)'")
  }

  /// The problem of a rule that cannot replace the first one during a film, because it has more
  /// states.
  static func moreStates(_ rule: String, than limit: Int) -> Problem {
    .said(
      "rule '\(rule)' has more than the \(limit) states of the film's first rule",
      "begin the film with it")
  }
}
