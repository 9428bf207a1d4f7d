import type { Withdrawal } from '@wealth/api-sdk/model';
import { Timeline, type TimelineItem } from '@wealth/ui/timeline';
import { reasonText } from '../money/reasonText.ts';
import { useFundWords, type FundWords } from '../money/useFundWords.ts';

function stepsOf(withdrawal: Withdrawal, { t, happened, when }: FundWords): TimelineItem[] {
  const { state, asked_at: askedAt, sent_at: sentAt, paid_at: paidAt, history } = withdrawal;
  const timeOf = (name: string) => history.find((step) => step.state === name)?.time;
  const last = history.at(-1);
  const ended = last ? happened(last.time) : '';
  const reason = reasonText(last?.reason ?? null, t);
  const asked: TimelineItem = {
    id: 'asked',
    title: t('withdrawalStepAsked'),
    state: 'done',
    time: happened(askedAt),
  };
  const sent: TimelineItem = {
    id: 'sent',
    title: t('withdrawalStepSent'),
    state: 'done',
    time: happened(timeOf('SENT') ?? sentAt),
  };
  const back: TimelineItem = { id: 'back', title: t('withdrawalStepBack'), state: 'done', time: ended };
  switch (state) {
    case 'REQUESTED':
      return [
        asked,
        {
          id: 'waiting',
          title: t('withdrawalStepWaiting'),
          state: 'now',
          time: when(sentAt),
          text: t('withdrawalStepWaitingText'),
        },
        { id: 'sent', title: t('withdrawalStepSent'), state: 'next', time: when(sentAt) },
        {
          id: 'paid',
          title: t('withdrawalStepPaid'),
          state: 'next',
          time: t('withdrawalBy', { time: when(paidAt) }),
          text: t('withdrawalStepPaidText'),
        },
      ];
    case 'SENT':
      return [
        asked,
        sent,
        {
          id: 'paid',
          title: t('withdrawalStepPaid'),
          state: 'now',
          time: t('withdrawalBy', { time: when(paidAt) }),
          text: t('withdrawalStepPaidText'),
        },
      ];
    case 'PAID':
      return [asked, sent, { id: 'paid', title: t('withdrawalStepPaid'), state: 'done', time: ended }];
    case 'FAILED':
      return [
        asked,
        sent,
        { id: 'failed', title: t('withdrawalStepFailed'), state: 'refused', time: ended, text: reason },
        back,
      ];
    case 'CANCELLED':
      return [
        asked,
        {
          id: 'cancelled',
          title: t('withdrawalStepCancelled'),
          state: 'refused',
          time: ended,
          text: reason,
        },
        back,
      ];
  }
}

/** What has happened to a withdrawal, what happens now, and what comes next. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = useFundWords();
  return <Timeline aria-label={words.t('fundWhatHappens')} items={stepsOf(withdrawal, words)} />;
}
