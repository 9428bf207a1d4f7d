import { useAppName, useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';
import { StaticPage } from '../../components/StaticPage.tsx';
import type { OperatorCardProps } from '../../components/OperatorCard.tsx';
import { TextSections } from '../../components/TextSections.tsx';
import { TrustPanel } from '../../components/TrustPanel.tsx';

export type AboutPageProps = Pick<OperatorCardProps, 'operator'>;

/** What the app is, who may use it, how money is held, what a fraudster would ask for, and the trust panel. */
export function AboutPage({ operator }: AboutPageProps) {
  const t = useMessages('discover');
  const appName = useAppName(t('appName'));

  return (
    <StaticPage title={t('aboutTitle', { appName })} lead={t('aboutLead')}>
      <TextSections
        sections={[
          { title: t('aboutWhatTitle'), text: t('aboutWhatText', { appName }) },
          { title: t('aboutWhoTitle'), text: t('aboutWhoText') },
          { title: t('aboutMoneyTitle'), text: t('aboutMoneyText') },
          { title: t('aboutNotTitle'), text: t('aboutNotText') },
          { title: t('aboutFraudTitle'), text: t('aboutFraudText') },
          { title: t('aboutChartsTitle'), text: <ChartNotice /> },
          { title: t('aboutLicencesTitle'), text: <LicenceNotices /> },
          { title: t('aboutSandboxTitle'), text: t('aboutSandboxText') },
        ]}
      />
      <TrustPanel operator={operator} />
    </StaticPage>
  );
}

/** Names as their owner writes them, in every language. */
const chartLibrary = {
  library: 'Lightweight Charts™',
  owner: '2026 TradingView, Inc.',
  licence: 'Apache License 2.0',
} as const;
const chartLibraryAddress = 'https://www.tradingview.com/';

/** What the licence of the chart library asks for: its owner by name, with a link. */
function ChartNotice() {
  const t = useMessages('discover');
  return (
    <>
      {t('aboutChartsText', chartLibrary)}{' '}
      <Link href={chartLibraryAddress} target="_blank" isInline>
        {new URL(chartLibraryAddress).host}
      </Link>
    </>
  );
}

/** A file of the build and no page of the app: the browser shows it by itself. */
const licenceNotices = '/third-party-notices.txt';

function LicenceNotices() {
  const t = useMessages('discover');
  return (
    <>
      {t('aboutLicencesText')}{' '}
      <Link href={licenceNotices} target="_blank" isInline>
        {t('aboutLicencesLink')}
      </Link>
    </>
  );
}
