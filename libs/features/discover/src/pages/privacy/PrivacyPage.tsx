import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Link } from '@wealth/ui/link';
import { StaticPage } from '../../components/StaticPage.tsx';
import { TextSections } from '../../components/TextSections.tsx';

/** What is known about a client, what for, and who sees it. */
export function PrivacyPage() {
  const t = useMessages('discover');

  return (
    <StaticPage title={t('privacyTitle')} lead={t('privacyLead')}>
      <TextSections
        sections={[
          { title: t('privacyHoldTitle'), text: t('privacyHoldText') },
          { title: t('privacyPasswordTitle'), text: t('privacyPasswordText') },
          { title: t('privacyPurposeTitle'), text: t('privacyPurposeText') },
          { title: t('privacyViewersTitle'), text: t('privacyViewersText') },
          {
            title: t('privacyBrowserTitle'),
            text: (
              <>
                {t('privacyBrowserText')}{' '}
                <Link href={href.cookie()} isInline>
                  {t('privacyBrowserLink')}
                </Link>
              </>
            ),
          },
          { title: t('privacyThirdTitle'), text: t('privacyThirdText') },
        ]}
      />
    </StaticPage>
  );
}
