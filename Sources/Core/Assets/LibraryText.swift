/// The pattern library as it is written: blocks with an empty line between them, each an RLE file
/// of its own. `Scripts/embed-patterns.sh` writes the parts, one for each category.
package enum LibraryText {}
