/// The files of `assets/`, built into the binary: a text each, sprites in base 64.
/// `Scripts/embed-assets.sh` writes the parts.
package enum Assets {}
