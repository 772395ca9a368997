internal import CTerrariumFiles
internal import TerrariumLibC

/// The files that the program may use while it runs what strangers have written, as the kernel
/// enforces it.
///
/// Landlock forbids all other files, and seccomp forbids sockets. So a link that is replaced after
/// `Fence` has checked it leads nowhere. A kernel without them forbids nothing.
package struct Confinement: Sendable {
  /// Files to read, and folders to read below; first those of the system.
  package var reading = systemFiles
  /// Files to write, and folders to write below.
  package var writing = ["/dev/null", "/dev/tty"]
  /// Programs to start.
  package var running: [String] = []

  package init() {}

  /// Confines the calling thread for good, with the threads and programs that it starts from now
  /// on. Open files stay open.
  package func begin() {
    let rules = cfiles_rules()
    // A program may have its libraries beside it.
    let libraries = running.map { Path.join(Path.folder(of: Path.identity(of: $0)), "../lib") }
    for (paths, use) in [
      (reading + libraries, cfiles_reading), (writing, cfiles_writing), (running, cfiles_running),
    ] {
      for path in paths { unsafe cfiles_allow(rules, Path.bytes(of: path), use) }
    }
    cfiles_confine(rules)
  }

  /// Forbids all threads to start programs.
  package static func forbidPrograms() { cfiles_forbid_programs() }

  /// The version of the kernel's Landlock; nil if it has none.
  package static var landlockVersion: Int? {
    let version = Int(cfiles_landlock_version())
    return version > 0 ? version : nil
  }

  /// True if the kernel has seccomp.
  package static var hasSeccomp: Bool { cfiles_has_seccomp() != 0 }

  /// Files that the program and ffmpeg need: libraries, and facts about processors and memory.
  private static var systemFiles: [String] {
    let own = ["exe", "maps", "statm"].map { "/proc/self/\($0)" }
    let libraries = unsafe getenv("LD_LIBRARY_PATH").map { unsafe Path.text(ofWord: $0) } ?? ""
    return own + libraries.split(separator: ":").map(String.init) + [
      "/dev/urandom", "/etc/ld.so.cache", "/gnu/store", "/lib", "/lib64", "/nix/store",
      "/proc/cpuinfo", "/proc/meminfo", "/sys/devices/system/cpu", "/sys/devices/system/node",
      "/usr/lib", "/usr/lib64", "/usr/local/lib",
    ]
  }
}
