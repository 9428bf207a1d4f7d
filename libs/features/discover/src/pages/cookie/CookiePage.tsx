import { useMessages } from '@wealth/i18n-locale-react';
import { StaticPage } from '../../components/StaticPage.tsx';
import { TextSections } from '../../components/TextSections.tsx';
import { CookieChoice } from './CookieChoice.tsx';
import { StoredItems } from './StoredItems.tsx';

/** What the app keeps in the browser, where and for how long. */
export function CookiePage() {
  const t = useMessages('discover');

  return (
    <StaticPage title={t('cookieTitle')}>
      <div className="mx-auto grid w-full max-w-column gap-grid">
        <CookieChoice />
        <StoredItems />
      </div>
      <TextSections sections={[{ title: t('cookieClearTitle'), text: t('cookieClearText') }]} />
    </StaticPage>
  );
}
