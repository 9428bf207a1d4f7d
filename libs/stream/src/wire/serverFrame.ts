import { instrumentIdOf, isMarket, markets, type InstrumentId } from '@wealth/domain';
import * as z from 'zod/mini';
import { candleFrameSchema } from './candleFrame.ts';
import { depthFrameSchema } from './depthFrame.ts';
import { marketFrameSchema } from './marketFrame.ts';
import { orderSchema } from './orderSchema.ts';

// Zod probes `new Function` with the first object schema, which the Content-Security-Policy would report.
z.config({ jitless: true });

/**
 * Characters. A snapshot of 500 instruments is about 160,000; anything much larger is no frame of ours, and reading
 * it would block the page.
 */
const longestFrame = 512 * 1024;

const sequence = z.int().check(z.gte(0));
const instant = z.iso.datetime({ offset: true });
const symbol = z.string().check(z.minLength(1), z.maxLength(32));

/** Rupees per unit. Nothing is sold for nothing or less; a row that says so is no quote, and costs its instrument only. */
const price = z.number().check(z.gt(0));

/** A quote as openapi/wealth.yaml has it: rupees, percentage points, units. */
const quoteSchema = z.object({
  market: z.enum(markets),
  symbol,
  last_price: price,
  previous_close: price,
  change: z.number(),
  change_percent: z.number(),
  open: price,
  high: price,
  low: price,
  volume: z.int().check(z.gte(0)),
  lower_band: z.nullable(price),
  upper_band: z.nullable(price),
  basis: z.enum(['live', 'auction', 'close']),
  halted: z.boolean(),
  week52_high: price,
  week52_low: price,
  time: instant,
});
export type Quote = z.infer<typeof quoteSchema>;

/** What one round of the engine changes in a quote. */
const tickSchema = z.pick(quoteSchema, {
  market: true,
  symbol: true,
  last_price: true,
  change: true,
  change_percent: true,
  high: true,
  low: true,
  volume: true,
});
export type Tick = z.infer<typeof tickSchema>;

/** A new notice. `message` is the server's line, for a page that does not know the `code`. */
const notificationEvent = z.object({
  kind: z.literal('notification'),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  code: z.string(),
  category: z.enum(['orders', 'money', 'alerts', 'security', 'account']),
  params: z.record(z.string(), z.string()),
  message: z.string(),
  /** How many are unread now; this one is counted. */
  unread_count: z.int().check(z.gte(0)),
});

/** A price alert as it is now, as the list of alerts has it. */
const alertSchema = z.object({
  id: z.string(),
  instrument: z.object({ market: z.enum(markets), symbol, name: z.string(), listed: z.boolean() }),
  kind: z.enum(['price', 'change_percent', 'week52', 'volume', 'gain_percent']),
  direction: z.enum(['above', 'below']),
  value: z.number(),
  repeat: z.boolean(),
  ends_at: z.nullable(instant),
  state: z.enum(['armed', 'resting', 'fired', 'ended', 'suspended']),
  suspension: z.optional(
    z.object({ kind: z.enum(['split', 'bonus', 'rights', 'demerger']), on: z.iso.date(), value: z.number() }),
  ),
  average_price: z.optional(z.nullable(z.number())),
  created_at: instant,
  fired: z.array(
    z.object({
      price: z.number(),
      time: instant,
      hour_later: z.nullable(z.number()),
      day_later: z.nullable(z.number()),
    }),
  ),
});

const clientEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kyc'), status: z.enum(['unverified', 'pending', 'approved', 'rejected']) }),
  notificationEvent,
  z.object({ kind: z.literal('alert'), alert: alertSchema }),
  // Quiet: only its note or tags have changed, and nobody is told.
  z.object({ kind: z.literal('order'), order: orderSchema, quiet: z.optional(z.literal(true)) }),
  z.object({ kind: z.literal('asset') }),
  z.object({
    kind: z.literal('fund'),
    movement: z.enum(['deposit', 'withdrawal', 'settlement']),
    id: z.string(),
    state: z.string(),
  }),
  z.object({ kind: z.literal('application'), id: z.string(), state: z.string() }),
  z.object({ kind: z.literal('loan'), id: z.string(), state: z.string() }),
  z.object({ kind: z.literal('claim'), id: z.string(), state: z.string() }),
  z.object({ kind: z.literal('offer'), id: z.string(), state: z.string() }),
]);

/** Something that has happened to the signed-in client. */
export type ClientEvent = z.infer<typeof clientEvent>;

// The rows are read one by one, so that one bad row costs its instrument and not the whole batch.
const rows = z.array(z.unknown());

/** Which instrument a row names, read without the rest of it; null where it names none. */
export function instrumentOfRow(row: unknown): InstrumentId | null {
  if (typeof row !== 'object' || row === null || !('market' in row) || !('symbol' in row)) return null;
  const { market, symbol: name } = row;
  if (typeof market !== 'string' || typeof name !== 'string' || !isMarket(market)) return null;
  return instrumentIdOf({ market, symbol: name });
}

/** A row of `ticks`. @returns null for one that has not the shape of a tick. */
export function readTick(row: unknown): Tick | null {
  const read = z.safeParse(tickSchema, row);
  return read.success ? read.data : null;
}

/** Every frame of the server, with the rows of the two big ones still unread. */
const serverFrameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), seq: sequence, server_time: instant }),
  z.object({ type: z.literal('snapshot'), seq: sequence, quotes: rows }),
  z.object({ type: z.literal('ticks'), seq: sequence, time: instant, ticks: rows }),
  candleFrameSchema,
  depthFrameSchema,
  marketFrameSchema,
  z.object({ type: z.literal('heartbeat'), seq: sequence, server_time: instant }),
  z.object({ type: z.literal('event'), id: z.string(), time: instant, event: clientEvent }),
  z.object({
    type: z.literal('error'),
    code: z.enum(['bad_frame', 'unknown_instrument', 'too_many', 'not_authenticated']),
    message: z.string(),
  }),
]);

type UnreadFrame = z.infer<typeof serverFrameSchema>;
type Unread<Type extends UnreadFrame['type']> = Extract<UnreadFrame, { type: Type }>;

export type SnapshotFrame = Omit<Unread<'snapshot'>, 'quotes'> & { quotes: Quote[]; badRowCount: number };
/** Its rows are read by who follows their instruments (`readTick`): most of a fast market is of nobody's interest. */
export type TicksFrame = Unread<'ticks'>;
export type EventFrame = Unread<'event'>;
export type ErrorFrame = Unread<'error'>;
export type ServerFrame =
  | Unread<'ready'>
  | SnapshotFrame
  | TicksFrame
  | Unread<'candle'>
  | Unread<'depth'>
  | Unread<'market'>
  | Unread<'heartbeat'>
  | EventFrame
  | ErrorFrame;

function readRows<Row>(
  schema: z.ZodMiniType<Row>,
  unread: readonly unknown[],
): { good: Row[]; badRowCount: number } {
  const good: Row[] = [];
  for (const row of unread) {
    const read = z.safeParse(schema, row);
    if (read.success) good.push(read.data);
  }
  return { good, badRowCount: unread.length - good.length };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads one message of the socket.
 *
 * @param data - Whatever arrived; binary frames are none of the protocol.
 * @returns null for junk: binary, too large, no JSON, an unknown type, wrong fields.
 */
export function readServerFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string' || data.length > longestFrame) return null;
  const read = z.safeParse(serverFrameSchema, readJson(data));
  if (!read.success) return null;
  const frame = read.data;
  if (frame.type === 'snapshot') {
    const { good, badRowCount } = readRows(quoteSchema, frame.quotes);
    return { ...frame, quotes: good, badRowCount };
  }
  return frame;
}
