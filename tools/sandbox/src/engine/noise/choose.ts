import type { NoiseStream } from './noise.ts';

export type Choice<Value> = readonly [share: number, value: Value];

/** One of the values, each as often as its share; the last one takes what is left. */
export function choose<Value>(noise: NoiseStream, choices: ReadonlyArray<Choice<Value>>): Value {
  let left = noise();
  const found = choices.find(([share]) => {
    left -= share;
    return left < 0;
  });
  const value = (found ?? choices.at(-1))?.[1];
  if (value === undefined) throw new RangeError('nothing to choose from');
  return value;
}
