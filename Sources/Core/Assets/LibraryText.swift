/// The source of the pattern library: RLE blocks separated by empty lines.
/// `Scripts/embed-patterns.sh` writes the parts, one for each category.
package enum LibraryText {}
