/// What is built into the binary from `assets/`: a text each, sprites in base 64.
/// `Scripts/embed-assets.sh` writes the parts.
package enum Assets {}
