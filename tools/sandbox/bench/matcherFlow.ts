import type { Side } from '../src/exchange/index.ts';

/** One message of the flow, in the words that both books share. Paise, units. */
export interface FlowMessage {
  kind: 'limit' | 'market' | 'cancel';
  /** Of a cancel the order that goes, which may have gone already. */
  id: string;
  side: Side;
  quantity: number;
  /** Of a market order the worst price there is. */
  price: number;
}

/** The prices that the flow keeps to; paise. */
export const flowBand = { lower: 1, upper: 20_000 } as const;

const middle = 10_000;
/** Half of the prices at which limits are set. */
const reach = 200;
const largestQuantity = 100;
/** Limits that were set and not cancelled, from which on cancels come. */
const standing = 5_000;

/** Whole numbers from 0 on, the same ones in every run (Park and Miller's minimal standard generator). */
function createNumbers(): (below: number) => number {
  let state = 20_261_123;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A price of a limit: around a middle that wanders, mostly behind the best price and at times across it. */
function limitPrice(numbers: (below: number) => number, side: Side, index: number): number {
  const centre = middle + Math.round(1_000 * Math.sin(index / 20_000));
  const behind = numbers(reach) - reach / 10;
  return side === 'BUY' ? centre - behind : centre + behind;
}

/**
 * So many messages, always the same ones: one of ten a market order; the others limits and cancels in turn, once so many
 * limits stand as a busy share's book holds.
 */
export function matcherFlow(count: number): FlowMessage[] {
  const numbers = createNumbers();
  /** Limits that were not cancelled; some of them are traded. */
  const placed: string[] = [];

  function cancel(): FlowMessage {
    const place = numbers(placed.length);
    const id = placed[place] ?? '';
    placed[place] = placed.at(-1) ?? id;
    placed.length -= 1;
    return { kind: 'cancel', id, side: 'BUY', quantity: 1, price: middle };
  }

  return Array.from({ length: count }, (_, index): FlowMessage => {
    const side = numbers(2) === 0 ? 'BUY' : 'SELL';
    const quantity = 1 + numbers(largestQuantity);
    const id = `order ${index}`;
    if (numbers(10) === 0) {
      const price = side === 'BUY' ? flowBand.upper : flowBand.lower;
      return { kind: 'market', id, side, quantity, price };
    }
    if (placed.length >= standing) return cancel();
    placed.push(id);
    return { kind: 'limit', id, side, quantity, price: limitPrice(numbers, side, index) };
  });
}
