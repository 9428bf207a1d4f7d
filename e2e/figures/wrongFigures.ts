import type { Page } from '@playwright/test';
import { expectedFigure, figureOfQuote } from './expectedFigure.ts';
import { says } from './says.ts';
import type { FrameLog } from './FrameLog.ts';
import { readLiveCells, type LiveCell } from './readLiveCells.ts';
import type { ServedFigures } from './ServedFigures.ts';

function describeCell({ figure, of, seq, text, place }: LiveCell): string {
  const [first, ...others] = of;
  const whose = others.length === 0 ? first : `${of.length} holdings`;
  return `${place} ${whose} ${figure} says ${text} as of round ${seq}`;
}

/** The cells that do not show what the server answers now; a figure that it cannot be asked for is one of them. */
export function wrongFigures(cells: readonly LiveCell[], served: ServedFigures): string[] {
  return cells.flatMap((cell) => {
    const expected = expectedFigure(cell, served);
    if (expected !== null && says(cell.text, expected)) return [];
    return [`${describeCell(cell)}, and the server ${expected}`];
  });
}

/** The rounds of an instrument's cells that differ: parts of a page that are of two moments. */
function mixedRounds(cells: readonly LiveCell[]): string[] {
  const rounds = new Map<string, Set<number>>();
  for (const { of, seq } of cells) {
    const [id] = of;
    if (of.length > 1 || id === undefined || seq === null) continue;
    rounds.set(id, (rounds.get(id) ?? new Set()).add(seq));
  }
  return [...rounds]
    .filter(([, seqs]) => seqs.size > 1)
    .map(([id, seqs]) => `${id} is shown as of the rounds ${[...seqs].join(', ')}`);
}

/** What a page shows wrongly while its market moves: each figure of a quote is that of the round that its cell carries. */
export async function wrongWhileMoving(page: Page, log: FrameLog): Promise<string[]> {
  const cells = await readLiveCells(page);
  const wrong = cells.flatMap((cell) => {
    const [id] = cell.of;
    if (cell.of.length > 1 || id === undefined || cell.seq === null) return [];
    const told = log.at(id, cell.seq);
    if (!told) return [`${describeCell(cell)}, in which nothing was told of it`];
    const expected = figureOfQuote(cell.figure, told);
    return expected === null || says(cell.text, expected) ? [] : [`${describeCell(cell)}, not ${expected}`];
  });
  return [...wrong, ...mixedRounds(cells)];
}
