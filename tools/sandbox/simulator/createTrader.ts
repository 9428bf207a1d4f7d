import md5 from 'md5';
import * as z from 'zod/mini';
import { call, login, toAuthData, type Reply } from '../test/support/api.ts';
import type { Sandbox } from '../src/index.ts';

/** Whoever answers requests: a sandbox of this process, another process by HTTP. */
export interface Exchange {
  sandbox(): Pick<Sandbox, 'fetch'>;
}

const placedSchema = z.object({
  id: z.string(),
  status: z.string(),
  quantity: z.number(),
  filled_quantity: z.number(),
  price: z.nullable(z.number()),
  trigger_price: z.nullable(z.number()),
  side: z.enum(['BUY', 'SELL']),
  validity: z.enum(['DAY', 'IOC', 'GTT']),
  stop: z.nullable(z.object({ trigger_price: z.number(), price: z.number() })),
});
const answerSchema = z.object({ order: z.nullable(placedSchema), sealed: z.boolean() });
const listSchema = z.object({ items: z.array(placedSchema) });
const quoteSchema = z.object({
  last_price: z.number(),
  lower_band: z.nullable(z.number()),
  upper_band: z.nullable(z.number()),
});
const assetSchema = z.object({ available: z.number(), as_of: z.string() });
const holdingSchema = z.object({
  instrument: z.object({ market: z.string(), symbol: z.string() }),
  quantity: z.number(),
  t1_quantity: z.number(),
});
const candleSchema = z.object({ time: z.number(), low: z.number(), high: z.number(), volume: z.number() });

export type KnownOrder = z.infer<typeof placedSchema>;
export type Candle = z.infer<typeof candleSchema>;

/** What is asked of the exchange, as the wire has it. */
export interface Wish {
  instrument: { market: string; symbol: string };
  side: 'BUY' | 'SELL';
  order_type: 'MARKET' | 'LIMIT' | 'SL' | 'SL-M';
  validity: 'DAY' | 'IOC' | 'GTT';
  quantity: number;
  price?: number;
  trigger_price?: number;
  stop?: PriceLeg;
}

/** The second leg of a GTT. Rupees. */
export interface PriceLeg {
  trigger_price: number;
  price: number;
}

/** What is asked of an order that waits. */
export type WishedChange = Partial<Pick<Wish, 'quantity' | 'price' | 'trigger_price' | 'stop'>>;

export interface Account {
  mobile: string;
  pin: string;
}

/** Those of the seeds who can trade. */
export const accounts: readonly Account[] = [
  { mobile: '9876543210', pin: '246810' },
  { mobile: '9876543215', pin: '135790' },
];

export const stockHeaders = { authorization: 'wealth-sandbox-key' };

/** The order of an answer that tells of one. */
export function orderOf(reply: Reply): KnownOrder {
  return z.parse(placedSchema, reply.data);
}

export type Trader = ReturnType<typeof createTrader>;

/** A client at the interface: signs in when a session has ended, confirms the PIN before an order. */
export function createTrader(simulated: Exchange, { mobile, pin }: Account) {
  let token: string | null = null;

  async function signedIn(): Promise<string> {
    token ??= toAuthData(await login(simulated.sandbox(), mobile)).access_token;
    return token;
  }

  type Target = Parameters<typeof call>[1];
  type Options = { json?: unknown; headers?: Record<string, string> };

  async function send(target: Target, options: Options = {}): Promise<Reply> {
    const reply = await call(simulated.sandbox(), target, { ...options, token: await signedIn() });
    if (reply.status !== 401) return reply;
    token = null;
    return call(simulated.sandbox(), target, { ...options, token: await signedIn() });
  }

  async function read<Data>(schema: z.ZodMiniType<Data>, target: Target): Promise<Data> {
    return z.parse(schema, (await send(target)).data);
  }

  async function confirm(): Promise<string> {
    const reply = await send('POST /client/app/v1/pin/verify', { json: { pin: md5(pin) } });
    return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  return {
    mobile,
    /** Gets the PIN's confirmation ahead, so that the next request is the order alone. */
    confirm,
    send,
    async place(wish: Wish, key: string, cookie?: string): Promise<Reply> {
      return send('POST /trade/app/v1/orders', {
        headers: { 'idempotency-key': key, cookie: cookie ?? (await confirm()) },
        json: { ...wish, product: 'CNC', client_order_id: key },
      });
    },
    preview: (wish: Wish) => send('POST /trade/app/v1/order/preview', { json: { ...wish, product: 'CNC' } }),
    async ask(key: string) {
      const reply = await send('POST /trade/app/v1/orders/ask', { json: { client_order_id: key } });
      return z.parse(answerSchema, reply.data);
    },
    async change(id: string, json: WishedChange, cookie: string): Promise<Reply> {
      return send(`PATCH /trade/app/v1/orders/${id}`, { json, headers: { cookie } });
    },
    cancel: (id: string) => send(`DELETE /trade/app/v1/orders/${id}`),
    cancelAll: () => send('DELETE /trade/app/v1/orders'),
    async awaiting(): Promise<KnownOrder[]> {
      return (await read(listSchema, 'GET /trade/app/v1/orders?status=awaiting')).items;
    },
    asset: () => read(assetSchema, 'GET /stat/app/v1/asset'),
    holdings: () => read(z.array(holdingSchema), 'GET /stat/app/v1/holdings'),
  };
}

/** The quote of a share; null where it is not listed. */
export async function quoteOf(simulated: Exchange, share: Wish['instrument']) {
  const reply = await call(simulated.sandbox(), 'POST /stock/api/v1/stock', {
    headers: stockHeaders,
    json: [share],
  });
  return z.parse(z.array(quoteSchema), reply.data)[0] ?? null;
}

/** The candle of the minute in which an instant lies; null where nothing was traded. */
export async function minuteAt(
  simulated: Exchange,
  share: Wish['instrument'],
  at: number,
): Promise<Candle | null> {
  const minute = Math.floor(at / 60_000) * 60;
  const query = `market=${share.market}&symbol=${share.symbol}&interval=1m&before=${minute + 60}&limit=1&adjusted=false`;
  const reply = await call(simulated.sandbox(), `GET /stock/api/v1/chart_data?${query}`, {
    headers: stockHeaders,
  });
  const candle = z.parse(z.array(candleSchema), reply.data).at(-1);
  return candle?.time === minute ? candle : null;
}

/** One call of the control API. */
export function control(
  simulated: Exchange,
  name: 'clock' | 'halt' | 'price' | 'mode',
  json: unknown,
): Promise<Reply> {
  return call(simulated.sandbox(), `POST /sandbox/v1/${name}`, { json });
}
