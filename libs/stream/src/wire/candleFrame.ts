import { markets } from '@wealth/domain';
import * as z from 'zod/mini';

const price = z.number().check(z.gt(0));

const candleSchema = z.object({
  /** Its beginning, epoch seconds. */
  time: z.int().check(z.gte(0)),
  /** Rupees per unit. */
  open: price,
  high: price,
  low: price,
  close: price,
  /** Units traded. */
  volume: z.int().check(z.gte(0)),
});

/** A candle as the server makes it. */
export type StreamCandle = z.infer<typeof candleSchema>;

/** The candle of an open chart, whenever it has moved; null while nothing has been traded in the interval. */
export const candleFrameSchema = z.object({
  type: z.literal('candle'),
  seq: z.int().check(z.gte(0)),
  market: z.enum(markets),
  symbol: z.string().check(z.minLength(1), z.maxLength(32)),
  interval: z.string().check(z.minLength(1), z.maxLength(8)),
  candle: z.nullable(candleSchema),
});

export type CandleFrame = z.infer<typeof candleFrameSchema>;
