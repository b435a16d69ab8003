#include <png.h>
#include <stdlib.h>
#include <string.h>

#include "box.h"

/// A PNG file that is being read. `cimage_read_png` frees what it holds, also after a jump.
typedef struct {
    CImageFile file;
    size_t at;
    char *message;
    bool warned;
    png_structp png;
    png_infop info;
    /// One row, or the whole image.
    uint8_t *buffer;
    Box box;
} Reading;

static void keep(Reading *reading, const char *text) {
    strncpy(reading->message, text ? text : "unknown", CImageMessageBytes - 1);
    reading->message[CImageMessageBytes - 1] = 0;
}

static void fail(png_structp png, png_const_charp text) {
    keep(png_get_error_ptr(png), text);
    png_longjmp(png, 1);
}

/// Keeps the first warning.
static void warn(png_structp png, png_const_charp text) {
    Reading *reading = png_get_error_ptr(png);
    if (!reading->warned) keep(reading, text);
    reading->warned = true;
}

static void supply(png_structp png, png_bytep target, size_t count) {
    Reading *reading = png_get_io_ptr(png);
    if (count > reading->file.count - reading->at) png_error(png, "the file ends too early");
    memcpy(target, reading->file.bytes + reading->at, count);
    reading->at += count;
}

/// Converts pixels of any format to blue, green, red, alpha of 8 bits each.
static void expand(png_structp png) {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_bgr(png);
}

/// Premultiplies a row, rounded as Cairo does.
static void premultiply(uint8_t *row, uint32_t width) {
    for (uint8_t *end = row + (size_t)width * 4; row < end; row += 4) {
        unsigned alpha = row[3];
        if (alpha == 0xFF) continue;
        for (int part = 0; part < 3; part++) {
            unsigned product = alpha * row[part] + 0x80;
            row[part] = (uint8_t)((product + (product >> 8)) >> 8);
        }
    }
}

static uint8_t *allocate(Reading *reading, size_t rows, size_t stride) {
    reading->buffer = calloc(rows, stride);
    if (!reading->buffer) png_error(reading->png, "no memory to decode it");
    return reading->buffer;
}

static void skip_rows(Reading *reading, int passes) {
    uint8_t *row = allocate(reading, 1, png_get_rowbytes(reading->png, reading->info));
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < reading->file.height; y++) png_read_row(reading->png, row, NULL);
    }
}

/// Reads the image in its own size.
static void read_whole(Reading *reading, int passes, uint8_t *pixels, size_t stride) {
    uint32_t height = reading->file.height;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) png_read_row(reading->png, pixels + y * stride, NULL);
    }
    for (uint32_t y = 0; y < height; y++) premultiply(pixels + y * stride, reading->file.width);
}

static void read_reduced(Reading *reading, int passes, CImageTarget target) {
    uint32_t width = reading->file.width, height = reading->file.height;
    bool isWhole = passes > 1;
    size_t stride = (size_t)width * 4;
    if (!box_begin(&reading->box, width, target)) png_error(reading->png, "no memory to decode it");
    uint8_t *pixels = allocate(reading, isWhole ? height : 1, stride);
    if (isWhole) read_whole(reading, passes, pixels, stride);
    for (uint32_t y = 0; y < height; y++) {
        if (!isWhole) {
            png_read_row(reading->png, pixels, NULL);
            premultiply(pixels, width);
        }
        box_add(&reading->box, pixels + (isWhole ? y * stride : 0));
    }
    box_end(&reading->box);
}

static void read_file(Reading *reading, CImageTarget target) {
    png_structp png = reading->png;
    uint32_t width = reading->file.width, height = reading->file.height;
    png_set_read_fn(png, reading, supply);
    png_set_user_limits(png, width, height);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, reading->info);
    if (png_get_image_width(png, reading->info) != width || png_get_image_height(png, reading->info) != height) {
        png_error(png, "its header and its data have different sizes");
    }
    if (target.pixels) expand(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, reading->info);
    if (!target.pixels) {
        skip_rows(reading, passes);
    } else if (png_get_rowbytes(png, reading->info) != (size_t)width * 4) {
        png_error(png, "its pixels cannot be converted to 8 bits a channel");
    } else if (target.shift == 0) {
        read_whole(reading, passes, target.pixels, target.stride);
    } else {
        read_reduced(reading, passes, target);
    }
    png_read_end(png, NULL);
}

CImageResult cimage_read_png(CImageFile file, CImageTarget target, char *message) {
    Reading reading = {.file = file, .message = message};
    volatile bool isRead = false;
    reading.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reading, fail, warn);
    if (reading.png) reading.info = png_create_info_struct(reading.png);
    if (!reading.info) {
        keep(&reading, "no memory to decode it");
    } else if (!setjmp(png_jmpbuf(reading.png))) {
        read_file(&reading, target);
        isRead = true;
    }
    free(reading.buffer);
    free(reading.box.sums);
    png_destroy_read_struct(&reading.png, &reading.info, NULL);
    return !isRead ? CImageFailed : reading.warned ? CImageWarned : CImageFine;
}
