import type { ApplicationReasonCode } from '@wealth/api-sdk/codes';
import type { ApplicationReason } from '@wealth/api-sdk/model';
import type { IssueWords } from './useIssueWords.ts';

const reasonTexts = {
  by_client: 'reasonByClient',
  not_approved: 'reasonNotApproved',
  declined: 'reasonDeclined',
  insufficient_funds: 'reasonInsufficientFunds',
  issue_withdrawn: 'reasonIssueWithdrawn',
  below_issue_price: 'reasonBelowIssuePrice',
  below_cut_off: 'reasonBelowCutOff',
  drawn: 'reasonDrawn',
  not_drawn: 'reasonNotDrawn',
  in_proportion: 'reasonInProportion',
  in_full: 'reasonInFull',
  late_bank: 'reasonLateBank',
  self_trade: 'reasonSelfTrade',
  window_ended: 'reasonWindowEnded',
  met_by_crowd: 'reasonMetByCrowd',
  issue_extended: 'reasonIssueExtended',
  changed: 'reasonChanged',
} as const satisfies Record<ApplicationReasonCode, string>;

const isKnown = (code: string): code is ApplicationReasonCode => Object.hasOwn(reasonTexts, code);

/** Why an application has come to its state; in the server's words for a reason that this app does not know. */
export function applicationReasonText(
  reason: ApplicationReason | null,
  { t, ofServer }: Pick<IssueWords, 't' | 'ofServer'>,
): string | undefined {
  if (reason === null) return undefined;
  return isKnown(reason.code) ? t(reasonTexts[reason.code]) : ofServer(reason.message);
}
