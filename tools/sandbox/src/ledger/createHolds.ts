import { istDay, type Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { cashOf, clearing, clearingUnits, unitsOf, type LedgerAccount } from './accountCodes.ts';
import { createAheadTable } from './createAheadTable.ts';
import { createHoldTable } from './createHoldTable.ts';
import type { Journal, Posting } from './createJournal.ts';

/** What an order or application has to be able to pay with. */
export interface HoldRequest {
  clientId: string;
  /** The order or application. */
  reference: string;
  /** What it blocks from now on, in place of what it did; 0 for none. */
  money: Paise;
  /** The units of a sale that it blocks from now on, in place of what it did; null for none. */
  units: { isin: string; quantity: number } | null;
}

/** Why something cannot be blocked or taken: nothing was written then. */
export interface Shortage {
  kind: 'money' | 'units';
  /** Paise or units that there are for it. */
  available: number;
  /** How much more is needed. */
  missing: number;
}

/** What a reference blocks of one account. */
export interface HoldLeg {
  account: LedgerAccount;
  /** Null for money. */
  isin: string | null;
  held: number;
}

export interface HoldOwner {
  clientId: string;
  reference: string;
  at: number;
}

export interface Holds {
  /** Opens a hold, raises it, lowers it: afterwards exactly this is blocked. */
  hold(request: HoldRequest): Shortage | null;
  /** Ends all that an order or application still blocks. */
  release(clientId: string, reference: string): void;
  /** What a reference blocks of money, or of units of an ISIN. */
  leg(owner: Omit<HoldOwner, 'at'>, isin: string | null): HoldLeg;
  /** The entries that change what a leg blocks to `wanted`: post them, the leg itself is written. */
  change(owner: HoldOwner, leg: HoldLeg, wanted: number): Posting[];
}

interface HoldsOptions {
  database: Database;
  journal: Journal;
  now: () => number;
}

function accountOf(clientId: string, isin: string | null): LedgerAccount {
  return isin === null ? cashOf(clientId) : unitsOf(clientId, isin, 'settled');
}

/** What the units of an account are of; null for money. */
function isinOf(clientId: string, code: string): string | null {
  return code === cashOf(clientId).code ? null : (code.split('/').at(-1) ?? '');
}

/** Makes the holds: pending transfers that fills post in parts, and that are void when they end. */
export function createHolds({ database, journal, now }: HoldsOptions): Holds {
  const table = createHoldTable(database);
  const ahead = createAheadTable(database);

  function leg({ clientId, reference }: Omit<HoldOwner, 'at'>, isin: string | null): HoldLeg {
    const account = accountOf(clientId, isin);
    return { account, isin, held: table.held(reference, account.code) };
  }

  function change(owner: HoldOwner, { account, isin, held }: HoldLeg, wanted: number): Posting[] {
    const difference = wanted - held;
    if (difference === 0) return [];
    const { clientId, reference } = owner;
    table.write({ reference, account: account.code, client_id: clientId, held: wanted });
    return [
      {
        phase: difference > 0 ? 'held' : 'released',
        code: 'hold',
        debit: account,
        credit: isin === null ? clearing : clearingUnits(isin),
        amount: Math.abs(difference),
        unit: isin === null ? 'INR' : 'UNITS',
        effectiveAt: owner.at,
      },
    ];
  }

  /** Why a leg cannot block so much: units that are bought and not settled do not count, money on its way does. */
  function shortageOf({ account, isin, held }: HoldLeg, wanted: number): Shortage | null {
    if (wanted <= held) return null;
    const balance = journal.balance(account);
    const coming = isin === null ? 0 : ahead.sum(account, now());
    const available = balance.posted - coming - balance.held + held;
    if (wanted <= available) return null;
    return { kind: isin === null ? 'money' : 'units', available, missing: wanted - available };
  }

  function set(owner: HoldOwner, wanted: ReadonlyMap<string | null, number>): Shortage | null {
    const legs = [...wanted].map(([isin, amount]) => ({ leg: leg(owner, isin), amount }));
    for (const { leg: one, amount } of legs) {
      const shortage = shortageOf(one, amount);
      if (shortage) return shortage;
    }
    const { clientId, reference, at: recordedAt } = owner;
    for (const { leg: one, amount } of legs) {
      const context = { clientId, reference, recordedAt, day: istDay(recordedAt), isin: one.isin };
      journal.post(context, change(owner, one, amount));
    }
    return null;
  }

  /** Everything that a reference blocks, wanted no more. */
  function nothingOf(clientId: string, reference: string): Map<string | null, number> {
    return new Map(table.accounts(clientId, reference).map((code) => [isinOf(clientId, code), 0]));
  }

  return {
    leg,
    change,
    hold: ({ clientId, reference, money, units }) =>
      database.transaction(() => {
        const wanted = nothingOf(clientId, reference).set(null, money);
        if (units) wanted.set(units.isin, units.quantity);
        return set({ clientId, reference, at: now() }, wanted);
      }),
    release(clientId, reference) {
      database.transaction(() => set({ clientId, reference, at: now() }, nothingOf(clientId, reference)));
    },
  };
}
