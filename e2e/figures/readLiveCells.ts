import type { Page } from '@playwright/test';

/** A figure of the screen that moves with prices. */
export interface LiveCell {
  /** Ids of the instruments that it is of. */
  of: readonly string[];
  /** What of them it shows. */
  figure: string;
  /** Number of the round that it is as of; null before the first. */
  seq: number | null;
  text: string;
  /** Of what it stands in: row and table, for who reads a failure. */
  place: string;
}

/** Every figure of a page that moves with prices and is drawn, on the screen or above and below it, at one instant. */
export function readLiveCells(page: Page): Promise<LiveCell[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('[data-figure]')]
      .filter((cell) => cell.checkVisibility())
      .map((cell) => ({
        of: (cell.dataset['of'] ?? '').split(' '),
        figure: cell.dataset['figure'] ?? '',
        seq: cell.dataset['seq'] === undefined ? null : Number(cell.dataset['seq']),
        // A small tile has no room for its figure: it is in its name, to be read aloud and pointed at.
        text: (cell instanceof HTMLButtonElement ? cell.ariaLabel : cell.textContent) ?? '',
        place: cell.closest('[role=region], section, dialog')?.getAttribute('aria-label') ?? '',
      })),
  );
}
