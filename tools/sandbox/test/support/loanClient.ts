import md5 from 'md5';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { call, cookieOf, signIn, type Reply } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';

const rowSchema = z.object({
  due_on: z.string(),
  interest: z.number(),
  principal: z.number(),
  payment: z.number(),
  left: z.number(),
});
const figuresSchema = z.object({
  amount: z.number(),
  apr_percent: z.number(),
  instalment: z.number(),
  received: z.number(),
  repaid: z.number(),
  interest_a_day: z.number(),
  value_after_haircut: z.number(),
  call_level: z.number(),
  schedule: z.array(rowSchema),
});
const faultSchema = z.object({
  field: z.string(),
  code: z.string(),
  nearest: z.nullable(z.number()),
  isin: z.nullable(z.string()),
});
const coverSchema = z.object({
  isin: z.string(),
  quantity: z.number(),
  price: z.number(),
  instrument: z.object({ symbol: z.string() }),
  value: z.number(),
  value_after_haircut: z.number(),
});
const callSchema = z.object({
  state: z.string(),
  called_at: z.string(),
  due_at: z.string(),
  sale_at: z.string(),
  missing: z.number(),
  repay: z.number(),
  working_days_left: z.number(),
  sales: z.array(z.object({ isin: z.string(), quantity: z.number(), price: z.number(), value: z.number() })),
});
const quoteSchema = z.object({
  id: z.string(),
  number: z.string(),
  asked: z.number(),
  limit: z.number(),
  valid_until: z.string(),
  loan_id: z.nullable(z.string()),
  figures: z.nullable(figuresSchema),
  errors: z.array(faultSchema),
});
const loanSchema = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.string(),
  amount: z.number(),
  outstanding: z.number(),
  owed_today: z.number(),
  ends_on: z.string(),
  overdue: z.number(),
  power: z.number(),
  value_after_haircut: z.number(),
  call_level: z.number(),
  interest: z.object({
    accrued: z.number(),
    since: z.string(),
    overdue: z.number(),
    late_charge: z.number(),
  }),
  next_payment: z.nullable(z.object({ due_on: z.string(), amount: z.number() })),
  figures: figuresSchema,
  cover: z.array(coverSchema),
  can_release: z.array(z.object({ isin: z.string(), quantity: z.number() })),
  sale_order: z.array(z.string()),
  schedule: z.array(z.extend(rowSchema, { state: z.string(), paid_on: z.nullable(z.string()) })),
  payments: z.array(
    z.object({
      kind: z.string(),
      amount: z.number(),
      state: z.string(),
      parts: z.array(z.object({ code: z.string(), amount: z.number() })),
    }),
  ),
  call: z.nullable(callSchema),
  calls: z.array(callSchema),
  cooling_off: z.nullable(z.object({ until: z.string(), amount: z.number() })),
  waiting_for: z.nullable(z.object({ by: z.string(), event: z.string(), until: z.string() })),
  history: z.array(z.object({ state: z.string(), time: z.string() })),
  mandate_fails: z.boolean(),
  actions: z.array(z.string()),
});
const collateralSchema = z.object({
  loan_id: z.nullable(z.string()),
  quote_id: z.nullable(z.string()),
  holdings: z.array(
    z.object({
      isin: z.string(),
      quantity: z.number(),
      price: z.number(),
      haircut_percent: z.nullable(z.number()),
      limit: z.number(),
      refusal: z.nullable(z.object({ code: z.string() })),
      instrument: z.object({ market: z.string(), symbol: z.string() }),
    }),
  ),
});
const errorsSchema = z.object({
  errors: z.array(z.object({ field: z.string(), code: z.string(), nearest: z.optional(z.number()) })),
});
const holdingsSchema = z.array(
  z.object({ isin: z.string(), pledged: z.number(), sellable: z.number(), quantity: z.number() }),
);

export const loanOf = (reply: Reply) => z.parse(loanSchema, reply.data);
export const loanErrors = (reply: Reply) => z.parse(errorsSchema, reply.data).errors;
export type WireLoan = z.infer<typeof loanSchema>;

interface SendOptions {
  key?: string;
  cookie?: string;
}

async function lastPrice(test: Pick<TestSandbox, 'sandbox'>, symbol: string): Promise<number> {
  const { data } = await call(test.sandbox, 'POST /stock/api/v1/stock', {
    json: [{ market: 'NSE', symbol }],
    headers: { authorization: 'wealth-sandbox-key' },
  });
  return z.parse(z.tuple([z.object({ last_price: z.number() })]), data)[0].last_price;
}

/** What a client reads besides loans. */
function createReads(test: Pick<TestSandbox, 'sandbox'>, token: () => string) {
  return {
    price: (symbol: string) => lastPrice(test, symbol),
    async held(isin: string) {
      const { data } = await call(test.sandbox, 'GET /stat/app/v1/holdings', { token: token() });
      return z.parse(holdingsSchema, data).find((row) => row.isin === isin) ?? null;
    },
    async cash() {
      const { data } = await call(test.sandbox, 'GET /stat/app/v1/asset', { token: token() });
      return z.parse(z.object({ cash: z.number() }), data).cash;
    },
    async records() {
      return (await call(test.sandbox, 'GET /fund/app/v1/records?limit=200', { token: token() })).data;
    },
    async notices() {
      const { data } = await call(test.sandbox, 'GET /client/app/v1/notifications?limit=200', {
        token: token(),
      });
      const page = z.object({ items: z.array(z.object({ code: z.string() })) });
      return z.parse(page, data).items.map(({ code }) => code);
    },
  };
}

interface Borrowing {
  quote: (amount: number, symbols?: string[], tenure?: number) => Promise<{ id: string }>;
  sign: (quoteId: string, amount: number) => Promise<Reply>;
  loan: (id: string) => Promise<WireLoan>;
}

/** Loans of a client, in one step. */
function createBorrowing({ pass }: Pick<TestSandbox, 'pass'>, { quote, sign, loan }: Borrowing) {
  async function signed(amount = 300_000, symbols = ['ARAVBANK'], tenure = 12) {
    const { id } = await quote(amount, symbols, tenure);
    return loanOf(await sign(id, amount));
  }

  return {
    signed,
    /** Paid out too. */
    async running(amount?: number, symbols?: string[], tenure?: number) {
      const { id } = await signed(amount, symbols, tenure);
      pass(6 * 60_000);
      return loan(id);
    },
  };
}

/** What a client does with a loan that runs. */
function createChanges(send: (path: string, json?: object, options?: SendOptions) => Promise<Reply>) {
  return {
    repay: (id: string, amount: number, options?: SendOptions) =>
      send(`loans/${id}/repayments`, { amount }, options),
    pledge: (id: string, shares: object[]) => send(`loans/${id}/pledges`, { holdings: shares }),
    release: (id: string, shares: object[]) => send(`loans/${id}/releases`, { holdings: shares }),
    cancel: (id: string) => send(`loans/${id}/cancellation`),
  };
}

/** The calls about loans of one signed-in client. */
export async function createLoanClient(
  test: Pick<TestSandbox, 'now' | 'pass' | 'sandbox'>,
  mobile = '9876543210',
  pin = '246810',
) {
  let { access_token: token } = await signIn(test.sandbox, mobile);
  const banks = await call(test.sandbox, 'GET /client/app/v1/bank', { token });
  const bankId = z.parse(z.array(z.object({ id: z.string() })), banks.data)[0]?.id ?? '';

  async function pinCookie(): Promise<string> {
    const json = { pin: md5(pin) };
    return cookieOf(await call(test.sandbox, 'POST /client/app/v1/pin/verify', { token, json }));
  }
  const get = (path: string) => call(test.sandbox, `GET /credit/app/v1/${path}`, { token });
  const post = (path: string, json?: object) =>
    call(test.sandbox, `POST /credit/app/v1/${path}`, { token, ...(json ? { json } : {}) });

  async function send(path: string, json?: object, options: SendOptions = {}) {
    const { key = randomUUID(), cookie = await pinCookie() } = options;
    const headers = { 'idempotency-key': key, cookie };
    return call(test.sandbox, `POST /credit/app/v1/${path}`, { token, headers, ...(json ? { json } : {}) });
  }

  async function control(path: string, json: object): Promise<Reply> {
    return call(test.sandbox, `POST /sandbox/v1/${path}`, { json });
  }

  /** Months in one go, as a machine that was asleep. */
  async function jumpTo(time: string): Promise<void> {
    test.pass(Date.parse(time) - test.now());
    ({ access_token: token } = await signIn(test.sandbox, mobile));
  }

  const collateral = async () => z.parse(collateralSchema, (await get('collateral')).data);

  /** All of some holdings, by symbol. */
  async function holdings(...symbols: string[]) {
    const { holdings: all } = await collateral();
    return all
      .filter(({ instrument }) => symbols.includes(instrument.symbol))
      .map(({ isin, quantity }) => ({ isin, quantity }));
  }

  const body = async (amount: number, symbols = ['ARAVBANK'], tenure = 12) => ({
    holdings: await holdings(...symbols),
    amount,
    tenure_months: tenure,
    bank_id: bankId,
  });

  const quote = async (amount: number, symbols?: string[], tenure?: number) =>
    z.parse(quoteSchema, (await post('loans/quote', await body(amount, symbols, tenure))).data);
  const sign = (quoteId: string, amount: number, options?: SendOptions) =>
    send('loans', { quote_id: quoteId, amount }, options);
  const loan = async (id: string) => loanOf(await get(`loans/${id}`));

  return {
    bankId,
    token: () => token,
    get,
    post,
    send,
    control,
    jumpTo,
    pinCookie,
    collateral,
    holdings,
    body,
    quote,
    sign,
    loan,
    ...createBorrowing(test, { quote, sign, loan }),
    isinOf: async (symbol: string) => (await holdings(symbol))[0]?.isin ?? '',
    quoteNow: async (id: string) => z.parse(quoteSchema, (await get(`quotes/${id}`)).data),
    ...createChanges(send),
    order: (id: string, isins: string[]) =>
      call(test.sandbox, `PUT /credit/app/v1/loans/${id}/sale_order`, { token, json: { isins } }),
    act: (action: string) => control('loans', { mobile, action }),
    ...createReads(test, () => token),
    /** Lets the close of a share be lower, or higher where it is below zero, and goes on to a later time. */
    async fall(symbol: string, percent: number, later: string) {
      const price = Math.round(((await lastPrice(test, symbol)) * (100 - percent)) / 100);
      const reply = await control('price', { market: 'NSE', symbol, price });
      if (reply.status !== 200) throw new RangeError(`${symbol} does not go to ${price}`);
      await jumpTo(later);
    },
    async savedBy(id: string, amount: number) {
      const { data } = await post(`loans/${id}/repayments/preview`, { amount });
      return z.parse(z.object({ interest_saved: z.number() }), data).interest_saved;
    },
  };
}

export type LoanClient = Awaited<ReturnType<typeof createLoanClient>>;
