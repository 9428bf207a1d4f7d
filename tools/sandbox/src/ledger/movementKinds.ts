import { lifecycles } from '@wealth/domain/lifecycle';
import type { EntryCode } from '../database/ledgerTables.ts';
import type { FamilyName } from './accountFamilies.ts';

/** One amount of a movement: in which account it is, state by state. */
export interface MovementLeg {
  /** What its entries are about. */
  code: EntryCode;
  /** The account that holds the amount before the first state. */
  from: FamilyName;
  /** The account that holds the amount in each state: it is posted from one to the next. */
  at: Readonly<Record<string, FamilyName>>;
}

/** What all movements of a kind have in common. */
export interface MovementKind {
  /** The states, the first one first, each with those that may follow it: a state never comes again. */
  next: Readonly<Record<string, readonly string[]>>;
  legs: Readonly<Record<string, MovementLeg>>;
  /** In which state the first leg is blocked where it is. */
  held?: string;
  /** Whether no more may go than can be withdrawn. */
  isWithdrawal?: boolean;
  /** Whether it changes what is scheduled, of which nothing is there yet. */
  isAhead?: boolean;
  /** Whether what it belongs to happens once for a client: its reference is unique. */
  isOnce?: boolean;
}

/**
 * All kinds of movements: everything that moves money or units and is no trade. The entries of a movement follow from its
 * legs, and `checkLedger` holds them against each other.
 */
export const movementKinds = {
  deposit: {
    next: lifecycles.deposit.next,
    legs: {
      money: {
        code: 'deposit',
        from: 'bank',
        at: {
          AWAITING_PAYMENT: 'bank',
          CREDITED: 'cash',
          RETURNED: 'bank',
          EXPIRED: 'bank',
          CANCELLED: 'bank',
        },
      },
    },
  },
  withdrawal: {
    next: lifecycles.withdrawal.next,
    legs: {
      money: {
        code: 'withdrawal',
        from: 'cash',
        at: { REQUESTED: 'cash', SENT: 'bank', PAID: 'bank', FAILED: 'cash', CANCELLED: 'cash' },
      },
    },
    held: 'REQUESTED',
    isWithdrawal: true,
  },
  /** Of a running account: what can be withdrawn is paid out on a day of the exchanges' calendar. */
  settlement: {
    next: lifecycles.settlement.next,
    legs: {
      money: { code: 'payout', from: 'cash', at: { SENT: 'bank', PAID: 'bank', FAILED: 'cash' } },
    },
    isWithdrawal: true,
  },
  /** A fee of ours that is given back. */
  refund: {
    next: lifecycles.refund.next,
    legs: { money: { code: 'refund', from: 'fees', at: { PAID: 'cash' } } },
  },
  /** From our own money to the client's bank, for a claim: its reference is the claim's. */
  compensation: {
    next: lifecycles.compensation.next,
    legs: { money: { code: 'compensation', from: 'ownFunds', at: { DUE: 'ownFunds', PAID: 'bank' } } },
    isOnce: true,
  },
  fee: {
    next: lifecycles.fee.next,
    legs: { money: { code: 'fee', from: 'cash', at: { CHARGED: 'fees' } } },
  },
  /** From the registrar to the client's bank, less what the company deducts. Its reference is the event of the company. */
  dividend: {
    next: lifecycles.dividend.next,
    legs: {
      gross: {
        code: 'dividend',
        from: 'registrar',
        at: { EXPECTED: 'registrar', RECEIVED: 'bank', MISSING: 'registrar' },
      },
      tax: {
        code: 'dividendTax',
        from: 'bank',
        at: { EXPECTED: 'bank', RECEIVED: 'taxOffice', MISSING: 'bank' },
      },
    },
    isOnce: true,
  },
  /** Money of a lender, which goes to the client's bank and is owed from then on. */
  loan: {
    next: lifecycles.loan.next,
    legs: {
      money: { code: 'loan', from: 'lender', at: { OFFERED: 'lender', DRAWN: 'bank', LAPSED: 'lender' } },
      owed: {
        code: 'owed',
        from: 'receivables',
        at: { OFFERED: 'receivables', DRAWN: 'loan', LAPSED: 'receivables' },
      },
    },
  },
  repayment: {
    next: lifecycles.repayment.next,
    legs: {
      money: { code: 'repayment', from: 'bank', at: { REQUESTED: 'bank', PAID: 'lender', FAILED: 'bank' } },
      owed: { code: 'owed', from: 'loan', at: { REQUESTED: 'loan', PAID: 'receivables', FAILED: 'loan' } },
    },
  },
  /** Interest on a loan: owed when it comes due, and paid later. */
  interest: {
    next: lifecycles.interest.next,
    legs: {
      money: { code: 'interest', from: 'bank', at: { DUE: 'bank', PAID: 'lender' } },
      owed: { code: 'owed', from: 'receivables', at: { DUE: 'interest', PAID: 'receivables' } },
    },
  },
  /** Units that are cover for a loan. */
  pledge: {
    next: lifecycles.pledge.next,
    legs: { units: { code: 'pledge', from: 'settled', at: { PLEDGED: 'pledged', RELEASED: 'settled' } } },
  },
  /** An application for an issue: its mandate blocks money in the client's own bank, which the end of it gives free. */
  application: {
    next: lifecycles.application.next,
    legs: {
      money: {
        code: 'block',
        from: 'bank',
        at: {
          SUBMITTED: 'bank',
          BLOCKED: 'bankHeld',
          REFUSED: 'bank',
          LAPSED: 'bank',
          WITHDRAWN: 'bank',
          UNBLOCKED: 'bank',
        },
      },
    },
  },
  /** What an issue gives for an application: paid from the bank, in the demat account, tradable when it lists. */
  allotment: {
    next: lifecycles.allotment.next,
    legs: {
      money: { code: 'allotment', from: 'bank', at: { ALLOTTED: 'clearing', LISTED: 'clearing' } },
      units: { code: 'allotment', from: 'clearingUnits', at: { ALLOTTED: 'inTransit', LISTED: 'settled' } },
    },
    isOnce: true,
  },
  bonus: {
    next: lifecycles.bonus.next,
    legs: {
      units: { code: 'bonus', from: 'clearingUnits', at: { ALLOTTED: 'inTransit', TRADABLE: 'settled' } },
    },
    isOnce: true,
  },
  /** Shares of a new company, for holders of the one that it was a part of. */
  demerger: {
    next: lifecycles.demerger.next,
    legs: {
      units: { code: 'demerger', from: 'clearingUnits', at: { ALLOTTED: 'inTransit', LISTED: 'settled' } },
    },
    isOnce: true,
  },
  /** From the registrar to the client's bank, for what an action has left over of a whole share. */
  fraction: {
    next: lifecycles.fraction.next,
    legs: { money: { code: 'fraction', from: 'registrar', at: { EXPECTED: 'registrar', PAID: 'bank' } } },
    isOnce: true,
  },
  /** Shares of one ISIN become shares of another: a split, a merger. */
  exchange: {
    next: lifecycles.exchange.next,
    legs: {
      given: { code: 'exchange', from: 'settled', at: { EXCHANGED: 'clearingUnits' } },
      received: { code: 'exchange', from: 'clearingUnits', at: { EXCHANGED: 'settled' } },
      incomingGiven: { code: 'exchange', from: 'incoming', at: { EXCHANGED: 'clearingUnits' } },
      incomingReceived: { code: 'exchange', from: 'clearingUnits', at: { EXCHANGED: 'incoming' } },
    },
    isOnce: true,
  },
  /** What was bought as one share settles as another: written ahead, for the instant of the settlement. */
  resettlement: {
    next: lifecycles.resettlement.next,
    legs: {
      recalled: { code: 'settlement', from: 'settled', at: { RECALLED: 'incoming', SETTLED: 'incoming' } },
      settled: { code: 'settlement', from: 'incoming', at: { RECALLED: 'incoming', SETTLED: 'settled' } },
    },
    isAhead: true,
  },
  /** From another demat account of the client's. */
  transferIn: {
    next: lifecycles.transferIn.next,
    legs: { units: { code: 'offMarket', from: 'clearingUnits', at: { RECEIVED: 'settled' } } },
  },
  transferOut: {
    next: lifecycles.transferOut.next,
    legs: { units: { code: 'offMarket', from: 'settled', at: { SENT: 'clearingUnits' } } },
  },
} as const satisfies Record<string, MovementKind>;

export type MovementKindName = keyof typeof movementKinds;
/** The states of a kind. */
export type MovementState<Kind extends MovementKindName = MovementKindName> = Kind extends MovementKindName
  ? keyof (typeof movementKinds)[Kind]['next'] & string
  : never;
/** The legs of a kind. */
export type LegName<Kind extends MovementKindName = MovementKindName> = Kind extends MovementKindName
  ? keyof (typeof movementKinds)[Kind]['legs'] & string
  : never;
