// Decodes PNG and JPEG files that lie in memory, by libpng and libjpeg. Both report an error by `longjmp`, which Swift cannot survive, so
// the jumps stay in this target.
#ifndef CIMAGE_SHIM_H
#define CIMAGE_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    CImageFine,
    /// The picture can be shown; the message says what is wrong with the file.
    CImageWarned,
    /// There is no picture; the message says why.
    CImageFailed,
} CImageResult;

/// An encoded file. Its picture must have the width and height named here, or reading it fails.
typedef struct {
    const uint8_t *bytes;
    size_t count;
    uint32_t width, height;
} CImageFile;

/// Where pixels go: 4 bytes each in the order blue, green, red, alpha, premultiplied; the alpha of a JPEG file is not written.
typedef struct {
    /// NULL: the whole file is read, and no pixel is kept.
    uint8_t *pixels;
    /// Bytes from one row to the next.
    size_t stride;
    /// Squares of 2^shift pixels on a side become one; at most 3. Width and height are those of the picture divided by 2^shift and
    /// rounded up.
    unsigned shift;
} CImageTarget;

enum { CImageMessageBytes = 256 };

/// Holds a row of the picture beside the target; an interlaced picture that is reduced is held whole, 4 bytes a pixel. Ancillary chunks
/// other than tRNS are passed over, and nothing is allocated for them.
///
/// - Parameter message: of `CImageMessageBytes`; written where the result is not fine.
CImageResult cimage_read_png(CImageFile file, CImageTarget target, char *message);

/// CMYK becomes RGB without a colour profile. Orientation tags are not applied.
///
/// - Parameters:
///   - memory: the bytes that libjpeg may take; reading a file that needs more fails.
///   - message: of `CImageMessageBytes`; written where the result is not fine.
CImageResult cimage_read_jpeg(CImageFile file, CImageTarget target, size_t memory, char *message);

/// Reduces premultiplied pixels of `width` x `height`, whose rows have no gaps, into a target elsewhere.
///
/// - Returns: false where there is no memory.
bool cimage_reduce(const uint8_t *pixels, uint32_t width, uint32_t height, CImageTarget target);

#endif
