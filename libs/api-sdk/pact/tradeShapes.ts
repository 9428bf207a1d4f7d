import { MatchersV3 } from '@pact-foundation/pact';
import { moment } from './contract.ts';

const { arrayContaining, eachLike, integer, like, nullValue, number, regex } = MatchersV3;

/** The order of the states that name one. */
export const id = '0d0e3f3a-6b1c-4d8e-9a0f-5c4b3a291807';
export const key = '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11';

export const day = (example: string) => regex('^\\d{4}-\\d\\d-\\d\\d$', example);
const anyStatus = (example: string) =>
  regex(
    '^(PENDING|QUEUED|TRIGGER_PENDING|TRIGGERED|OPEN|PARTIAL|COMPLETE|REJECTED|CANCELLED|EXPIRED)$',
    example,
  );

export const orderNumber = regex('^\\d{16}$', '1261119000004711');
export const tradeNumber = regex('^\\d{8}$', '40712345');

export const row = {
  id: like(id),
  client_order_id: like(key),
  exchange_order_id: orderNumber,
  version: integer(1),
  instrument: { market: 'NSE', symbol: 'ARAVBANK', name: like('Aravalli Bank') },
  side: 'BUY',
  order_type: 'LIMIT',
  product: 'CNC',
  validity: 'DAY',
  quantity: integer(40),
  price: number(1004.8),
  trigger_price: nullValue(),
  stop: nullValue(),
  status: 'OPEN',
  filled_quantity: integer(0),
  filled_value: number(0),
  filled_at: nullValue(),
  average_price: nullValue(),
  charges_total: number(47.46),
  reason: nullValue(),
  child_order_id: nullValue(),
  health: nullValue(),
  blocked: number(40239.46),
  note: nullValue(),
  tags: [] as unknown[],
  ends_at: moment('2026-11-19T15:15:00+05:30'),
  placed_at: moment('2026-11-19T14:32:07+05:30'),
  updated_at: moment('2026-11-19T14:32:07+05:30'),
};
export const charges = eachLike({ code: like('stamp_duty'), label: like('Stamp duty'), amount: number(6) });
const step = { status: anyStatus('OPEN'), time: moment('2026-11-19T14:32:07+05:30'), reason: nullValue() };
export const detail = {
  ...row,
  id,
  trades: [] as unknown[],
  history: eachLike(step),
  charges,
  charges_state: 'estimated',
  estimated_charges: charges,
  estimated_charges_total: number(47.46),
  settlement_date: day('2026-11-20'),
};
const trades = eachLike({
  id: like('4c3b2a19-0807-4f5e-8d6c-1a2b3c4d5e6f'),
  exchange_trade_id: tradeNumber,
  price: number(1004.7),
  quantity: integer(40),
  time: moment('2026-11-19T14:32:09+05:30'),
});
export const overRow = {
  ...row,
  status: 'COMPLETE',
  filled_quantity: integer(40),
  filled_value: number(40188),
  filled_at: moment('2026-11-19T14:32:09+05:30'),
  average_price: number(1004.7),
  blocked: number(0),
  ends_at: nullValue(),
};
export const over = { ...detail, ...overRow, id, trades, charges_state: 'final' };
/** A market order for so few shares is filled at once wherever the share is traded. */
export const placed = {
  ...detail,
  id: like(id),
  client_order_id: key,
  order_type: 'MARKET',
  price: nullValue(),
  status: 'COMPLETE',
  filled_quantity: integer(40),
  filled_value: number(40188),
  filled_at: moment('2026-11-19T14:32:09+05:30'),
  average_price: number(1004.7),
  blocked: number(0),
  ends_at: nullValue(),
  trades,
  charges_state: 'final',
};
export const cancelled = {
  ...detail,
  status: 'CANCELLED',
  reason: { code: 'by_client', message: like('Cancelled by the client.') },
  blocked: number(0),
  ends_at: nullValue(),
  history: arrayContaining({
    status: 'CANCELLED',
    time: moment('2026-11-19T14:33:07+05:30'),
    reason: { code: 'by_client', message: like('Cancelled by the client.') },
  }),
  charges: [] as unknown[],
  charges_total: number(0),
  charges_state: 'final',
  settlement_date: nullValue(),
};
