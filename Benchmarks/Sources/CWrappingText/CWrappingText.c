#include "CWrappingText.h"
#include <math.h>

const WrappingSize *(*wrapping_text_of)(void *node);
long wrapping_calls;

WrappingSize wrapping_measure(void *node, float width, int width_mode, float height, int height_mode) {
    const float narrowest = 24;
    const WrappingSize *text = wrapping_text_of(node);
    // 0 = any width, 1 = exactly this one, 2 = at most.
    float own = width_mode == 1 ? width : (width_mode == 2 && width < text->width ? width : text->width);
    wrapping_calls += 1;
    return (WrappingSize){own, ceilf(text->width / fmaxf(own, narrowest)) * text->height};
}
