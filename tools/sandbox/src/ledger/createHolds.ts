import { istDay } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { accountNamed, clearing, clearingUnits, type LedgerAccount } from './accountCodes.ts';
import { createScheduledTotals } from './createScheduledTotals.ts';
import { createHoldTable } from './createHoldTable.ts';
import type { Journal, Posting } from './createJournal.ts';

/** An amount to be blocked in one account. */
export interface HoldShare {
  account: LedgerAccount;
  /** Paise or units; 0 for none. */
  amount: number;
}

/** What an order or a movement has to be able to pay with. */
export interface HoldRequest {
  clientId: string;
  /** The order or movement. */
  reference: string;
  /** What it blocks from now on, in place of all that it did. */
  legs: readonly HoldShare[];
}

/** Why something cannot be blocked or taken: nothing was written then. */
export interface Shortage {
  kind: 'money' | 'units';
  /** Paise or units that there are for it. */
  available: number;
  /** How much more is needed. */
  missing: number;
}

/** Why so much cannot be taken of an account, or null. */
export function shortage({ isin }: LedgerAccount, available: number, wanted: number): Shortage | null {
  if (wanted <= available) return null;
  return { kind: isin === null ? 'money' : 'units', available, missing: wanted - available };
}

/** What a reference blocks of one account. */
export interface HoldLeg {
  account: LedgerAccount;
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
  /** Ends all that an order or movement still blocks. */
  release(clientId: string, reference: string): void;
  /** What a reference blocks of an account. */
  leg(reference: string, account: LedgerAccount): HoldLeg;
  /** What there is of an account for a reference: what it blocks itself counts. */
  availableTo(reference: string, account: LedgerAccount): number;
  /** The entries that change what a leg blocks to `wanted`: post them, the leg itself is written. */
  change(owner: HoldOwner, leg: HoldLeg, wanted: number): Posting[];
}

interface HoldsOptions {
  database: Database;
  journal: Journal;
  now: () => number;
}

/** Makes the holds: pending transfers that fills post in parts, and that are void when they end. */
export function createHolds({ database, journal, now }: HoldsOptions): Holds {
  const table = createHoldTable(database);
  const scheduled = createScheduledTotals(database);

  function leg(reference: string, account: LedgerAccount): HoldLeg {
    return { account, held: table.held(reference, account.code) };
  }

  function change(owner: HoldOwner, { account, held }: HoldLeg, wanted: number): Posting[] {
    const difference = wanted - held;
    if (difference === 0) return [];
    const { clientId, reference } = owner;
    const { code, isin } = account;
    table.write({ reference, account: code, client_id: clientId, held: wanted });
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

  /** Units that are bought and not settled do not count, money on its way does. */
  function available({ account, held }: HoldLeg): number {
    const balance = journal.balance(account);
    const coming = account.isin === null ? 0 : scheduled.sum(account, now());
    return balance.posted - coming - balance.held + held;
  }

  /** Why a leg cannot block so much. */
  function shortageOf(one: HoldLeg, wanted: number): Shortage | null {
    const { account, held } = one;
    if (wanted <= held || account.lowest === null) return null;
    return shortage(account, available(one), wanted);
  }

  function set(owner: HoldOwner, shares: readonly HoldShare[]): Shortage | null {
    const legs = shares.map(({ account, amount }) => ({ leg: leg(owner.reference, account), amount }));
    for (const { leg: one, amount } of legs) {
      const missing = shortageOf(one, amount);
      if (missing) return missing;
    }
    const { clientId, reference, at: recordedAt } = owner;
    for (const { leg: one, amount } of legs) {
      const context = { clientId, reference, recordedAt, day: istDay(recordedAt), isin: one.account.isin };
      journal.post(context, change(owner, one, amount));
    }
    return null;
  }

  /** Everything that a reference blocks, wanted no more. */
  function nothingOf(clientId: string, reference: string): HoldShare[] {
    const codes = table.accounts(clientId, reference);
    return codes.map((code) => ({ account: accountNamed(code), amount: 0 }));
  }

  return {
    leg,
    change,
    availableTo: (reference, account) => available(leg(reference, account)),
    hold: ({ clientId, reference, legs }) =>
      database.transaction(() => {
        const wanted = new Set(legs.map(({ account }) => account.code));
        const others = nothingOf(clientId, reference).filter(({ account }) => !wanted.has(account.code));
        return set({ clientId, reference, at: now() }, [...others, ...legs]);
      }),
    release(clientId, reference) {
      database.transaction(() => set({ clientId, reference, at: now() }, nothingOf(clientId, reference)));
    },
  };
}
