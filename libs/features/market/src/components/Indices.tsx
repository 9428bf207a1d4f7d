import { useGetIndices } from '@wealth/api-sdk/stock';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIndexReadings } from '@wealth/stream';
import { Card, cardStateOf } from '@wealth/ui/card';
import { IndexStrip } from '@wealth/ui/index-tile';
import { refreshEveryMs } from '../model/refresh.ts';

/** The six indices of the watch list, live. */
export function Indices() {
  const t = useMessages('market');
  const formats = useFormats();
  const query = useGetIndices({ query: { refetchInterval: refreshEveryMs } });
  const tiles = useIndexReadings({
    served: query.data,
    isServedStale: query.isRefetchError,
    staleTextOf: (time) => t('stale', { time: formats.marketTime(time) }),
  });
  const state = cardStateOf(query, {
    failedTitle: t('indicesFailed'),
    failedText: t('failedText'),
    // The strip is its own skeleton: names and sizes are known.
    skeleton: null,
  });

  return (
    <section aria-label={t('indices')} aria-busy={query.isPending} className="grid min-w-0">
      {state?.kind === 'error' ? (
        <Card state={state} />
      ) : (
        <IndexStrip aria-label={t('indicesList')} tiles={tiles} />
      )}
    </section>
  );
}
