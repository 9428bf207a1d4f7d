import * as z from 'zod/mini';

/** Largest frame a client may send, in bytes; the socket layer closes with 1009 above it. */
export const maxFrameBytes = 65_536;
export const maxInstruments = 500;
/** Order books and charts that a connection may follow. */
export const maxBooks = 5;
export const maxCharts = 4;

const instrumentSchema = z.strictObject({
  market: z.enum(['NSE', 'BSE', 'INDEX']),
  symbol: z.string().check(z.regex(/^[A-Z0-9&-]{1,32}$/)),
});

const instrumentsSchema = z.array(instrumentSchema).check(z.minLength(1));

const followed = {
  instruments: instrumentsSchema,
  depth: z.optional(z.literal(true)),
  candles: z.optional(z.enum(['1m', '5m', '15m', '1h', '1d', '1w', '1mo'])),
};

interface Wish {
  instruments: readonly unknown[];
  depth?: true | undefined;
  candles?: string | undefined;
  from_seq?: number | undefined;
}

/** Quotes, order books or one chart: a frame asks for one of them, and only quotes are resumed. */
function isOneWish({ instruments, depth, candles, from_seq: fromSeq }: Wish): boolean {
  const isOfQuotes = depth === undefined && candles === undefined;
  if (fromSeq !== undefined && !isOfQuotes) return false;
  return candles === undefined || (depth === undefined && instruments.length === 1);
}

const frameSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('auth'), token: z.string().check(z.minLength(1), z.maxLength(4_096)) }),
  z
    .strictObject({
      type: z.literal('subscribe'),
      ...followed,
      from_seq: z.optional(z.int().check(z.gte(0))),
    })
    .check(z.refine(isOneWish)),
  z.strictObject({ type: z.literal('unsubscribe'), ...followed }).check(z.refine(isOneWish)),
]);

export type ClientFrame = z.infer<typeof frameSchema>;
export type InstrumentName = z.infer<typeof instrumentSchema>;

const longListSchema = z.object({ instruments: z.array(z.unknown()).check(z.minLength(maxInstruments + 1)) });

/** Reads a frame of the client, or says what is wrong with one that is none of openapi/stream.yaml. */
export function parseFrame(text: string): ClientFrame | 'bad_frame' | 'too_many' {
  try {
    const value: unknown = JSON.parse(text);
    // Looked at first: the items of such a list are not worth the time.
    if (longListSchema.safeParse(value).success) return 'too_many';
    const parsed = frameSchema.safeParse(value);
    return parsed.success ? parsed.data : 'bad_frame';
  } catch {
    return 'bad_frame';
  }
}

export type StreamErrorCode = 'bad_frame' | 'unknown_instrument' | 'too_many' | 'not_authenticated';

const errorTexts: Readonly<Record<StreamErrorCode, string>> = {
  bad_frame: 'The frame is not of this protocol.',
  unknown_instrument: 'There is no such instrument.',
  too_many: `At most ${maxInstruments} instruments, ${maxBooks} order books and ${maxCharts} charts can be subscribed.`,
  not_authenticated: 'The first frame must authenticate.',
};

/** The error frame of a code. */
export function errorFrame(code: StreamErrorCode): string {
  return JSON.stringify({ type: 'error', code, message: errorTexts[code] });
}
