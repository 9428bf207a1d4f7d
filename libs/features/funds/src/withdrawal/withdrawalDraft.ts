import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import type { Session } from '@wealth/session';

/** The name of the draft that a tab keeps of its withdrawal. */
const draftName = 'withdrawal';

/** What was typed into a withdrawal. */
export interface WithdrawalTyped {
  amount: Paise | null;
  /** All withdrawable, however much that is: of it the draft says nothing. */
  isAll: boolean;
  /** The account that was chosen; null before that. */
  bankId: string | null;
}

const nothing: WithdrawalTyped = { amount: null, isAll: false, bankId: null };

type Drafts = Session['drafts'];

/** What a tab keeps of its withdrawal; anybody may have written it. */
export function readWithdrawalDraft(drafts: Drafts): WithdrawalTyped {
  const value = drafts.read(draftName);
  if (typeof value !== 'object' || value === null) return nothing;
  const { amount, isAll, bankId }: Partial<Record<keyof WithdrawalTyped, unknown>> = value;
  return {
    amount: typeof amount === 'number' && isPaise(amount) && amount >= 0 ? fromPaise(amount) : null,
    isAll: isAll === true,
    bankId: typeof bankId === 'string' ? bankId : null,
  };
}

export function writeWithdrawalDraft(drafts: Drafts, typed: WithdrawalTyped): void {
  drafts.write(draftName, { ...typed });
}

export const forgetWithdrawalDraft = (drafts: Drafts) => drafts.remove(draftName);
