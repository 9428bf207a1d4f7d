import type { Quote, WatchedInstrument } from '@wealth/api-sdk/model';
import { useGetQuotes } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import { href } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  DayLine,
  InstrumentCell,
  Rows,
  InstrumentSymbol,
  LiveCell,
  useWatchlists,
  type RowColumn,
  type LiveCellProps,
} from '@wealth/parts';
import { useHasQuote } from '@wealth/stream';
import { Tag } from '@wealth/ui/badge';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { StarIcon } from '@wealth/ui/icon';
import { Link, LinkButton } from '@wealth/ui/link';
import { useMemo } from 'react';

/** As many as the holdings beside it have, with their totals. */
const watchedCount = 7;
const watchedCountOnPhone = 5;

/** Rows that there is room for. */
export function useWatchedCount(): number {
  return useBreakpoint() === 'mobile' ? watchedCountOnPhone : watchedCount;
}

interface WatchedRow extends WatchedInstrument {
  /** As the server answered it; null for what is not listed and where there was no answer. */
  quote: Quote | null;
}

const none: readonly WatchedInstrument[] = [];

interface WatchedFigureProps {
  row: WatchedRow;
  figure: LiveCellProps['figure'];
}

/** Not shown: the stream has told by the time that this stands in for an answer. */
const unknown = { last_price: Number.NaN, change: Number.NaN, change_percent: Number.NaN, volume: 0 };

/** Without an answer of the server the stream alone tells the figure. */
function StreamedFigure({ row, figure }: WatchedFigureProps) {
  const formats = useFormats();
  if (!useHasQuote(row)) return formats.price(null);
  return <LiveCell instrument={row} served={unknown} figure={figure} />;
}

function WatchedFigure({ row, figure }: WatchedFigureProps) {
  const formats = useFormats();
  if (!row.listed) return formats.price(null);
  if (row.quote === null) return <StreamedFigure row={row} figure={figure} />;
  return <LiveCell instrument={row} served={row.quote} figure={figure} />;
}

function useColumns(): ReadonlyArray<RowColumn<WatchedRow>> {
  const t = useMessages('dashboard');
  const named = (row: WatchedRow) => (row.listed ? row : { ...row, name: t('notListed') });
  const price = (row: WatchedRow) => <WatchedFigure row={row} figure="lastPrice" />;
  const change = (row: WatchedRow) => <WatchedFigure row={row} figure="changePercent" />;
  return [
    {
      id: 'instrument',
      header: t('instrument'),
      isRowHeader: true,
      cell: (row) => <InstrumentCell instrument={named(row)} />,
      phone: {
        title: (row) => (
          <>
            <InstrumentSymbol instrument={row} /> <Tag>{row.market}</Tag>
          </>
        ),
        detail: (row) => named(row).name,
      },
    },
    {
      id: 'today',
      header: t('todayLine'),
      cell: (row) => row.listed && <DayLine instrument={row} />,
    },
    {
      id: 'lastPrice',
      header: t('lastPrice'),
      align: 'end',
      cell: (row) => (
        <>
          {price(row)}
          {row.listed && <span className="block text-caption">{change(row)}</span>}
        </>
      ),
      phone: { value: price, valueDetail: (row) => row.listed && change(row) },
    },
  ];
}

/** The first rows of the client's first list, with live prices, and the way to all of it. */
export function WatchlistPreview() {
  const t = useMessages('dashboard');
  const count = useWatchedCount();
  const { query, lists } = useWatchlists();
  // The list of the holdings stands beside this one already.
  const list = lists?.find(({ kind }) => kind === 'own');
  const shown = useMemo(() => list?.instruments.slice(0, count) ?? none, [list, count]);
  const asked = shown
    .filter(({ listed }) => listed)
    .map(({ market, symbol }) => ({ market, symbol }))
    .toSorted((one, other) => (instrumentIdOf(one) < instrumentIdOf(other) ? -1 : 1));
  const quotes = useGetQuotes(asked, { query: { enabled: asked.length > 0, meta: { claims: () => true } } });
  const isWaiting = asked.length > 0 && quotes.data === undefined && !quotes.isError;
  const rows = shown.map((instrument) => ({
    ...instrument,
    quote: quotes.data?.find((quote) => instrumentIdOf(quote) === instrumentIdOf(instrument)) ?? null,
  }));

  return (
    <Rows
      title={list?.name ?? t('watchlist')}
      note={
        list && list.instruments.length > 0
          ? t('watchedCount', { count: list.instruments.length })
          : undefined
      }
      action={
        <Link href={href.market({ view: 'watchlist', list: list?.id })} aria-label={t('allOfWatchlist')}>
          {t('viewAll')}
        </Link>
      }
      aria-label={t('watchlistTable')}
      columns={useColumns()}
      query={isWaiting ? { ...query, data: undefined } : query}
      rows={isWaiting ? [] : rows}
      rowId={instrumentIdOf}
      expectedCount={count}
      failedTitle={t('watchlistFailed')}
      empty={{
        title: t('watchlistEmpty'),
        text: t('watchlistEmptyText'),
        icon: <StarIcon size="lg" />,
        action: <LinkButton href={href.market()}>{t('findShares')}</LinkButton>,
      }}
    />
  );
}
