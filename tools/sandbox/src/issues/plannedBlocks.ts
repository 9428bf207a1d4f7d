import { snapPaise, type Paise } from '@wealth/domain';
import { blockBand, smallestBlock, smallestBlockQuantity, type BlockSession } from '@wealth/domain/issues';
import { instruments, type Instrument, type Listings } from '../engine/index.ts';
import { createNoise, hashText, mix, type NoiseStream } from '../engine/noise/noise.ts';

/** A block that a party of the simulated crowd offers or looks for: a function of (seed, day, window) and the reference price. */
export interface PlannedBlock {
  id: string;
  share: Instrument;
  side: 'BUY' | 'SELL';
  session: BlockSession;
  /** When others see it, and when somebody of the crowd takes it; null where nobody does. Epoch milliseconds. */
  shownAt: number;
  takenAt: number | null;
  party: string;
  taker: string;
  /** What a lower or higher price than its own a waiting bid may have and still meets it later, in thousandths of the price. */
  yields: number;
  /** In what part of the band its price lies, from -1 to 1. */
  offset: number;
  /** Paise that it is worth at least. */
  value: number;
}

/** A block with its prices. */
export interface Block extends PlannedBlock {
  reference: Paise;
  lower: Paise;
  upper: Paise;
  tick: Paise;
  price: Paise;
  quantity: number;
  smallest: number;
  minimum: Paise;
  /** Of a share that is new, or on the ex-date of its demerger: the first instant at which it is traded in blocks. */
  tradableFrom: number | null;
}

const parties = [
  'Sarovar Pension Trust',
  'Malhar Family Office',
  'Gaganam Growth Fund',
  'Tungabhadra Holdings',
  'Nandanvan Insurance',
  'Pallav Capital Trust',
];
const minuteMs = 60_000;
const paiseACrore = 1_000_000_000;
const blocksOf = { least: 5, most: 8 } as const;

/** Shares that are traded enough for a block. */
const blockShares = instruments.filter(
  ({ market, capClass, series, isHalted, kind }) =>
    market === 'NSE' && kind === 'share' && capClass === 'large' && series === 'EQ' && !isHalted,
);

function pick<Value>(noise: NoiseStream, values: readonly Value[]): Value {
  const value = values[Math.floor(noise() * values.length)];
  if (value === undefined) throw new RangeError('nothing to draw from');
  return value;
}

const windowLetters = { morning: 'AM', afternoon: 'PM' } as const;

function drawBlock(
  noise: NoiseStream,
  { session, shares }: { session: BlockSession; shares: readonly Instrument[] },
  at: number,
): PlannedBlock {
  const share = pick(noise, shares);
  const side = noise() < 0.7 ? 'SELL' : 'BUY';
  const shownAt = session.from + Math.floor(noise() * 6) * minuteMs;
  const takenAfter = Math.floor(noise() * (session.to - shownAt));
  const isTaken = noise() < 0.5;
  const first = Math.floor(noise() * parties.length);
  const second = (first + 1 + Math.floor(noise() * (parties.length - 1))) % parties.length;
  return {
    id: `BLK-${session.day.replaceAll('-', '')}-${windowLetters[session.window]}-${String(at + 1).padStart(2, '0')}`,
    share,
    side,
    session,
    shownAt,
    takenAt: isTaken ? shownAt + Math.max(minuteMs, takenAfter) : null,
    party: parties[first] ?? '',
    taker: parties[second] ?? '',
    yields: Math.round(noise() * 6),
    offset: (noise() - 0.5) * 0.7,
    value: Math.round((26 + noise() * 40) * paiseACrore),
  };
}

/** One share of each window is both offered and looked for, by different parties. */
function withBothSides(drawn: readonly PlannedBlock[]): PlannedBlock[] {
  const [first] = drawn;
  const last = drawn.at(-1);
  if (!first || !last || first === last) return [...drawn];
  const side = first.side === 'SELL' ? 'BUY' : 'SELL';
  return [...drawn.slice(0, -1), { ...last, share: first.share, side }];
}

/** The blocks of a window, in no order of time, among the shares that are listed then. */
export function plannedBlocksOf(
  seedKey: number,
  session: BlockSession,
  listings: Pick<Listings, 'isListed'>,
): PlannedBlock[] {
  const shares = blockShares.filter((one) => listings.isListed(one, session.day));
  const noise = createNoise(mix(seedKey, hashText(`blocks ${session.day} ${session.window}`)));
  const count = blocksOf.least + Math.floor(noise() * (blocksOf.most - blocksOf.least + 1));
  const drawn = withBothSides(
    Array.from({ length: count }, (_, at) => drawBlock(noise, { session, shares }, at)),
  );
  // One block of a share and side in a window.
  return drawn.filter(
    (one, at) => drawn.findIndex(({ share, side }) => share === one.share && side === one.side) === at,
  );
}

/** The day and window of a block by its id; null for what is none. */
export function placeOfBlock(id: string): { day: string; window: 'morning' | 'afternoon' } | null {
  const found = /^BLK-(\d{4})(\d{2})(\d{2})-(AM|PM)-\d{2}$/.exec(id);
  if (!found) return null;
  const [, year, month, date, letters] = found;
  return { day: `${year}-${month}-${date}`, window: letters === 'AM' ? 'morning' : 'afternoon' };
}

/** Prices of a block's window, and from when on its share is traded in blocks. */
type BlockPrices = Pick<Block, 'reference' | 'tick' | 'tradableFrom'>;

/** Puts the prices to a block. */
export function pricedBlock(block: PlannedBlock, prices: BlockPrices): Block {
  const { reference, tick } = prices;
  const { day } = block.session;
  const { lower, upper } = blockBand(reference, tick, day);
  const inBand = reference + ((upper - lower) / 2) * block.offset;
  const price = snapPaise(Math.min(upper, Math.max(lower, inBand)), tick);
  const minimum = smallestBlock(day);
  const smallest = smallestBlockQuantity(minimum, price);
  const quantity = Math.max(smallest, Math.ceil(block.value / price / 1_000) * 1_000);
  return { ...block, ...prices, lower, upper, price, quantity, smallest, minimum };
}
