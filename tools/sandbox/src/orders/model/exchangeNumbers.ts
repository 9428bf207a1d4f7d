import { instrumentIdOf, tradeDayOf } from '@wealth/domain';
import { hashText } from '../../engine/noise/noise.ts';
import type { OrderTrade, StoredOrder } from './orderRows.ts';

const prefixes = { NSE: '1', BSE: '2' } as const;
const sequenceLength = 9;
/** The first of eight digits, and how many of them there are. */
const firstTrade = 10_000_000;
const tradeCount = 90_000_000;

/**
 * The number that the exchange gives an order which it takes: 16 digits, as its members see them. An assumption of form: the
 * exchange, the day, a number that grows.
 *
 * @param at - When it is taken; epoch milliseconds.
 */
export function orderNumberOf({ market, seq }: Pick<StoredOrder, 'market' | 'seq'>, at: number): string {
  const day = tradeDayOf(at).replaceAll('-', '').slice(2);
  return `${prefixes[market]}${day}${String(seq).padStart(sequenceLength, '0')}`;
}

/** The number of a trade: 8 digits, the same for both of its sides. Assumption of form, as that of orders. */
export function tradeNumberOf(
  share: Pick<StoredOrder, 'market' | 'symbol'>,
  { id, at }: Pick<OrderTrade, 'id' | 'at'>,
): string {
  // The id of a trade ends with its number among the exchange's events of the share on that day.
  const place = id.slice(id.lastIndexOf('-') + 1);
  return String(firstTrade + (hashText(`${instrumentIdOf(share)} ${tradeDayOf(at)} ${place}`) % tradeCount));
}
