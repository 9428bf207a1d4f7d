import type { StockDetail } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { LiveSessionRibbon } from '@wealth/parts';
import { SkeletonRows } from '@wealth/ui/skeleton';
import { QueryPart } from './QueryPart.tsx';
import { useShareStatus } from './useShareStatus.ts';

/** The phase of a share, which orders work now and what comes next: wordless until the server has told the mode. */
export function StockSession({ share }: { share: StockDetail }) {
  const t = useMessages('market');
  const { query, halt } = useShareStatus(share);
  return (
    <QueryPart
      query={query}
      failedTitle={t('sessionFailed')}
      failedText={t('chartFailedText')}
      skeleton={<SkeletonRows rows={2} />}
    >
      {({ mode }) => (
        <LiveSessionRibbon
          symbol={share.symbol}
          hasClosingAuction={share.closing_auction}
          isAlwaysOpen={mode === 'always-open'}
          halt={halt}
        />
      )}
    </QueryPart>
  );
}
