import {
  orderSideValues,
  orderStatusValues,
  orderTypeValues,
  orderValidityValues,
} from '@wealth/api-sdk/codes';
import { markets } from '@wealth/domain';
import * as z from 'zod/mini';

const instant = z.iso.datetime({ offset: true });
const price = z.nullable(z.number());

const fault = z.object({
  field: z.string(),
  code: z.string(),
  message: z.string(),
  nearest: z.nullable(z.number()),
});

/** An order as it is now, as the list of orders has it (`Order` of openapi/wealth.yaml). */
export const orderSchema = z.object({
  id: z.string(),
  client_order_id: z.string(),
  exchange_order_id: z.nullable(z.string()),
  version: z.int().check(z.gte(1)),
  instrument: z.object({ market: z.enum(markets), symbol: z.string(), name: z.string() }),
  side: z.enum(orderSideValues),
  order_type: z.enum(orderTypeValues),
  product: z.string(),
  validity: z.enum(orderValidityValues),
  quantity: z.int().check(z.gte(1)),
  price,
  trigger_price: price,
  stop: z.nullable(z.object({ trigger_price: z.number(), price: z.number() })),
  status: z.enum(orderStatusValues),
  filled_quantity: z.int().check(z.gte(0)),
  filled_value: z.number(),
  filled_at: z.nullable(instant),
  average_price: price,
  charges_total: z.number(),
  reason: z.nullable(z.object({ code: z.string(), message: z.string() })),
  child_order_id: z.nullable(z.string()),
  health: z.nullable(z.array(fault)),
  blocked: z.number(),
  note: z.nullable(z.string()),
  tags: z.array(z.string()),
  ends_at: z.nullable(instant),
  placed_at: instant,
  updated_at: instant,
});
