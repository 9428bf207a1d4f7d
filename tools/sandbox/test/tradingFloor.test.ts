import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../src/database/database.ts';
import type { ClientCommand } from '../src/engine/index.ts';
import { createSandboxClock } from '../src/machine/createSandboxClock.ts';
import { createMarket } from '../src/market/market.ts';
import { createTradingFloor, type TradingFloor } from '../src/orders/execution/tradingFloor.ts';
import { startOfTest } from './support/testSandbox.ts';

const share = { market: 'NSE', symbol: 'ARAVBANK' } as const;

let database: Database;
let floor: TradingFloor;
let rebuilds: () => number;
/** Paise: the lowest that is taken, far below the market. */
let price: number;

beforeEach(() => {
  database = openDatabase(':memory:');
  const clock = createSandboxClock(() => startOfTest, 0);
  const market = createMarket({ clock, database, seed: 'floor', alwaysOpen: true, roundMs: 250 });
  const replay = vi.spyOn(market.engine().trade, 'replay');
  rebuilds = () => replay.mock.calls.length;
  floor = createTradingFloor(database, market);
  price = Math.round((market.engine().quote('NSE', 'ARAVBANK')?.lowerBand ?? 0) * 100);
});

afterEach(() => {
  vi.restoreAllMocks();
  database.close();
});

const resting = (id: string): ClientCommand => ({
  kind: 'place',
  id,
  owner: 'client',
  side: 'BUY',
  type: 'LIMIT',
  validity: 'DAY',
  quantity: 10,
  price,
  trigger: null,
});

/** @returns what came of it last. */
const send = (id: string) => floor.send(share, resting(id)).at(-1)?.event.kind;

describe('the books behind the floor [I5A-4-JOURNAL]', () => {
  it('are not built again for many commands of one transaction, as of a cancel of all orders', () => {
    database.transaction(() => {
      for (const id of ['a', 'b', 'c']) send(id);
    });
    database.transaction(() => send('d'));

    expect(rebuilds()).toBe(0);
  });

  it('are built again once after a rollback, also where commands of it had been written', () => {
    database.transaction(() => send('a'));
    const undone = () =>
      database.transaction(() => {
        send('b');
        send('c');
        throw new Error('taken back');
      });
    expect(undone).toThrow('taken back');

    // Its number is free again, and the order of before stands.
    expect(database.transaction(() => send('b'))).toBe('accepted');
    expect(database.transaction(() => send('a'))).toBe('rejected');
    expect(rebuilds()).toBe(1);
  });

  it('are built again for whoever comes next where a rolled-back transaction had rebuilt them', () => {
    floor.invalidate();
    const undone = () =>
      database.transaction(() => {
        send('a');
        throw new Error('taken back');
      });
    expect(undone).toThrow('taken back');
    database.transaction(() => send('a'));

    expect(rebuilds()).toBe(2);
  });
});
