import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRandom } from '../fuzz/createSeededRandom.ts';
import {
  accounts,
  createTrader,
  orderOf,
  quoteOf,
  type Trader,
  type Wish,
} from '../simulator/createTrader.ts';
import { checkMoney } from '../simulator/checkMoney.ts';
import { checkOrders } from '../simulator/checkOrders.ts';
import {
  openRemains,
  openSimulatedSandbox,
  type SimulatedSandbox,
} from '../simulator/openSimulatedSandbox.ts';
import { differences, readState } from '../simulator/readState.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';

/*
 * One sandbox trades on. At random points of each request its files are copied, as a process that is killed there leaves
 * them; each copy is opened as a process after the kill, the client asks what became of the request and repeats it if
 * nothing did, and then it has to be where the one is that nobody has killed: at once, and a minute later, with what its
 * books have traded by then.
 */

const classes = ['before append', 'inside the transaction', 'after commit', 'before the answer'] as const;
type Class = (typeof classes)[number];

interface Killed {
  class: Class;
  folder: string;
}

/** By the bytes that a kill has left: whether its request came through. The same bytes are the same start. */
type Revived = Map<string, boolean>;

interface Request {
  trader: number;
  send: (trader: Trader, cookie: string) => Promise<{ status: number }>;
  /** Whether it has come through; a client who knows it has not sends it again. */
  recover: (
    trader: Trader,
    hasChanged: () => boolean,
  ) => Promise<{ isThrough: boolean; standsFor: Map<string, string> }>;
}

const random = createSeededRandom(20_261_119);
const instrument = { market: 'NSE', symbol: 'ARAVBANK' };
const minuteMs = 60_000;
/** Five points each. */
const requestCount = 40;

let main: SimulatedSandbox;
let traders: Trader[];
const waiting: Array<{ trader: number; id: string; quantity: number }> = [];

beforeAll(async () => {
  main = await openSimulatedSandbox();
  traders = accounts.map((account) => createTrader(main, account));
});

afterAll(() => main.dispose());

async function lastPrice(): Promise<number> {
  const quote = await quoteOf(main, instrument);
  if (!quote) throw new Error('no quote');
  return quote.last_price;
}

const marketWish = (side: Wish['side']): Wish => ({
  instrument,
  side,
  order_type: 'MARKET',
  validity: 'DAY',
  quantity: 25 + random.below(20),
});

/** Resting, trading at once, and waiting for a trigger. */
async function drawWish(): Promise<Wish> {
  const last = Math.floor(await lastPrice());
  const kind = random.below(5);
  const side = random.chance(0.7) ? 'BUY' : 'SELL';
  const away = side === 'BUY' ? -1 : 1;
  if (kind === 0) return { ...marketWish(side), validity: 'IOC' };
  if (kind === 1) return marketWish(side);
  if (kind === 2)
    return { ...marketWish(side), order_type: 'SL-M', trigger_price: last - away * (3 + random.below(20)) };
  return { ...marketWish(side), order_type: 'LIMIT', price: last + away * random.below(30) };
}

async function drawPlace(): Promise<Request> {
  const key = randomUUID();
  const wish = await drawWish();
  const trader = random.below(2);
  return {
    trader,
    async send(by, cookie) {
      const reply = await by.place(wish, key, cookie);
      const order = reply.status === 200 ? orderOf(reply) : null;
      if (order) waiting.push({ trader, id: order.id, quantity: order.quantity });
      return reply;
    },
    async recover(by) {
      const { order, sealed } = await by.ask(key);
      expect(sealed).toBe(order === null);
      if (order) return { isThrough: true, standsFor: new Map() };
      // The key is sealed: what is still on its way can become no order, and the client takes another one.
      expect((await by.place(wish, key)).status).toBe(409);
      const another = randomUUID();
      expect((await by.place(wish, another)).status).toBe(200);
      return { isThrough: false, standsFor: new Map([[another, key]]) };
    },
  };
}

/** A change or a cancel of an order that may wait. */
function drawChange(): Request | null {
  const [order] = waiting.splice(random.below(waiting.length), 1);
  if (!order) return null;
  const { id, quantity, trader } = order;
  const less = { quantity: quantity - 2 };
  const send: Request['send'] = random.chance(0.5)
    ? (by, cookie) => by.change(id, less, cookie)
    : (by) => by.cancel(id);
  return {
    trader,
    send,
    async recover(by, hasChanged) {
      const isThrough = hasChanged();
      if (!isThrough) await send(by, await by.confirm());
      return { isThrough, standsFor: new Map() };
    },
  };
}

/** Sends a request, and copies the files at five points of it. */
async function sendAndCopy({ trader: index, send }: Request): Promise<{ killed: Killed[]; status: number }> {
  const trader = traders[index];
  if (!trader) throw new Error('nobody');
  const cookie = await trader.confirm();
  const killed: Killed[] = [];
  const writes = [random.below(5), 5 + random.below(30)];
  let written = 0;
  const keep = (of: Class) => killed.push({ class: of, folder: main.remains() });
  main.watch((step) => {
    if (step === 'begin') keep('before append');
    if (step === 'write') {
      if (writes.includes(written)) keep('inside the transaction');
      written += 1;
    }
    // A short one has all written by then, and nothing of it is.
    if (step === 'commit') for (const nth of writes) if (nth >= written) keep('inside the transaction');
    if (step === 'committed') keep('after commit');
  });
  const { status } = await send(trader, cookie);
  main.watch(null);
  keep('before the answer');
  return { killed, status };
}

interface Expected {
  before: string[];
  after: string[];
  later: string[];
  startedAt: number;
  laterAt: number;
}

function bytesOf(folder: string): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).toSorted())
    hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

async function reviveOnce(
  { class: of, folder }: Killed,
  revived: Revived,
  open: (folder: string) => Promise<boolean>,
): Promise<void> {
  const bytes = bytesOf(folder);
  const known = revived.get(bytes);
  if (known !== undefined) rmSync(folder, { recursive: true });
  const isThrough = known ?? (await open(folder));
  revived.set(bytes, isThrough);
  expect({ of, isThrough }).toEqual({ of, isThrough: of === 'after commit' || of === 'before the answer' });
}

async function revive(folder: string, request: Request, expected: Expected): Promise<boolean> {
  const revived = await openRemains({ folder, now: expected.startedAt });
  const account = accounts[request.trader];
  if (!account) throw new Error('nobody');
  const hasChanged = () => differences(readState(revived.database()), expected.before).length > 0;
  const { isThrough, standsFor } = await request.recover(createTrader(revived, account), hasChanged);
  revived.round();
  const told = () => readState(revived.database(), standsFor);

  expect(differences(told(), expected.after)).toEqual([]);
  revived.pass(expected.laterAt - expected.startedAt);
  revived.round();
  expect(differences(told(), expected.later)).toEqual([]);
  expect(checkLedger(revived.database(), revived.now())).toEqual([]);
  expect([...checkOrders(revived.database()), ...checkMoney(revived.database())]).toEqual([]);
  expect(revived.errors).toEqual([]);
  await revived.dispose();
  return isThrough;
}

it(
  'is after a kill at 200 random points of four classes where it is without one [I5A-4-KILL]',
  { timeout: 180_000 },
  async () => {
    const counts = new Map<Class, number>();
    for (let sent = 0; sent < requestCount;) {
      const request = (random.chance(0.3) ? drawChange() : null) ?? (await drawPlace());
      main.round();
      const before = readState(main.database());
      const startedAt = main.now();
      const { killed, status } = await sendAndCopy(request);
      main.round();
      const after = readState(main.database());
      main.pass(minuteMs);
      main.round();
      const expected = { before, after, later: readState(main.database()), startedAt, laterAt: main.now() };
      // What was refused has changed nothing: there is nothing to come back to.
      if (status !== 200) continue;
      sent += 1;
      const revived: Revived = new Map();
      for (const one of killed) {
        counts.set(one.class, (counts.get(one.class) ?? 0) + 1);
        await reviveOnce(one, revived, (folder) => revive(folder, request, expected));
      }
      // Nothing of a transaction is in the files before its end, so that there are a before and an after at least.
      expect(revived.size).toBeGreaterThanOrEqual(2);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'before append': 40,
      'inside the transaction': 80,
      'after commit': 40,
      'before the answer': 40,
    });
    expect(main.errors).toEqual([]);
  },
);
