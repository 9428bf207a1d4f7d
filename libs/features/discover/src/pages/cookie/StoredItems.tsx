import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';

type Key = PlainMessageKey<'discover'>;

interface StoredItem {
  purpose: Key;
  what: Key;
  where: Key;
  howLong: Key;
}

/** Everything that this app keeps in a browser; behaviour.md "Storage holds only". */
const storedItems: readonly StoredItem[] = [
  {
    purpose: 'cookieSignIn',
    what: 'cookieSignInWhat',
    where: 'cookieSignInWhere',
    howLong: 'cookieSignInHowLong',
  },
  {
    purpose: 'cookieLastPage',
    what: 'cookieLastPageWhat',
    where: 'cookieLastPageWhere',
    howLong: 'cookieLastPageHowLong',
  },
  {
    purpose: 'cookieReason',
    what: 'cookieReasonWhat',
    where: 'cookieReasonWhere',
    howLong: 'cookieReasonHowLong',
  },
  {
    purpose: 'cookiePreferences',
    what: 'cookiePreferencesWhat',
    where: 'cookiePreferencesWhere',
    howLong: 'cookiePreferencesHowLong',
  },
  {
    purpose: 'cookieChoice',
    what: 'cookieChoiceWhat',
    where: 'cookieChoiceWhere',
    howLong: 'cookieChoiceHowLong',
  },
  {
    purpose: 'cookieDraft',
    what: 'cookieDraftWhat',
    where: 'cookieDraftWhere',
    howLong: 'cookieDraftHowLong',
  },
  {
    purpose: 'cookieBrowser',
    what: 'cookieBrowserWhat',
    where: 'cookieBrowserWhere',
    howLong: 'cookieBrowserHowLong',
  },
  { purpose: 'cookieCode', what: 'cookieCodeWhat', where: 'cookieCodeWhere', howLong: 'cookieCodeHowLong' },
  { purpose: 'cookiePin', what: 'cookiePinWhat', where: 'cookiePinWhere', howLong: 'cookiePinHowLong' },
];

/** What is kept, for what, where and how long: rows that need no sideways scrolling on a phone. */
export function StoredItems() {
  const t = useMessages('discover');

  return (
    <Card title={t('cookieKeptTitle')} isFlush>
      <p className="px-card py-3 text-fg-muted">{t('cookieKeptText')}</p>
      <ul className="divide-y divide-border border-t border-border">
        {storedItems.map((item) => (
          <li key={item.purpose} className="grid gap-2 px-card py-3 tablet:grid-cols-3">
            <h3 className="font-semibold">{t(item.purpose)}</h3>
            <dl className="grid gap-2 text-detail tablet:col-span-2 tablet:grid-cols-2">
              <div className="tablet:col-span-2">
                <dt className="text-caption text-fg-subtle">{t('cookieWhat')}</dt>
                <dd>{t(item.what)}</dd>
              </div>
              <div>
                <dt className="text-caption text-fg-subtle">{t('cookieWhere')}</dt>
                <dd>{t(item.where)}</dd>
              </div>
              <div>
                <dt className="text-caption text-fg-subtle">{t('cookieHowLong')}</dt>
                <dd>{t(item.howLong)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
