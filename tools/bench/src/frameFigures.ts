/** A frame over 20 ms has missed its turn at 60 Hz. */
const droppedFrameMs = 20;

/** @param frameMs - milliseconds from one frame to the next */
export function framesPerSecond(frameMs: readonly number[]): number {
  return frameMs.length / (frameMs.reduce((sum, ms) => sum + ms, 0) / 1_000);
}

/** Percent of the frames that came late. @param frameMs - milliseconds from one frame to the next */
export function droppedPercent(frameMs: readonly number[]): number {
  return (frameMs.filter((ms) => ms > droppedFrameMs).length / frameMs.length) * 100;
}
