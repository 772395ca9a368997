internal import TerrariumFiles
internal import TerrariumPlanning

/// The files that are checked or read for the check, which must not be overwritten.
struct CheckedFiles {
  private let outputs: OutputRegister
  private let inputs: Set<String>

  init(of jobs: [Job], _ logs: [ReadLog]) {
    outputs = OutputRegister(of: jobs)
    inputs = Set(logs.flatMap(\.paths).map(Path.identity))
  }

  func contains(_ path: String) -> Bool {
    let identity = Path.identity(of: path)
    return outputs.contains(identity) || inputs.contains(identity)
  }
}
