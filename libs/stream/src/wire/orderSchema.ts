import { markets } from '@wealth/domain';
import * as z from 'zod/mini';

const instant = z.iso.datetime({ offset: true });
const price = z.nullable(z.number());

/** An order as it is now, as the list of orders has it (`Order` of openapi/wealth.yaml). */
export const orderSchema = z.object({
  id: z.string(),
  client_order_id: z.string(),
  instrument: z.object({ market: z.enum(markets), symbol: z.string(), name: z.string() }),
  side: z.enum(['BUY', 'SELL']),
  order_type: z.enum(['MARKET', 'LIMIT', 'SL', 'SL-M']),
  product: z.string(),
  validity: z.enum(['DAY', 'IOC']),
  quantity: z.int().check(z.gte(1)),
  price,
  trigger_price: price,
  status: z.enum([
    'PENDING',
    'QUEUED',
    'TRIGGER_PENDING',
    'OPEN',
    'PARTIAL',
    'COMPLETE',
    'REJECTED',
    'CANCELLED',
    'EXPIRED',
  ]),
  filled_quantity: z.int().check(z.gte(0)),
  average_price: price,
  reason: z.nullable(z.object({ code: z.string(), message: z.string() })),
  child_order_id: z.nullable(z.string()),
  blocked: z.number(),
  ends_at: z.nullable(instant),
  placed_at: instant,
  updated_at: instant,
});
