internal import Basics
internal import Vocabulary

extension StepKind {
  /// `toggle: [[x, y], …]`: flips cells, one after the other.
  package static let toggle = StepKind(Setting.toggle) { draft in
    guard let cells = draft.value(.toggle) else { return nil }
    for (index, cell) in cells.enumerated() {
      guard let problem = draft.script.field?.problem(of: cell) else { continue }
      draft.keys.refuse(.step(problem), at: draft.keys.place(of: .toggle, part: index))
      return nil
    }
    return draft.editing { board throws(WorldError) in
      // A cell that is named twice is as it was.
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

extension Setting where Value == [Cell] {
  fileprivate static let toggle = Setting("toggle", .cells, "flips cells between dead and alive")
}

extension Draft {
  /// The place of a part of a value that is a list of lists; else where all of it does.
  fileprivate func place<Value>(of setting: Setting<Value>, part index: Int) -> Place? {
    guard let node = written[setting.name]?.value, case .list(let items) = node.content,
      items.indices.contains(index), case .list = items[index].content
    else { return place(of: setting) }
    return items[index].place
  }
}
