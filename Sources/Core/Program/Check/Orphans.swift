internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The pictures with a recipe in and below a folder that no scenario makes any more.
struct Orphans {
  private let made: OutputRegister
  private let catalogue: Catalogue
  /// Their paths, sorted by name.
  private(set) var paths: [String] = []
  /// The folders and pictures that could not be read.
  private(set) var faults: [Fault] = []

  init(of jobs: [Job], below folder: String, in catalogue: Catalogue) {
    self.catalogue = catalogue
    made = OutputRegister(of: jobs)
    look(in: folder)
  }

  /// Searches a folder for pictures, skipping hidden folders and links.
  private mutating func look(in folder: String) {
    let names: [String]
    do throws(FileError) {
      names = try Path.content(of: folder)
    } catch {
      return add(.file(error.ofReading))
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = Path.withoutParentPairs(Path.resolve(name, in: folder))
      if Path.isLink(path) { continue }
      if Path.kind(of: path) == .folder { look(in: path) } else { judge(path) }
    }
  }

  /// Keeps the path of a picture that has a recipe and is not made.
  private mutating func judge(_ path: String) {
    // Reading a pipe or a device could block for ever.
    guard Format(ofPath: path)?.recipe != nil, Path.kind(of: path) == .file else { return }
    guard !made.contains(Path.identity(of: path)) else { return }
    do throws(Fault) {
      _ = try PictureRecipe.scenario(ofPictureAt: path, in: catalogue)
      paths.append(path)
    } catch {
      switch error.problem {
      // Nobody has named it, and our pictures are smaller.
      case .file(.tooLarge): return
      case .file: add(error.problem)
      default: return
      }
    }
  }

  private mutating func add(_ problem: Problem) {
    faults.append(Fault(problem, at: .flag("--orphans")))
  }
}
