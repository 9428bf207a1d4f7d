import { vi } from 'vitest';
import { createSearch, listed, type SearchFunction, type SearchOptions } from './createSearch.ts';

interface Call {
  text: string;
  signal: AbortSignal;
  answer: (results: string[]) => void;
  fail: (error: Error) => void;
}

/** A search whose answers are in the hands of the test. */
export function searchStage(options: Partial<SearchOptions<string>> = {}) {
  const calls: Call[] = [];
  const search: SearchFunction<string> = (text, signal) =>
    new Promise((resolve, reject) => calls.push({ text, signal, answer: resolve, fail: reject }));
  const logError = vi.fn();
  const onChoose = vi.fn();
  const created = createSearch({ search, logError, onChoose, heading: 'Instruments', ...options });
  return { calls, logError, onChoose, search: created };
}

/** Types and lets the 400 ms pass. */
export async function typeAndWait({ search, calls }: ReturnType<typeof searchStage>, text: string) {
  search.setText(text);
  await vi.advanceTimersByTimeAsync(400);
  const call = calls.at(-1);
  if (!call) throw new Error('nothing was searched for');
  return call;
}

export const resultsOf = ({ search }: ReturnType<typeof searchStage>) => listed(search.getSnapshot().groups);
