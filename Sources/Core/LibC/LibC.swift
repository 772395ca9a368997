// The system's C library under one name: importing this module imports it.
#if canImport(Glibc)
  @_exported public import Glibc
#else
  @_exported public import Darwin
#endif
