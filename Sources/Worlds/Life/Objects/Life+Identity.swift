internal import Patterns
internal import Playback
internal import Simulation
internal import Vocabulary

extension Life: IdentifyingKind {
  func identity(lookingAt ticks: Int, from draft: inout Draft) -> Identity? {
    let memory = draft.value(.memory)?.bytes
    guard let (cells, rule) = Self.figure(from: &draft) else { return nil }
    var options = LifeOptions()
    options.memoryLimit = memory ?? min(LifeOptions.usualMemory, Ceiling.bytes)
    guard var study = FigureStudy(rule, ticks: ticks, options: options) else { return nil }
    do throws(WorldError) {
      return try study.identity(of: cells, called: draft.written["pattern"]?.value.text ?? "")
    } catch {
      draft.refuse(.worldStopped(error), for: "pattern")
      return nil
    }
  }

  /// The cells of the draft's pattern, and the rule that they live by.
  private static func figure(from draft: inout Draft) -> ([Cell], CellRule)? {
    let library = draft.folder(.library)
    draft.refuseMissing(.library)
    draft.refuseMissing(.rules)
    guard draft.faults.list.isEmpty, let text = draft.value(.pattern),
      let source = PatternSource(text, from: &draft, library: library, keepsTree: true)
    else { return nil }
    let isOwn = !draft.isGiven(.rule) && source.rule != nil
    guard let written = isOwn ? source.rule : draft.value(.rule) else { return nil }
    let culprit = draft.isGiven(.rule) ? "rule" : "pattern"
    do throws(Problem) {
      let rule = try LifeRules.rule(written, from: &draft, source)
      if let refusal = ObjectCensus.refusal(of: rule) { throw refusal.problem(rule.text) }
      let cells = try cells(of: source)
      return (cells, rule)
    } catch {
      draft.refuse(isOwn ? error.of(file: source.path) : error, for: culprit)
      return nil
    }
  }

  private static func cells(of source: PatternSource) throws(Problem) -> [Cell] {
    if let high = source.highestState {
      throw .pattern(.moreStates(high.state, at: high.position), path: source.path)
    }
    switch source.content {
    case .figure(let figure): return figure.cells
    case .tree(let tree):
      var limits = PatternLimits()
      limits.cells = 1 << 24
      do throws(PatternError) {
        return try tree.figure(limits: limits).cells
      } catch {
        throw .pattern(error, path: source.path)
      }
    }
  }
}

extension ObjectCensus.Refusal {
  /// The problem with a rule.
  func problem(_ rule: String) -> Problem {
    let advice = "take a rule of two states on the plane without end, such as B3/S23 or B36/S125"
    let what =
      switch self {
      case .states(let count): "its cells have \(count) states"
      case .lattice: "its cells are no squares"
      case .grid: "its field is no plane without end"
      case .birthOfNothing: "cells are born of nothing"
      case .neighbourhood: "it has another neighbourhood than the eight cells around"
      }
    return .said(WorldMessage("objects of the rule '\(rule)' are not told: \(what)", advice))
  }
}
