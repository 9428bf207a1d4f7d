import { fromPaise, isPaise, type Paise } from '@wealth/domain';
import type { DepositMethod } from '@wealth/domain/funds';
import type { Session } from '@wealth/session';

/** The name of the draft that a tab keeps of its deposit. */
const draftName = 'deposit';

/** What was typed into a deposit. */
export interface DepositTyped {
  amount: Paise | null;
  method: DepositMethod;
  /** The account that was chosen; null before that. */
  bankId: string | null;
}

const nothing: DepositTyped = { amount: null, method: 'upi', bankId: null };

type Drafts = Session['drafts'];

/** What a tab keeps of its deposit; anybody may have written it. */
export function readDepositDraft(drafts: Drafts): DepositTyped {
  const value = drafts.read(draftName);
  if (typeof value !== 'object' || value === null) return nothing;
  const { amount, method, bankId }: Partial<Record<keyof DepositTyped, unknown>> = value;
  return {
    amount: typeof amount === 'number' && isPaise(amount) && amount >= 0 ? fromPaise(amount) : null,
    method: method === 'transfer' ? 'transfer' : 'upi',
    bankId: typeof bankId === 'string' ? bankId : null,
  };
}

export function writeDepositDraft(drafts: Drafts, typed: DepositTyped): void {
  drafts.write(draftName, { ...typed });
}

export const forgetDepositDraft = (drafts: Drafts) => drafts.remove(draftName);
