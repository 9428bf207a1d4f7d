import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import type { TypedDraft } from '@wealth/parts';

/** What was chosen for a loan. */
export interface LoanTyped {
  /** ISINs of what is to be pledged. */
  isins: readonly string[];
  amount: Paise | null;
  tenureMonths: number;
  /** The account that was chosen; null before that. */
  bankId: string | null;
}

const usualTenure = 12;
const nothing: LoanTyped = { isins: [], amount: null, tenureMonths: usualTenure, bankId: null };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const draftName = 'loan';

/** The draft that a tab keeps of a loan; anybody may have written it. */
export const loanDraft: TypedDraft<LoanTyped> = {
  read(drafts) {
    const value = drafts.read(draftName);
    if (!isObject(value)) return nothing;
    const { isins, amount, tenureMonths, bankId } = value;
    const list: readonly unknown[] = Array.isArray(isins) ? isins : [];
    return {
      isins: list.filter((isin) => typeof isin === 'string'),
      amount: typeof amount === 'number' && isPaise(amount) && amount >= 0 ? fromPaise(amount) : null,
      tenureMonths: typeof tenureMonths === 'number' ? tenureMonths : usualTenure,
      bankId: typeof bankId === 'string' ? bankId : null,
    };
  },
  write: (drafts, typed) => drafts.write(draftName, { ...typed }),
  forget: (drafts) => drafts.remove(draftName),
  cleared: nothing,
};
