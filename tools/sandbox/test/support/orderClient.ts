import md5 from 'md5';
import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { call, signIn, type Reply } from './api.ts';
import { startOfTest, type TestSandbox } from './testSandbox.ts';

const orderSchema = z.object({
  id: z.string(),
  status: z.string(),
  quantity: z.number(),
  filled_quantity: z.number(),
  price: z.nullable(z.number()),
  average_price: z.nullable(z.number()),
  blocked: z.number(),
  placed_at: z.string(),
  ends_at: z.nullable(z.string()),
  reason: z.nullable(z.object({ code: z.string() })),
  child_order_id: z.nullable(z.string()),
  health: z.nullable(z.array(z.object({ field: z.string(), code: z.string() }))),
});
const detailSchema = z.extend(orderSchema, {
  trades: z.array(z.object({ price: z.number(), quantity: z.number(), time: z.string() })),
  history: z.array(
    z.object({ status: z.string(), time: z.string(), reason: z.nullable(z.object({ code: z.string() })) }),
  ),
  charges: z.array(z.object({ code: z.string(), amount: z.number() })),
  charges_total: z.number(),
  charges_state: z.string(),
});
const assetSchema = z.object({ cash: z.number(), available: z.number(), blocked: z.number() });
const quoteSchema = z.array(
  z.object({ last_price: z.number(), lower_band: z.number(), upper_band: z.number() }),
);
const faultsSchema = z.object({ errors: z.array(z.object({ field: z.string(), code: z.string() })) });

export type OrderRow = z.infer<typeof orderSchema>;
export type OrderDetail = z.infer<typeof detailSchema>;

export interface OrderWish {
  instrument?: { market: string; symbol: string };
  side?: 'BUY' | 'SELL';
  order_type?: string;
  validity?: string;
  quantity?: number;
  price?: number;
  trigger_price?: number;
  counted_price?: number;
  note?: string;
  tags?: string[];
  stop?: { trigger_price: number; price: number };
}

/** The codes of a refusal, each with its field. */
export function faultsOf(reply: Reply): string[] {
  return z.parse(faultsSchema, reply.data).errors.map(({ field, code }) => `${field} ${code}`);
}

export const detailOf = (reply: Reply): OrderDetail => z.parse(detailSchema, reply.data);

/** A seeded client with a PIN who places orders in a sandbox of this process. */
export async function createOrderClient(test: TestSandbox, mobile = '9876543210', pin = '246810') {
  const { access_token: token } = await signIn(test.sandbox, mobile);

  async function rowsOf(status: 'awaiting' | 'history'): Promise<OrderRow[]> {
    const { data } = await call(test.sandbox, `GET /trade/app/v1/orders?status=${status}`, { token });
    return z.parse(z.object({ items: z.array(orderSchema) }), data).items;
  }

  async function pinCookie(): Promise<string> {
    const reply = await call(test.sandbox, 'POST /client/app/v1/pin/verify', {
      token,
      json: { pin: md5(pin) },
    });
    return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  }

  const wishOf = (wish: OrderWish) => ({
    instrument: { market: 'NSE', symbol: 'ARAVBANK' },
    side: 'BUY',
    order_type: 'LIMIT',
    product: 'CNC',
    validity: 'DAY',
    quantity: 40,
    ...wish,
  });

  async function quote(symbol = 'ARAVBANK') {
    const { data } = await call(test.sandbox, 'POST /stock/api/v1/stock', {
      headers: { authorization: 'wealth-sandbox-key' },
      json: [{ market: 'NSE', symbol }],
    });
    const [first] = z.parse(quoteSchema, data);
    if (!first) throw new Error(`no quote of ${symbol}`);
    return first;
  }

  return {
    token,
    pinCookie,
    quote,
    /** A price well below what is traded, on every tick. */
    restingPrice: async () => Math.ceil((await quote()).lower_band + 5),
    /** A GTT that buys below the market, at whole rupees. */
    async gttBelow(distance = 5) {
      const trigger = Math.floor((await quote()).last_price) - distance;
      return { validity: 'GTT', trigger_price: trigger, price: trigger + 1 } satisfies OrderWish;
    },
    async place(wish: OrderWish, { key = randomUUID(), cookie }: { key?: string; cookie?: string } = {}) {
      return call(test.sandbox, 'POST /trade/app/v1/orders', {
        token,
        headers: { 'idempotency-key': key, cookie: cookie ?? (await pinCookie()) },
        json: { ...wishOf(wish), client_order_id: key },
      });
    },
    preview: (wish: OrderWish) =>
      call(test.sandbox, 'POST /trade/app/v1/order/preview', { token, json: wishOf(wish) }),
    change: (id: string, json: Record<string, unknown>, headers: Record<string, string> = {}) =>
      call(test.sandbox, `PATCH /trade/app/v1/orders/${id}`, { token, json, headers }),
    cancel: (id: string) => call(test.sandbox, `DELETE /trade/app/v1/orders/${id}`, { token }),
    ask: (key: string) =>
      call(test.sandbox, 'POST /trade/app/v1/orders/ask', { token, json: { client_order_id: key } }),
    async order(id: string): Promise<OrderDetail> {
      return detailOf(await call(test.sandbox, `GET /trade/app/v1/orders/${id}`, { token }));
    },
    /** Without what the seeds have given the client. */
    async list(status: 'awaiting' | 'history'): Promise<OrderRow[]> {
      return (await rowsOf(status)).filter(({ placed_at }) => Date.parse(placed_at) >= startOfTest);
    },
    async asset() {
      return z.parse(assetSchema, (await call(test.sandbox, 'GET /stat/app/v1/asset', { token })).data);
    },
    setPrice: (price: number, symbol = 'ARAVBANK') =>
      call(test.sandbox, 'POST /sandbox/v1/price', { json: { market: 'NSE', symbol, price } }),
  };
}

export type OrderClient = Awaited<ReturnType<typeof createOrderClient>>;
