// swift-tools-version: 6.2
import PackageDescription

/// Every module of ours is built alike: Swift 6, each use of unsafe memory marked as such.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The kernels are compiled once for any processor and again for those with wider vectors; which
/// of them runs is decided when the program runs. They are optimised even where the rest is not,
/// because nothing else of the package costs as much time.
#if arch(x86_64)
  let avx2 = ["-Xcc", "-mavx2", "-Xcc", "-mbmi"]
  let avx512 = [
    "-Xcc", "-mavx512f", "-Xcc", "-mavx512dq", "-Xcc", "-mavx512bw", "-Xcc", "-mavx512vl",
    "-Xcc", "-mavx512vbmi2", "-Xcc", "-mprefer-vector-width=512",
  ]
  let avx2Defines: [SwiftSetting] = [.define("KERNELS_AVX2")]
  let avx512Defines: [SwiftSetting] = [.define("KERNELS_AVX512")]
#else
  let avx2: [String] = []
  let avx512: [String] = []
  let avx2Defines: [SwiftSetting] = []
  let avx512Defines: [SwiftSetting] = []
#endif
let fast = [
  "-O", "-disable-batch-mode", "-wmo", "-num-threads", "2",
  "-enable-experimental-feature", "BuiltinModule",
]

/// A program that measures or searches, in a folder below `Benchmarks/`.
func benchmark(
  _ name: String, _ folder: String, _ modules: [String], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: modules.map { .init(stringLiteral: $0) },
    path: "Benchmarks/\(folder)", exclude: exclude, swiftSettings: strict)
}

let benchmarks: [Target] = [
  benchmark("sea-seeds", "SeaSeeds", ["Simulation"]),
  benchmark("bench-infection", "Infection", ["Simulation"]),
  benchmark("bench-pig", "Pig", ["Simulation"]),
  benchmark("bench-kernels", "Kernels", ["Simulation"]),
  benchmark(
    "bench-codecs", "Codecs", ["Encoding", "Rendering", "GD", "Simulation"],
    exclude: ["compare.sh"]),
]

let tests: [Target] = [
  .target(
    name: "Support", dependencies: ["Simulation", "Rendering", "Encoding", "GD"],
    path: "Tests/Support",
    swiftSettings: [.unsafeFlags(["-O"])]),
  .testTarget(name: "FilesTests", dependencies: ["Files", "Support"]),
  .testTarget(name: "SimulationTests", dependencies: ["Simulation", "Support"]),
  .testTarget(name: "PatternsTests", dependencies: ["Patterns", "Simulation", "CZLIB"]),
  .testTarget(name: "GDTests", dependencies: ["GD", "Support"]),
  .testTarget(
    name: "RenderingTests", dependencies: ["Rendering", "Simulation", "GD", "Support"]),
  .testTarget(
    name: "EncodingTests", dependencies: ["Encoding", "GD", "Rendering", "Simulation", "Support"]),
  .testTarget(
    name: "ScenarioTests",
    dependencies: ["Scenario", "Encoding", "Rendering", "Simulation", "Files", "GD", "Support"]),
  .testTarget(
    name: "CommandTests",
    dependencies: [
      "render", "Scenario", "Encoding", "Rendering", "Simulation", "Files", "GD", "Support",
    ]),
]

/// Modules of long loops are optimised in debug builds too: their tests would take minutes else.
let quick = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "terrarium",
  platforms: [.macOS("26.0")],
  products: [
    .executable(name: "render", targets: ["render"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "Rendering", targets: ["Rendering"]),
  ],
  targets: [
    .systemLibrary(name: "CGD", providers: [.apt(["libgd-dev"]), .brew(["gd"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CWEBP", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CZLIB", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "GD", dependencies: ["CGD", "CPNG", "CWEBP"], swiftSettings: quick),
    .target(name: "Files", swiftSettings: strict),
    .systemLibrary(name: "CCPU"),
    .systemLibrary(name: "CMemory"),
    .target(name: "Kernels", swiftSettings: strict + [.unsafeFlags(fast)]),
    .target(
      name: "KernelsAVX2", swiftSettings: strict + avx2Defines + [.unsafeFlags(fast + avx2)]),
    .target(
      name: "KernelsAVX512", swiftSettings: strict + avx512Defines + [.unsafeFlags(fast + avx512)]),
    .target(
      name: "Simulation", dependencies: ["CCPU", "Kernels", "KernelsAVX2", "KernelsAVX512"],
      swiftSettings: quick),
    .target(
      name: "Patterns", dependencies: ["Simulation", "Files", "CZLIB"], swiftSettings: quick),
    .target(
      name: "Rendering", dependencies: ["Simulation", "Patterns", "GD"], swiftSettings: quick),
    .target(
      name: "Encoding", dependencies: ["Rendering", "GD", "Files", "CZLIB"], swiftSettings: quick),
    .target(
      name: "Scenario",
      dependencies: ["Simulation", "Patterns", "Rendering", "Encoding", "Files", "CYAML"],
      swiftSettings: strict),
    .executableTarget(
      name: "render",
      dependencies: [
        "Scenario", "Encoding", "Rendering", "Patterns", "Simulation", "Files", "CMemory",
      ],
      swiftSettings: strict),
  ] + benchmarks + tests
)
