// swift-tools-version: 6.2
import PackageDescription

/// Every module of ours is built alike: Swift 6, each use of unsafe memory marked as such.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Values of several fields are copied, compared and dropped as tables say, by code of the Swift library, and
/// not by functions of their own: half a megabyte less. It is slower, so it is not for modules whose values
/// are copied in each run of many.
let tabled: [SwiftSetting] =
  strict
  + [
    .enableExperimentalFeature("LayoutStringValueWitnesses"),
    .enableExperimentalFeature("LayoutStringValueWitnessesInstantiation"),
    .unsafeFlags(
      [
        "-Xfrontend", "-enable-layout-string-value-witnesses",
        "-Xfrontend", "-enable-layout-string-value-witnesses-instantiation",
      ], .when(configuration: .release)),
  ]

/// Optimised for size, where no loop runs over cells, pixels or bytes; the passes that serve such loops alone
/// are left out, a tenth of the compiler's time.
let small: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-Osize", "-Xllvm", "-sil-disable-pass=loop-invariant-code-motion",
      "-Xllvm", "-sil-disable-pass=bcopts",
    ], .when(configuration: .release))
]

/// Settings of modules whose code runs once a command, never once a run, a frame or a cell: without the
/// passes of Swift's own optimiser they are compiled in less than half of the time. LLVM optimises them all
/// the same. Generic algorithms are not specialised there: the first `map` or `allSatisfy` over each type has
/// the runtime search all conformances of the program, so what every start passes through has loops.
let brief: [SwiftSetting] =
  tabled + small
  + [.unsafeFlags(["-Xfrontend", "-disable-sil-perf-optzns"], .when(configuration: .release))]

/// How the program is linked for use: it holds the libraries of Swift and C++ itself, exports nothing, has
/// functions with the same code once, and leaves out what `Scripts/link/sections.ld` names. Here, not among
/// the flags of a build, since tests are linked otherwise, and what is compiled for the one is to serve the
/// other.
let released: LinkerSetting = .unsafeFlags(
  [
    "-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--icf=all",
    "-Xlinker", "-O2", "-Xlinker", "--no-eh-frame-hdr", "-Xclang-linker", "-static-libgcc",
    "-L", Context.packageDirectory + "/Scripts/link",
    "-Xlinker", Context.packageDirectory + "/Scripts/link/sections.ld",
  ],
  .when(platforms: [.linux], configuration: .release))

/// A program that measures or searches, in a folder below `Benchmarks/`.
func benchmark(_ name: String, _ folder: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["Simulation"], path: "Benchmarks/\(folder)", swiftSettings: strict)
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
  .target(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
  .target(
    name: "FuzzTargets",
    dependencies: [
      "Files", "Patterns", "Libraries", "Remotes", "Encoding", "GD", "Vocabulary", "Playback",
      "Worlds", "Planning", "Running", "Rendering", "Simulation",
    ],
    path: "Fuzzing/Targets", swiftSettings: strict),
  .executableTarget(
    name: "fuzz", dependencies: ["FuzzTargets", "CFuzzer", "Files"], path: "Fuzzing/Run",
    swiftSettings: strict),
]

/// Settings of tests that mostly call other modules: without optimisation they are compiled in half the
/// time, and the called code stays optimised. Nothing imports them, so their interfaces are not read once
/// more to be written early, which takes a tenth of that time.
let plain: [SwiftSetting] = [
  .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
]

/// Tests of a module above the codecs: they may look into all of them.
func houseTests(_ name: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: more + [
      "FilmSupport", "Vocabulary", "Playback", "Worlds", "Planning", "Running", "Encoding",
      "Rendering", "Patterns", "Simulation", "Files", "GD", "Support",
    ],
    swiftSettings: plain)
}

let tests: [Target] = [
  .target(
    name: "Support", dependencies: ["Simulation", "Rendering", "Encoding", "GD", "CGD"],
    path: "Tests/Support"),
  .target(
    name: "FilmSupport",
    dependencies: [
      "Vocabulary", "Playback", "Worlds", "Planning", "Running", "Encoding", "Rendering",
      "Simulation", "Files", "Support",
    ],
    path: "Tests/FilmSupport"),
  .testTarget(name: "FilesTests", dependencies: ["Basics", "Files", "CHash", "Support"]),
  .testTarget(name: "SimulationTests", dependencies: ["Simulation", "Support"]),
  .testTarget(name: "PatternsTests", dependencies: ["Patterns", "Assets", "Simulation", "CZLIB"]),
  .testTarget(name: "GDTests", dependencies: ["GD", "Basics", "Support", "CZLIB"]),
  .testTarget(
    name: "RenderingTests",
    dependencies: ["Rendering", "Assets", "Simulation", "GD", "Support"]),
  .testTarget(
    name: "EncodingTests",
    dependencies: [
      "Encoding", "GD", "Rendering", "Simulation", "Support", "Zlib", "CEXPAT", "CZLIB",
    ]),
  .testTarget(name: "LibrariesTests", dependencies: ["Libraries", "Files"]),
  .testTarget(name: "RemotesTests", dependencies: ["Remotes", "Libraries"]),
  houseTests("VocabularyTests"),
  houseTests("PlaybackTests"),
  houseTests("WorldsTests"),
  houseTests("PlanningTests"),
  houseTests("RunningTests"),
  houseTests("CommandTests", ["Program", "CZLIB"]),
  houseTests("CommandInputTests", ["Program", "CZLIB"]),
  .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "Support"]),
  .testTarget(
    name: "TerrariumTests",
    dependencies: ["Terrarium", "Worlds", "Playback", "Encoding", "Support"],
    swiftSettings: plain),
]

let package = Package(
  name: "terrarium",
  platforms: [.macOS("26.0")],
  products: [
    .executable(name: "render", targets: ["render"]),
    .library(name: "Terrarium", targets: ["Terrarium"]),
  ],
  targets: [
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CWEBP", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CEXPAT", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CZLIB", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "GD", dependencies: ["CGD", "CPNG", "CWEBP", "CZLIB", "CMemory", "LibC"],
      swiftSettings: strict),
    .target(name: "Assets", swiftSettings: strict),
    .target(name: "LibC", swiftSettings: strict),
    .target(name: "Zlib", dependencies: ["CZLIB"], swiftSettings: strict),
    .target(name: "Basics", dependencies: ["LibC"], swiftSettings: strict),
    .target(
      name: "Files", dependencies: ["Basics", "LibC", "CHash"], swiftSettings: tabled + small),
    .target(name: "XML", dependencies: ["CEXPAT"], swiftSettings: strict),
    .target(name: "CGD"),
    .target(name: "CMemory"),
    .target(name: "CHash"),
    .target(name: "CArguments"),
    .target(name: "CKernels"),
    .target(name: "CTransfer"),
    // Simulation and Patterns import nothing of Encoding, and Remotes nothing of Simulation. They wait for
    // them, so that Encoding and Rendering are built first; then Simulation and Worlds, and beside them the
    // others, of which each waits for the one before. So two processors are busy to the end.
    .target(
      name: "Simulation", dependencies: ["Basics", "LibC", "Encoding", "CKernels", "CMemory"],
      swiftSettings: strict),
    .target(
      name: "Patterns", dependencies: ["Basics", "LibC", "Assets", "Encoding", "Zlib"],
      swiftSettings: tabled),
    // What encoders must know of frames, so that they are built beside what draws them.
    .target(
      name: "Pictures", dependencies: ["Basics", "LibC", "Assets"], swiftSettings: tabled),
    .target(
      name: "Rendering", dependencies: ["Basics", "LibC", "Assets", "GD", "Pictures"],
      swiftSettings: tabled),
    .target(
      name: "Encoding",
      dependencies: ["Assets", "Basics", "LibC", "Pictures", "GD", "Files", "Zlib"],
      swiftSettings: tabled),
    .target(
      name: "Libraries", dependencies: ["Basics", "Files", "LibC", "Patterns"],
      swiftSettings: tabled + small),
    .target(
      name: "Remotes",
      dependencies: ["Basics", "LibC", "Files", "Libraries", "Simulation", "XML", "CTransfer"],
      swiftSettings: brief),
    .target(
      name: "Vocabulary",
      dependencies: [
        "Basics", "Patterns", "Libraries", "Rendering", "Encoding", "Files", "CYAML",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Playback",
      dependencies: [
        "Basics", "Patterns", "Libraries", "Rendering", "Encoding", "Files", "Vocabulary", "Zlib",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Worlds",
      dependencies: [
        "Assets", "Simulation", "Patterns", "Libraries", "Rendering", "Encoding", "Files", "GD",
        "Vocabulary", "Playback", "XML",
      ],
      swiftSettings: tabled + small),
    .target(
      name: "Planning",
      dependencies: [
        "Basics", "Libraries", "Rendering", "Encoding", "Files", "Vocabulary", "Playback",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Running",
      dependencies: [
        "Basics", "Rendering", "Encoding", "Files", "GD", "Vocabulary", "Playback", "Planning",
      ],
      swiftSettings: strict + small),
    .target(
      name: "Terrarium",
      dependencies: [
        "Basics", "Simulation", "Rendering", "Encoding", "Files", "Vocabulary", "Playback",
        "Worlds",
        "Planning", "Running",
      ],
      swiftSettings: strict),
    // Knows no world, so that it is built beside them; whoever starts it says what it offers.
    .target(
      name: "Program",
      dependencies: [
        "Basics", "Vocabulary", "Playback", "Planning", "Running", "Encoding", "Rendering",
        "Patterns", "Libraries", "Remotes", "Files", "GD", "LibC", "CMemory", "CArguments",
      ],
      swiftSettings: brief),
    .executableTarget(
      name: "render", dependencies: ["Program", "Playback", "Worlds"], swiftSettings: strict,
      linkerSettings: [released]),
  ] + benchmarks + fuzzing + tests
)
