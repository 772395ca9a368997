// The inner loop of SHA-256.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// Takes a number of blocks of 64 bytes into the eight words of a hash (FIPS 180-4).
void chash_sha256(uint32_t *state, const uint8_t *bytes, size_t blocks);

/// The same without instructions made for it: what those are compared with.
void chash_sha256_portable(uint32_t *state, const uint8_t *bytes, size_t blocks);
