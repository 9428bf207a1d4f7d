import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { BankIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';

/** On the page of the profile: the way to the bank accounts. */
export function AccountsLinkCard() {
  const t = useMessages('funds');
  return (
    <Card title={t('bankAccounts')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-detail text-fg-muted">{t('accountsLinkText')}</p>
        <LinkButton href={href.bankAccounts()} variant="secondary" icon={<BankIcon size="sm" />}>
          {t('accountsLink')}
        </LinkButton>
      </div>
    </Card>
  );
}
