import { fromPaise, noMoney, type ChargeLine, type Side } from '@wealth/domain';
import { createClients, freshClient } from '../../src/clients/clients.ts';
import { openDatabase, type Database } from '../../src/database/database.ts';
import { cashOf, unitsOf } from '../../src/ledger/accountCodes.ts';
import { checkLedger } from '../../src/ledger/checkLedger.ts';
import type { BookedFill, Fill } from '../../src/ledger/createFillBook.ts';
import { createLedger, type Ledger } from '../../src/ledger/createLedger.ts';
import type { PaidDividend } from '../../src/ledger/createDividendBook.ts';
import { moved, type Moved } from '../../src/ledger/createMovements.ts';
import type { Shortage } from '../../src/ledger/createHolds.ts';
import type { Money } from '../../src/ledger/createMoneyReader.ts';
import type { UnitBalance } from '../../src/ledger/createUnitTable.ts';
import { systemRandom } from '../../src/machine/systemRandom.ts';
import { createSandboxClock, type SandboxClock } from '../../src/machine/createSandboxClock.ts';

type Line = Pick<ChargeLine, 'code' | 'amount'>;

/** What a test says of a trade: paise, and charges by code. */
export interface TestTrade {
  side?: Side;
  order?: string;
  tradeId?: string;
  isin?: string;
  market?: 'NSE' | 'BSE';
  quantity: number;
  price: number;
  lines?: Partial<Record<Line['code'], number | undefined>>;
  depository?: number;
  depositoryGst?: number;
  stillHeld?: number;
}

export interface TestLedger {
  ledger: Ledger;
  database: Database;
  clock: SandboxClock;
  clientId: string;
  otherId: string;
  at(iso: string): void;
  trade(trade: TestTrade): BookedFill;
  /** Buys, and waits until it is settled. */
  own(quantity: number, isin?: string): void;
  deposit(paise: number): void;
  /** A withdrawal that is paid at once. */
  withdraw(paise: number): Shortage | null;
  /** A pledge of settled units. */
  pledge(quantity: number, isin?: string): Moved<'pledge'>;
  payDividend(paise: number, isin?: string, event?: string): PaidDividend;
  money(): Money;
  units(isin?: string): UnitBalance | undefined;
  hold(order: string, paise: number): Shortage | null;
  holdUnits(order: string, quantity: number): Shortage | null;
  /** Closes it; what is broken in it. */
  close(): string[];
}

export const isin = 'INE000Z01012';
export const otherIsin = 'INE000Z01020';

function linesOf(amounts: TestTrade['lines'] = {}): Line[] {
  const codes: ReadonlyArray<Line['code']> = [
    'securitiesTransactionTax',
    'exchangeFee',
    'stampDuty',
    'depositoryFee',
    'gst',
  ];
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
  const ledger = createLedger({ database, clock, random: systemRandom });
  const clientId = client('9000000000');
  let trades = 0;
  let dividends = 0;

  function toFill(trade: TestTrade): Fill {
    trades += 1;
    return {
      clientId,
      reference: trade.order ?? `order-${trades}`,
      tradeId: trade.tradeId ?? `trade-${trades}`,
      side: trade.side ?? 'BUY',
      market: trade.market ?? 'NSE',
      symbol: 'ARAVBANK',
      isin: trade.isin ?? isin,
      quantity: trade.quantity,
      price: fromPaise(trade.price),
      at: clock.now(),
      lines: linesOf(trade.lines),
      depositoryLines: linesOf({ depositoryFee: trade.depository, gst: trade.depositoryGst }),
      stillHeld: trade.stillHeld === undefined ? noMoney : fromPaise(trade.stillHeld),
    };
  }

  const trade = (made: TestTrade) => ledger.bookFill(toFill(made));
  const at = (iso: string) => clock.set(Date.parse(`${iso}+05:30`));

  return {
    ledger,
    database,
    clock,
    clientId,
    otherId: client('9000000001'),
    at,
    trade,
    own(quantity, of = isin) {
      trade({ quantity, price: 100, isin: of });
      at('2026-11-20T11:00:00');
    },
    deposit: (paise) => ledger.deposit({ clientId, amount: fromPaise(paise), at: clock.now() }),
    withdraw(paise) {
      const now = { at: clock.now() };
      const legs = { money: { amount: paise } };
      const { movement, shortage } = ledger.begin({ clientId, kind: 'withdrawal', legs, ...now });
      if (!movement) return shortage;
      const sent = moved(ledger.advance(movement, 'SENT', now));
      moved(ledger.advance(sent, 'PAID', now));
      return null;
    },
    pledge: (quantity, of = isin) =>
      ledger.begin({
        clientId,
        kind: 'pledge',
        legs: { units: { amount: quantity, isin: of } },
        at: clock.now(),
      }),
    payDividend(paise, of = isin, event = `dividend ${(dividends += 1)}`) {
      const now = clock.now();
      const paid = { clientId, isin: of, amount: fromPaise(paise), at: now, event };
      return ledger.receiveDividend(ledger.expectDividend(paid), now, [of]);
    },
    money: () => ledger.money(clientId),
    units: (of = isin) => ledger.units(clientId).find((row) => row.isin === of),
    hold: (order, paise) =>
      ledger.hold({ clientId, reference: order, legs: [{ account: cashOf(clientId), amount: paise }] }),
    holdUnits: (order, quantity) =>
      ledger.hold({
        clientId,
        reference: order,
        legs: [{ account: unitsOf(clientId, isin, 'settled'), amount: quantity }],
      }),
    close() {
      const broken = checkLedger(database, clock.now());
      database.close();
      return broken;
    },
  };
}
