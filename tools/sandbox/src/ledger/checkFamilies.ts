import { accountNamed } from './accountCodes.ts';
import { accountFamilies, type FamilyName } from './accountFamilies.ts';
import type { LedgerEntry } from './createJournal.ts';

/** What the accounts of a family never are: below nothing, above it, or neither of the two. */
const balanceRules: Readonly<Record<FamilyName, 'notBelow' | 'notAbove' | 'any'>> = {
  cash: 'notBelow',
  unsettled: 'notBelow',
  settled: 'notBelow',
  incoming: 'notBelow',
  pledged: 'notBelow',
  inTransit: 'notBelow',
  // What else is in it we do not know.
  bank: 'any',
  bankHeld: 'notBelow',
  loan: 'notBelow',
  interest: 'notBelow',
  clearing: 'any',
  clearingUnits: 'any',
  // No more is given back than was charged.
  charges: 'notBelow',
  fees: 'any',
  // Compensation and what we waive go out of it, and nothing in.
  ownFunds: 'notAbove',
  // A dividend goes out of it, and nothing in.
  registrar: 'notAbove',
  taxOffice: 'notBelow',
  // Interest makes it more than was lent.
  lender: 'any',
  receivables: 'notAbove',
};

/** Why an entry does not belong in the accounts that it names. */
function wrongPlace(entry: LedgerEntry): string[] {
  return [entry.debit, entry.credit].flatMap((code) => {
    const account = accountNamed(code);
    const { unit, whose } = accountFamilies[account.family];
    const isOwn = whose === 'client' || whose === 'bank';
    const isOfUnit = unit === entry.unit && (unit === 'INR' || account.isin === entry.isin);
    return [
      ...(isOfUnit ? [] : [`entry ${entry.id} mixes units`]),
      ...(isOwn && !code.startsWith(`${entry.client_id}/`) ? [`entry ${entry.id} is of two clients`] : []),
    ];
  });
}

/** Checks that each entry is in accounts of its unit and client, and the rules that each family has for its accounts. */
export function checkFamilies(entries: readonly LedgerEntry[]): string[] {
  const balances = new Map<string, number>();
  for (const { phase, debit, credit, amount } of entries) {
    if (phase !== 'posted') continue;
    balances.set(debit, (balances.get(debit) ?? 0) - amount);
    balances.set(credit, (balances.get(credit) ?? 0) + amount);
  }
  const sumOf = (...families: FamilyName[]) =>
    [...balances].reduce(
      (sum, [code, amount]) => sum + (families.includes(accountNamed(code).family) ? amount : 0),
      0,
    );
  const owed = sumOf('loan', 'interest') + sumOf('receivables');
  return [
    ...new Set(entries.flatMap(wrongPlace)),
    ...[...balances].flatMap(([code, amount]) => {
      const rule = balanceRules[accountNamed(code).family];
      if (rule === 'notBelow' && amount < 0) return [`${code} is below nothing`];
      return rule === 'notAbove' && amount > 0 ? [`${code} is above nothing`] : [];
    }),
    ...(owed === 0 ? [] : [`what clients owe is not what is owed to lenders: ${owed}`]),
  ];
}
