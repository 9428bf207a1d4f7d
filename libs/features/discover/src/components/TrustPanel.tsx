import { trustSectionId } from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { ErrorIcon } from '@wealth/ui/icon';
import { useId } from 'react';
import { OperatorCard, type OperatorCardProps } from './OperatorCard.tsx';

/** Addresses as they are typed; not links, since a page of a fraudster would have links too. */
const sites = {
  trustCheckNumberText: 'sebi.gov.in',
  trustLadderScoresText: 'scores.sebi.gov.in',
  trustLadderOdrText: 'smartodr.in',
  trustFraudText: 'cybercrime.gov.in',
} as const;

/** How the payment addresses of registered intermediaries end, before the name of the bank. */
const validHandle = '@valid';

/** The national cyber-crime helpline. */
const helpline = '1930';

const stops = [
  'trustStopProfit',
  'trustStopFee',
  'trustStopShares',
  'trustStopSecret',
] as const satisfies ReadonlyArray<PlainMessageKey<'discover'>>;

interface Step {
  title: string;
  text: string;
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="divide-y divide-border border-t border-border">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-3 py-3">
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-detail font-semibold text-accent-text"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h3 className="font-medium">{title}</h3>
            <p className="text-detail text-fg-muted wrap-anywhere">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Helpline() {
  const t = useMessages('discover');
  return (
    <Card title={t('trustFraudTitle')}>
      <p className="text-figure">{helpline}</p>
      <p className="text-detail text-fg-muted">{t('trustFraudText', { site: sites.trustFraudText })}</p>
    </Card>
  );
}

/** Who runs the app, how to check that, where to complain, and when to stop: decisions.md "Investor protection". */
export function TrustPanel(props: Pick<OperatorCardProps, 'operator' | 'isSandbox'>) {
  const t = useMessages('discover');
  const titleId = useId();

  return (
    <section
      id={trustSectionId}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-grid outline-none"
    >
      <div className="pt-4">
        <h2 id={titleId} className="text-page">
          {t('trustTitle')}
        </h2>
        <p className="text-fg-muted">{t('trustLead')}</p>
      </div>
      <OperatorCard {...props} />
      <Card title={t('trustCheck')}>
        <Steps
          steps={[
            {
              title: t('trustCheckNumberTitle'),
              text: t('trustCheckNumberText', { site: sites.trustCheckNumberText }),
            },
            { title: t('trustCheckPaymentTitle'), text: t('trustCheckPaymentText', { ending: validHandle }) },
            { title: t('trustCheckAppTitle'), text: t('trustCheckAppText') },
          ]}
        />
      </Card>
      <Card title={t('trustLadder')} note={t('trustLadderNote')}>
        <Steps
          steps={[
            { title: t('trustLadderServiceTitle'), text: t('trustLadderServiceText') },
            { title: t('trustLadderGrievanceTitle'), text: t('trustLadderGrievanceText') },
            {
              title: t('trustLadderScoresTitle'),
              text: t('trustLadderScoresText', { site: sites.trustLadderScoresText }),
            },
            {
              title: t('trustLadderOdrTitle'),
              text: t('trustLadderOdrText', { site: sites.trustLadderOdrText }),
            },
          ]}
        />
      </Card>
      <Helpline />
      <Card title={t('trustStop')}>
        <ul className="divide-y divide-border border-t border-border">
          {stops.map((stop) => (
            <li key={stop} className="flex items-center gap-3 py-3">
              <span className="shrink-0 text-negative">
                <ErrorIcon size="sm" />
              </span>
              {t(stop)}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
