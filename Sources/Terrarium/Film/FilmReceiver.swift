internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback

/// The receiver of a film's pictures, bytes or rows.
enum FilmReceiver: Sendable {
  /// Files at some paths.
  case files([String])
  /// Whoever takes the bytes of one file, as they come.
  case bytes(Format, OutputFile.Receiver)
  /// Whoever takes the pictures that numbered files would have.
  case pictures(PictureTarget.Receiver)

  /// The settings of where it goes, by their names.
  var settings: [String: SettingValue] {
    switch self {
    case .files([]): [:]
    case .files(let paths): ["out": paths.map(\.value).value]
    case .bytes(let format, _): ["out": "-", "format": format.value]
    // Any format of pictures: it is another one when all is planned.
    case .pictures: ["out": "-", "format": "y4m"]
    }
  }

  /// The job that it gets something of, as it was planned.
  func job(_ job: Job) -> Job {
    guard case .pictures = self, !job.pages[0].outputs.isEmpty else { return job }
    return job.with([OutputPlan(path: "%d.png", format: .png, place: nil)])
  }

  /// The options of its files.
  var options: FileOptions {
    var options = FileOptions()
    switch self {
    case .files: break
    case .bytes(_, let take): options.stream = take
    case .pictures(let take): options.pictures = take
    }
    return options
  }
}
