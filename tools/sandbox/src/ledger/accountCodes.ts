import type { ChargeCode } from '@wealth/domain';
import { accountFamilies, type AccountFamily, type FamilyName, type UnitPlace } from './accountFamilies.ts';

/**
 * An account of the ledger. An entry moves an amount from the account it debits to the one it credits, so what an
 * account holds is what it was credited less what it was debited. The sum over all accounts of a unit is zero.
 */
export interface LedgerAccount {
  /** Names the owner, the purpose, and for units the ISIN: `100001/cash`, `100001/settled/INE000Z01016`, `clearing`. */
  code: string;
  family: FamilyName;
  /** What it never goes below, blocked amounts counted as gone; null for the world outside. */
  lowest: number | null;
  /** What its units are; null for money. */
  isin: string | null;
}

/** Whose account of a family is asked for. */
export interface AccountOwner {
  clientId: string;
  isin: string | null;
}

function isFamily(name: string): name is FamilyName {
  return Object.hasOwn(accountFamilies, name);
}

const familyOf = (name: FamilyName): AccountFamily => accountFamilies[name];

function account(code: string, family: FamilyName, isin: string | null): LedgerAccount {
  return { code, family, isin, lowest: familyOf(family).hasLimit ? 0 : null };
}

/** The account of a code. @throws RangeError for a code that no family has. */
export function accountNamed(code: string): LedgerAccount {
  const [first = '', second, third = null] = code.split('/');
  if (first === 'clearing') {
    return second === undefined ? account(code, 'clearing', null) : account(code, 'clearingUnits', second);
  }
  const name = isFamily(first) ? first : (second ?? '');
  if (!isFamily(name)) throw new RangeError(`there is no account ${code}`);
  return account(code, name, third);
}

/** The account of a family: of a client, or of who it belongs to. @throws RangeError for units without an ISIN. */
export function accountOf(family: FamilyName, { clientId, isin }: AccountOwner): LedgerAccount {
  const { unit, whose } = familyOf(family);
  if (unit === 'INR') {
    return account(whose === 'client' || whose === 'bank' ? `${clientId}/${family}` : family, family, null);
  }
  if (isin === null) throw new RangeError(`units of ${family} are of an ISIN`);
  return account(whose === 'client' ? `${clientId}/${family}/${isin}` : `clearing/${isin}`, family, isin);
}

export const cashOf = (clientId: string) => account(`${clientId}/cash`, 'cash', null);
export const unsettledOf = (clientId: string) => account(`${clientId}/unsettled`, 'unsettled', null);
/** Units of one ISIN in the demat account. */
export const unitsOf = (clientId: string, isin: string, place: UnitPlace) =>
  account(`${clientId}/${place}/${isin}`, place, isin);

/** Our own money: what is waived is paid out of it. */
export const ownFunds = account('ownFunds', 'ownFunds', null);
export const clearing = account('clearing', 'clearing', null);
export const clearingUnits = (isin: string) => account(`clearing/${isin}`, 'clearingUnits', isin);
export const chargesOf = (code: ChargeCode) => account(`charges/${code}`, 'charges', null);
