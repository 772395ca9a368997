internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Job {
  /// The most plans of a table that are all made beforehand.
  static var mostMade: Int { 1_024 }

  /// A run's varying values, as tables have them.
  package func columns(ofRun number: Int, _ plan: Plan) -> [String] {
    let written = varied.values(ofCombination: order?[number] ?? number)
    return zip(zip(varied, written), plan.variedValues).map {
      $0.0.name(of: $0.1, as: $1) ?? YAMLWriter.flow($1.unwrapped)
    }
  }

  /// The labels of a run's varying values.
  package func labels(ofRun number: Int, _ plan: Plan) -> [String] {
    SheetValues.labels(of: varied, ofRun: order?[number] ?? number, plan.variedValues)
  }

  /// A run's varying values as written.
  package func writtenColumns(ofRun number: Int) -> [String] {
    zip(varied, varied.values(ofCombination: order?[number] ?? number)).map {
      $0.fileLabel(of: $1) ?? YAMLWriter.flow($1)
    }
  }
}

extension [Plan] {
  /// The number of frames of the longest film; nil if one is known only after the run.
  package var longest: Int? {
    let frames = compactMap(\.film.frames)
    return frames.count == count ? frames.max() : nil
  }
}
