internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Fault {
  /// Creates the fault that ended a run, at the place that names the file in question.
  init(of error: any Error, in job: Job) {
    let files = job.renditions.flatMap(\.files)
    func place(of path: String) -> Place? {
      let places = job.places
      // Parts and records begin with the names of their outputs.
      let named = places.first { $0.path == path } ?? places.first { path.hasPrefix($0.path + ".") }
      return named?.place
    }
    switch error {
    case let fault as Fault: self = fault
    case FileError.overLimit(let path, let excess):
      self.init(.tooLarge(path: path, excess, remedies: []), at: place(of: path))
    case let error as FileError: self.init(.file(error), at: place(of: error.path))
    case let error as WorldError: self.init(.worldStopped(error))
    case let failure as Program.Failure:
      let output = files.first { $0.format.program == failure.name }
      self.init(.program(failure, path: output?.path ?? ""), at: output?.place)
    default: self.init(.outOfMemory)
    }
    if self.place == nil, problem.isOfMemory { self = Fault(problem, at: job.place(of: .memory)) }
  }
}
