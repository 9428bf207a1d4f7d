/** Pixels between two words of one line. */
const gapPx = 12;

export interface ScaleLabel {
  /** Where on the scale it belongs: 0 to 1. */
  at: number;
  /** Pixels. */
  width: number;
  /** Its middle stands there, not its beginning. @default false */
  isCentred?: boolean;
}

export interface LabelPlace {
  /** Pixels from the left end of the scale. */
  x: number;
  /** Counted from the scale downwards. */
  line: number;
}

interface Taken extends LabelPlace {
  end: number;
}

/**
 * Where the words of a scale stand: beneath what they name, within its ends, and none over another one. What has no room
 * in a line stands in the next one.
 *
 * @param labels - The more important ones first: they come nearest to the scale.
 * @param total - Pixels of the scale.
 */
export function labelPlaces(labels: readonly ScaleLabel[], total: number): LabelPlace[] {
  const taken: Taken[] = [];
  for (const { at, width, isCentred = false } of labels) {
    const wanted = at * total - (isCentred ? width / 2 : 0);
    const x = Math.max(0, Math.min(wanted, total - width));
    const end = x + width;
    let line = 0;
    const isFree = () =>
      taken.every((other) => other.line !== line || end + gapPx <= other.x || other.end + gapPx <= x);
    while (!isFree()) line += 1;
    taken.push({ x, line, end });
  }
  return taken.map(({ x, line }) => ({ x, line }));
}
