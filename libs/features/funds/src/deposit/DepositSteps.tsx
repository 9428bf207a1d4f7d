import type { Deposit } from '@wealth/api-sdk/model';
import { Timeline, type TimelineItem } from '@wealth/ui/timeline';
import { reasonText } from '../money/reasonText.ts';
import { useFundWords, type FundWords } from '../money/useFundWords.ts';

function stepsOf(deposit: Deposit, { t, happened, when }: FundWords): TimelineItem[] {
  const { state, method, account, asked_at: askedAt, due_at: due, history } = deposit;
  const last = history.at(-1);
  const ended = last ? happened(last.time) : '';
  const reason = last?.reason ?? null;
  const asked: TimelineItem = {
    id: 'asked',
    title: t('depositStepAsked'),
    state: 'done',
    time: happened(askedAt),
    text: t('depositStepAskedText'),
  };
  const compared = t('depositStepComparedText', { holder: account.holder });
  switch (state) {
    case 'AWAITING_PAYMENT':
      return [
        asked,
        {
          id: 'bank',
          title: t('depositStepBank'),
          state: 'now',
          time:
            method === 'upi'
              ? t('depositStepBankTakes')
              : due === null
                ? ''
                : t('fundUntil', { time: when(due) }),
        },
        { id: 'compared', title: t('depositStepCompared'), state: 'next', text: compared },
        {
          id: 'credited',
          title: t('depositStepCredited'),
          state: 'next',
          text: t('depositStepCreditedText'),
        },
      ];
    case 'CREDITED':
      return [
        asked,
        { id: 'bank', title: t('depositStepBankDone'), state: 'done', time: ended },
        { id: 'compared', title: t('depositStepCompared'), state: 'done', time: ended },
        { id: 'credited', title: t('depositStepCredited'), state: 'done', time: ended },
      ];
    case 'RETURNED':
      return [
        asked,
        { id: 'bank', title: t('depositStepBankDone'), state: 'done', time: ended },
        {
          id: 'compared',
          title: t('depositStepCompared'),
          state: 'refused',
          time: ended,
          text: reasonText(reason, t),
        },
        {
          id: 'returned',
          title: t('depositStepReturned'),
          state: 'done',
          time: ended,
          text: t('depositStepReturnedText'),
        },
      ];
    case 'EXPIRED':
    case 'CANCELLED':
      return [
        asked,
        {
          id: 'ended',
          title: t(state === 'EXPIRED' ? 'depositStepExpired' : 'depositStepCancelled'),
          state: 'refused',
          time: ended,
          text: reasonText(reason, t),
        },
      ];
  }
}

/** What has happened to a deposit, what happens now, and what comes next. */
export function DepositSteps({ deposit }: { deposit: Deposit }) {
  const words = useFundWords();
  return <Timeline aria-label={words.t('fundWhatHappens')} items={stepsOf(deposit, words)} />;
}
