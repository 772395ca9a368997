internal import TerrariumBasics

extension StepProblem {
  package var sentence: (what: String, advice: String) {
    switch self {
    case .outside(let area, let field):
      (
        area.width == 1 && area.height == 1
          ? "the cell \(area.x),\(area.y) is outside the field of \(field)"
          : "the rectangle, \(area.size) cells at \(area.x),\(area.y), does not fit into the field of \(field)",
        "cells are counted from 0"
      )
    case .keyMissing(let step, let key, let expected):
      ("step '\(step)' needs '\(key)'", "give \(expected)")
    case .ending(let path, let known):
      (
        "'\(path)' has the wrong ending",
        known.count == 1 ? "end it in .\(known[0])" : "use \(known.map { "." + $0 }.listed)"
      )
    case .state(let fault, let path): fault.sentence(path)
    }
  }
}

extension StateFault {
  package func sentence(_ path: String) -> (what: String, advice: String) {
    switch self {
    case .notAState: ("'\(path)' is not a state file", "give one that 'save' has written")
    case .otherVersion(let version):
      ("'\(path)' is a state of version \(version)", "this program reads version 1")
    case .damaged: ("'\(path)' is damaged: its contents are not what was written", "save it again")
    case .otherWorld(let world, let expected):
      ("'\(path)' holds the world '\(world)'", "this scenario needs '\(expected)'")
    case .otherRule(let rule, let expected):
      (
        "'\(path)': the file has the rule '\(rule)', but the film began with '\(expected)'",
        "begin the film with '\(rule)'"
      )
    case .badValue(let name):
      ("'\(path)': its value of '\(name)' is not valid", "save it again")
    }
  }
}
