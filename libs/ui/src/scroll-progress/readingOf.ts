export interface ScrollMeasures {
  /** Pixels, as the DOM has them. */
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

export interface Reading {
  /** A whole number, 0 to 100. */
  percent: number;
  hasReachedEnd: boolean;
  /** Shares of the track, 0 to 1. */
  thumbTopRatio: number;
  thumbHeightRatio: number;
}

/** Pixels above the end that count as the end: fractions of a pixel and zoom keep browsers from the last one. */
export const endThresholdPx = 30;
/** A thumb stays large enough to be grasped. */
const leastThumbRatio = 0.08;

/** How far a text is read. One that needs no scrolling is read. */
export function readingOf({ scrollTop, scrollHeight, clientHeight }: ScrollMeasures): Reading {
  const way = scrollHeight - clientHeight;
  const hasReachedEnd = way - scrollTop <= endThresholdPx;
  const ratio = way <= 0 ? 1 : Math.min(1, Math.max(0, scrollTop / way));
  const thumbHeightRatio = way <= 0 ? 1 : Math.max(leastThumbRatio, clientHeight / scrollHeight);
  return {
    percent: hasReachedEnd ? 100 : Math.floor(ratio * 100),
    hasReachedEnd,
    thumbTopRatio: way <= 0 ? 0 : ratio * (1 - thumbHeightRatio),
    thumbHeightRatio,
  };
}
