import { href } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card } from '@wealth/ui/card';
import { HourglassIcon } from '@wealth/ui/icon';
import { LinkButton } from '@wealth/ui/link';

/** Orders that wait for their trade. What will be here is said until there is something. */
export function AwaitingPage() {
  const t = useMessages('portfolio');
  return (
    <Card
      title={t('awaiting')}
      state={{
        kind: 'empty',
        icon: <HourglassIcon size="lg" />,
        title: t('awaitingEmptyTitle'),
        text: t('awaitingEmptyText'),
        action: (
          <LinkButton href={href.portfolio()} variant="secondary">
            {t('awaitingEmptyAction')}
          </LinkButton>
        ),
      }}
    />
  );
}
