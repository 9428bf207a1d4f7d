import { useGetApplications } from '@wealth/api-sdk/trade';
import { deepHref } from '@wealth/hrefs';
import { Card } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { ApplicationBadge } from '../parts/ApplicationBadge.tsx';
import { useBlockWords } from './useBlockWords.ts';

const shown = 5;

/** The newest bids of the client; each leads to its page. Nothing while there are none. */
export function OwnBids() {
  const { t, issueText, ownUnits, dayTime } = useBlockWords();
  const { data } = useGetApplications(
    { kind: 'block', limit: shown },
    { query: { meta: { claims: () => true } } },
  );
  const bids = data?.items ?? [];
  if (bids.length === 0) return null;
  return (
    <Card title={issueText('yourBids')} headingLevel="h3" isFlush>
      <DataList
        aria-label={issueText('yourBids')}
        items={bids.map((bid) => ({
          id: bid.id,
          title: t(bid.side === 'BUY' ? 'buyOf' : 'sellOf', { symbol: bid.subject.instrument.symbol }),
          detail: issueText('quantityAsked', {
            quantity: ownUnits(bid.quantity),
            time: dayTime(bid.asked_at),
          }),
          value: <ApplicationBadge application={bid} />,
          href: deepHref.application(bid.id),
        }))}
      />
    </Card>
  );
}
