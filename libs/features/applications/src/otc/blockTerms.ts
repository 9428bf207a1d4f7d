import type { Block, BlockBoard } from '@wealth/api-sdk/model';
import {
  chargesOfValue,
  fromPaise,
  fromWire,
  istDay,
  snakeCase,
  sumOf,
  valueAt,
  type Paise,
} from '@wealth/domain';
import {
  blockSessionsOn,
  checkBlockBid,
  nextBlockSession,
  type ApplicationFault,
  type BlockFacts,
  type BlockSession,
  type BlockTerms,
} from '@wealth/domain/issues';
import type { ToldApplicationFault } from '../parts/applicationFaults.ts';

/** A bid sells to who looks for shares, and buys from who offers them. */
export const ownSideOf = ({ side }: Pick<Block, 'side'>): 'BUY' | 'SELL' =>
  side === 'SELL' ? 'BUY' : 'SELL';

/** The window of a block, by when it was shown. */
export function sessionOf({ shown_at: shownAt, window }: Pick<Block, 'shown_at' | 'window'>): BlockSession {
  const at = Date.parse(shownAt);
  return blockSessionsOn(istDay(at)).find((one) => one.window === window) ?? nextBlockSession(at);
}

/** What a block asks of a bid, as the rules of the domain read it. */
export function blockTermsOf(block: Block, { minimum }: Pick<BlockBoard, 'minimum'>): BlockTerms {
  const { side, quantity, lower, upper, tick_size: tick, status, tradable_from: from } = block;
  return {
    side,
    quantity,
    session: sessionOf(block),
    minimum: fromWire(minimum),
    lower: fromWire(lower),
    upper: fromWire(upper),
    tick: fromWire(tick),
    isGone: status !== 'open',
    tradesFrom: from === null ? null : Date.parse(from),
  };
}

export interface JudgedBid {
  quantity: number | null;
  price: Paise | null;
}

/** What this app alone knows of the client: the server knows of shares, pauses and authorisations. */
export function blockFactsOf(
  block: Block,
  { at, available }: { at: number; available: number | null },
): BlockFacts {
  const { day } = sessionOf(block);
  const { market } = block.instrument;
  return {
    at,
    cost({ side, quantity, price }) {
      const value = valueAt(price, quantity);
      if (market === 'INDEX') return value;
      const trade = { market, product: 'delivery', side, on: day, isSoldAlreadyToday: false } as const;
      return sumOf([value, chargesOfValue(trade, value).total]);
    },
    available: available === null ? fromPaise(Number.MAX_SAFE_INTEGER) : fromWire(available),
    sellable: Number.MAX_SAFE_INTEGER,
    hasDdpi: true,
    coolingOffUntil: null,
    isSegmentOff: false,
  };
}

function toTold({ code, field, index, nearest, until }: ApplicationFault): ToldApplicationFault {
  return {
    field,
    index,
    code: snakeCase(code),
    message: null,
    nearest: nearest && ('quantity' in nearest ? nearest.quantity : nearest.price / 100),
    until: until === null ? null : new Date(until).toISOString(),
  };
}

const missing = (field: 'quantity' | 'price', nearest: number): ToldApplicationFault => ({
  field,
  index: null,
  code: 'required',
  message: null,
  nearest,
  until: null,
});

/** What is wrong with a bid before anything is sent; what is not filled in first. */
export function blockFaults(
  block: Block,
  { quantity, price }: JudgedBid,
  context: { terms: BlockTerms; facts: BlockFacts },
): ToldApplicationFault[] {
  const side = ownSideOf(block);
  const { terms, facts } = context;
  if (quantity === null || price === null) {
    return [
      ...(quantity === null ? [missing('quantity', block.smallest_quantity)] : []),
      ...(price === null ? [missing('price', block.price)] : []),
    ];
  }
  const whole = Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 0;
  return checkBlockBid(terms, { side, quantity: whole, price }, facts).map(toTold);
}
