#include "CAssets.h"

#include <string.h>

// The files of assets/, as arrays of bytes.

static const unsigned char themes[] = {
#embed "../../../assets/themes.txt"
};

static const unsigned char typeface_regular[] = {
#embed "../../../assets/typeface/regular.txt"
};

static const unsigned char typeface_bold[] = {
#embed "../../../assets/typeface/bold.txt"
};

static const unsigned char penguin[] = {
#embed "../../../assets/sprites/penguin.png"
};

static const unsigned char penguin2[] = {
#embed "../../../assets/sprites/penguin2.png"
};

static const unsigned char penguin3[] = {
#embed "../../../assets/sprites/penguin3.png"
};

static const unsigned char orca[] = {
#embed "../../../assets/sprites/orca.png"
};

static const unsigned char orca2[] = {
#embed "../../../assets/sprites/orca2.png"
};

static const unsigned char orca3[] = {
#embed "../../../assets/sprites/orca3.png"
};

static const unsigned char ripples[] = {
#embed "../../../assets/sprites/ripples.png"
};

static const unsigned char bubla[] = {
#embed "../../../assets/sprites/bubla.png"
};

static const unsigned char kustik[] = {
#embed "../../../assets/sprites/kustik.png"
};

static const unsigned char iskra[] = {
#embed "../../../assets/sprites/iskra.png"
};

static const unsigned char tuchka[] = {
#embed "../../../assets/sprites/tuchka.png"
};

static const unsigned char rogul[] = {
#embed "../../../assets/sprites/rogul.png"
};

// The categories of the library in their order, with an empty line between them.
static const unsigned char patterns[] = {
#embed "../../../assets/patterns/still-life.rle" suffix(, '\n', )
#embed "../../../assets/patterns/oscillator.rle" suffix(, '\n', )
#embed "../../../assets/patterns/spaceship.rle" suffix(, '\n', )
#embed "../../../assets/patterns/gun.rle" suffix(, '\n', )
#embed "../../../assets/patterns/puffer.rle" suffix(, '\n', )
#embed "../../../assets/patterns/rake.rle" suffix(, '\n', )
#embed "../../../assets/patterns/breeder.rle" suffix(, '\n', )
#embed "../../../assets/patterns/growth.rle" suffix(, '\n', )
#embed "../../../assets/patterns/methuselah.rle" suffix(, '\n', )
#embed "../../../assets/patterns/predecessor.rle" suffix(, '\n', )
#embed "../../../assets/patterns/fuse.rle" suffix(, '\n', )
#embed "../../../assets/patterns/replicator.rle" suffix(, '\n', )
#embed "../../../assets/patterns/device.rle"
};

static const unsigned char page_player[] = {
#embed "../../../assets/page/player.js"
};

static const unsigned char page_sheet[] = {
#embed "../../../assets/page/sheet.js"
};

static const unsigned char page_style[] = {
#embed "../../../assets/page/page.css"
};

#define ASSET(path, bytes) {path, bytes, sizeof bytes}

static const struct cassets_file files[] = {
    ASSET("themes.txt", themes),
    ASSET("typeface/regular.txt", typeface_regular),
    ASSET("typeface/bold.txt", typeface_bold),
    ASSET("sprites/penguin.png", penguin),
    ASSET("sprites/penguin2.png", penguin2),
    ASSET("sprites/penguin3.png", penguin3),
    ASSET("sprites/orca.png", orca),
    ASSET("sprites/orca2.png", orca2),
    ASSET("sprites/orca3.png", orca3),
    ASSET("sprites/ripples.png", ripples),
    ASSET("sprites/bubla.png", bubla),
    ASSET("sprites/kustik.png", kustik),
    ASSET("sprites/iskra.png", iskra),
    ASSET("sprites/tuchka.png", tuchka),
    ASSET("sprites/rogul.png", rogul),
    ASSET("patterns", patterns),
    ASSET("page/player.js", page_player),
    ASSET("page/sheet.js", page_sheet),
    ASSET("page/page.css", page_style),
};

const struct cassets_file *cassets_find(const char *path) {
  for (size_t place = 0; place < sizeof files / sizeof *files; place++)
    if (strcmp(files[place].path, path) == 0) return &files[place];
  return NULL;
}
