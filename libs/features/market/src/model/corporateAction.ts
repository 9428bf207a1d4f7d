import type { CorporateAction as WireAction } from '@wealth/api-sdk/model';

/** What an issuer does with its shares. Days are YYYY-MM-DD. */
export type CorporateAction = {
  id: string;
  /** From this day on a buyer no longer gets it. */
  exDate: string;
  recordDate: string;
} & (
  | {
      kind: 'dividend';
      /** Rupees a share. */
      amount: number;
      paidOn: string | null;
    }
  | {
      /** Bonus and demerger: `got` new shares for each `held`. Split: `held` shares become `got`. */
      kind: 'bonus' | 'split' | 'demerger';
      got: number;
      held: number;
      allottedOn: string | null;
    }
  | {
      /** `got` new shares for each `held` may be bought. */
      kind: 'rights';
      got: number;
      held: number;
      /** Rupees that a new share costs. */
      price: number;
      allottedOn: string | null;
    }
);

/** The letter of its mark on the chart. */
export const actionLetters = {
  dividend: 'D',
  bonus: 'B',
  split: 'S',
  rights: 'R',
  demerger: 'M',
} as const satisfies Record<CorporateAction['kind'], string>;

/** @returns null for one that says less than its kind has to: nothing is made up for it. */
export function toCorporateAction(wire: WireAction): CorporateAction | null {
  const { kind, ex_date: exDate, record_date: recordDate, amount, ratio } = wire;
  const id = [kind, exDate, amount ?? ratio?.after].join(' ');
  const days = { id, exDate, recordDate };
  if (kind === 'dividend') {
    return amount === null ? null : { ...days, kind, amount, paidOn: wire.payment_date };
  }
  if (ratio === null) return null;
  const { before: held, after } = ratio;
  const allottedOn = wire.allotment_date;
  // On the wire a bonus is told as a split is, and rights too: shares before and after.
  if (kind === 'rights') {
    return amount === null ? null : { ...days, kind, got: after - held, held, price: amount, allottedOn };
  }
  const got = kind === 'bonus' ? after - held : after;
  return { ...days, kind, got, held, allottedOn };
}
