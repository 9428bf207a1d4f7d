import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { ClockIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';

/** Orders that are over. What will be here is said until there is something. */
export function HistoryPage() {
  const t = useMessages('portfolio');
  return (
    <Card
      title={t('history')}
      state={{
        kind: 'empty',
        icon: <ClockIcon size="lg" />,
        title: t('historyEmptyTitle'),
        text: t('historyEmptyText'),
        action: (
          <LinkButton href={href.portfolio('holding')} variant="secondary">
            {t('historyEmptyAction')}
          </LinkButton>
        ),
      }}
    />
  );
}
