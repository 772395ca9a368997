// swift-tools-version: 6.2
import PackageDescription

/// Every module of ours is built alike: Swift 6, each use of unsafe memory marked as such.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// libgd, as a part of the program on Linux: the shared one loads 55 libraries at every start, which takes
/// 10 ms, and most of them read formats that are not used here.
let libgd: [LinkerSetting] =
  [":libgd.a", "png", "jpeg", "freetype", "fontconfig"].map {
    .linkedLibrary($0, .when(platforms: [.linux]))
  } + [.linkedLibrary("gd", .when(platforms: [.macOS]))]

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

/// Tests of a module above the codecs: they may look into all of them.
func houseTests(_ name: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: more + [
      "FilmSupport", "Vocabulary", "Playback", "Worlds", "Planning", "Running", "Encoding",
      "Rendering", "Patterns", "Simulation", "Files", "GD", "Support",
    ])
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
  .testTarget(name: "FilesTests", dependencies: ["Basics", "Files", "Support"]),
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
    dependencies: ["Terrarium", "Worlds", "Playback", "Encoding", "Support"]),
]

let package = Package(
  name: "terrarium",
  platforms: [.macOS("26.0")],
  products: [
    .executable(name: "render", targets: ["render"]),
    .library(name: "Terrarium", targets: ["Terrarium"]),
  ],
  targets: [
    .systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"]), .brew(["gd"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(name: "CWEBP", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CEXPAT", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CZLIB", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(
      name: "GD", dependencies: ["CGD", "CPNG", "CDeflate", "CWEBP", "CMemory", "LibC"],
      swiftSettings: strict, linkerSettings: libgd),
    .target(name: "Assets", swiftSettings: strict),
    .target(name: "LibC", swiftSettings: strict),
    .target(name: "Zlib", dependencies: ["CZLIB"], swiftSettings: strict),
    .target(name: "Basics", dependencies: ["LibC"], swiftSettings: strict),
    .target(name: "Files", dependencies: ["Basics", "LibC"], swiftSettings: strict),
    .target(name: "XML", dependencies: ["CEXPAT"], swiftSettings: strict),
    .target(name: "CMemory"),
    .target(name: "CArguments"),
    .target(name: "CKernels"),
    .target(name: "CTransfer"),
    .target(
      name: "Simulation", dependencies: ["Basics", "LibC", "CKernels", "CMemory"],
      swiftSettings: strict),
    .target(
      name: "Patterns", dependencies: ["Basics", "LibC", "Assets", "Zlib"],
      swiftSettings: strict),
    // What encoders must know of frames.
    .target(
      name: "Pictures", dependencies: ["Basics", "LibC", "Assets"], swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["Basics", "LibC", "Assets", "GD", "Pictures"],
      swiftSettings: strict),
    .target(
      name: "Encoding",
      dependencies: ["Assets", "Basics", "LibC", "Pictures", "GD", "Files", "Zlib"],
      swiftSettings: strict),
    .target(
      name: "Libraries", dependencies: ["Basics", "Files", "LibC", "Patterns"],
      swiftSettings: strict),
    .target(
      name: "Remotes",
      dependencies: ["Basics", "LibC", "Files", "Libraries", "XML", "CTransfer"],
      swiftSettings: strict),
    .target(
      name: "Vocabulary",
      dependencies: [
        "Basics", "Patterns", "Libraries", "Rendering", "Encoding", "Files", "CYAML",
      ],
      swiftSettings: strict),
    .target(
      name: "Playback",
      dependencies: [
        "Basics", "Patterns", "Libraries", "Rendering", "Encoding", "Files", "Vocabulary", "Zlib",
      ],
      swiftSettings: strict),
    .target(
      name: "Worlds",
      dependencies: [
        "Assets", "Simulation", "Patterns", "Libraries", "Rendering", "Encoding", "Files", "GD",
        "Vocabulary", "Playback", "XML",
      ],
      swiftSettings: strict),
    .target(
      name: "Planning",
      dependencies: [
        "Basics", "Libraries", "Rendering", "Encoding", "Files", "Vocabulary", "Playback",
      ],
      swiftSettings: strict),
    .target(
      name: "Running",
      dependencies: [
        "Basics", "Rendering", "Encoding", "Files", "GD", "Vocabulary", "Playback", "Planning",
      ],
      swiftSettings: strict),
    .target(
      name: "Terrarium",
      dependencies: [
        "Basics", "Simulation", "Rendering", "Encoding", "Files", "Vocabulary", "Playback",
        "Worlds",
        "Planning", "Running",
      ],
      swiftSettings: strict),
    // The commands, without the worlds: `render` passes them in.
    .target(
      name: "Program",
      dependencies: [
        "Basics", "Vocabulary", "Playback", "Planning", "Running", "Encoding", "Rendering",
        "Patterns", "Libraries", "Remotes", "Files", "GD", "LibC", "CMemory", "CArguments",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "render", dependencies: ["Program", "Playback", "Worlds"], swiftSettings: strict),
  ] + benchmarks + fuzzing + tests
)
