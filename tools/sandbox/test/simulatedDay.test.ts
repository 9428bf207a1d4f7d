import { instrumentIdOf, istDay, istInstant, markets, sessionTimetable, toIstIso } from '@wealth/domain';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { instruments } from '../src/engine/index.ts';
import { call, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { listen, openStream, type Frame, type StreamClient } from './support/listening.ts';
import type { TestSandbox } from './support/testSandbox.ts';

const minuteMs = 60_000;
const roundMs = 250;
const key = { headers: { authorization: 'wealth-sandbox-key' } };
/** Steps of the clock, one after the other over and over: as timers come that are late, early and asleep. */
const stepsMs = [250, 250, 310, 4_000, 900, 21_300, 250, 47_000, 61_500, 13, 33_333, 8_000, 125_000, 1_000];

const tradeSchema = z.object({ price: z.number(), quantity: z.number(), time: z.string() });
const rowSchema = z.object({
  market: z.enum(markets),
  symbol: z.string(),
  last_price: z.number(),
  volume: z.number(),
  trades: z.optional(z.array(tradeSchema)),
});
const ticksSchema = z.object({ time: z.string(), ticks: z.array(rowSchema) });
const quoteSchema = z.object({ market: z.enum(markets), symbol: z.string(), volume: z.number() });
const snapshotSchema = z.object({ quotes: z.array(quoteSchema) });
const candleSchema = z.object({
  time: z.number(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
});
type Candle = z.infer<typeof candleSchema>;
const phaseSchema = z.object({ phase: z.string() });
const statusSchema = z.object({ status: z.object({ auction: phaseSchema, plain: phaseSchema }) });

/** With and without a closing auction, busy and illiquid; some of each are halted on the way. */
const shares = [
  ...instruments.filter(({ isCasEligible, market }) => isCasEligible && market === 'NSE').slice(0, 8),
  ...instruments
    .filter(({ isCasEligible, isIlliquid, isHalted }) => !isCasEligible && !isIlliquid && !isHalted)
    .slice(100, 106),
  ...instruments.filter(({ isIlliquid, isHalted }) => isIlliquid && !isHalted).slice(0, 5),
  ...instruments.filter(({ isHalted }) => isHalted).slice(0, 1),
];
const halted = [shares[1], shares[9], shares[15]].flatMap((share) => share ?? []);

let test: TestSandbox;
let client: StreamClient;
const recorded: Frame[] = [];

/** Every frame up to the answer to a frame that is none. */
async function record(): Promise<void> {
  client.sendText('?');
  for (let frame = await client.next(); frame.type !== 'error'; frame = await client.next())
    recorded.push(frame);
}

async function authenticate(): Promise<void> {
  const { access_token } = await signIn(test.sandbox, '9876543210');
  client.send({ type: 'auth', token: access_token });
}

async function connect(): Promise<void> {
  client = await openStream(await listen(test.sandbox));
  await authenticate();
  client.send({ type: 'subscribe', instruments: shares.map(({ market, symbol }) => ({ market, symbol })) });
  await record();
}

/** Lives to an instant in uneven steps. */
async function liveTo(end: number): Promise<void> {
  for (let step = 0; test.now() < end; step += 1) {
    test.advance(Math.min(stepsMs[step % stepsMs.length] ?? roundMs, end - test.now()));
    test.timers.run(roundMs);
    if (step % 10 === 0) {
      await authenticate();
      await record();
    }
  }
  await record();
}

/** Candles of one minute each, by share, made of nothing but frames. */
function rebuilt(): Map<string, Candle[]> {
  const volumes = new Map<string, number>();
  const candles = new Map<string, Map<number, Candle>>();
  const trade = (id: string, { price, quantity }: { price: number; quantity: number }, at: number) => {
    const time = Math.floor(at / minuteMs) * 60;
    const known = candles.get(id) ?? new Map<number, Candle>();
    candles.set(id, known);
    const candle = known.get(time) ?? { time, open: price, high: price, low: price, close: price, volume: 0 };
    candle.high = Math.max(candle.high, price);
    candle.low = Math.min(candle.low, price);
    candle.close = price;
    candle.volume += quantity;
    known.set(time, candle);
  };
  for (const frame of recorded) {
    if (frame.type === 'snapshot') {
      for (const quote of z.parse(snapshotSchema, frame).quotes)
        volumes.set(instrumentIdOf(quote), quote.volume);
    }
    if (frame.type !== 'ticks') continue;
    const { time, ticks } = z.parse(ticksSchema, frame);
    for (const row of ticks) {
      const id = instrumentIdOf(row);
      // A single trade is the price, what the volume has grown by, and lies before the end of its round.
      const single = { price: row.last_price, quantity: row.volume - (volumes.get(id) ?? 0), time };
      for (const { price, quantity, time: at } of row.trades ?? [single]) {
        trade(id, { price, quantity }, Date.parse(at) - (row.trades ? 0 : 1));
      }
      volumes.set(id, row.volume);
    }
  }
  return new Map([...candles].map(([id, known]) => [id, [...known.values()]]));
}

async function chartOf({ market, symbol }: { market: string; symbol: string }): Promise<Candle[]> {
  const query = `market=${market}&symbol=${encodeURIComponent(symbol)}&interval=1m&limit=1000`;
  const { data } = await call(test.sandbox, `GET /stock/api/v1/chart_data?${query}`, key);
  const midnight = istInstant(istDay(test.now())) / 1000;
  return z.parse(z.array(candleSchema), data).filter(({ time }) => time >= midnight);
}

async function live(): Promise<void> {
  const at = (time: string) => Date.parse(`2026-11-20T${time}+05:30`);
  test.advance(at('08:40:00') - test.now());
  await connect();
  await liveTo(at('10:07:11.250'));
  for (const { market, symbol } of halted) {
    await call(test.sandbox, 'POST /sandbox/v1/halt', { json: { market, symbol, minutes: 33 } });
  }
  await liveTo(at('12:34:17.300'));
  await test.restart();
  await connect();
  await liveTo(at('16:05:00'));
}

/** HH:MM of candles in IST. */
async function minutesOf(share: { market: string; symbol: string }): Promise<string[]> {
  return (await chartOf(share)).map(({ time }) => toIstIso(time * 1000).slice(11, 16));
}

/** HH:MM at which a phase of a share with a closing auction begins. */
function startOf(phase: string): string {
  const rows = sessionTimetable(istDay(test.now()), { isCasEligible: true });
  const minute = rows.find((row) => row.phase === phase)?.startMinute ?? 0;
  return toIstIso(istInstant(istDay(test.now()), minute)).slice(11, 16);
}

/** Auctions, a close, halts and shares that nobody trades: without them the comparison would say little. */
async function expectEventful(): Promise<void> {
  const [auctioned, stopped] = await Promise.all(shares.slice(0, 2).map(minutesOf));
  expect(auctioned?.length).toBeGreaterThan(350);
  for (const phase of ['preOpenMatching', 'closingMatching', 'postClose']) {
    expect(auctioned).toContain(startOf(phase));
  }
  expect(stopped).toContain('10:06');
  expect(stopped?.filter((minute) => minute > '10:07' && minute < '10:40')).toEqual([]);
  expect(stopped).toContain('10:41');
  const last = shares.at(-1);
  expect(last && (await minutesOf(last))).toEqual([]);
}

function changes(phases: readonly string[]): string[] {
  return phases.filter((phase, index) => phase !== phases[index - 1]);
}

eachSandbox(
  (made) => {
    test = made;
  },
  { mode: 'exchange-hours' },
);

it('tells every trade of a simulated day: minutes made of its frames are those of chart_data [I4-11-DAY]', async () => {
  await live();
  const made = rebuilt();
  for (const share of shares) {
    const minutes = made.get(instrumentIdOf(share)) ?? [];
    expect([share.symbol, minutes]).toEqual([share.symbol, await chartOf(share)]);
  }
  await expectEventful();
  const told = recorded.flatMap((frame) =>
    frame.type === 'market' ? [z.parse(statusSchema, frame).status] : [],
  );
  // Each phase once, for shares with a closing auction and for the others.
  expect(changes(told.map(({ auction }) => auction.phase))).toEqual([
    'pre-open',
    'continuous',
    'closing-auction',
    'closed',
    'post-close',
    'closed',
  ]);
  expect(changes(told.map(({ plain }) => plain.phase))).toEqual([
    'pre-open',
    'continuous',
    'closed',
    'post-close',
    'closed',
  ]);
}, 60_000);
