// Frames, colours, pictures and sketches are part of what painters take and give.
@_exported public import TerrariumPictures
