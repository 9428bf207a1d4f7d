import type { ChargeCode } from '@wealth/domain';

/**
 * An account of the ledger. An entry moves an amount from the account it debits to the one it credits, so what an
 * account holds is what it was credited less what it was debited. The sum over all accounts of a unit is zero.
 */
export interface LedgerAccount {
  /** Tells whose it is, what, and for units of which ISIN: `100001/cash`, `100001/settled/INE000Z01016`, `clearing`. */
  code: string;
  /** What it never goes below, blocked amounts counted as gone; null for the world outside. */
  lowest: number | null;
}

/** Where a client's units of an ISIN are. Bought ones come in by T+1. */
export type UnitPlace = 'settled' | 'incoming' | 'pledged' | 'inTransit';

export const unitPlaces = [
  'settled',
  'incoming',
  'pledged',
  'inTransit',
] as const satisfies readonly UnitPlace[];

const limitedNames: ReadonlySet<string> = new Set(['cash', 'unsettled', ...unitPlaces]);

/** The account of a code. A client's money with us and units have a limit, what belongs to others has none. */
export function accountNamed(code: string): LedgerAccount {
  const [, name = ''] = code.split('/');
  return { code, lowest: limitedNames.has(name) ? 0 : null };
}

/** Settled money; what orders block is part of it. What is to come from settlements counts for its limit. */
export const cashOf = (clientId: string) => accountNamed(`${clientId}/cash`);
/** Proceeds of sales until their settlement. */
export const unsettledOf = (clientId: string) => accountNamed(`${clientId}/unsettled`);
/** Units of one ISIN in the demat account. */
export const unitsOf = (clientId: string, isin: string, place: UnitPlace) =>
  accountNamed(`${clientId}/${place}/${isin}`);
/** The client's own bank account, which is not ours: deposits come from there, withdrawals and dividends go there. */
export const bankOf = (clientId: string) => accountNamed(`${clientId}/bank`);

/** The clearing corporation, which stands between buyer and seller, for money. */
export const clearing = accountNamed('clearing');
/** The same for units. */
export const clearingUnits = (isin: string) => accountNamed(`clearing/${isin}`);
/** Who receives a charge, one account for each kind. */
export const chargesOf = (code: ChargeCode) => accountNamed(`charges/${code}`);
/** The registrar of the companies, who pays dividends. */
export const registrar = accountNamed('registrar');
/** The tax office, for what companies deduct from dividends. */
export const taxOffice = accountNamed('taxOffice');
