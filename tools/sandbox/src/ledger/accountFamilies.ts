/** What the accounts of one name have in common. */
export interface AccountFamily {
  /** Money has one account for each owner, units have one for each owner and ISIN. */
  unit: 'INR' | 'UNITS';
  /** Whether an account never goes below nothing, blocked amounts counted as gone; what belongs to others has no limit. */
  hasLimit: boolean;
  /** The client's with us, the client's at a bank or lender, the clearing corporation's, or another party's. */
  whose: 'client' | 'bank' | 'clearing' | 'company';
}

const ofClient = { unit: 'INR', hasLimit: true, whose: 'client' } as const;
const unitsOfClient = { unit: 'UNITS', hasLimit: true, whose: 'client' } as const;
const ofCompany = { unit: 'INR', hasLimit: false, whose: 'company' } as const;

/** All families of accounts: nothing else says what an account is. */
export const accountFamilies = {
  /** Settled money; what orders block is part of it. What is to come from settlements counts for its limit. */
  cash: ofClient,
  /** Proceeds of sales until their settlement. */
  unsettled: ofClient,
  settled: unitsOfClient,
  /** Bought and not settled: they come by T+1. */
  incoming: unitsOfClient,
  pledged: unitsOfClient,
  /** Allotted, and not tradable yet. */
  inTransit: unitsOfClient,
  /** The client's own bank account, which is not ours: what is in it we do not know. */
  bank: { unit: 'INR', hasLimit: false, whose: 'bank' },
  /** Money blocked in it by a mandate, which stays there. */
  bankHeld: { unit: 'INR', hasLimit: true, whose: 'bank' },
  /** What the client owes a lender: drawn, and not paid back. */
  loan: { unit: 'INR', hasLimit: true, whose: 'bank' },
  /** Interest that has come due on it, and is not paid. */
  interest: { unit: 'INR', hasLimit: true, whose: 'bank' },
  /** The clearing corporation between buyer and seller, for money. */
  clearing: { unit: 'INR', hasLimit: false, whose: 'clearing' },
  /** The same for units, and the account for units that come and go without a trade. */
  clearingUnits: { unit: 'UNITS', hasLimit: false, whose: 'clearing' },
  /** Who receives a charge of a trade, one account for each kind. */
  charges: ofCompany,
  /** Our own fees that belong to no trade. */
  fees: ofCompany,
  /** Our own money, out of which compensation is paid, and the charges that we waive. */
  ownFunds: ofCompany,
  /** The registrar of the companies, who pays dividends. */
  registrar: ofCompany,
  /** The tax office, for what companies deduct from dividends. */
  taxOffice: ofCompany,
  /** The lender's money. */
  lender: ofCompany,
  /** The other side of what is owed to the lender. */
  receivables: ofCompany,
} as const satisfies Record<string, AccountFamily>;

export type FamilyName = keyof typeof accountFamilies;

/** Families of units in a client's demat account. */
export const unitPlaces = ['settled', 'incoming', 'pledged', 'inTransit'] as const satisfies FamilyName[];

/** The places of a client's units of an ISIN. */
export type UnitPlace = (typeof unitPlaces)[number];
