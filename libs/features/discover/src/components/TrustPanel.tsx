import { trustSectionId } from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { IconTile } from '@wealth/ui/data-list';
import { BankIcon, ErrorIcon, GlobeIcon, PhoneIcon, SearchIcon } from '@wealth/ui/icon';
import { Link } from '@wealth/ui/link';
import { useId, type ReactNode } from 'react';
import { OperatorCard, type OperatorCardProps } from './OperatorCard.tsx';

/**
 * Where the registration is looked up: an address to be typed and no link, since a page of a fraudster would have links
 * too. The ways to complain are links: who needs them is in a hurry.
 */
const register = 'sebi.gov.in';

const scores = 'https://scores.sebi.gov.in';
const disputeResolution = 'https://smartodr.in';
const cyberCrime = 'https://cybercrime.gov.in';

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
  text: ReactNode;
  /** By when it is answered, or when it is taken. */
  when?: string;
  /** Instead of the number. */
  icon?: ReactNode;
}

function StepNumber({ children }: { children: number }) {
  return (
    <span className="grid size-8 place-items-center rounded-full bg-accent-soft text-detail font-semibold text-accent-text">
      {children}
    </span>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="divide-y divide-border border-t border-border">
      {steps.map(({ title, text, when, icon }, index) => (
        <li key={title} className="flex gap-3 py-3">
          <span aria-hidden="true" className="shrink-0">
            {icon ? <IconTile tone="accent">{icon}</IconTile> : <StepNumber>{index + 1}</StepNumber>}
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <h3 className="font-medium">{title}</h3>
              {when !== undefined && <span className="text-detail text-fg-muted">{when}</span>}
            </div>
            <p className="text-detail text-fg-muted wrap-anywhere">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A site of the authorities, by its name as it is typed. */
function Site({ address }: { address: string }) {
  return (
    <Link href={address} target="_blank" isInline>
      {new URL(address).host}
    </Link>
  );
}

function Helpline() {
  const t = useMessages('discover');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-1 rounded-card border border-border bg-negative-soft p-card"
    >
      <h3 id={titleId} className="flex items-center gap-2 font-medium">
        <PhoneIcon />
        {t('trustFraudTitle')}
      </h3>
      <p className="text-hero">
        <a href={`tel:${helpline}`} className="underline-offset-4 hover:underline">
          {helpline}
        </a>
      </p>
      <p>
        {t('trustFraudText')} <Site address={cyberCrime} />
      </p>
    </section>
  );
}

function Ladder() {
  const t = useMessages('discover');
  return (
    <Card title={t('trustLadder')} note={t('trustLadderNote')}>
      <Steps
        steps={[
          { title: t('trustLadderServiceTitle'), text: t('trustLadderServiceText') },
          {
            title: t('trustLadderGrievanceTitle'),
            text: t('trustLadderGrievanceText'),
            when: t('trustLadderGrievanceWhen'),
          },
          {
            title: t('trustLadderScoresTitle'),
            text: (
              <>
                {t('trustLadderScoresText')} <Site address={scores} />
              </>
            ),
            when: t('trustLadderScoresWhen'),
          },
          {
            title: t('trustLadderOdrTitle'),
            text: (
              <>
                {t('trustLadderOdrText')} <Site address={disputeResolution} />
              </>
            ),
            when: t('trustLadderOdrWhen'),
          },
        ]}
      />
    </Card>
  );
}

/** Who runs the app, how to check that, where to complain, and when to stop. */
export function TrustPanel(props: Pick<OperatorCardProps, 'operator'>) {
  const t = useMessages('discover');
  const titleId = useId();

  return (
    <section
      id={trustSectionId}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="mx-auto grid w-full max-w-columns grid-cols-1 gap-grid outline-none desktop:grid-cols-10"
    >
      <div className="pt-4 desktop:col-span-10">
        <h2 id={titleId} className="text-page">
          {t('trustTitle')}
        </h2>
        <p className="text-fg-muted">{t('trustLead')}</p>
      </div>
      <div className="grid min-w-0 desktop:col-span-6">
        <OperatorCard {...props} />
      </div>
      <div className="flex min-w-0 flex-col gap-grid desktop:col-span-4">
        <Card title={t('trustCheck')} note={t('trustCheckNote')}>
          <Steps
            steps={[
              {
                title: t('trustCheckNumberTitle'),
                text: t('trustCheckNumberText', { site: register }),
                icon: <SearchIcon />,
              },
              {
                title: t('trustCheckPaymentTitle'),
                text: t('trustCheckPaymentText', { ending: validHandle }),
                icon: <BankIcon />,
              },
              { title: t('trustCheckAppTitle'), text: t('trustCheckAppText'), icon: <GlobeIcon /> },
            ]}
          />
        </Card>
        <Helpline />
      </div>
      <div className="grid min-w-0 desktop:col-span-6">
        <Ladder />
      </div>
      <div className="grid min-w-0 desktop:col-span-4">
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
      </div>
    </section>
  );
}
