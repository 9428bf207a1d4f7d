import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { storedKinds, type StoredUntil, type StoredWhere } from '@wealth/session';
import { Card } from '@wealth/ui/card';

type Key = PlainMessageKey<'discover'>;

const whereKeys = {
  local: 'cookieWhereLocal',
  session: 'cookieWhereSession',
  remembered: 'cookieWhereRemembered',
  cookie: 'cookieWhereCookie',
} as const satisfies Record<StoredWhere, Key>;

const untilKeys = {
  signOut: 'cookieUntilSignOut',
  signOutOrUnused: 'cookieUntilSignOutOrUnused',
  shown: 'cookieUntilShown',
  refused: 'cookieUntilRefused',
  cleared: 'cookieUntilCleared',
  sent: 'cookieUntilSent',
  known: 'cookieUntilKnown',
  tab: 'cookieUntilTab',
  days30: 'cookieUntilDays30',
  minutes10: 'cookieUntilMinutes10',
  minutes5: 'cookieUntilMinutes5',
} as const satisfies Record<StoredUntil, Key>;

/** Of many entries the part that all their names begin with. */
const nameOf = (key: string) => (key.endsWith('.') ? `${key}*` : key);

/** What is kept, for what, where and how long: rows that need no sideways scrolling on a phone. */
export function StoredItems() {
  const t = useMessages('discover');

  return (
    <Card title={t('cookieKeptTitle')} isFlush>
      <p className="px-card py-3 text-fg-muted">{t('cookieKeptText')}</p>
      <ul className="divide-y divide-border border-t border-border">
        {Object.values(storedKinds).map(({ key, where, until, text }) => (
          <li key={key} className="grid gap-2 px-card py-3 tablet:grid-cols-3">
            <h3 className="font-semibold">{t(text)}</h3>
            <dl className="grid gap-2 text-detail tablet:col-span-2 tablet:grid-cols-2">
              <div className="tablet:col-span-2">
                <dt className="text-caption text-fg-subtle">{t('cookieWhat')}</dt>
                <dd>{t(`${text}What`)}</dd>
              </div>
              <div className="tablet:col-span-2">
                <dt className="text-caption text-fg-subtle">{t('cookieName')}</dt>
                <dd className="wrap-anywhere">
                  <code>{nameOf(key)}</code>
                </dd>
              </div>
              <div>
                <dt className="text-caption text-fg-subtle">{t('cookieWhere')}</dt>
                <dd>{t(whereKeys[where])}</dd>
              </div>
              <div>
                <dt className="text-caption text-fg-subtle">{t('cookieHowLong')}</dt>
                <dd>{t(untilKeys[until])}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}
