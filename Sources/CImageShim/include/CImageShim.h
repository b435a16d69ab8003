// Decodes PNG and JPEG files in memory, with libpng and libjpeg. Both report errors by `longjmp`, which Swift cannot survive, so the
// jumps stay in this target.
#ifndef CIMAGE_SHIM_H
#define CIMAGE_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The outcome of reading a file.
typedef enum {
    CImageFine,
    /// The image can be shown; the message says what is wrong with the file.
    CImageWarned,
    /// The image cannot be decoded; the message says why.
    CImageFailed,
} CImageResult;

/// An encoded file. If its image does not have the width and height given here, reading fails.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    uint32_t width, height;
} CImageFile;

/// Where pixels are written: 4 bytes each in the order blue, green, red, alpha, premultiplied. The alpha of a JPEG file is not written.
typedef struct {
    /// The first pixel; NULL to read the whole file without keeping a pixel.
    uint8_t *pixels;
    /// The bytes from one row to the next.
    size_t stride;
    /// Squares of 2^shift pixels on a side become one pixel; at most 3. Width and height are those of the image divided by 2^shift and
    /// rounded up.
    unsigned shift;
} CImageTarget;

/// The size of a message buffer.
enum { CImageMessageBytes = 256 };

/// Reads a PNG file.
///
/// It holds one row of the image beside the target; an interlaced image that is reduced is held whole, with 4 bytes a pixel. Ancillary
/// chunks other than tRNS are skipped, and nothing is allocated for them.
///
/// - Parameter message: A buffer of `CImageMessageBytes`, written unless the result is `CImageFine`.
CImageResult cimage_read_png(CImageFile file, CImageTarget target, char *message);

/// Reads a JPEG file. CMYK becomes RGB without a colour profile. Orientation tags are not applied.
///
/// - Parameters:
///   - memory: The bytes that libjpeg may allocate. Reading a file that needs more fails.
///   - message: A buffer of `CImageMessageBytes`, written unless the result is `CImageFine`.
CImageResult cimage_read_jpeg(CImageFile file, CImageTarget target, size_t memory, char *message);

/// Reduces premultiplied pixels of `width` x `height`, whose rows have no gaps, into a target in other memory.
///
/// - Returns: False if there is no memory.
bool cimage_reduce(const uint8_t *pixels, uint32_t width, uint32_t height, CImageTarget target);

#endif
