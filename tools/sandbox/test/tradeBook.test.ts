import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemRandom } from '../src/index.ts';
import { freshClient } from '../src/clients/clients.ts';
import { createSandboxClock } from '../src/machine/createSandboxClock.ts';
import { openDatabase } from '../src/database/database.ts';
import { createTradeBook } from '../src/ledger/tradeBook.ts';
import { createServices, type Services } from '../src/services/services.ts';
import { startOfTest } from './support/testSandbox.ts';

const symbols = ['ARAVBANK', 'LOHASTEEL', 'RATHMOTOR'] as const;
const days = ['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-27', '2026-11-03', '2026-11-18'];
const depositPaise = 1_000_000_000_000;

const tradeArbitrary = fc.record({
  symbol: fc.constantFrom(...symbols),
  quantity: fc.integer({ min: 1, max: 5_000 }),
  /** Rupees with two decimals. */
  price: fc.integer({ min: 1, max: 2_000_000 }).map((paise) => paise / 100),
  wantsToSell: fc.boolean(),
});

let services: Services;
let dataFolder: string;

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'wealth-book-'));
  services = createServices({
    clock: createSandboxClock(() => startOfTest),
    random: systemRandom,
    database: openDatabase(':memory:'),
    dataFolder,
    scryptCost: 16,
    market: { seed: 'test', alwaysOpen: true, roundMs: 250 },
  });
});

afterAll(() => {
  services.database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

it('deposits, gains and charges are cash and holdings to the paisa after any month of trading', () => {
  const { accounts, clients, database } = services;
  fc.assert(
    fc.property(fc.array(tradeArbitrary, { maxLength: 40 }), (trades) => {
      database.clear();
      const clientId = clients.create({ ...freshClient, mobile: '9000000000', password_hash: '' }) ?? '';
      const book = createTradeBook(database);
      const at = Date.parse('2026-10-01T10:00:00+05:30');
      book.note({ clientId, kind: 'deposit', amountPaise: depositPaise, at, settlesAt: at, note: '' });
      const held = new Map<string, number>();
      for (const [index, { symbol, quantity, price, wantsToSell }] of trades.entries()) {
        const day = calendarDay(days[Math.floor((index * days.length) / trades.length)] ?? '2026-11-18');
        const owned = held.get(symbol) ?? 0;
        const isSale = wantsToSell && owned > 0;
        const units = isSale ? Math.min(quantity, owned) : quantity;
        const trade = { clientId, market: 'NSE' as const, symbol, quantity: units, price, day };
        if (isSale) book.sell(trade);
        else book.buy(trade);
        held.set(symbol, owned + (isSale ? -units : units));
      }

      const money = accounts.money(clientId);
      const positions = accounts.positions(clientId);
      const value = positions.reduce((sum, position) => sum + position.value, 0);
      const cost = positions.reduce((sum, position) => sum + position.cost, 0);
      const charges = database
        .all(database.query.selectFrom('ledger_entry').select('amount_paise').where('kind', '=', 'charges'))
        .reduce((sum, entry) => sum + entry.amount_paise, 0);

      expect(money.cash + value).toBe(
        depositPaise + charges + accounts.realisedGain(clientId) + value - cost,
      );
      expect(money.available + money.blocked + money.unsettled).toBe(money.cash);
      for (const { symbol, quantity } of positions) expect(quantity).toBe(held.get(symbol));
    }),
    { numRuns: 60 },
  );
});

it('sells nothing that is not held', () => {
  const { clients, database } = services;
  database.clear();
  const clientId = clients.create({ ...freshClient, mobile: '9000000000', password_hash: '' }) ?? '';
  const trade = {
    clientId,
    market: 'NSE',
    symbol: 'ARAVBANK',
    price: 1_000,
    day: calendarDay('2026-11-18'),
  } as const;
  const book = createTradeBook(database);
  book.buy({ ...trade, quantity: 10 });

  expect(() => database.transaction(() => book.sell({ ...trade, quantity: 11 }))).toThrow(
    '1 more sold than held',
  );
});
