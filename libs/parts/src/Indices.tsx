import { useGetIndices } from '@wealth/api-sdk/stock';
import { useMessages } from '@wealth/i18n-locale-react';
import { Card, cardStateOf } from '@wealth/ui/card';
import { IndexStrip } from '@wealth/ui/index-tile';
import { useIndexTiles } from './live/useIndexTiles.ts';

/** The six indices of the watch list, live. */
export function Indices() {
  const t = useMessages('parts');
  const query = useGetIndices();
  const tiles = useIndexTiles(query.data);
  const state = cardStateOf(query, {
    failedTitle: t('indicesFailed'),
    failedText: t('failedText'),
    // The strip is its own skeleton: names and sizes are known.
    skeleton: <IndexStrip aria-label={t('indicesList')} tiles={tiles} />,
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
