// swift-tools-version: 6.2
import PackageDescription

/// Every module of ours is built alike: Swift 6, each use of unsafe memory marked as such.
let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
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
    .target(name: "Files", swiftSettings: strict),
    .target(name: "Simulation", swiftSettings: strict),
    .target(
      name: "Patterns", dependencies: ["Simulation", "Files", "CZLIB"], swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["Simulation", "Patterns", "GD"], swiftSettings: strict),
    .target(
      name: "Encoding", dependencies: ["Rendering", "GD", "Files", "CZLIB"], swiftSettings: strict),
    .target(
      name: "Scenario",
      dependencies: ["Simulation", "Patterns", "Rendering", "Encoding", "Files", "CYAML"],
      swiftSettings: strict),
    .executableTarget(
      name: "render", dependencies: ["Scenario", "Encoding", "Rendering", "Simulation", "Files"],
      swiftSettings: strict),
    .executableTarget(
      name: "sea-seeds", dependencies: ["Simulation"], path: "Benchmarks/SeaSeeds",
      swiftSettings: strict),
    .executableTarget(
      name: "bench-infection", dependencies: ["Simulation"], path: "Benchmarks/Infection",
      swiftSettings: strict),
    .target(name: "Support", dependencies: ["Simulation", "Rendering"], path: "Tests/Support"),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation", "Support"]),
  ]
)
