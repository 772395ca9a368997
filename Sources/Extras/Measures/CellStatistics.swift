package import TerrariumPlayback
internal import TerrariumPictures

/// Measures of cells: their density, activity, entropy, complexity, damage and compression.
package struct CellStatistics: CellMeasures {
  package let measures: [CellMeasure] = [
    .density, .activity, .entropy, .complexity, .damage, .compress,
  ]

  /// The last frames of runs that look alike, and the changes of the next tick there, have the same
  /// entropy in whole bits.
  package let likeness = CellMeasure(
    "likeness", "what runs have in common that look alike", needs: [.nextTick]
  ) { run in
    guard let blocks = run.blockCounts, let changing = run.changingBlockCounts else { return nil }
    // Changing cells have two states, so their entropy is at most nine bits, and no two pairs of
    // entropies share a number.
    return .whole(Int128(blocks.entropy) * 10 + Int128(changing.entropy))
  }

  package init() {}
}

extension CellMeasure {
  fileprivate static let density = CellMeasure(
    "density", "live cells at the last frame divided by the cells of the field",
    title: LocalizedText(
      en: "share of live cells", ru: "доля живых клеток", es: "proporción de celdas vivas"),
    isUsual: true
  ) { run in
    .real(Double(run.liveCount) / Double(run.cellCount))
  }

  fileprivate static let activity = CellMeasure(
    "activity", "the share of cells that change in a tick, the mean of all ticks",
    title: LocalizedText(
      en: "share of cells that change", ru: "доля меняющихся клеток",
      es: "proporción de celdas que cambian"),
    isUsual: true, needs: [.changes]
  ) { run in
    run.changedShare.map { .real($0) }
  }

  fileprivate static let entropy = CellMeasure(
    "entropy", "bits of a 3x3 block at the last frame",
    title: LocalizedText(
      en: "entropy of 3×3 blocks, bits", ru: "энтропия блоков 3×3, биты",
      es: "entropía de bloques 3×3, bits")
  ) { run in
    run.blockCounts.map { .real($0.entropy) }
  }

  fileprivate static let complexity = CellMeasure(
    "complexity",
    "how far the next tick's changes are between order and noise: 0 at both ends, at most about 0.2",
    title: LocalizedText(en: "complexity", ru: "сложность", es: "complejidad"),
    needs: [.nextTick]
  ) { run in
    run.changingBlockCounts.map { .real($0.complexity) }
  }

  fileprivate static let damage = CellMeasure(
    "damage",
    "the share of cells that differ at the last frame from a twin with one cell flipped at tick 0",
    title: LocalizedText(
      en: "share of cells that differ", ru: "доля отличающихся клеток",
      es: "proporción de celdas distintas"),
    needs: [.twin]
  ) { run in
    run.differingShare.map { .real($0) }
  }

  fileprivate static let compress = CellMeasure(
    "compress", "bits of the last frame's deflated cells divided by their bits before",
    title: LocalizedText(
      en: "compressed size, share", ru: "доля после сжатия", es: "tamaño comprimido, proporción")
  ) { run in
    compressedShare(of: run.states, stateCount: run.stateCount).map { .real($0) }
  }
}

extension MeasuredRun {
  fileprivate var blockCounts: BlockCounts? { blocks?.blockCounts(ofFirst: blockLimit) }

  fileprivate var changingBlockCounts: BlockCounts? {
    changingBlocks?.blockCounts(ofFirst: blockLimit)
  }
}
