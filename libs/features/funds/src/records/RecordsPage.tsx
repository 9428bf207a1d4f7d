import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { BankIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';

/** The movements of the client's money. What will be here is said until there is something. */
export function RecordsPage() {
  const t = useMessages('funds');
  return (
    <Card
      title={t('records')}
      state={{
        kind: 'empty',
        icon: <BankIcon size="lg" />,
        title: t('recordsEmptyTitle'),
        text: t('recordsEmptyText'),
        action: (
          <LinkButton href={href.portfolio()} variant="secondary">
            {t('recordsEmptyAction')}
          </LinkButton>
        ),
      }}
    />
  );
}
