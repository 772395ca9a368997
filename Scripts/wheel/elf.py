"""What a program or library of Linux needs of others, and small changes of that in place.

Only ELF files of 64 bits with the low byte first are read, as those of x86-64 and arm64 are. No change makes
a file longer: names are written over longer ones.
"""

import struct

LOAD, DYNAMIC = 1, 2
NEEDED, STRING_TABLE, SYMBOL_TABLE, STRING_SIZE, SYMBOL_VERSIONS, NEEDS = 1, 5, 6, 10, 0x6ffffff0, 0x6ffffffe
GNU_HASH, HASH = 0x6ffffef5, 4
MACHINES = {62: "x86_64", 183: "aarch64"}


class Elf:
    """One file, as bytes that can be changed."""

    def __init__(self, data):
        self.data = bytearray(data)
        if self.data[:6] != b"\x7fELF\x02\x01":
            raise ValueError("this is no ELF file of 64 bits with the low byte first")
        self.machine = MACHINES.get(self._read("<H", 18)[0])
        offset, count = self._read("<Q", 32)[0], self._read("<H", 56)[0]
        segments = [self._read("<IIQQQQ", offset + 56 * number) for number in range(count)]
        self.loads = [(address, file, size) for kind, _, file, address, _, size in segments if kind == LOAD]
        begin, size = next((file, size) for kind, _, file, _, _, size in segments if kind == DYNAMIC)
        self.dynamic_place = begin
        self.dynamic = [self._read("<QQ", place) for place in range(begin, begin + size, 16)]
        self.tags = {tag: value for tag, value in reversed(self.dynamic)}
        self.strings = self._place(self.tags[STRING_TABLE])
        self.symbols = self._place(self.tags[SYMBOL_TABLE])

    def needed(self):
        """The names of the libraries that it needs."""
        return [self._text(value) for tag, value in self.dynamic if tag == NEEDED]

    def versions(self):
        """What it needs: pairs of a library and a version of it."""
        return {(library, version) for library, _, version, _ in self._needs()}

    def undefined(self):
        """The symbols that others must have: name to number."""
        return {name: number for number, name, section, _ in self._symbols() if section == 0 and name}

    def rename(self, old, new, old_version, new_version):
        """Asks for another function of the C library, of an older version of it.

        Raises ValueError if anything else of the file uses the words that are written over.
        """
        number = self.undefined()[old]
        aux = next(need[3] for need in self._needs() if need[2] == old_version)
        index = self._read("<H", aux + 6)[0]
        sharing = [name for other, name, _, _ in self._symbols() if self._version(other) == index]
        if sharing != [old]:
            raise ValueError(f"{old_version} is also needed by {', '.join(set(sharing) - {old})}")
        self._overwrite(self._read("<I", self.symbols + 24 * number)[0], old, new)
        self._overwrite(self._read("<I", aux + 8)[0], old_version, new_version)
        self._write("<I", aux, _hash(new_version))

    def _overwrite(self, offset, old, new):
        """Writes a name over one that is not shorter, which nobody else may share."""
        inside = range(offset, offset + len(old) + 1)
        names = [self._read("<I", self.symbols + 24 * number)[0] for number, _, _, _ in self._symbols()]
        names += [self._read("<I", need[3] + 8)[0] for need in self._needs()]
        names += [value for tag, value in self.dynamic if tag == NEEDED]
        if sum(name in inside for name in names) != 1 or len(new) > len(old):
            raise ValueError(f"'{old}' cannot become '{new}' in place")
        place = self.strings + offset
        self.data[place:place + len(old)] = new.encode().ljust(len(old), b"\0")

    def _symbols(self):
        """Number, name, section and binding of each symbol; the table ends where the strings or versions begin."""
        for number in range(1, self._count()):
            name, information, _, section = self._read("<IBBH", self.symbols + 24 * number)
            yield number, self._text(name), section, information >> 4

    def _count(self):
        if HASH in self.tags:
            return self._read("<II", self._place(self.tags[HASH]))[1]
        place = self._place(self.tags[GNU_HASH])
        buckets, first, words, _ = self._read("<IIII", place)
        place += 16 + 8 * words
        last = max(self._read(f"<{buckets}I", place))
        if last < first:
            return first
        place += 4 * buckets
        while not self._read("<I", place + 4 * (last - first))[0] & 1:
            last += 1
        return last + 1

    def _needs(self):
        """Of each version that it needs: library, place of the library's entry, version, place of that entry."""
        found = []
        place = self._place(self.tags[NEEDS]) if NEEDS in self.tags else None
        while place is not None:
            _, count, file, first, following = self._read("<HHIII", place)
            entry = place + first
            for _ in range(count):
                _, _, _, name, next_entry = self._read("<IHHII", entry)
                found.append((self._text(file), place, self._text(name), entry))
                entry += next_entry
            place = place + following if following else None
        return found

    def _version(self, number):
        return self._read("<H", self._place(self.tags[SYMBOL_VERSIONS]) + 2 * number)[0]

    def _place(self, address):
        """Where an address of memory lies in the file."""
        return next(file + address - start for start, file, size in self.loads if start <= address < start + size)

    def _text(self, offset):
        begin = self.strings + offset
        return self.data[begin:self.data.index(0, begin)].decode()

    def _read(self, form, place):
        return struct.unpack_from(form, self.data, place)

    def _write(self, form, place, *values):
        struct.pack_into(form, self.data, place, *values)


def _hash(name):
    """The hash of a version's name, as the System V ABI has it."""
    value = 0
    for byte in name.encode():
        value = (value << 4) + byte
        value = (value ^ (value & 0xf0000000) >> 24) & 0x0fffffff
    return value
