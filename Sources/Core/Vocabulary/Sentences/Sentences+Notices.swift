internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPictures

extension Notice {
  /// The sentence of a notice, with the film if there are several.
  package func sentence(of film: String?) -> String {
    switch self {
    case .said, .idle, .leftOut, .noTraces, .noAreas, .titleHidden, .cutOff, .unseen:
      film.map { "'\($0)': \(sentence)" } ?? sentence
    default: sentence
    }
  }

  package var sentence: String {
    switch self {
    case .said(let words): words
    case .idle(let names, let needed):
      "\(names.listed) \(names.count == 1 ? "has" : "have") no effect here; "
        + "use \(names.count == 1 ? "it" : "them") with \(needed)"
    case .leftOut(let part, let width, let height):
      "there is no room for the \(part.name) in \(width)x\(height) pixels; make the picture larger"
        + (part == .chart ? ", or try chart under or beside" : "")
    case .noTraces:
      "'fade', 'age' and 'history' have no effect here: they need at most 248 states and "
        + "67 million pixels"
    case .noAreas:
      "'chart-style' has no effect here: a chart of more than two lines is drawn as lines"
    case .titleHidden:
      "the words that nobody is left replace the title; add counters or a caption to make room for them"
    case .shortTimes(let path):
      "'\(path)': frames of a GIF under 20 ms are played as 100 ms by browsers; use .webp, .apng or a delay of 20ms"
    case .heavy(let path, let instead):
      "'\(path)' is large for a page on the web; it is smaller as \(instead.choice)"
    case .flashes(let path, let times, let canBeCalm):
      "'\(path)': most of the picture flashes up to \(times) times a second, which can harm people; "
        + "give a longer delay" + (canBeCalm ? ", or try calm: true or a larger every" : "")
    case .cutOff(let size, let remedies):
      "the \(size) visible cells cut off live cells; "
        + remedies.map(\.words).joined(separator: "; in texts ")
    case .unseen(let text, let at, let reason):
      "the annotation \(text.map { "'\($0)' " } ?? "")at \(at.x),\(at.y) is not visible: \(reason.words)"
    case .labelsLeftOut(let path, let width, let height):
      "'\(path)': tiles of \(width)x\(height) pixels are too small for labels; raise cell"
    case .videoTimes(let path):
      "'\(path)': a video has one frame rate; times of frames are rounded to it"
    }
  }
}

extension UnseenReason {
  fileprivate var words: String {
    switch self {
    case .cells(let view):
      "the picture shows the cells \(view.x),\(view.y),\(view.width),\(view.height); "
        + "move it, or give size or view"
    case .picture: "positions on the picture are from 0 to 100; move it"
    case .ticks(let ticks):
      "the film is from tick \(ticks.lowerBound) to \(ticks.upperBound); change from or to"
    }
  }
}

extension WindowRemedy {
  fileprivate var words: String {
    switch self {
    case .view(let view):
      "--view=\(view.x),\(view.y),\(view.width),\(view.height) shows all of it"
    case .fitted(let view):
      "--view=\(view.x),\(view.y),\(view.width),\(view.height) --fit=800x800 shows all of it"
    case .follow: "--view=follow keeps it in view"
    case .field(let size, let place): "--size=\(size) --at=\(place.x),\(place.y) shows all of it"
    case .file: "a .rle file has all of it"
    }
  }
}

extension MarginPart {
  fileprivate var name: String {
    switch self {
    case .rule: "legend"
    case .key: "names of the chart's lines"
    case .titleEnd: "end of the title"
    case .captionEnd: "end of the caption"
    default: rawValue
    }
  }
}
