import type { LiveSource } from './liveSource.ts';

const nothingToStop = () => {};

/** A figure that does not move: of an answer, or not known. */
export function fixedSource<Value>(value: Value): LiveSource<Value> {
  return { read: () => value, subscribe: () => nothingToStop };
}
