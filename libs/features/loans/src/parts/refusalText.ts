import type { LoanReasonCode } from '@wealth/api-sdk/codes';
import type { LoanReason } from '@wealth/api-sdk/model';
import type { LoanWords } from './useLoanWords.ts';

const texts = {
  small_company: 'refusalSmallCompany',
  surveillance: 'refusalSurveillance',
  trade_for_trade: 'refusalTradeForTrade',
  not_a_share: 'refusalNotAShare',
  suspended: 'refusalSuspended',
  nothing_free: 'refusalNothingFree',
} as const satisfies Record<LoanReasonCode, string>;

const isKnown = (code: string): code is LoanReasonCode => Object.hasOwn(texts, code);

/** Why a holding is not taken, in the words of the client. */
export const refusalText = ({ code, message }: LoanReason, { t, ofServer }: LoanWords): string =>
  isKnown(code) ? t(texts[code]) : ofServer(message);
