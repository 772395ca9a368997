extension Fault {
  /// The fault, and the advice for its place: a file is mended by other words than a command.
  package var sentence: (what: String, advice: String) {
    let (what, advice) = problem.sentence
    guard case .file = place else { return (what, advice) }
    switch problem {
    case .noOutput: return (what, "add a line such as 'out: film.gif'")
    case .formatMissing: return (what, "add a line such as 'format: gif'")
    case .placeholderUnknown(_, let name, let varied) where varied.isEmpty:
      return (what, "add a line such as 'vary: {\(name): 1..3}'")
    default: return (what, advice)
    }
  }
}

extension Problem {
  /// The sentence for a fault of a scenario and its steps.
  var scenarioSentence: (what: String, advice: String) {
    switch self {
    case .textCut(let name, let comment):
      (
        "\(name) ends here: '\(comment)' is a comment",
        "put the whole text in quotation marks, or a space behind the #"
      )
    case .besideItsKey(let key, let other, let isStep):
      (
        "'\(key)' stands beside '\(other)', not below it",
        isStep ? "indent it, and begin it with '- '" : "indent it by two more spaces"
      )
    case .noScenarioInPage(let path):
      ("'\(path)' has no block marked 'yaml render'", "begin one with ```yaml render")
    case .noScenario:
      ("no scenario is named", "give a file, or - for standard input")
    case .oneWorldNeeded(let worlds):
      ("no world is named", "give one of \(worlds.listed)")
    case .emptyScenario:
      ("there is nothing in this scenario", "'render new sea' prints one to start from")
    case .scenarioIsNoMapping(let text):
      ("a scenario cannot be '\(text)'", "write a line 'key: value' for each setting")
    case .noWorld(let worlds):
      ("the scenario names no world", "add a line such as 'world: \(worlds[0])'")
    case .unknownWorldValue(let word, let nearest, let worlds):
      ("there is no world '\(word)'", meant(nearest) ?? "the worlds are \(worlds.listed)")
    case .notForStrangers(let name):
      ("'\(name)' is not for a stranger's scenario to say", "give --\(name) yourself")
    case .writesBesideOutputs:
      ("this writes a file, and with --safe a scenario writes nothing but 'out'", "leave it out")
    case .tooManyFrames(let limit):
      ("the film would have over \(limit) frames", "hold or run for less")
    case .skipTooLong(let skip, let ticks, let isPanel):
      (
        "\(isPanel ? "a panel" : "the first frame") would show tick \(skip), "
          + "but the film ends at tick \(ticks)",
        "begin earlier, or run for longer"
      )
    case .cannotChange(let name, let isKnown, let nearest, let known):
      isKnown
        ? ("'\(name)' cannot change on the way", "what can is \(known.listed)")
        : ("unknown key '\(name)'", meant(nearest) ?? "what can change is \(known.listed)")
    case .cannotCompare(let path):
      ("'\(path)' is no file that could be compared", "give the output a file")
    case .noSuchFrame(let number, let frames):
      ("there is no frame \(number)", "the film has \(frames), the first is 0")
    case .noRecipe(let path):
      (
        "'\(path)' carries no recipe",
        "only a .gif, .png, .apng, .webp, .svg, .pdf or .html that render made has one"
      )
    case .recipeOfOtherVersion(let text):
      ("recipe '\(text)' is of another version", "this render understands recipes 1 and 2")
    case .noPicture:
      ("one picture is needed", "name a .gif, .png, .apng, .webp, .svg, .pdf or .html")
    case .stepsAreNoList(let text):
      ("steps cannot be '\(text)'", "write a list, a line '- run: 10' for each step")
    case .notAStep(let text):
      ("'\(text)' is no step", "write its name and its value, such as '- run: 10'")
    case .unknownStep(let name, let nearest):
      ("unknown step '\(name)'", meant(nearest) ?? "'render list steps' shows all of them")
    case .stepOfOtherWorlds(let name, let world, let worlds):
      ("'\(world)' has no step '\(name)'", "it belongs to \(worlds.listed)")
    case .settingAsStep(let name):
      ("'\(name)' is a setting and no step", "change it with '- set: {\(name): …}'")
    case .keyAsStep(let key, let step):
      ("'\(key)' is a key of the step '\(step)' before", "leave out its '- ' and indent it")
    case .stepNeedsValue(let name, let expected):
      ("step '\(name)' needs a value", "give \(expected)")
    case .unknownStepKey(let key, let step, let nearest, let known):
      (
        "step '\(step)' has no key '\(key)'",
        meant(nearest)
          ?? (known.count > 1 ? "it has \(known.listed)" : "it takes none beside its value")
      )
    case .twoSteps(let one, let other):
      ("'\(one)' and '\(other)' are two steps", "begin each with '- '")
    case .notAStill(let path, let nearest, let known):
      (
        "'\(path)' has an ending that a still cannot have",
        nearest.map { "did you mean .\($0)?" } ?? "it can be \(known.map { "." + $0 }.listed)"
      )
    case .numberInStill(let path):
      ("'\(path)': a still is one picture, numbers have no meaning", "leave out the %")
    case .noSnapshot(let name?, let nearest):
      ("there is no snapshot '\(name)' here", meant(nearest) ?? "keep one before with 'snapshot'")
    case .noSnapshot(nil, _):
      ("there is no snapshot here", "keep one before with 'snapshot'")
    default: ("", "")
    }
  }
}
