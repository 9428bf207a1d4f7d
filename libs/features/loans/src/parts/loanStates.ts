import type { Loan } from '@wealth/api-sdk/model';
import type { Application } from '@wealth/parts';
import type { LoanWords } from './useLoanWords.ts';

const states = {
  SIGNED: { text: 'stateSigned', tone: 'info' },
  RUNNING: { text: 'stateRunning', tone: 'accent' },
  REPAID: { text: 'stateRepaid', tone: 'positive' },
  CANCELLED: { text: 'stateCancelled', tone: 'neutral' },
} as const;

/** What a loan is doing, in a word; a margin call comes first. */
export function loanState(
  { state, call }: Pick<Loan, 'call' | 'state'>,
  { t }: Pick<LoanWords, 't'>,
): Application['state'] {
  if (call) return { text: t(call.state === 'OPEN' ? 'stateCall' : 'stateNotice'), tone: 'negative' };
  const { text, tone } = states[state];
  return { text: t(text), tone };
}

/** Who acts next, until when, and what happens if nobody does. */
export function waitText({ waiting_for: wait }: Pick<Loan, 'waiting_for'>, words: LoanWords): string | null {
  if (wait === null) return null;
  const { t, when } = words;
  const time = when(wait.until);
  switch (wait.event) {
    case 'payout':
      return t('waitPayout', { time });
    case 'payment':
      return t('waitPayment', { time });
    case 'margin_call':
      return t('waitCall', { time });
    case 'sale':
      return t('waitSale', { time });
  }
}
