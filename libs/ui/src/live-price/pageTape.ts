import { browserTimers } from '../internal/timers.ts';
import { changedDigits } from './changedDigits.ts';
import { createQuietTape, type CellColour } from './quietTape.ts';

export type FlashDirection = 'up' | 'down';

export interface PriceMove {
  direction: FlashDirection;
  /** As it was shown until now. */
  textBefore: () => string;
  /** @default 'digits' — 'box' tints the ground instead; for the one open instrument and the client's own trades. */
  tint?: 'digits' | 'box';
}

const tape = createQuietTape<HTMLElement>(browserTimers);

/** What is covered by a dialog or a drawer is hidden from assistive technology, and stays still. */
const covered = '[inert], [aria-hidden="true"]';

/**
 * Colours digits where they stand: no element is added, so that a price stays one word for a screen reader and one text
 * node for the next tick. A browser without highlights shows the new price without a colour.
 */
function highlightDigits(cell: HTMLElement, { direction, textBefore }: PriceMove): () => void {
  const node = cell.firstChild;
  if (!node || !('highlights' in CSS)) return () => {};
  const name = `price-${direction}`;
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  const ranges = changedDigits(node.nodeValue ?? '', textBefore()).map(
    ([startOffset, endOffset]) =>
      new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset }),
  );
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}

/** How much of its colour a cell has left (utilities.css). */
const left = '--tick';

/** Whether a colour stands until it is taken off (utilities.css): a step of its fading would draw a frame that shows nothing. */
const standsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function colour(cell: HTMLElement, move: PriceMove): CellColour | null {
  if (cell.closest(covered)) return null;
  const takeOff = move.tint === 'box' ? () => {} : highlightDigits(cell, move);
  cell.dataset['flash'] = move.direction;
  const isStill = standsStill();
  return {
    fade(ratio) {
      if (!isStill) cell.style.setProperty(left, String(ratio));
    },
    takeOff() {
      takeOff();
      delete cell.dataset['flash'];
      cell.style.removeProperty(left);
    },
  };
}

const joined = new WeakSet<Element>();

const onScreen =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          if (!(target instanceof HTMLElement) || !joined.has(target)) continue;
          if (isIntersecting) tape.enter(target);
          else tape.leave(target);
        }
      });

/** The one tape of the page, so that all its prices share one allowance. */
export const pageTape = {
  /** A price that is on the page; it counts as seen until the browser says that it is not. */
  join(cell: HTMLElement): void {
    joined.add(cell);
    tape.enter(cell);
    onScreen?.observe(cell);
  },
  leave(cell: HTMLElement): void {
    joined.delete(cell);
    onScreen?.unobserve(cell);
    tape.leave(cell);
  },
  move(cell: HTMLElement, move: PriceMove): void {
    tape.move(cell, () => colour(cell, move), { isOwn: move.tint === 'box' });
  },
};
