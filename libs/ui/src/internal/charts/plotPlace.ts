const evenPart = 'round(down, 100%, 2px)';

/**
 * The style of the place that a chart is drawn in: all of its parent's, to an even number of pixels. The library draws
 * on that many, takes any other size for a new one, and draws a second time. A browser that does not know `round` gives
 * it all.
 */
export const plotPlace = {
  position: 'absolute',
  inset: 0,
  width: evenPart,
  height: evenPart,
} as const;
