import type { ApplicationWait } from '@wealth/api-sdk/model';
import type { IssueWords } from '../parts/useIssueWords.ts';

const waitTexts = {
  mandate: 'waitMandate',
  allotment: 'waitAllotment',
  debit: 'waitDebit',
  unblock: 'waitUnblock',
  credit: 'waitCredit',
  listing: 'waitListing',
  cut_off: 'waitCutOff',
  window: 'waitWindow',
  settlement: 'waitSettlement',
} as const satisfies Record<ApplicationWait['event'], string>;

const otherwiseTexts = {
  expires: 'otherwiseExpires',
  released: 'otherwiseReleased',
  compensated: 'otherwiseCompensated',
} as const satisfies Record<NonNullable<ApplicationWait['otherwise']>, string>;

/** Who acts next, and until when. */
export const waitText = ({ event, until }: ApplicationWait, { t, when }: Pick<IssueWords, 't' | 'when'>) =>
  t(waitTexts[event], { time: when(until) });

/** What happens if nobody does. */
export const otherwiseText = (
  otherwise: NonNullable<ApplicationWait['otherwise']>,
  { t }: Pick<IssueWords, 't'>,
) => t(otherwiseTexts[otherwise]);
