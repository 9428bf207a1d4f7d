import { useMessages } from '@wealth/i18n-locale-react';
import type { ReactNode } from 'react';
import { StaticPage } from '../../components/StaticPage.tsx';
import { TextSections } from '../../components/TextSections.tsx';

/** What the app is, who may use it, how money is held, and what a fraudster would ask for. */
export function AboutPage({ mark }: { mark?: ReactNode }) {
  const t = useMessages('discover');

  return (
    <StaticPage title={t('aboutTitle')} lead={t('aboutLead')} mark={mark}>
      <TextSections
        sections={[
          { title: t('aboutWhatTitle'), text: t('aboutWhatText') },
          { title: t('aboutWhoTitle'), text: t('aboutWhoText') },
          { title: t('aboutMoneyTitle'), text: t('aboutMoneyText') },
          { title: t('aboutNotTitle'), text: t('aboutNotText') },
          { title: t('aboutFraudTitle'), text: t('aboutFraudText') },
          { title: t('aboutSandboxTitle'), text: t('aboutSandboxText') },
        ]}
      />
    </StaticPage>
  );
}
