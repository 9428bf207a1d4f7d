import type { ChargeCode } from '@wealth/domain';
import type { Generated } from 'kysely';

/** What an entry of the ledger is about; the charges of trades by their own names. */
export type EntryCode =
  | 'deposit'
  | 'withdrawal'
  /** Of a running account: what is paid out by itself. */
  | 'payout'
  /** Money or units of a trade, against the clearing corporation. */
  | 'trade'
  /** From "on its way" to "settled", effective when the settlement is complete. */
  | 'settlement'
  | 'dividend'
  | 'dividendTax'
  /** What an order or a movement blocks. */
  | 'hold'
  /** Money that we give back, and fees of ours that belong to no trade. */
  | 'refund'
  | 'fee'
  /** Money of a lender, to the client's bank and back, and what is owed for it. */
  | 'loan'
  | 'repayment'
  | 'interest'
  | 'owed'
  | 'pledge'
  /** What we pay for a claim, out of our own money. */
  | 'compensation'
  /** Money that a mandate blocks in the client's own bank. */
  | 'block'
  /** Money and units of an issue. */
  | 'allotment'
  /** Units that an action of the company makes, or makes of others. */
  | 'bonus'
  | 'exchange'
  | 'demerger'
  /** What a company pays for what is left over of a whole share. */
  | 'fraction'
  /** Units from another demat account, or to one. */
  | 'offMarket'
  | ChargeCode;

/** Where a lot comes from. */
export type LotOrigin = 'trade' | 'allotment' | 'bonus' | 'split' | 'merger' | 'demerger' | 'broughtIn';

/** Why something was taken out of a lot. */
export type PartOrigin = 'sale' | 'exchange' | 'carriedOut';

/** Instants are epoch milliseconds, money integer paise, days YYYY-MM-DD. */
export interface LedgerTables {
  /** The accounts that carry a limit, each with the running totals of its entries. */
  ledger_account: {
    code: string;
    client_id: string;
    /** Credited less debited by all posted entries, those of the future too. */
    posted: number;
    /** What open holds block of it. */
    held: number;
    /** What `posted - held` is never below; the database refuses it. */
    lowest: number;
  };
  /** What is scheduled for an account with a limit, by its time: running totals of the entries written for later. */
  scheduled_totals: { code: string; effective_at: number; amount: number };
  /** Never edited: a trigger refuses it. */
  ledger_entry: {
    id: Generated<number>;
    /** `posted` moves, `held` begins to block, `released` ends it. */
    phase: 'posted' | 'held' | 'released';
    code: EntryCode;
    /** The account that gives. */
    debit: string;
    /** The account that receives. */
    credit: string;
    /** Paise, or units of the ISIN; above zero. */
    amount: number;
    unit: 'INR' | 'UNITS';
    /** What the units are, or what the money is for. */
    isin: string | null;
    client_id: string;
    recorded_at: number;
    effective_at: number;
    /** The trading day that a trade counts to; the calendar day of anything else. */
    day: string;
    /** The order or movement. */
    reference: string | null;
    trade_id: string | null;
    /** The entry that this one takes back. */
    corrects: number | null;
    /** SHA-256 of the hash before and of this entry, as hex. */
    hash: string;
  };
  /** What each order or movement blocks, of each account: running totals of the entries. */
  ledger_hold: { reference: string; account: string; client_id: string; held: number };
  /** One for each purchase at one price, and for units that came otherwise. */
  lot: {
    id: Generated<number>;
    client_id: string;
    isin: string;
    /** Where it was bought. */
    market: string;
    symbol: string;
    quantity: number;
    cost_paise: number;
    /** Charges without securities transaction tax. */
    charges_paise: number;
    transaction_tax_paise: number;
    bought_at: number;
    bought_on: string;
    settles_at: number;
    /** The order or movement that made it. */
    reference: string;
    origin: LotOrigin;
    /** The trade, or the movement. */
    origin_id: string;
    /** The action of the company that has made or changed it last. */
    action_id: string | null;
    /** Record date of the bonus that it came by. */
    bonus_recorded_on: string | null;
    /** What sales have left: running totals of the parts. */
    left_quantity: number;
    left_cost_paise: number;
    left_charges_paise: number;
    left_transaction_tax_paise: number;
  };
  /** What was taken out of a lot. Never edited. */
  lot_part: {
    id: Generated<number>;
    client_id: string;
    lot_id: number;
    quantity: number;
    cost_paise: number;
    charges_paise: number;
    transaction_tax_paise: number;
    proceeds_paise: number;
    sale_charges_paise: number;
    sale_transaction_tax_paise: number;
    sold_at: number;
    sold_on: string;
    settles_at: number;
    reference: string;
    /** Sold, made shares of another ISIN, or carried to another demat account. */
    origin: PartOrigin;
    /** The trade, or the movement. */
    origin_id: string;
  };
  /** Everything that moves money or units and is no trade. */
  movement: {
    /** In the order in which they were written. */
    seq: Generated<number>;
    id: string;
    client_id: string;
    kind: string;
    state: string;
    at: number;
    /** What it belongs to: the event of a company, an issue, a loan. */
    reference: string | null;
  };
  /** The amounts of a movement, paise or units, by the legs of its kind. */
  movement_leg: { movement_id: string; name: string; amount: number; isin: string | null };
  /** The states that a movement has come to. */
  movement_step: {
    id: Generated<number>;
    movement_id: string;
    state: string;
    at: number;
    reason: string | null;
  };
  /** To which movement an entry belongs that was written before entries named theirs. */
  movement_entry: { entry_id: number; movement_id: string };
}
