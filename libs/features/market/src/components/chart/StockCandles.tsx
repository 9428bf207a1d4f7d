import { instrumentIdOf, istDay, type CalendarDay, type InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useIsTimeKnown, useSession } from '@wealth/session';
import { useFreshness } from '@wealth/stream';
import { Button } from '@wealth/ui/button';
import {
  CandleChart,
  type CandleChartFiles,
  type CandleChartProps,
  type ChartLineMoves,
  type ChartMark,
  type ChartPriceLine,
  type ChartState,
} from '@wealth/ui/candle-chart';
import { useCallback, useImperativeHandle, useMemo, useRef, type Ref } from 'react';
import { candleEnd } from '../../model/candleEnd.ts';
import { intervalLabel, rangeStart, type ChartView } from '../../model/chartView.ts';
import type { DayBase } from '../../model/dayBase.ts';
import { isUnknownInstrument } from '@wealth/api-sdk';
import type { CandlesOf } from './candlePages.ts';
import { useCandles } from './useCandles.ts';

/** What the chart can be taken along as. */
export interface StockCandleFiles extends Pick<CandleChartFiles, 'picture'> {
  /** @returns null before there is a candle. */
  csv: (heading: readonly string[]) => string | null;
  /** When the latest candle began, in epoch seconds; null before there is one. */
  latest: number | null;
}

export interface StockCandlesProps {
  instrument: InstrumentRef;
  view: ChartView;
  /** The prices that today's orders may have; null for an index, and while they are not known. */
  band?: { lower: number; upper: number } | null;
  /** What the change of a day is told against. @default its first price */
  dayBase?: DayBase | null;
  marks?: readonly ChartMark[];
  priceLines?: readonly ChartPriceLine[];
  lineMoves?: ChartLineMoves;
  /** Until when it trades, epoch milliseconds (`tradesUntil`). @default null = it does not, or that is not known */
  until?: number | null;
  /** Pixels of the drawing. @default 420 */
  height?: number;
}

/** What the chart is compared with; without a comparison it reads what the chart has read already. */
function useCompare(of: CandlesOf, compare: InstrumentRef | null) {
  const { query, candles } = useCandles(compare === null ? of : { ...of, ...compare });
  const compared = useMemo(
    () => (compare && candles ? { name: compare.symbol, candles } : null),
    [compare, candles],
  );
  return { compared, query: compare === null || candles ? null : query };
}

/** Why there is no comparison: nobody knows the symbol, or it could not be had. */
function CompareNotice({ query, symbol }: { query: ChartQuery; symbol: string }) {
  const t = useMessages('market');
  const { isFetching, refetch } = query;
  if (query.errorUpdateCount === 0) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-caption text-fg-muted">
      {isUnknownInstrument(query.error) ? (
        t('compareUnknown', { symbol })
      ) : (
        <>
          {t('compareFailed', { symbol })}
          <Button variant="secondary" size="sm" isPending={isFetching} onPress={() => void refetch()}>
            {t('retry')}
          </Button>
        </>
      )}
    </p>
  );
}

/** Over the room of today only: yesterday's prices had another band. */
function useLimits(band: StockCandlesProps['band'], today: CalendarDay | null) {
  const t = useMessages('market');
  const formats = useFormats();
  const lower = band?.lower;
  const upper = band?.upper;
  return useMemo(() => {
    if (lower === undefined || upper === undefined) return null;
    return {
      from: today,
      lower,
      upper,
      lowerLabel: t('lowerBand', { price: formats.price(lower) }),
      upperLabel: t('upperBand', { price: formats.price(upper) }),
    };
  }, [lower, upper, today, t, formats]);
}

type ChartQuery = ReturnType<typeof useCandles>['query'];

/** What stands instead of the chart while there are no candles. */
function useChartState(
  { errorUpdateCount, refetch }: ChartQuery,
  hasCandles: boolean,
): ChartState | undefined {
  const t = useMessages('market');
  if (hasCandles) return undefined;
  // A retry sets the query back to pending: the button that was pressed must stay where it is.
  if (errorUpdateCount === 0) return { kind: 'loading' };
  return {
    kind: 'error',
    title: t('chartFailed'),
    text: t('chartFailedText'),
    onRetry: () => void refetch(),
  };
}

/**
 * The candles of an instrument. Apart from the controls around them: this is rendered with each trade. Older candles come
 * as the reader nears them.
 */
export function StockCandles(props: StockCandlesProps & { ref: Ref<StockCandleFiles> }) {
  const { instrument, view, band, dayBase = null, marks, priceLines, lineMoves } = props;
  const { until = null, height = 420, ref } = props;
  const { market, symbol } = instrument;
  const t = useMessages('market');
  const formats = useFormats();
  const formatVolume = useCallback(
    (volume: number | null | undefined) => formats.compact(volume, { hasRupeeSign: false }),
    [formats],
  );
  const of = { market, symbol, interval: view.interval, prices: view.prices };
  const { query, candles } = useCandles(of);
  const [{ kind }] = useFreshness();
  const { serverClock } = useSession();
  const isTimeKnown = useIsTimeKnown();
  const limits = useLimits(band, isTimeKnown ? istDay(serverClock.now()) : null);
  const { compared, query: missing } = useCompare(of, view.compare);
  const state = useChartState(query, candles !== undefined);
  const id = `${instrumentIdOf(instrument)} ${view.interval} ${view.range}`;
  const latest = candles?.at(-1)?.time ?? null;
  const isOfBase =
    view.range === '1D' && dayBase !== null && latest !== null && istDay(latest * 1000) === dayBase.day;
  const closesAt = isTimeKnown ? candleEnd(view.interval, latest, until) : null;
  // Read again with each candle, and used by the chart when the id changes only.
  const from = useMemo(() => rangeStart(candles ?? [], view.range), [candles, view.range]);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const files = useRef<CandleChartFiles>(null);

  useImperativeHandle(
    ref,
    () => ({
      picture: (texts) => files.current?.picture(texts) ?? null,
      csv: (heading) => files.current?.csv(heading) ?? null,
      latest,
    }),
    [latest],
  );

  function loadOlder() {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }

  const chart = {
    ref: files,
    'aria-label': t('chartOf', { symbol, interval: intervalLabel(view.interval) }),
    candles: candles ?? [],
    setup: view,
    range: { id, from, base: isOfBase ? dayBase.price : null },
    marks,
    priceLines,
    lineMoves,
    limits,
    compare: compared,
    state,
    closing: closesAt === null ? null : { at: closesAt, clock: serverClock.now },
    isStale: kind !== 'live' && kind !== 'unknown',
    height,
    formatPrice: formats.price,
    formatVolume,
    onStartNear: loadOlder,
  } satisfies CandleChartProps;

  return (
    <>
      <CandleChart {...chart} />
      {missing && <CompareNotice query={missing} symbol={view.compare?.symbol ?? ''} />}
      {isFetchNextPageError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-caption text-fg-muted">
          {t('olderFailed')}
          <Button variant="secondary" size="sm" onPress={() => void fetchNextPage()}>
            {t('retryOlder')}
          </Button>
        </p>
      )}
    </>
  );
}
