#include "box.h"

#include <stdlib.h>
#include <string.h>

static uint32_t reduced_width(const Box *box) { return (box->width + (1u << box->shift) - 1) >> box->shift; }

bool box_begin(Box *box, uint32_t width, CImageTarget target) {
    *box = (Box){.width = width, .shift = target.shift, .target = target.pixels, .stride = target.stride};
    box->sums = calloc(reduced_width(box), 4 * sizeof(uint32_t));
    return box->sums != NULL;
}

/// Writes the averages of the rows in the sums. Squares at the right and bottom edges may be smaller.
static void write_row(Box *box) {
    uint32_t count = reduced_width(box), side = 1u << box->shift, rest = box->width - (count - 1) * side;
    for (uint32_t x = 0; x < count; x++) {
        uint32_t pixels = (x + 1 < count ? side : rest) * box->rows;
        for (int part = 0; part < 4; part++) box->target[4 * x + part] = (uint8_t)((box->sums[4 * x + part] + pixels / 2) / pixels);
    }
    memset(box->sums, 0, count * 4 * sizeof(uint32_t));
    box->target += box->stride;
    box->rows = 0;
}

void box_add(Box *box, const uint8_t *row) {
    uint32_t count = reduced_width(box), side = 1u << box->shift, left = box->width;
    for (uint32_t x = 0; x < count; x++) {
        uint32_t length = left < side ? left : side, b = 0, g = 0, r = 0, a = 0;
        for (uint32_t i = 0; i < length; i++, row += 4) {
            b += row[0];
            g += row[1];
            r += row[2];
            a += row[3];
        }
        uint32_t *sum = box->sums + 4 * x;
        sum[0] += b;
        sum[1] += g;
        sum[2] += r;
        sum[3] += a;
        left -= length;
    }
    if (++box->rows == side) write_row(box);
}

void box_end(Box *box) {
    if (box->rows > 0) write_row(box);
    free(box->sums);
    box->sums = NULL;
}

bool cimage_reduce(const uint8_t *pixels, uint32_t width, uint32_t height, CImageTarget target) {
    Box box;
    if (!box_begin(&box, width, target)) return false;
    for (uint32_t y = 0; y < height; y++) box_add(&box, pixels + (size_t)y * width * 4);
    box_end(&box);
    return true;
}
