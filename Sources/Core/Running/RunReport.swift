package import TerrariumBasics
package import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

/// The report of a rendition.
package struct RunReport: Sendable {
  package let world: String
  package let seed: UInt64
  package private(set) var outputs: [WrittenOutput]
  package internal(set) var notices: [Notice]
  /// The work of the engine that computed the world, if there are several.
  package let engine: EngineWork?
  /// The total time, including drawing and writing.
  package let duration: Duration
  /// The faults of single runs; the other runs are complete.
  package internal(set) var faults: [Fault] = []

  /// The report with other outputs.
  package func with(_ outputs: [WrittenOutput]) -> RunReport {
    var report = self
    report.outputs = outputs
    return report
  }
}

extension WorldKind {
  /// The advice for a world in which everything is gone, or all of one kind, if it has any; and a
  /// notice for a title that its note hides.
  func ending(of end: FilmEnd, on rendition: Rendition) -> [Notice] {
    guard let ending = subject.ending else { return [] }
    let (before, now) = (end.firstCensus, end.stage.world.census)
    let kinds = subject.census.indices.dropLast()
    if kinds.allSatisfy({ now[$0] == 0 }) {
      return [.said(end.stage.emptyAdvice ?? "nobody is left at the end; \(ending.advice)")]
        + (rendition.endReplacesTitle ? [.titleHidden] : [])
    }
    return kinds.filter { before[$0] > 0 && now[$0] == 0 }.map {
      .said("no \(subject.census[$0].name(in: .en)) are left at the end; \(ending.advice)")
    }
  }
}

extension [WrittenOutput] {
  var notices: [Notice] {
    filter { !$0.hasExactTimes }.map { Notice.videoTimes(path: $0.path) }
      + filter(\.hasShortTimes).map { Notice.shortTimes(path: $0.path) }
      + heavy
  }

  /// The notices of animations that are large for a page on the web, unless the film is also written
  /// in a format that is smaller.
  private var heavy: [Notice] {
    let smaller = ["webp", "html"].filter(Format.endings.contains)
    func isOne(_ output: WrittenOutput, of endings: [String]) -> Bool {
      endings.contains(Path.wholeEnding(of: output.path))
    }
    guard !contains(where: { isOne($0, of: smaller) }) else { return [] }
    return filter { isOne($0, of: ["gif", "apng"]) && $0.bytes > 5_000_000 }
      .map { .heavy(path: $0.path, instead: smaller.map { ".\($0)" }) }
  }
}

extension Rendition {
  func notices(of watch: FlashWatch?, in world: any WorldKind) -> [Notice] {
    guard let times = watch?.tooMany, let output = movingOutput else { return [] }
    let canBeCalm = !world.words.lacking.contains(Setting.calm.name)
    return [.flashes(path: output.path, timesASecond: times, canBeCalm: canBeCalm)]
  }
}
