#ifndef TATAMI_BENCHMARKS_CWRAPPINGTEXT_H
#define TATAMI_BENCHMARKS_CWRAPPINGTEXT_H

/// The text of the benchmarks (`WrappingText` in Trees) for Yoga, in C, so that no text is asked through Python.
typedef struct { float width, height; } WrappingSize;

/// Whoever finds a node's text: its width on one line and the height of a line. Yoga's YGNodeGetContext.
extern const WrappingSize *(*wrapping_text_of)(void *node);
/// How often texts were asked.
extern long wrapping_calls;

/// A YGMeasureFunc.
WrappingSize wrapping_measure(void *node, float width, int width_mode, float height, int height_mode);

#endif
