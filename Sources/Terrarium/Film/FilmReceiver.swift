internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback

/// The receiver of a film's pictures, bytes or rows.
enum FilmReceiver: Sendable {
  /// Files at some paths.
  case files([String])
  /// A receiver of the bytes of one file, as they come.
  case bytes(Format, OutputFile.Receiver)
  /// A receiver of the pictures that numbered files would have.
  case pictures(PictureTarget.Receiver)

  /// The settings of the destination by their names.
  var settings: [String: SettingValue] {
    switch self {
    case .files([]): [:]
    case .files(let paths): ["out": paths.map(\.value).value]
    case .bytes(let format, _): ["out": "-", "format": format.value]
    // Any picture format will do: it is replaced after planning.
    case .pictures: ["out": "-", "format": "y4m"]
    }
  }

  /// Returns a planned job with this receiver as its destination.
  func job(_ job: Job) -> Job {
    guard case .pictures = self, !job.renditions[0].outputs.isEmpty else { return job }
    return job.with([OutputPlan(path: "%d.png", format: .png, place: nil)])
  }

  /// The options of its files.
  var options: FileOptions {
    var options = FileOptions()
    if case .bytes(_, let take) = self { options.stream = take }
    return options
  }

  /// The receiver of pictures.
  var pictures: PictureTarget.Receiver? {
    if case .pictures(let take) = self { take } else { nil }
  }
}
