import { calendarDay } from '@wealth/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshClient } from '../src/clients/clients.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { systemRandom } from '../src/index.ts';
import { createSandboxClock } from '../src/machine/createSandboxClock.ts';
import { createServices, type Services } from '../src/services/services.ts';
import { startOfTest } from './support/testSandbox.ts';

let database: Database;
let services: Services;

beforeEach(() => {
  database = openDatabase(':memory:');
  services = createServices({
    clock: createSandboxClock(() => startOfTest),
    random: systemRandom,
    database,
    dataFolder: '/nowhere',
    scryptCost: 16,
    market: { seed: 'test', alwaysOpen: true, roundMs: 250 },
    onError: (error) => {
      throw error;
    },
  });
});

afterEach(() => database.close());

function client(allowBonus: 0 | 1): string {
  const id = services.clients.create({
    ...freshClient,
    mobile: `900000000${allowBonus}`,
    password_hash: 'hash',
    allow_bonus: allowBonus,
  });
  if (id === null) throw new Error('the client is there already');
  return id;
}

const sale = {
  kind: 'order',
  id: 'order-1',
  market: 'NSE',
  symbol: 'ARAVBANK',
  day: calendarDay('2026-11-19'),
  at: startOfTest,
} as const;

it('a waiver is earned once for each reason, and only with the right [I6B-3-GRANT]', () => {
  const id = client(1);
  expect(services.offers.earn(id, 'risk_lessons')).toMatchObject({ reason: 'risk_lessons', uses: 1 });
  expect(services.offers.earn(id, 'risk_lessons')).toBeNull();
  services.offers.use(id, sale);
  expect(services.offers.earn(id, 'risk_lessons')).toBeNull();
  expect(services.offers.table.list(id)).toHaveLength(1);

  const other = client(0);
  expect(services.offers.earn(other, 'risk_lessons')).toBeNull();
  expect(services.offers.table.list(other)).toEqual([]);
});

it('what earned it is refused a second time by the database too [I6B-3-GRANT]', () => {
  const id = client(1);
  const granted = services.offers.earn(id, 'risk_lessons');
  if (!granted) throw new Error('nothing was earned');
  const { seq: _, ...again } = { ...granted, id: 'another' };
  expect(() => database.insert('offer', again)).toThrow(/UNIQUE/);
  expect(() => database.update('offer', { id: granted.id }, { used: 2 })).toThrow(/CHECK/);
});

it('is not used by a sale that is taken back, and then by the next one [I6B-BAD-TWICE]', () => {
  const id = client(1);
  services.offers.earn(id, 'risk_lessons');
  expect(() =>
    database.transaction(() => {
      expect(services.offers.use(id, sale)).toMatchObject({ code: 'depositoryWaiver', amount: -1593 });
      throw new Error('the process ends here');
    }),
  ).toThrow('ends here');
  expect(services.offers.isWaived(id, sale.day)).toBe(true);
  expect(services.offers.use(id, sale)).not.toBeNull();
  expect(services.offers.use(id, { ...sale, id: 'order-2' })).toBeNull();
  const [offer] = services.offers.table.list(id);
  expect(services.offers.table.usesOf(offer?.id ?? '')).toMatchObject([{ reference: 'order-1' }]);
});
