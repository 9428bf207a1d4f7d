import { bankNameOf, isKnownBank } from './bankNames.ts';

export interface BankBranch {
  ifsc: string;
  bank_name: string;
  branch: string;
  city: string;
}

/** Where the branches of the sandbox's banks are. */
const places = [
  ['Fort', 'Mumbai'],
  ['Camp', 'Pune'],
  ['Panaji', 'Goa'],
  ['Civil Lines', 'Prayagraj'],
  ['Koregaon Park', 'Pune'],
  ['Indiranagar', 'Bengaluru'],
  ['Salt Lake', 'Kolkata'],
  ['T Nagar', 'Chennai'],
  ['Banjara Hills', 'Hyderabad'],
  ['Connaught Place', 'New Delhi'],
] as const;
/** Branches of a bank: 1 to so many. */
const branchCount = 999;

/** The branch of an IFSC; null where there is none. */
export function bankBranchOf(ifsc: string): BankBranch | null {
  const digits = /^[A-Z]{4}0(\d{6})$/.exec(ifsc)?.[1];
  const number = Number(digits ?? 0);
  if (!isKnownBank(ifsc) || number < 1 || number > branchCount) return null;
  const [branch, city] = places[(number - 1) % places.length] ?? places[0];
  return { ifsc, bank_name: bankNameOf(ifsc), branch, city };
}
