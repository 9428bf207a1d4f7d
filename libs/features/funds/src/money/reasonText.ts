import type { FundReasonCode } from '@wealth/api-sdk/codes';
import type { FundReason } from '@wealth/api-sdk/model';
import type { FundWords } from './useFundWords.ts';

const reasonTexts = {
  by_client: 'fundReasonByClient',
  not_paid: 'fundReasonNotPaid',
  another_account: 'fundReasonAnotherAccount',
  wrong_amount: 'fundReasonWrongAmount',
  account_closed: 'fundReasonAccountClosed',
  bank_refused: 'fundReasonBankRefused',
} as const satisfies Record<FundReasonCode, string>;

const isKnown = (code: string): code is FundReasonCode => Object.hasOwn(reasonTexts, code);

/** Why a deposit or a withdrawal has come to its state; in the server's words for a reason that this app does not know. */
export function reasonText(reason: FundReason | null, t: FundWords['t']): string | undefined {
  if (reason === null) return undefined;
  return isKnown(reason.code) ? t(reasonTexts[reason.code]) : reason.message;
}
