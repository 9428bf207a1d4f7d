import { useGetMarketStatus } from '@wealth/api-sdk/stock';
import { useMessages } from '@wealth/i18n-locale-react';
import { LiveSessionRibbon } from '@wealth/parts';
import { Card, cardStateOf } from '@wealth/ui/card';
import { SkeletonRows } from '@wealth/ui/skeleton';

/** What the exchange does now with what waits, and what comes next: wordless until the server has told the mode. */
export function ExchangeSession() {
  const t = useMessages('orders');
  const query = useGetMarketStatus();
  const halt = query.data?.halts.find(({ symbol }) => symbol === null);
  const state = cardStateOf(query, {
    failedTitle: t('sessionFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={2} />,
  });
  return (
    <Card state={state}>
      <LiveSessionRibbon
        symbol={null}
        // The shares whose stop orders end first.
        hasClosingAuction
        isAlwaysOpen={query.data?.mode === 'always-open'}
        halt={halt ? { symbol: null, endsAt: Date.parse(halt.ends_at) } : null}
      />
    </Card>
  );
}
