// swift-tools-version: 6.2
import PackageDescription

/// Every module of ours is built alike: Swift 6, each use of unsafe memory marked as such.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
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
    path: "Tests/Support"),
  .testTarget(name: "FilesTests", dependencies: ["Files", "Support"]),
  .testTarget(name: "SimulationTests", dependencies: ["Simulation", "Support"]),
  .testTarget(name: "PatternsTests", dependencies: ["Patterns", "Assets", "Simulation", "CZLIB"]),
  .testTarget(name: "GDTests", dependencies: ["GD", "Support"]),
  .testTarget(
    name: "RenderingTests",
    dependencies: ["Rendering", "Assets", "Simulation", "GD", "Support"]),
  .testTarget(
    name: "EncodingTests", dependencies: ["Encoding", "GD", "Rendering", "Simulation", "Support"]),
  .testTarget(
    name: "ScenarioTests",
    dependencies: ["Scenario", "Encoding", "Rendering", "Simulation", "Files", "GD", "Support"]),
  .testTarget(
    name: "CommandTests",
    dependencies: ["render", "Scenario", "Encoding", "Rendering", "Simulation", "Files", "Support"]),
]

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
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CZLIB", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "GD", dependencies: ["CGD", "CPNG"], swiftSettings: strict),
    .target(name: "Assets", swiftSettings: strict),
    .target(name: "Files", swiftSettings: strict),
    .systemLibrary(name: "CMemory"),
    .target(name: "CKernels"),
    .target(name: "Simulation", dependencies: ["CKernels"], swiftSettings: strict),
    .target(
      name: "Patterns", dependencies: ["Simulation", "Assets", "CZLIB"], swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["Simulation", "Assets", "GD"], swiftSettings: strict),
    .target(
      name: "Encoding", dependencies: ["Rendering", "GD", "Files", "CZLIB"], swiftSettings: strict),
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
