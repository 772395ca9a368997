// swift-tools-version: 6.2
import PackageDescription

/// Every module of ours is built alike: Swift 6, each use of unsafe memory marked as such.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Tests are compiled without optimisation, also beside an optimised program: that takes a third less time than
/// they save. Loops that need it are in `Tests/Support`. No package that depends on this one compiles a test.
let unoptimised: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

/// The name of a module. A program may hold no two modules of one name, whichever packages they are of, so ours
/// begin with `Terrarium`, those in C with `CTerrarium`. The folders and this file leave that out.
func module(_ name: String) -> String {
  let isC = name.wholeMatch(of: #/C[A-Z]\w+/#) != nil
  return isC ? "CTerrarium\(name.dropFirst())" : "Terrarium\(name)"
}

func modules(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: module($0)) } }

/// libgd, as a part of the program on Linux: the shared one loads 55 libraries at every start, which takes
/// 10 ms, and most of them read formats that are not used here.
let libgd: [LinkerSetting] =
  [":libgd.a", "png", "jpeg", "freetype", "fontconfig"].map {
    .linkedLibrary($0, .when(platforms: [.linux]))
  } + [.linkedLibrary("gd", .when(platforms: [.macOS]))]

/// Modules beside the core, with what they import. Each is named once more in
/// `Sources/render/Start.swift`, and has its tests in `Tests/Extras`. One that the library product has
/// as well is also named in `Sources/Terrarium/Settings/Catalogue+Library.swift`.
let extras: [(name: String, imports: [String], isInLibrary: Bool)] = [
  (
    "Identification",
    [
      "Basics", "Encoding", "Files", "Patterns", "Pictures", "Planning", "Playback", "Program",
      "Simulation", "Vocabulary", "Worlds",
    ], isInLibrary: false
  ),
  (
    "LifeViewer",
    [
      "Basics", "Encoding", "Patterns", "Pictures", "Playback", "Simulation", "Vocabulary",
      "Worlds",
    ], isInLibrary: false
  ),
  (
    "Measures",
    ["Basics", "Pictures", "Playback", "Zlib"], isInLibrary: true
  ),
  (
    "Page",
    [
      "Basics", "Encoding", "Files", "GD", "LibC", "Pictures", "Playback", "Zlib",
    ], isInLibrary: true
  ),
  (
    "Preview",
    [
      "Basics", "Encoding", "Files", "GD", "LibC", "Pictures", "Planning", "Playback", "Program",
      "Rendering", "Running", "Vocabulary",
    ], isInLibrary: false
  ),
  (
    "SharedLibraries",
    [
      "Basics", "CTransfer", "Encoding", "Files", "LibC", "Libraries", "Patterns", "Planning",
      "Playback", "Program", "Vocabulary", "XML",
    ], isInLibrary: false
  ),
]

let namesOfExtras = extras.map(\.name)

/// A program that measures or searches, in a folder below `Benchmarks/`.
func benchmark(_ name: String, _ folder: String) -> Target {
  .executableTarget(
    name: name, dependencies: modules(["Simulation"]), path: "Benchmarks/\(folder)",
    swiftSettings: strict)
}

let benchmarks: [Target] = [
  benchmark("sea-seeds", "SeaSeeds"),
  benchmark("bench-infection", "Infection"),
  benchmark("bench-pig", "Pig"),
  benchmark("bench-kernels", "Kernels"),
  benchmark("bench-larger", "Larger"),
]

/// The readers under inputs that nobody would write; see `Scripts/fuzz.sh`.
let fuzzing: [Target] = [
  .target(name: module("CFuzzer"), path: "Fuzzing/CFuzzer"),
  .target(
    name: module("FuzzTargets"),
    dependencies: ["GIFWriter"]
      + modules(
        [
          "Files", "Patterns", "Libraries", "Encoding", "Vocabulary", "Playback", "Worlds",
          "Planning", "Running", "Rendering", "Simulation", "Basics", "Pictures",
        ] + namesOfExtras),
    path: "Fuzzing/Targets", swiftSettings: strict),
  .executableTarget(
    name: "terrarium-fuzz", dependencies: modules(["FuzzTargets", "CFuzzer", "Files"]),
    path: "Fuzzing/Run", swiftSettings: strict),
]

/// Tests of a module above the codecs: they may look into all of them.
func houseTests(
  _ name: String, _ more: [String] = [], products: [Target.Dependency] = [], path: String? = nil
) -> Target {
  tests(
    name,
    more + [
      "FilmSupport", "Vocabulary", "Playback", "Worlds", "Planning", "Running", "Encoding",
      "Pictures", "Rendering", "Patterns", "Simulation", "Files", "GD", "Support",
    ],
    products: products, path: path)
}

func tests(
  _ name: String, _ imports: [String], products: [Target.Dependency] = [], path: String? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: products + modules(imports), path: path, swiftSettings: unoptimised)
}

/// Tests of an extra. They may look into the other extras, too.
let testsOfExtras: [Target] = extras.map { name, _, _ in
  houseTests(
    "\(name)Tests", namesOfExtras + ["Program", "Libraries"], path: "Tests/Extras/\(name)Tests")
}

let allTests: [Target] = [
  .target(
    name: module("Support"),
    dependencies: ["GIFWriter"]
      + modules(["Simulation", "Pictures", "Rendering", "Encoding", "GD", "CGD"]),
    path: "Tests/Support"),
  .target(
    name: module("FilmSupport"),
    dependencies: modules([
      "Basics", "Vocabulary", "Playback", "Worlds", "Planning", "Running", "Encoding", "Rendering",
      "Simulation", "Files", "Support",
    ]),
    path: "Tests/FilmSupport"),
  tests("FilesTests", ["Basics", "Files", "Support"]),
  tests("SimulationTests", ["Simulation", "Support"]),
  tests("PatternsTests", ["Patterns", "Basics", "Simulation", "CZLIB"]),
  tests("GDTests", ["GD", "Basics", "Support", "CZLIB"]),
  tests("PicturesTests", ["Pictures", "Basics", "Simulation", "Support"]),
  tests("RenderingTests", ["Pictures", "Rendering", "Basics", "Simulation", "GD", "Support"]),
  tests(
    "GIFWriterTests", ["Encoding", "GD", "Rendering", "Simulation", "Support"],
    products: ["GIFWriter"]),
  tests(
    "EncodingTests",
    [
      "Encoding", "Files", "GD", "Rendering", "Simulation", "Support", "Zlib", "CEXPAT", "CZLIB",
    ],
    products: ["GIFWriter"]),
  tests("LibrariesTests", ["Libraries", "Files", "Support"]),
  houseTests("VocabularyTests"),
  houseTests("PlaybackTests"),
  houseTests("WorldsTests"),
  houseTests("PlanningTests"),
  houseTests("RunningTests"),
  houseTests("CommandTests", ["Program", "CZLIB"], products: [.target(name: "render")]),
  houseTests("CommandInputTests", ["Program"]),
  tests("FuzzTests", ["FuzzTargets", "Support"]),
  tests(
    "TerrariumTests", ["Worlds", "Playback", "Encoding", "Support"], products: ["Terrarium"]),
]

/// A module map of a library of the system.
func library(_ name: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: module(name), path: "Sources/Libraries/\(name)", providers: [.apt([apt]), .brew([brew])])
}

/// A module of ours in C.
func c(_ name: String, in folder: String = "Core") -> Target {
  .target(name: module(name), path: "Sources/\(folder)/\(name)")
}

/// A module of what the program is made for.
func core(
  _ name: String, _ imports: [String] = [], products: [Target.Dependency] = [],
  linking: [LinkerSetting] = []
) -> Target {
  .target(
    name: module(name), dependencies: products + modules(imports), path: "Sources/Core/\(name)",
    swiftSettings: strict, linkerSettings: linking)
}

let libraries: [Target] = [
  library("CGD", apt: "libgd-dev", brew: "gd"),
  library("CPNG", apt: "libpng-dev", brew: "libpng"),
  library("CDeflate", apt: "libdeflate-dev", brew: "libdeflate"),
  library("CWEBP", apt: "libwebp-dev", brew: "webp"),
  library("CYAML", apt: "libyaml-dev", brew: "libyaml"),
  library("CEXPAT", apt: "libexpat1-dev", brew: "expat"),
  library("CZLIB", apt: "zlib1g-dev", brew: "zlib"),
]

let coreModules: [Target] = [
  c("CAssets"), c("CMemory"), c("CArguments"), c("CFiles"), c("CKernels"),
  core("LibC"),
  core("Zlib", ["CZLIB"]),
  core("XML", ["CEXPAT"]),
  core("Basics", ["CAssets", "LibC"]),
  core("Files", ["Basics", "CFiles", "LibC"]),
  core("GD", ["CGD", "CPNG", "CDeflate", "CWEBP", "CMemory", "LibC"], linking: libgd),
  core("Simulation", ["Basics", "LibC", "CKernels", "CMemory"]),
  core("Patterns", ["Basics", "Zlib"]),
  core("Pictures", ["Basics", "GD", "LibC"]),
  core("Rendering", ["Basics", "LibC", "GD", "Pictures"]),
  core(
    "Encoding", ["Basics", "Pictures", "GD", "Files", "Zlib"],
    products: ["GIFWriter"]),
  // Small animated GIFs of pixels, palettes and delays. It knows nothing of worlds.
  .target(name: "GIFWriter", dependencies: modules(["LibC"]), swiftSettings: strict),
  core("Libraries", ["Basics", "Files", "LibC"]),
  core(
    "Vocabulary",
    ["Basics", "Patterns", "Libraries", "Pictures", "Encoding", "Files", "CYAML"]),
  core(
    "Playback",
    ["Basics", "Patterns", "Libraries", "Pictures", "Encoding", "Files", "Vocabulary"]),
  core(
    "Worlds",
    [
      "Basics", "Simulation", "Patterns", "Libraries", "Pictures", "Rendering",
      "Encoding", "Files", "GD", "Vocabulary", "Playback", "XML",
    ]),
  core(
    "Planning",
    [
      "Basics", "Patterns", "Libraries", "GD", "Rendering", "Encoding", "Files", "Vocabulary",
      "Playback",
    ]),
  core(
    "Running",
    [
      "Basics", "LibC", "Rendering", "Encoding", "Files", "GD", "Vocabulary", "Playback",
      "Planning",
    ]),
  // The commands, without the worlds: `render` passes them in.
  core(
    "Program",
    [
      "Basics", "Vocabulary", "Playback", "Planning", "Running", "Encoding", "Rendering",
      "Patterns", "Libraries", "Files", "LibC", "CMemory", "CArguments",
    ], products: ["GIFWriter"]),
  .target(
    name: "Terrarium",
    dependencies: modules(
      [
        "Basics", "Simulation", "Rendering", "Encoding", "Files", "Vocabulary", "Playback",
        "Worlds", "Planning", "Running",
      ] + extras.filter(\.isInLibrary).map(\.name)),
    swiftSettings: strict),
  .executableTarget(
    name: "render",
    dependencies: modules(["Program", "Playback", "Vocabulary", "Worlds"] + namesOfExtras),
    swiftSettings: strict),
  c("CTransfer", in: "Extras"),
]

let modulesOfExtras: [Target] = extras.map { name, imports, _ in
  .target(
    name: module(name), dependencies: modules(imports), path: "Sources/Extras/\(name)",
    swiftSettings: strict)
}

let package = Package(
  name: "terrarium",
  platforms: [.macOS("26.0")],
  products: [
    .executable(name: "render", targets: ["render"]),
    .library(name: "Terrarium", targets: ["Terrarium"]),
    .library(name: "GIFWriter", targets: ["GIFWriter"]),
  ],
  targets: libraries + coreModules + modulesOfExtras + benchmarks + fuzzing + allTests
    + testsOfExtras,
  // `#embed` in CAssets is of C23. Each compiler of C that Swift 6.2 comes with knows it: LLVM's 19 or later.
  cLanguageStandard: .gnu2x
)
