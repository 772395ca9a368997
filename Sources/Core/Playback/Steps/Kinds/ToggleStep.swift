internal import TerrariumBasics
internal import TerrariumVocabulary

extension StepKind {
  /// `toggle: [[x, y], …]`: flips cells, one after the other.
  package static let toggle = StepKind(
    "toggle", .cells, "flips cells between dead and alive",
    example: "- toggle: [[3, 4], [4, 4], [5, 4]]\n- run: 10"
  ) { reader, cells in
    guard let cells else { return nil }
    for (index, cell) in cells.enumerated() {
      guard let problem = reader.script.field.shape?.problem(of: cell) else { continue }
      reader.keys.refuse(problem, at: reader.keys.written["toggle"]?.value.place(of: index))
      return nil
    }
    return reader.editing { board throws(WorldError) in
      // A cell named twice is unchanged.
      var odd: Set<Cell> = []
      for cell in cells.map(board.shape.cell) where !odd.insert(cell).inserted { odd.remove(cell) }
      let flipped = cells.map(board.shape.cell).filter { odd.remove($0) != nil }
      let living = flipped.filter(board.lives)
      let dead = flipped.filter { !board.lives($0) }
      try board.put(living, in: 0)
      try board.put(dead, in: 1)
    }
  }
}

extension Node {
  /// The place of a part of a list of lists, or of the whole if it is not a list.
  fileprivate func place(of part: Int) -> Place {
    guard case .list(let items) = content, items.indices.contains(part),
      case .list = items[part].content
    else { return place }
    return items[part].place
  }
}
