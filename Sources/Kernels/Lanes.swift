// This folder is compiled three times: as it is, for AVX2, and for AVX-512. What differs is the
// width of a vector. Nothing here may call generic code that is not inlined: the linker would
// keep one copy of it for all three, and that copy might use instructions the processor lacks.
//
// The vectors are the compiler's own: the operators of `SIMD8<UInt64>` are loops over its words,
// which the optimiser puts together again in most places, but not in all.
import Builtin

#if KERNELS_AVX512
  /// As many words as the processor joins, shifts and stores at a time.
  struct Lanes: BitwiseCopyable {
    private var value: Builtin.Vec8xInt64

    @inline(__always) private init(_ value: Builtin.Vec8xInt64) { self.value = value }

    /// The same word in every place.
    @inline(__always) init(repeating word: UInt64) {
      value = SIMD8<UInt64>(repeating: word)._storage._value
    }

    /// The words as the library's vector.
    @inline(__always) var words: SIMD8<UInt64> {
      unsafe unsafeBitCast(value, to: SIMD8<UInt64>.self)
    }

    @inline(__always) static func & (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.and_Vec8xInt64(a.value, b.value))
    }

    @inline(__always) static func | (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.or_Vec8xInt64(a.value, b.value))
    }

    @inline(__always) static func ^ (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.xor_Vec8xInt64(a.value, b.value))
    }

    @inline(__always) static func &<< (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.shl_Vec8xInt64(a.value, b.value))
    }

    @inline(__always) static func &>> (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.lshr_Vec8xInt64(a.value, b.value))
    }

    /// Where an odd number of three is set; one instruction, which the optimiser does not find.
    @inline(__always) static func odd(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes {
      let table = Builtin.trunc_Int64_Int32((0x96 as Int)._value)
      return Lanes(Builtin.int_x86_avx512_pternlog_q_512(a.value, b.value, c.value, table))
    }

    /// Where two or three of three are set; one instruction, which the optimiser does not find.
    @inline(__always) static func most(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes {
      let table = Builtin.trunc_Int64_Int32((0xe8 as Int)._value)
      return Lanes(Builtin.int_x86_avx512_pternlog_q_512(a.value, b.value, c.value, table))
    }
  }
#elseif KERNELS_AVX2
  /// As many words as the processor joins, shifts and stores at a time.
  struct Lanes: BitwiseCopyable {
    private var value: Builtin.Vec4xInt64

    @inline(__always) private init(_ value: Builtin.Vec4xInt64) { self.value = value }

    /// The same word in every place.
    @inline(__always) init(repeating word: UInt64) {
      value = SIMD4<UInt64>(repeating: word)._storage._value
    }

    /// The words as the library's vector.
    @inline(__always) var words: SIMD4<UInt64> {
      unsafe unsafeBitCast(value, to: SIMD4<UInt64>.self)
    }

    @inline(__always) static func & (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.and_Vec4xInt64(a.value, b.value))
    }

    @inline(__always) static func | (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.or_Vec4xInt64(a.value, b.value))
    }

    @inline(__always) static func ^ (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.xor_Vec4xInt64(a.value, b.value))
    }

    @inline(__always) static func &<< (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.shl_Vec4xInt64(a.value, b.value))
    }

    @inline(__always) static func &>> (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.lshr_Vec4xInt64(a.value, b.value))
    }
  }
#else
  /// As many words as the processor joins, shifts and stores at a time.
  struct Lanes: BitwiseCopyable {
    private var value: Builtin.Vec2xInt64

    @inline(__always) private init(_ value: Builtin.Vec2xInt64) { self.value = value }

    /// The same word in every place.
    @inline(__always) init(repeating word: UInt64) {
      value = SIMD2<UInt64>(repeating: word)._storage._value
    }

    /// The words as the library's vector.
    @inline(__always) var words: SIMD2<UInt64> {
      unsafe unsafeBitCast(value, to: SIMD2<UInt64>.self)
    }

    @inline(__always) static func & (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.and_Vec2xInt64(a.value, b.value))
    }

    @inline(__always) static func | (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.or_Vec2xInt64(a.value, b.value))
    }

    @inline(__always) static func ^ (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.xor_Vec2xInt64(a.value, b.value))
    }

    @inline(__always) static func &<< (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.shl_Vec2xInt64(a.value, b.value))
    }

    @inline(__always) static func &>> (a: Lanes, b: Lanes) -> Lanes {
      Lanes(Builtin.lshr_Vec2xInt64(a.value, b.value))
    }
  }
#endif

#if !KERNELS_AVX512
  extension Lanes {
    /// Where an odd number of three is set.
    @inline(__always) static func odd(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes { a ^ b ^ c }

    /// Where two or three of three are set.
    @inline(__always) static func most(_ a: Lanes, _ b: Lanes, _ c: Lanes) -> Lanes {
      (a & b) | ((a ^ b) & c)
    }
  }
#endif

extension Lanes {
  @inline(__always) static prefix func ~ (a: Lanes) -> Lanes { a ^ Lanes(repeating: ~0) }

  @inline(__always) static func |= (a: inout Lanes, b: Lanes) { a = a | b }

  /// These words, but those of another where a mask is set.
  @inline(__always) func replaced(by other: Lanes, where mask: Lanes) -> Lanes {
    (self & ~mask) | (other & mask)
  }

  /// All its words, joined by or.
  @inline(__always) var joined: UInt64 {
    let words = words
    var joined: UInt64 = 0
    for lane in 0..<laneCount { joined |= words[lane] }
    return joined
  }
}

/// The words of a vector.
@inline(__always) var laneCount: Int { MemoryLayout<Lanes>.size / 8 }

extension UnsafePointer<UInt64> {
  /// The vector at a word.
  @inline(__always) func lanes(_ word: Int) -> Lanes {
    unsafe UnsafeRawPointer(self + word).loadUnaligned(as: Lanes.self)
  }
}

extension UnsafeMutablePointer<UInt64> {
  /// The vector at a word.
  @inline(__always) func lanes(_ word: Int) -> Lanes {
    unsafe UnsafeRawPointer(self + word).loadUnaligned(as: Lanes.self)
  }

  /// Writes the vector at a word.
  @inline(__always) func store(_ lanes: Lanes, at word: Int) {
    unsafe UnsafeMutableRawPointer(self + word).storeBytes(of: lanes, as: Lanes.self)
  }
}
