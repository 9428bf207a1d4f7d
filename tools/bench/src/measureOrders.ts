import * as z from 'zod/mini';
import { atLeast, atMost, percentile, told, type Figure } from './figures.ts';
import { isShort } from './isShort.ts';
import { createOrderingClient, type OrderingClient, type OrderWish } from './createOrderingClient.ts';
import { cpuMsOf, startSandbox, type RunningSandbox } from './processes.ts';
import { receiveTicks, type Reception } from './receiveTicks.ts';
import { allInstruments, signIn } from './sandboxClient.ts';

const clientCount = 100;
const firstMobile = 9_100_000_000;
const ordersPerSecond = 500;
/** Clients that are prepared at a time. */
const togetherCount = 10;
const measuredSeconds = isShort ? 10 : 60;
const warmUpSeconds = 3;
/** Every share trades in nearly each round: more than 10,000 changed quotes a second. */
const roundMs = 125;
/** Together they follow the whole market. */
const socketCount = 20;
/** Shares of the clients of tools/sandbox/bench/orderScenario.ts: the client of a number holds that one of the ten. */
const shares = [
  'ARAVBANK',
  'AGNIPETRO',
  'SATPBANK',
  'SHESHTECH',
  'NEELINFO',
  'SANCHTEL',
  'RATHMOTOR',
  'LOHASTEEL',
  'AUSHADHI',
  'URJASTOR',
] as const;
/** Rupees: above the least that an order may be worth. */
const orderWorth = 25_000;
/** How often the prices are read again: within a minute a share moves by more than a limit goes. */
const requoteMs = 2_000;
/** How far a limit goes across the market, so that an order is matched by whoever is there. */
const reachRatio = 0.01;

interface Answers {
  /** Milliseconds from the moment at which an order was due to its answer. */
  ms: number[];
  /** Those with all of their units in their answer. */
  filled: number;
  /** What was said of each that was not taken. */
  refusals: string[];
}

const quotesSchema = z.object({
  data: z.array(
    z.object({
      last_price: z.number(),
      lower_band: z.nullable(z.number()),
      upper_band: z.nullable(z.number()),
    }),
  ),
});

/** Last price and band of each of the shares, rupees. */
async function readQuotes(origin: string) {
  const answer = await fetch(`${origin}/stock/api/v1/stock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'wealth-sandbox-key' },
    body: JSON.stringify(shares.map((symbol) => ({ market: 'NSE', symbol }))),
  });
  return z.parse(quotesSchema, await answer.json()).data;
}

type Quotes = Awaited<ReturnType<typeof readQuotes>>;

/** Prices of the shares that are read again while orders are sent. */
interface LiveQuotes {
  now: () => Quotes;
  stop: () => void;
}

/** @param onError - Told where the prices could not be read. */
async function followQuotes(origin: string, onError: (error: unknown) => void): Promise<LiveQuotes> {
  let quotes = await readQuotes(origin);
  const timer = setInterval(() => {
    readQuotes(origin).then((read) => {
      quotes = read;
    }, onError);
  }, requoteMs);
  return { now: () => quotes, stop: () => clearInterval(timer) };
}

/** The order of a turn: each client sells the share that it holds and buys another, in turns. */
function wishOf(turn: number, quotes: Quotes): OrderWish {
  const client = turn % clientCount;
  const isSale = (Math.floor(turn / clientCount) + client) % 2 === 0;
  const place = (client + (isSale ? 0 : 3)) % shares.length;
  const [symbol, quote] = [shares[place], quotes[place]];
  if (symbol === undefined || !quote) throw new Error('A share has no quote.');
  const last = quote.last_price;
  // A multiple of every tick size there is at such a price.
  const step = last > 10_000 ? 5 : 1;
  const reach = isSale ? 1 - reachRatio : 1 + reachRatio;
  const price = Math.round((last * reach) / step) * step;
  // A share near the end of its band has no room for all of it.
  const lowest = Math.ceil((quote.lower_band ?? 0) / step) * step;
  const highest = Math.floor((quote.upper_band ?? Infinity) / step) * step;
  return {
    symbol,
    side: isSale ? 'SELL' : 'BUY',
    quantity: Math.ceil(orderWorth / last) + (turn % 20),
    price: Math.min(highest, Math.max(lowest, price)),
  };
}

/**
 * Orders that are not matched to their last unit by now. The crowd of ten shares has not enough orders for so many in a
 * minute, so a part of them rests until one of the other side comes, a moment later.
 */
async function countWaiting(clients: readonly OrderingClient[]): Promise<number> {
  let count = 0;
  for (const client of clients) count += await client.waitingCount();
  return count;
}

/** Sends orders at a pace, whether those before were answered or not. */
async function send(
  clients: readonly OrderingClient[],
  seconds: number,
  quotes: LiveQuotes,
): Promise<Answers> {
  const answers: Answers = { ms: [], filled: 0, refusals: [] };
  const sent: Array<Promise<void>> = [];
  const began = performance.now();
  const count = seconds * ordersPerSecond;

  async function sendOne(turn: number): Promise<void> {
    const due = began + (turn / ordersPerSecond) * 1_000;
    const answer = await clients[turn % clients.length]?.place(wishOf(turn, quotes.now()));
    answers.ms.push(performance.now() - due);
    if (answer?.status !== 200) answers.refusals.push(answer?.body ?? '');
    else if (answer.body.includes('"status":"COMPLETE"')) answers.filled += 1;
  }

  while (sent.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - began) / 1_000) * ordersPerSecond) + 1);
    while (sent.length < due) sent.push(sendOne(sent.length));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(sent);
  return answers;
}

/** Sockets that hear of the whole market, each of a part of it. */
async function follow(origin: string): Promise<{ receptions: Reception[]; stop: () => void }> {
  const instruments = await allInstruments(origin);
  const each = Math.ceil(instruments.length / socketCount);
  const receptions: Reception[] = Array.from({ length: socketCount }, () => ({
    lagsMs: [],
    ticks: 0,
    gaps: 0,
  }));
  const sockets = await Promise.all(
    receptions.map(async (into, index) => {
      const token = await signIn(origin, String(firstMobile + index));
      return receiveTicks(
        { origin, token, instruments: instruments.slice(index * each, (index + 1) * each) },
        into,
      );
    }),
  );
  return {
    receptions,
    stop() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

function sumOf(receptions: readonly Reception[], pick: (reception: Reception) => number): number {
  return receptions.reduce((sum, reception) => sum + pick(reception), 0);
}

/** Signed-in clients with all the confirmations that they will need; few at a time, as the slow hashes are done. */
async function prepareClients(origin: string): Promise<OrderingClient[]> {
  const ordersEach = Math.ceil(((measuredSeconds + warmUpSeconds) * ordersPerSecond) / clientCount);
  const clients: OrderingClient[] = [];
  for (let first = 0; first < clientCount; first += togetherCount) {
    const group = Array.from({ length: togetherCount }, async (_, place) => {
      const client = await createOrderingClient(origin, String(firstMobile + first + place));
      await client.prepare(ordersEach);
      return client;
    });
    clients.push(...(await Promise.all(group)));
  }
  return clients;
}

async function run({ origin, process: { pid } }: RunningSandbox): Promise<Figure[]> {
  const clients = await prepareClients(origin);
  const { receptions, stop } = await follow(origin);
  const failures: unknown[] = [];
  const quotes = await followQuotes(origin, (error) => failures.push(error));
  await send(clients, warmUpSeconds, quotes);
  const ticksBefore = sumOf(receptions, ({ ticks }) => ticks);
  const began = performance.now();
  const cpuBefore = cpuMsOf(pid);
  const answers = await send(clients, measuredSeconds, quotes);
  const seconds = (performance.now() - began) / 1_000;
  if (answers.refusals[0] !== undefined) console.log(`The first refusal: ${answers.refusals[0]}`);
  const cpuMs = cpuMsOf(pid) - cpuBefore;
  const ticks = sumOf(receptions, (reception) => reception.ticks) - ticksBefore;
  const waiting = await countWaiting(clients);
  stop();
  quotes.stop();
  for (const client of clients) client.close();
  if (failures.length > 0) throw new AggregateError(failures, 'Prices could not be read.');
  const named = (name: string, unit?: string) => ({ name, unit });
  return [
    atLeast(named('orders answered a second'), answers.ms.length / seconds, ordersPerSecond * 0.99),
    atMost(named('order to answer, 99th percentile', ' ms'), percentile(answers.ms, 0.99), 50),
    told(named('order to answer, median', ' ms'), percentile(answers.ms, 0.5)),
    // With the rounds of the market and the quotes of that time; what a loaded machine does not change much.
    told(named('processor time of the server an order', ' ms'), cpuMs / answers.ms.length),
    atMost(named('orders refused'), answers.refusals.length, 0),
    atLeast(named('orders matched by the end', ' %'), (1 - waiting / answers.ms.length) * 100, 95),
    told(named('orders filled in their answer', ' %'), (answers.filled / answers.ms.length) * 100),
    atLeast(named('changed quotes a second going out'), ticks / seconds, 10_000),
    atMost(
      named('missing batches of quotes'),
      sumOf(receptions, ({ gaps }) => gaps),
      0,
    ),
  ];
}

/** 100 clients who place 500 orders a second for a minute, while the quotes of the whole market go out. */
export async function measureOrders(): Promise<Figure[]> {
  const env = { SANDBOX_ROUND_MS: String(roundMs), SANDBOX_BUSIEST: '1' };
  const sandbox = await startSandbox(env, { program: 'bench/serveOrders.ts' });
  try {
    return await run(sandbox);
  } finally {
    await sandbox.stop();
  }
}
