import { randomUUID } from 'node:crypto';
import { ApiError } from '@wealth/api-sdk';
import type { OrderBody, OrderDetail } from '@wealth/api-sdk/model';
import { createDesk, type DeskEnvironment, type Progress } from '@wealth/placing';
import { createIntents } from '@wealth/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChance } from './testing/createChance.ts';
import { RealExchange } from './testing/RealExchange.ts';

/*
 * The desk of the app before the real exchange, and between them a wire on which nothing happens by itself: a request
 * arrives, is carried out, is answered, its answer is lost, its sender gives up, a question arrives, a timer runs out, another
 * tab sends or asks under the same key, the client presses again, each when a seed says so.
 */

const interleavings = 200;
const wish = {
  instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  side: 'BUY',
  order_type: 'LIMIT',
  product: 'CNC',
  validity: 'DAY',
  quantity: 40,
} as const satisfies Omit<OrderBody, 'client_order_id' | 'price'>;
/** MD5 of the seeded client's PIN. */
const pin = 'd3786ec2413a8cd9413bfcb24be95a73';

let exchange: RealExchange;
let price: number;

beforeAll(async () => {
  exchange = await RealExchange.start();
  await exchange.signIn();
  price = Math.ceil(await exchange.lowestPrice(wish)) + 5;
});

afterAll(() => exchange.stop());

/** Everything that may happen next. */
class Wire {
  readonly #below: (limit: number) => number;
  readonly #next: Array<{ name: string; happen: () => Promise<void> | void }> = [];
  readonly happened: string[] = [];

  constructor(seed: number) {
    this.#below = createChance(seed);
  }

  /** Says that something may happen. @returns the way to take that back. */
  may(name: string, happen: () => Promise<void> | void): () => void {
    const event = { name, happen };
    this.#next.push(event);
    return () => {
      const index = this.#next.indexOf(event);
      if (index >= 0) this.#next.splice(index, 1);
    };
  }

  /** A request: it arrives and is carried out; then its answer comes or is lost. Its sender may have given up by then. */
  send<Data>(name: string, carryOut: () => Promise<Data>): Promise<Data> {
    return new Promise((resolve, reject) => {
      const lost = () => reject(new ApiError('network', name));
      const keep = this.may(`${name}: its sender gives up`, lost);
      this.may(`${name} arrives`, async () => {
        const answer = await carryOut().then(
          (data) => () => resolve(data),
          (error: unknown) => () => reject(error instanceof Error ? error : new TypeError('unknown')),
        );
        const isLost = this.#below(2) === 0;
        this.may(`${name}: its answer ${isLost ? 'is lost' : 'comes'}`, () => {
          keep();
          (isLost ? lost : answer)();
        });
      });
    });
  }

  async run(): Promise<void> {
    while (this.#next.length > 0) {
      const [event] = this.#next.splice(this.#below(this.#next.length), 1);
      if (!event) return;
      this.happened.push(event.name);
      await event.happen();
      // Whoever waits for it goes on as far as it can.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** The storage and the locks of one browser. */
function createBrowser() {
  const entries = new Map<string, string>();
  const tails = new Map<string, Promise<unknown>>();
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
  const withLock = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (tails.get(name) ?? Promise.resolve()).then(work);
    tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
  return { entries, storage, withLock };
}

/** The PIN's confirmation that no order has used up yet. */
let confirmation = '';

async function placeConfirmed(body: OrderBody): Promise<OrderDetail> {
  try {
    return await exchange.place(body, confirmation);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error;
    confirmation = await exchange.confirm(pin);
    return exchange.place(body, confirmation);
  }
}

interface Interleaved {
  key: string;
  happened: readonly string[];
  /** What the client was told, in the tab that sent and in the other one. */
  beliefs: Array<Progress<OrderDetail> | null>;
  isForgotten: boolean;
}

async function interleave(seed: number): Promise<Interleaved> {
  const wire = new Wire(seed);
  const browser = createBrowser();
  const key = randomUUID();
  const body: OrderBody = { ...wish, price, client_order_id: key };
  const post = () => placeConfirmed(body);
  const environment = (tab: string): DeskEnvironment<OrderBody, OrderDetail> => ({
    kind: 'order',
    place: () => wire.send(`the order of ${tab}`, post),
    ask: (asked) =>
      wire.send(`the question of ${tab}`, async () => {
        const { order: placed, sealed } = await exchange.ask(asked);
        return { placed, sealed };
      }),
    intents: createIntents({
      storage: browser.storage,
      now: () => 0,
      newKey: () => key,
      onOtherTab: () => () => undefined,
      withLock: browser.withLock,
    }),
    client: () => '100006',
    after: (_, run) => wire.may(`a timer of ${tab} runs out`, run),
    isOnline: () => true,
    onOnline: () => () => undefined,
  });
  const desk = createDesk(environment('this tab'));
  const otherDesk = createDesk(environment('the other tab'));
  const told: Array<Promise<Progress<OrderDetail> | null>> = [desk.send({ key, body })];
  wire.may('the client presses again', () => void told.push(desk.send({ key, body })));
  wire.may('the other tab takes it up', () => void told.push(otherDesk.takeUp(key)));
  wire.may('the same request comes a second time', () =>
    post().then(
      () => undefined,
      () => undefined,
    ),
  );
  await wire.run();
  return {
    key,
    happened: wire.happened,
    beliefs: await Promise.all(told),
    isForgotten: browser.entries.size === 0,
  };
}

/** What a client takes to be true: an order, or that there is none; null for a tab that was told nothing. */
function believedOf(belief: Progress<OrderDetail> | null): string | null {
  return belief?.kind === 'placed' ? belief.placed.id : (belief?.kind ?? null);
}

it(
  'places one order at most in 200 interleavings, and believes what the exchange has [I5A-12-LOST] [DEM-2]',
  { timeout: 240_000 },
  async () => {
    const ends = new Map<string, number>();
    for (let seed = 1; seed <= interleavings; seed += 1) {
      const { key, happened, beliefs, isForgotten } = await interleave(seed);
      const waiting = await exchange.waitingUnder(key);
      const { order, sealed } = await exchange.ask(key);
      const context = `seed ${seed}: ${happened.join(', ')}`;

      for (const belief of beliefs) if (belief) ends.set(belief.kind, (ends.get(belief.kind) ?? 0) + 1);
      expect({ context, waiting, isForgotten, believed: beliefs.map(believedOf) }).toEqual({
        context,
        waiting: order ? [order.id] : [],
        isForgotten: true,
        believed: beliefs.map((belief) => belief && (order?.id ?? 'notPlaced')),
      });
      expect(sealed).toBe(order === null);
      await exchange.cancelAll();
    }
    // Both ends have been seen, and often.
    expect(ends.get('placed')).toBeGreaterThan(interleavings / 4);
    expect(ends.get('notPlaced')).toBeGreaterThan(interleavings / 8);
  },
);
