import type { OrderDetail } from '../generated/model/index.ts';
import { orderFixtures } from './orderFixtures.ts';

const placedAt = '2026-11-18T10:12:40+05:30';

/** What a GTT has while it waits for its trigger: it blocks nothing. */
const waiting = {
  validity: 'GTT',
  status: 'TRIGGER_PENDING',
  blocked: 0,
  exchange_order_id: null,
  ends_at: '2027-11-18T23:59:59+05:30',
  placed_at: placedAt,
  updated_at: placedAt,
  history: [{ status: 'TRIGGER_PENDING', time: placedAt, reason: null }],
} as const satisfies Partial<OrderDetail>;

/** GTTs: a purchase that would pass today, and a sale with two legs that would not. */
export const gttFixtures = {
  healthy: {
    ...orderFixtures.open,
    ...waiting,
    history: [...waiting.history],
    id: 'gtt-healthy',
    instrument: { market: 'NSE', symbol: 'NEELSOFT', name: 'Neelam Softworks' },
    quantity: 20,
    price: 3010,
    trigger_price: 3000,
    health: [],
  },
  unhealthy: {
    ...orderFixtures.partial,
    ...waiting,
    history: [...waiting.history],
    id: 'gtt-unhealthy',
    quantity: 300,
    price: 399.5,
    trigger_price: 400,
    stop: { trigger_price: 340, price: 338 },
    filled_quantity: 0,
    filled_value: 0,
    filled_at: null,
    average_price: null,
    trades: [],
    health: [{ field: 'quantity', code: 'not_enough_shares', message: 'Not enough shares.', nearest: 160 }],
  },
} as const satisfies Readonly<Record<string, OrderDetail>>;
