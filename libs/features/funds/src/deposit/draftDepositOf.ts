import { fromPaise, type Paise } from '@wealth/domain';
import { fundRules } from '@wealth/domain/funds';
import type { Session } from '@wealth/session';
import { readDepositDraft, writeDepositDraft } from './depositDraft.ts';

const paiseARupee = 100;

/** Begins a deposit of what is missing somewhere: in whole rupees, and no less than can be deposited. */
export function draftDepositOf(drafts: Session['drafts'], missing: Paise): void {
  const whole = Math.ceil(missing / paiseARupee) * paiseARupee;
  const amount = fromPaise(Math.max(whole, fundRules.smallestDeposit));
  writeDepositDraft(drafts, { ...readDepositDraft(drafts), amount });
}
