import type { ContractNoteSummary, OrderCharge } from '@wealth/api-sdk/model';
import { fromWire, noMoney, sumOf, toWire } from '@wealth/domain';

type Figure = 'bought' | 'sold' | 'charges_total' | 'net';

/** A figure of all notes together, in rupees. */
export const totalOfNotes = (notes: readonly ContractNoteSummary[], figure: Figure) =>
  toWire(sumOf(notes.map((note) => fromWire(note[figure]))));

/** What notes were charged under a name, in rupees. */
export const chargedOf = (notes: readonly ContractNoteSummary[], code: string) =>
  toWire(
    sumOf(
      notes.map(({ charges }) => {
        const line = charges.find((charge) => charge.code === code);
        return line ? fromWire(line.amount) : noMoney;
      }),
    ),
  );

/** The names of all charges on some notes, in the order in which notes have them. */
export function chargesOn(notes: readonly ContractNoteSummary[]): OrderCharge[] {
  const known = new Map<string, OrderCharge>();
  for (const charge of notes.flatMap(({ charges }) => charges)) known.set(charge.code, charge);
  return [...known.values()];
}

/** The notes of one calendar month. */
export interface NoteMonth {
  /** YYYY-MM */
  month: string;
  notes: readonly ContractNoteSummary[];
}

/** Notes by their month, the earliest first. */
export function byMonth(notes: readonly ContractNoteSummary[]): NoteMonth[] {
  const months = new Map<string, ContractNoteSummary[]>();
  for (const note of notes) {
    const month = note.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), note]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, notes: ofMonth }));
}
