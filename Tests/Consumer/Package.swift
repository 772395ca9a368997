// swift-tools-version: 6.2
import PackageDescription

// A stranger's package: it knows Terrarium by its address and version alone. Scripts/outside/2-consumer.sh
// writes both, for a package that lies in a folder of its own.
let package = Package(
  name: "films",
  platforms: [.macOS("26.0")],
  dependencies: [.package(url: "TERRARIUM", from: "VERSION")],
  targets: [
    .executableTarget(
      name: "films",
      dependencies: ["Files", "XML", .product(name: "Terrarium", package: "terrarium")],
      swiftSettings: [
        .strictMemorySafety(),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(name: "Files"),
    .target(name: "XML"),
  ]
)
