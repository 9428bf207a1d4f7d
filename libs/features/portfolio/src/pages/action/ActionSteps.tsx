import type { ClientActionDetail } from '@wealth/api-sdk/model';
import { istDay } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { StepTimeline, useServerNow } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';

const texts = {
  ex_date: 'stepExDate',
  allotted: 'stepAllotted',
  tradable: 'stepTradable',
  listed: 'stepListed',
  window_opened: 'stepWindowOpened',
  window_closed: 'stepWindowClosed',
  payment_expected: 'stepPaymentExpected',
  paid: 'stepPaid',
  missing: 'stepMissing',
  fraction_expected: 'stepFractionExpected',
  fraction_paid: 'stepFractionPaid',
} as const satisfies Record<ClientActionDetail['steps'][number]['code'], string>;

/** What has happened and what is to come, each with its day. */
export function ActionSteps({ action }: { action: ClientActionDetail }) {
  const t = useMessages('corporateActions');
  const formats = useFormats();
  const now = useServerNow();
  const isDesk = useBreakpoint() === 'desktop';
  const times = action.steps.map(({ time }) => Date.parse(time));
  const next = times.findIndex((time) => time > now);
  return (
    <StepTimeline
      aria-label={t('steps')}
      orientation={isDesk ? 'horizontal' : 'vertical'}
      steps={action.steps.map(({ code, time }, index) => ({
        id: `${code} ${time}`,
        title: t(texts[code]),
        mark: next === -1 || index < next ? 'done' : index === next ? 'now' : 'next',
        at: Date.parse(time),
        dueBy: null,
        time: formats.day(istDay(Date.parse(time))),
      }))}
    />
  );
}
