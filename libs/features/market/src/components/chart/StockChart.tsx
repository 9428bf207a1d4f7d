import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { saveFile } from '@wealth/parts';
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
import { Card } from '@wealth/ui/card';
import { RangeSwitch } from '@wealth/ui/range-switch';
import { useMemo, useRef } from 'react';
import { chartRanges, intervalLabel, rangeStart, withRange, type ChartView } from '../../model/chartView.ts';
import type { CandlesOf } from './candlePages.ts';
import { ChartToolbar } from './ChartToolbar.tsx';
import { useCandles } from './useCandles.ts';

export interface StockChartProps {
  instrument: InstrumentRef;
  view: ChartView;
  onViewChange: (view: ChartView) => void;
  /** The prices that today's orders may have; null for an index, and while they are not known. */
  band?: { lower: number; upper: number } | null;
  marks?: readonly ChartMark[];
  priceLines?: readonly ChartPriceLine[];
  lineMoves?: ChartLineMoves;
  /** Pixels of the drawing. @default 420 */
  height?: number;
}

/** What the chart is compared with; without a comparison it reads what the chart has read already. */
function useCompare(of: CandlesOf, compare: InstrumentRef | null) {
  const { query, candles } = useCandles(compare === null ? of : { ...of, ...compare });
  return useMemo(() => {
    if (compare === null) return { compared: null, hasFailed: false };
    return {
      compared: candles ? { name: compare.symbol, candles } : null,
      hasFailed: candles === undefined && query.isError,
    };
  }, [compare, candles, query.isError]);
}

function useLimits(band: StockChartProps['band']) {
  const t = useMessages('market');
  const formats = useFormats();
  const lower = band?.lower;
  const upper = band?.upper;
  return useMemo(() => {
    if (lower === undefined || upper === undefined) return null;
    return {
      lower,
      upper,
      lowerLabel: t('lowerBand', { price: formats.price(lower) }),
      upperLabel: t('upperBand', { price: formats.price(upper) }),
    };
  }, [lower, upper, t, formats]);
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

function useExport(instrument: InstrumentRef, view: ChartView) {
  const t = useMessages('market');
  const formats = useFormats();
  const files = useRef<CandleChartFiles>(null);
  const interval = intervalLabel(view.interval);

  function save(kind: 'picture' | 'csv', latest: number) {
    const day = new Date((latest + 19_800) * 1000).toISOString().slice(0, 10);
    const name = `${instrument.symbol}-${interval}-${day}`;
    const heading = t('exportHeading', { market: instrument.market, symbol: instrument.symbol, interval });
    const until = formats.dateTime(latest * 1000);
    if (kind === 'csv') {
      const text = files.current?.csv([heading, t('exportUntil', { time: until })]);
      if (text !== undefined) saveFile(`${name}.csv`, text);
      return;
    }
    const picture = files.current?.picture({ title: heading, detail: t('exportUntil', { time: until }) });
    picture?.toBlob((file) => {
      if (file) saveFile(`${name}.png`, file);
    }, 'image/png');
  }

  return { files, save };
}

const anyTime = 'All';

/** The chart of an instrument with all that is set on it. Older candles come as the reader nears them. */
export function StockChart(props: StockChartProps) {
  const { instrument, view, onViewChange, band, marks, priceLines, lineMoves, height = 420 } = props;
  const { market, symbol } = instrument;
  const t = useMessages('market');
  const formats = useFormats();
  const of = { market, symbol, interval: view.interval, prices: view.prices };
  const { query, candles } = useCandles(of);
  const [{ kind }] = useFreshness();
  const limits = useLimits(band);
  const { files, save } = useExport(instrument, view);
  const { compared, hasFailed } = useCompare(of, view.compare);
  const state = useChartState(query, candles !== undefined);
  const id = `${instrumentIdOf(instrument)} ${view.interval} ${view.range}`;
  const latest = candles?.at(-1)?.time;
  // Read again with each candle, and used by the chart when the id changes only.
  const from = useMemo(() => rangeStart(candles ?? [], view.range), [candles, view.range]);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  function loadOlder() {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }

  const chart = {
    ref: files,
    'aria-label': t('chartOf', { symbol, interval: intervalLabel(view.interval) }),
    candles: candles ?? [],
    setup: view,
    range: { id, from },
    marks,
    priceLines,
    lineMoves,
    limits,
    compare: compared,
    state,
    isStale: kind !== 'live' && kind !== 'unknown',
    height,
    formatPrice: formats.price,
    onStartNear: loadOlder,
  } satisfies CandleChartProps;

  return (
    <Card>
      <div className="grid grid-cols-1 gap-3">
        <ChartToolbar
          instrument={instrument}
          view={view}
          onChange={onViewChange}
          onExport={(chosen) => save(chosen, latest ?? 0)}
        />
        <CandleChart {...chart} />
        {hasFailed && (
          <p role="alert" className="text-caption text-fg-muted">
            {t('compareFailed', { symbol: view.compare?.symbol ?? '' })}
          </p>
        )}
        {isFetchNextPageError && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-caption text-fg-muted">
            {t('olderFailed')}
            <Button variant="secondary" size="sm" onPress={() => void fetchNextPage()}>
              {t('retryOlder')}
            </Button>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-border pt-3">
          <div className="max-w-full pointer-coarse:py-1.5">
            <RangeSwitch
              ranges={chartRanges}
              labelOf={(range) => (range === anyTime ? t('rangeAll') : range)}
              value={view.range}
              onChange={(range) => onViewChange(withRange(view, range))}
            />
          </div>
          <span className="flex flex-wrap gap-x-3 text-caption text-fg-subtle">
            {view.prices === 'traded' && <span>{t('pricesTraded')}</span>}
            {view.scale === 'log' && <span>{t('chartLog')}</span>}
            <span>{t('timesInIst')}</span>
          </span>
        </div>
      </div>
    </Card>
  );
}
