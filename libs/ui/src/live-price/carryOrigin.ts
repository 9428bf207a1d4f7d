import type { LiveOrigin } from './liveSource.ts';

type Cell = HTMLElement | SVGElement;

/** Writes onto a cell what its value is of, until the function that it answers is called. Constant for one source. */
export function nameOrigin({ dataset }: Cell, origin: LiveOrigin | undefined): () => void {
  if (!origin) return () => undefined;
  dataset['of'] = origin.of;
  if (origin.figure !== undefined) dataset['figure'] = origin.figure;
  return () => {
    for (const name of ['of', 'figure', 'seq']) delete dataset[name];
  };
}

/** The number of the round that was written last, and its text: all cells of a frame are of the same one. */
let last = { seq: -1, text: '' };

function textOf(seq: number): string {
  if (last.seq !== seq) last = { seq, text: `${seq}` };
  return last.text;
}

/**
 * Writes onto a cell which round its value is of: a reader of the page can then hold each figure against what the server
 * said in that round, and not only against what it says later.
 */
export function carryOrigin(cell: Cell, origin: LiveOrigin | undefined): void {
  const seq = origin?.seq() ?? null;
  // Thousands of times a second: a quarter of what reading and writing it by `dataset` costs.
  if (seq !== null) cell.setAttribute('data-seq', textOf(seq));
}
