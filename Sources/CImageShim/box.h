#ifndef BOX_H
#define BOX_H

#include "CImageShim.h"

/// Reduces an image row by row: the average of each square of pixels becomes a pixel.
typedef struct {
    uint32_t width;
    unsigned shift;
    /// The number of rows in the sums.
    unsigned rows;
    uint32_t *sums;
    uint8_t *target;
    size_t stride;
} Box;

/// Begins an image. Returns false if there is no memory.
bool box_begin(Box *box, uint32_t width, CImageTarget target);

/// Adds the next row: premultiplied, 4 bytes a pixel.
void box_add(Box *box, const uint8_t *row);

/// Writes the last rows, which may be fewer than a square has, and frees the sums.
void box_end(Box *box);

#endif
