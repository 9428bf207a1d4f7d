/** Keeps what was computed over the whole market until the next round: further reads get the same answer. */
export type RoundKept<Value> = (key: string, make: () => Value) => Value;

/**
 * Makes a memory that lasts for a round.
 *
 * @param asOf - Names the round that it is.
 */
export function createRoundKept<Value>(asOf: () => string): RoundKept<Value> {
  const kept = new Map<string, Value>();
  let round = '';
  return (key, make) => {
    const now = asOf();
    if (now !== round) kept.clear();
    round = now;
    const ready = kept.get(key);
    if (ready !== undefined) return ready;
    const made = make();
    kept.set(key, made);
    return made;
  };
}
