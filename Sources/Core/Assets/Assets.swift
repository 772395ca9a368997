/// The files of `assets/`, built into the binary as one text each; sprites are in base 64.
/// `Scripts/embed-assets.sh` writes the parts.
package enum Assets {}
