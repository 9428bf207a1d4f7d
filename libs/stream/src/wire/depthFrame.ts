import { markets } from '@wealth/domain';
import * as z from 'zod/mini';

const levelSchema = z.object({
  /** Rupees a unit. */
  price: z.number().check(z.gt(0)),
  /** Units of all orders at this price. */
  quantity: z.int().check(z.gt(0)),
  /** How many orders wait at this price. */
  orders: z.int().check(z.gt(0)),
});

const sideSchema = z.array(levelSchema).check(z.maxLength(5));

/** The five best prices of each side of an order book; both sides are empty while nothing can be traded. */
export const depthFrameSchema = z.object({
  type: z.literal('depth'),
  seq: z.int().check(z.gte(0)),
  market: z.enum(markets),
  symbol: z.string().check(z.minLength(1), z.maxLength(32)),
  bids: sideSchema,
  asks: sideSchema,
});

export type DepthFrame = z.infer<typeof depthFrameSchema>;
/** An order book, the best price of each side first. */
export type Depth = Pick<DepthFrame, 'bids' | 'asks'>;
