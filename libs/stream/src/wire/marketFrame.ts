import * as z from 'zod/mini';

const instant = z.iso.datetime({ offset: true });

const phaseSchema = z.object({
  phase: z.enum(['pre-open', 'continuous', 'closing-auction', 'post-close', 'closed', 'halted']),
  ends_at: instant,
});

/** What the market does now, as `GET /stock/api/v1/market_status` has it. */
const statusSchema = z.object({
  day: z.iso.date(),
  mode: z.enum(['always-open', 'exchange-hours']),
  auction: phaseSchema,
  plain: phaseSchema,
  halts: z.array(
    z.object({ market: z.nullable(z.string()), symbol: z.nullable(z.string()), ends_at: instant }),
  ),
  next_opening: instant,
  holiday: z.nullable(z.string()),
});

/** A phase, the day, the mode or a halt has changed. */
export const marketFrameSchema = z.object({
  type: z.literal('market'),
  seq: z.int().check(z.gte(0)),
  status: statusSchema,
});

export type StreamMarketStatus = z.infer<typeof statusSchema>;
export type MarketFrame = z.infer<typeof marketFrameSchema>;
