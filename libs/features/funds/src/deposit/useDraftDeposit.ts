import { fromPaise, type Paise } from '@wealth/domain';
import { fundRules } from '@wealth/domain/funds';
import { useIsMasked } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { readDepositDraft, writeDepositDraft } from './depositDraft.ts';

const paiseARupee = 100;

/**
 * What begins a deposit of what is missing somewhere: in whole rupees, and no less than can be deposited. With hidden values
 * its box stays as it is: what is missing tells how much there is.
 */
export function useDraftDeposit(): (missing: Paise) => void {
  const { drafts } = useSession();
  const isMasked = useIsMasked();
  return (missing) => {
    if (isMasked) return;
    const whole = Math.ceil(missing / paiseARupee) * paiseARupee;
    const amount = fromPaise(Math.max(whole, fundRules.smallestDeposit));
    writeDepositDraft(drafts, { ...readDepositDraft(drafts), amount });
  };
}
