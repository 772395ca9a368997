internal import Foundation
package import Testing

/// True if the tests and the program are built with a sanitizer: see `make sanitize`.
package enum Sanitizers {
  /// True if one of them is in this process.
  package static let isOn: Bool = {
    let program = dlopen(nil, RTLD_NOW)
    return dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  }()

  /// The factor for time limits.
  package static let slowness = isOn ? 20 : 1
}

extension Trait where Self == ConditionTrait {
  /// Skips tests of minimal resources: a sanitizer doubles the memory, reserves terabytes of
  /// addresses, and reads about them in `/proc`.
  package static var withoutSanitizers: Self {
    .disabled(if: Sanitizers.isOn, "a sanitizer needs memory of its own, and /proc")
  }
}
