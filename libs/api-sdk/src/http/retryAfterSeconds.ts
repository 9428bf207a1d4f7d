/** A day: nobody is told of a longer wait than this, whatever a header says. */
const maxSeconds = 86_400;

/**
 * Reads a Retry-After header, which is a number of seconds or a date.
 * @param nowMs - Epoch milliseconds.
 * @returns Whole seconds, 0 to 86,400; null when the header is absent or neither of the two.
 */
export function retryAfterSeconds(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - nowMs) / 1000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(seconds, 0), maxSeconds);
}
