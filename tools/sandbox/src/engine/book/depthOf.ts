import type { BookDepth, BookLevel } from '../../exchange/index.ts';
import type { Depth } from '../contract/contract.ts';
import type { Moment } from '../calendar/moment.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';
import type { ShareDay } from '../day/ShareDay.ts';
import { createBook, type Book } from './createBook.ts';
import { hasBook } from './CrowdFlow.ts';

/** Books that were read; a day that is drawn again has a book of its own. */
const books = new WeakMap<PlannedDay, Book>();

function bookOf(share: PlannedDay, minute: number): Book {
  const ready = books.get(share);
  if (ready) return ready;
  const made = createBook(share, minute);
  books.set(share, made);
  return made;
}

function toDepthLevel({ price, quantity, orders }: BookLevel) {
  return { price: price / 100, quantity, orders };
}

/** The crowd's book alone; paise. */
export function crowdDepth(share: PlannedDay, atMs: number): BookDepth {
  return bookOf(share, Math.floor(atMs / 60_000)).depthAt(atMs);
}

/** Rupees, for everybody. */
export function toDepth({ bids, asks }: BookDepth): Depth {
  return { bids: bids.map(toDepthLevel), asks: asks.map(toDepthLevel) };
}

/** What everybody sees of a share's order book at a moment. */
export function depthOf(share: ShareDay, { day, atMs }: Moment): Depth {
  const isSuspended = share.outline.row.suspendedFrom <= day;
  if (isSuspended || !hasBook(share, atMs)) return { bids: [], asks: [] };
  return toDepth(crowdDepth(share, atMs));
}
