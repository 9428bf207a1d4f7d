import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { openDatabase } from '../src/database/database.ts';
import { takeDataFolder } from '../src/database/dataFolder.ts';
import { openClock, storeClock } from '../src/database/storedClock.ts';
import { readEnvironment } from '../src/environment.ts';
import { systemRandom } from '../src/index.ts';
import type { Quote } from '../src/engine/index.ts';
import { createSeeder } from '../src/scenarios/createSeeder.ts';
import { createServices } from '../src/services/services.ts';
import { orderedShares, orderScenario } from './orderScenario.ts';

// A program of its own, for `npm run bench -- recovery`: `fillJournal.ts <folder> <orders>`. It fills a data folder with
// orders, placed by the sandbox's own functions at 500 a second of its clock, and prints what has become of them.

const [folder = '', count = '1000'] = process.argv.slice(2);
const orderCount = Number(count);

/** Of the sandbox's clock: 500 orders a second. */
const stepMs = 2;
/** Rupees. */
const orderWorth = 25_000;
/** Between two looks at what the crowd has done to those that wait. */
const batchSize = 100;
/** One of so many crosses the market and is filled; the others wait below it. */
const oneIsFilled = 4;

const environment = readEnvironment({ WEALTH_DATA: folder }, resolve(import.meta.dirname, '../../..'));
const place = takeDataFolder(folder);
const database = openDatabase(place.databasePath);
const clock = openClock(database, () => Date.now());
const services = createServices({
  clock,
  random: systemRandom,
  database,
  dataFolder: folder,
  scryptCost: 16,
  onError(error) {
    throw error;
  },
  market: {
    seed: environment.seed,
    alwaysOpen: true,
    roundMs: environment.roundMs,
    onBrokenBook: ({ rule }) => {
      throw new Error(rule);
    },
  },
});
const { clients, market, orders } = services;
await createSeeder(services, orderScenario).seedWhenMissing();

const began = clock.now();
clock.pause();

const clientIds = orderScenario.clients.flatMap(({ mobile }) => clients.byMobile(mobile)?.id ?? []);

/** Rupees: across the market, or near the lower end of what is accepted. */
function priceOf(turn: number, { lastPrice, lowerBand, upperBand, tickSize }: Quote): number {
  const wanted =
    turn % oneIsFilled === 0
      ? Math.min(lastPrice * 1.01, upperBand ?? Infinity)
      : Math.max(lastPrice * (0.97 - (turn % 7) / 1_000), lowerBand ?? 0) + tickSize;
  return Number((Math.floor(wanted / tickSize + 1e-6) * tickSize).toFixed(2));
}

/** Places one order at the price of its turn. */
function placeOne(turn: number): void {
  const symbol = orderedShares[turn % orderedShares.length];
  const clientId = clientIds[Math.floor(turn / orderedShares.length) % clientIds.length];
  const share = symbol && orders.share('NSE', symbol);
  if (!share || clientId === undefined) throw new Error('There is nobody, or nothing, to order.');
  const price = priceOf(turn, share.quote);
  const draft = {
    instrument: { market: 'NSE', symbol },
    side: 'BUY',
    order_type: 'LIMIT',
    product: 'CNC',
    validity: 'DAY',
    quantity: Math.ceil(orderWorth / price) + (turn % 20),
    price,
  } as const;
  const placed = orders.place(clientId, share, { draft, key: randomUUID() });
  if (placed.kind !== 'order') throw new Error(`An order was refused: ${JSON.stringify(placed)}`);
}

for (let first = 0; first < orderCount; first += batchSize) {
  clock.set(began + first * stepMs);
  for (const { events } of market.engine().step(new Set())) orders.onEvents(events);
  database.transaction(() => {
    for (let turn = first; turn < Math.min(first + batchSize, orderCount); turn += 1) {
      clock.set(began + turn * stepMs);
      placeOne(turn);
    }
  });
}
database.transaction(() => {
  market.save();
  orders.prune();
});
clock.resume();
storeClock(database, clock);
const counted = database.query
  .selectFrom('client_order')
  .select((row) => ['status', row.fn.countAll<number>().as('count')] as const)
  .groupBy('status');
const byStatus = Object.fromEntries(database.all(counted).map(({ status, count: of }) => [status, of]));
database.close();
place.release();
process.stdout.write(`${JSON.stringify(byStatus)}\n`);
