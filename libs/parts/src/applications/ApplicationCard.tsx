import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Badge } from '@wealth/ui/badge';
import { Card } from '@wealth/ui/card';
import { Fact } from '@wealth/ui/facts';
import { Link } from '@wealth/ui/link';
import { Money } from '../money/Money.tsx';
import type { Application } from './application.ts';
import { StepTimeline } from './StepTimeline.tsx';

/** One application: what it is, how far it is, and its way. */
export function ApplicationCard({ application }: { application: Application }) {
  const t = useMessages('parts');
  const formats = useFormats();
  const { title, detail, reference, amount, state, at, stepsLabel, steps, note, more, href } = application;
  const hasFacts = detail !== undefined || reference !== undefined || amount !== undefined;
  return (
    <Card
      title={title}
      // Two of one amount are told apart by when they were asked for.
      aria-label={`${title}, ${formats.dateTime(at, { hasSeconds: true })}`}
      isFlush
      action={
        <Badge tone={state.tone} icon={state.icon}>
          {state.text}
        </Badge>
      }
    >
      <div className="grid gap-4 p-card">
        {hasFacts && (
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {detail !== undefined && <Fact name={t('applicationAsked')}>{detail}</Fact>}
            {reference !== undefined && <Fact name={t('applicationReference')}>{reference}</Fact>}
            {amount !== undefined && (
              <Fact name={amount.label} isStrong>
                <Money rupees={amount.rupees} />
              </Fact>
            )}
          </dl>
        )}
        <StepTimeline aria-label={stepsLabel} orientation="horizontal" steps={steps} />
        {note}
        {href !== undefined && (
          <p>
            <Link href={href} aria-label={t('applicationDetailsOf', { title })}>
              {t('applicationDetails')}
            </Link>
          </p>
        )}
      </div>
      {more !== undefined && <div className="border-t border-border">{more}</div>}
    </Card>
  );
}
