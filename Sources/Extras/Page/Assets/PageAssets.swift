/// The files of `assets/page/`, built into the binary as one text each.
/// `Scripts/embed-assets.sh` writes the parts.
enum PageAssets {}
