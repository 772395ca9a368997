/// What a film can be written as.
package enum Format: String, CaseIterable, Sendable {
  case gif
  case png
  case txt
  case csv
  case jsonl
  case rle
  case cells
  case mc

  /// Whether it shows pixels.
  package var isPicture: Bool {
    switch self {
    case .gif, .png: true
    case .txt, .csv, .jsonl, .rle, .cells, .mc: false
    }
  }

  /// Whether it is a pattern file of the last state.
  package var isPattern: Bool { self == .rle || self == .cells || self == .mc }

  /// Whether it shows the state of each cell.
  package var showsCells: Bool { isPicture || self == .txt }

  /// Whether a path with a number in it makes a file of each frame.
  package var canBeNumbered: Bool { self == .png || self == .txt }
}
