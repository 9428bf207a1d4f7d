import { useGetMarketStatus } from '@wealth/api-sdk/stock';
import { useMessages } from '@wealth/i18n-locale-react';
import { SessionRibbon } from '@wealth/parts';
import { useIsTimeKnown, useSession } from '@wealth/session';
import { Card, cardStateOf, type CardState } from '@wealth/ui/card';
import { useNow } from '@wealth/ui/clock';
import { SkeletonRows } from '@wealth/ui/skeleton';

/** The day of the exchange; wordless until the server has told the mode and its time, by the device's clock as high as then. */
export function ExchangeSession() {
  const t = useMessages('orders');
  const { serverClock } = useSession();
  const now = useNow({ clock: serverClock.now });
  const isTimeKnown = useIsTimeKnown();
  const query = useGetMarketStatus();
  const halt = query.data?.halts.find(({ symbol }) => symbol === null);
  const ribbon = (
    <SessionRibbon
      symbol={null}
      now={now}
      // The shares whose stop orders end first.
      hasClosingAuction
      isAlwaysOpen={query.data?.mode === 'always-open'}
      halt={halt ? { symbol: null, endsAt: Date.parse(halt.ends_at) } : null}
    />
  );
  const unknownTime: CardState = {
    kind: 'loading',
    skeleton: (
      <div aria-hidden="true" className="invisible">
        {ribbon}
      </div>
    ),
  };
  const state = cardStateOf(query, {
    failedTitle: t('sessionFailed'),
    failedText: t('failedText'),
    skeleton: <SkeletonRows rows={2} />,
  });
  return <Card state={state ?? (isTimeKnown ? undefined : unknownTime)}>{ribbon}</Card>;
}
