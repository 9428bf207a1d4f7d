import { createBusyTape } from './createBusyTape.ts';
import type { DayOutline } from '../plan/dayOutline.ts';
import { noiseAt, mix } from '../noise/noise.ts';
import { createSparseTape } from './createSparseTape.ts';
import { withPrints, type Print, type Tape } from './tape.ts';

/** Parts of the day's volume that the auctions and the session at the closing price trade. */
const openingPart = 0.02;
const closingPart = 0.06;
const postClosePart = 0.002;
/** How often a share that trades seldom has an equilibrium in the pre-open, as a ratio. */
const sparseOpening = 0.5;
const openingSalt = 0x6f70656e;

function quantityOf({ volume, row }: DayOutline, part: number): number {
  if (row.usualVolume === 0) return 0;
  return Math.max(1, Math.round((volume * part) / row.lotSize)) * row.lotSize;
}

/** What is traded outside of continuous trading. A day without trades has none. */
export function printsOf(outline: DayOutline): Print[] {
  const { schedule, count, open, close, key } = outline;
  if (count?.main === 0) return [];
  const { openingAuctionMinute, closingAuctionMinute, postCloseMinute } = schedule;
  const hasOpening = count === null || noiseAt(mix(key, openingSalt)) < sparseOpening;
  const print = (minute: number, price: number, part: number): Print => ({
    minute,
    price,
    quantity: quantityOf(outline, part),
  });
  return [
    ...(openingAuctionMinute !== null && hasOpening ? [print(openingAuctionMinute, open, openingPart)] : []),
    ...(closingAuctionMinute === null ? [] : [print(closingAuctionMinute, close, closingPart)]),
    ...(postCloseMinute === null ? [] : [print(postCloseMinute, close, postClosePart)]),
  ];
}

/** The whole tape of a share's day. */
export function createDayTape(outline: DayOutline): Tape {
  const tape = outline.count === null ? createBusyTape(outline) : createSparseTape(outline);
  return withPrints(tape, printsOf(outline));
}
