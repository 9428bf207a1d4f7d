import type { FundRecordDetail, FundStep } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Timeline, type TimelineItem } from '@wealth/ui/timeline';
import { reasonText } from '../money/reasonText.ts';

const stepTexts: Readonly<Record<string, PlainMessageKey<'funds'>>> = {
  AWAITING_PAYMENT: 'recordStepAwaiting',
  CREDITED: 'recordStepCredited',
  REQUESTED: 'recordStepRequested',
  SENT: 'recordStepSent',
  PAID: 'recordStepPaid',
  FAILED: 'recordStepFailed',
  CHARGED: 'recordStepCharged',
};

/** What happened, by the movement's own history, or by what is known of a trade. */
interface Step {
  id: string;
  title: string;
  time: string;
  state: TimelineItem['state'];
  text?: string;
}

function useSteps() {
  const t = useMessages('funds');

  function ofMovement({ state, time, reason }: FundStep, isLast: boolean): Step {
    const key = stepTexts[state];
    const done = isLast && state === 'SENT' ? 'now' : 'done';
    return {
      id: state,
      title: key === undefined ? state : t(key),
      time,
      state: state === 'FAILED' ? 'refused' : done,
      text: reasonText(reason, t),
    };
  }

  return (record: FundRecordDetail): Step[] => {
    const { kind, history, trade, time } = record;
    if (history.length > 0) return history.map((step, at) => ofMovement(step, at === history.length - 1));
    const isSale = kind === 'sale';
    const steps: Step[] = [];
    if (trade !== null) {
      const title = t(isSale ? 'recordStepSold' : 'recordStepBought');
      steps.push({ id: 'traded', title, time: trade.traded_at, state: 'done' });
    }
    if (isSale) steps.push({ id: 'settled', title: t('recordStepSettled'), time, state: 'done' });
    if (steps.length === 0) steps.push({ id: 'charged', title: t('recordStepCharged'), time, state: 'done' });
    return steps;
  };
}

/** What happened until the money had moved. */
export function RecordSteps({ record }: { record: FundRecordDetail }) {
  const t = useMessages('funds');
  const formats = useFormats();
  const stepsOf = useSteps();
  const recordDay = istDay(Date.parse(record.time));

  function timeOf(instant: string): string {
    const time = formats.marketTime(instant, { hasSeconds: true, hasZone: false });
    const day = istDay(Date.parse(instant));
    return day === recordDay
      ? time
      : t('recordDayAndTime', { day: formats.day(day, { hasYear: false }), time });
  }

  return (
    <Timeline
      aria-label={t('recordSteps')}
      items={stepsOf(record).map(({ time, ...step }) => ({ ...step, time: timeOf(time) }))}
    />
  );
}
