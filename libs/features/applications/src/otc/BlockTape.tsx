import type { BlockDeal } from '@wealth/api-sdk/model';
import { InstrumentCell, Rows, type RowColumn } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import type { WidgetQuery } from '@wealth/ui/card';
import { OtcIcon } from '@wealth/ui/icon';
import { PriceChange } from '@wealth/ui/price-change';
import { useMemo } from 'react';
import { useBlockWords } from './useBlockWords.ts';

export interface BlockTapeProps {
  /** The newest first. */
  deals: readonly BlockDeal[];
  query: WidgetQuery;
}

const rowId = ({ id }: BlockDeal) => id;

/** Who bought and sold what at which price in the windows of the day: published for everybody. */
export function BlockTape({ deals, query }: BlockTapeProps) {
  const { t, units, amount, compact } = useBlockWords();
  const columns = useMemo(
    (): Array<RowColumn<BlockDeal>> => [
      {
        id: 'instrument',
        header: t('instrument'),
        isRowHeader: true,
        cell: ({ instrument, name, is_own: isOwn }) => (
          <>
            <InstrumentCell instrument={{ ...instrument, name }} />
            {isOwn && <Badge tone="accent">{t('yours')}</Badge>}
          </>
        ),
        phone: {
          title: ({ instrument }) => instrument.symbol,
          detail: ({ time, buyer, seller }) => t('dealLine', { time: time.slice(11, 19), buyer, seller }),
        },
      },
      {
        id: 'time',
        header: t('timeColumn'),
        cell: ({ time }) => <span className="text-fg-muted tabular-nums">{time.slice(11, 19)}</span>,
      },
      {
        id: 'parties',
        header: t('parties'),
        from: 'desktop',
        cell: ({ buyer, seller }) => (
          <>
            <span className="block">{buyer}</span>
            <span className="block text-caption text-fg-subtle">{t('soldBy', { seller })}</span>
          </>
        ),
      },
      {
        id: 'quantity',
        header: t('quantity'),
        align: 'end',
        from: 'tablet',
        cell: ({ quantity }) => units(quantity),
      },
      {
        id: 'price',
        header: t('price'),
        align: 'end',
        cell: ({ price }) => amount(price),
      },
      {
        id: 'against',
        header: t('against'),
        align: 'end',
        from: 'tablet',
        cell: ({ against_percent: percent }) => <PriceChange percent={percent} />,
      },
      {
        id: 'value',
        header: t('value'),
        align: 'end',
        cell: ({ value }) => <span className="whitespace-nowrap">{compact(value)}</span>,
        phone: {
          value: ({ value }) => compact(value),
          valueDetail: ({ against_percent: percent }) => <PriceChange percent={percent} />,
        },
      },
    ],
    [t, units, amount, compact],
  );
  return (
    <Rows
      title={t('tapeTitle')}
      note={t('tapeNote')}
      aria-label={t('tapeTitle')}
      columns={columns}
      query={query}
      rows={deals}
      rowId={rowId}
      expectedCount={5}
      failedTitle={t('boardFailed')}
      empty={{ icon: <OtcIcon size="lg" />, title: t('noDealsTitle'), text: t('noDealsText') }}
    />
  );
}
