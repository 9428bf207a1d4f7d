import { fromPaise, noMoney, type ChargeLine, type Side } from '@wealth/domain';
import { freshClient } from '../../src/clients/clients.ts';
import { createClients } from '../../src/clients/clients.ts';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { checkLedger } from '../../src/ledger/checkLedger.ts';
import type { BookedFill, Fill } from '../../src/ledger/createFillBook.ts';
import { createLedger, type Ledger } from '../../src/ledger/createLedger.ts';
import { createSandboxClock, type SandboxClock } from '../../src/machine/createSandboxClock.ts';

type Line = Pick<ChargeLine, 'code' | 'amount'>;

/** What a test says of a trade: paise, and charges by code. */
export interface TestFill {
  side?: Side;
  order?: string;
  isin?: string;
  market?: 'NSE' | 'BSE';
  quantity: number;
  price: number;
  lines?: Partial<Record<Line['code'], number>>;
  depository?: number;
  stillHeld?: number;
}

export interface TestLedger {
  ledger: Ledger;
  database: Database;
  clock: SandboxClock;
  clientId: string;
  otherId: string;
  at(iso: string): void;
  fill(fill: TestFill): BookedFill;
  /** Closes it; what is broken in it. */
  close(): string[];
}

export const isin = 'INE000Z01012';
export const otherIsin = 'INE000Z01020';

function linesOf(amounts: TestFill['lines'] = {}): Line[] {
  const codes: ReadonlyArray<Line['code']> = ['securitiesTransactionTax', 'exchangeFee', 'stampDuty', 'gst'];
  return codes.flatMap((code) => {
    const amount = amounts[code];
    return amount === undefined ? [] : [{ code, amount: fromPaise(amount) }];
  });
}

/** A ledger in memory with two clients, on a Thursday at 11:00. */
export function createTestLedger(): TestLedger {
  const database = openDatabase(':memory:');
  const clock = createSandboxClock(() => Date.parse('2026-11-19T11:00:00+05:30'));
  const clients = createClients(database, clock);
  const client = (mobile: string) => clients.create({ ...freshClient, mobile, password_hash: '' }) ?? '';
  const ledger = createLedger(database, clock);
  const clientId = client('9000000000');
  let trades = 0;

  function toFill(fill: TestFill): Fill {
    trades += 1;
    return {
      clientId,
      reference: fill.order ?? `order-${trades}`,
      tradeId: `trade-${trades}`,
      side: fill.side ?? 'BUY',
      market: fill.market ?? 'NSE',
      symbol: 'ARAVBANK',
      isin: fill.isin ?? isin,
      quantity: fill.quantity,
      price: fromPaise(fill.price),
      at: clock.now(),
      lines: linesOf(fill.lines),
      depositoryLines:
        fill.depository === undefined ? [] : [{ code: 'depositoryFee', amount: fromPaise(fill.depository) }],
      stillHeld: fill.stillHeld === undefined ? noMoney : fromPaise(fill.stillHeld),
    };
  }

  return {
    ledger,
    database,
    clock,
    clientId,
    otherId: client('9000000001'),
    at: (iso) => clock.set(Date.parse(`${iso}+05:30`)),
    fill: (fill) => ledger.bookFill(toFill(fill)),
    close() {
      const broken = checkLedger(database, clock.now());
      database.close();
      return broken;
    },
  };
}
