import { useMessages } from '@wealth/i18n-locale-react';
import { Card, cardStateOf, type WidgetQuery } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';

/** What stands in the place of an order while it is read, or where it could not be. */
export function OrderState({ query }: { query: WidgetQuery }) {
  const t = useMessages('orders');
  return (
    <Card
      title={t('order')}
      state={cardStateOf(query, {
        failedTitle: t('orderFailed'),
        failedText: t('failedText'),
        skeleton: <SkeletonRows rows={8} />,
      })}
    />
  );
}
