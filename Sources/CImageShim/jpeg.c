#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "CImageShim.h"

_Static_assert(CImageMessageBytes >= JMSG_LENGTH_MAX, "libjpeg's messages fit");

/// A JPEG file that is being read. `cimage_read_jpeg` frees what it holds, also after a jump.
typedef struct {
    struct jpeg_decompress_struct decoder;
    struct jpeg_error_mgr errors;
    jmp_buf out;
    char *message;
    bool warned;
    uint8_t *row;
} Reading;

static void fail(j_common_ptr decoder) {
    Reading *reading = decoder->client_data;
    decoder->err->format_message(decoder, reading->message);
    longjmp(reading->out, 1);
}

/// Keeps the first warning. Levels from 0 on are only traces.
static void note(j_common_ptr decoder, int level) {
    Reading *reading = decoder->client_data;
    if (level >= 0) return;
    if (!reading->warned) decoder->err->format_message(decoder, reading->message);
    reading->warned = true;
}

static void refuse(Reading *reading, const char *text) {
    strncpy(reading->message, text, CImageMessageBytes - 1);
    reading->message[CImageMessageBytes - 1] = 0;
    longjmp(reading->out, 1);
}

/// Converts CMYK to RGB: each ink takes light away. Adobe's programs store how much of an ink is left out.
static void convert_cmyk(uint8_t *row, uint32_t width, bool isInverted) {
    for (uint8_t *end = row + (size_t)width * 4; row < end; row += 4) {
        unsigned cyan = row[0], magenta = row[1], yellow = row[2], black = row[3];
        if (!isInverted) {
            cyan = 255 - cyan;
            magenta = 255 - magenta;
            yellow = 255 - yellow;
            black = 255 - black;
        }
        row[0] = (uint8_t)((yellow * black + 127) / 255);
        row[1] = (uint8_t)((magenta * black + 127) / 255);
        row[2] = (uint8_t)((cyan * black + 127) / 255);
        row[3] = 255;
    }
}

static void begin(Reading *reading, CImageFile file, unsigned shift, size_t memory) {
    j_decompress_ptr decoder = &reading->decoder;
    jpeg_create_decompress(decoder);
    decoder->client_data = reading;
    decoder->mem->max_memory_to_use = (long)memory;
    jpeg_mem_src(decoder, file.bytes, file.count);
    jpeg_read_header(decoder, TRUE);
    if (decoder->image_width != file.width || decoder->image_height != file.height) {
        refuse(reading, "its header and its data have different sizes");
    }
    bool isCMYK = decoder->num_components == 4;
    decoder->out_color_space = isCMYK ? JCS_CMYK : JCS_EXT_BGRX;
    decoder->scale_num = 1;
    decoder->scale_denom = 1u << shift;
    jpeg_start_decompress(decoder);
    unsigned round = (1u << shift) - 1;
    if (decoder->output_components != 4 || decoder->output_width != (file.width + round) >> shift
        || decoder->output_height != (file.height + round) >> shift) {
        refuse(reading, "it cannot be decoded in the size asked for");
    }
}

static void read_rows(Reading *reading, CImageTarget target) {
    j_decompress_ptr decoder = &reading->decoder;
    if (!target.pixels) {
        reading->row = malloc((size_t)decoder->output_width * 4);
        if (!reading->row) refuse(reading, "no memory to decode it");
    }
    while (decoder->output_scanline < decoder->output_height) {
        uint8_t *row = reading->row ? reading->row : target.pixels + decoder->output_scanline * target.stride;
        if (jpeg_read_scanlines(decoder, &row, 1) != 1) refuse(reading, "its data ends too early");
        if (decoder->out_color_space == JCS_CMYK) convert_cmyk(row, decoder->output_width, decoder->saw_Adobe_marker);
    }
    jpeg_finish_decompress(decoder);
}

CImageResult cimage_read_jpeg(CImageFile file, CImageTarget target, size_t memory, char *message) {
    Reading reading = {.message = message};
    volatile bool isRead = false;
    reading.decoder.err = jpeg_std_error(&reading.errors);
    reading.decoder.client_data = &reading;
    reading.errors.error_exit = fail;
    reading.errors.emit_message = note;
    if (!setjmp(reading.out)) {
        begin(&reading, file, target.pixels ? target.shift : 3, memory);
        read_rows(&reading, target);
        isRead = true;
    }
    free(reading.row);
    jpeg_destroy_decompress(&reading.decoder);
    return !isRead ? CImageFailed : reading.warned ? CImageWarned : CImageFine;
}
