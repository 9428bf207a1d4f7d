import { useMemo } from 'react';
import { formatCompact, formatPrice } from '@wealth/i18n-locale';
import { chartTexts } from '@wealth/i18n-locale/ui/chart';
import { ChartFrame, type ChartState } from '../internal/charts/ChartFrame.tsx';
import { placePoints, type Placed } from '../internal/charts/chartPoints.ts';
import { standardTimeText, type FormatChartTime } from '../internal/charts/standardTimeText.ts';
import { useUiText } from '../messages/UiTextsProvider.tsx';
import type { Candle } from './candle.ts';

export interface CandleChartProps {
  /** Names the chart: the instrument and the interval. */
  'aria-label': string;
  /** In any order; a time that is none is left out, of two equal ones the later stays. */
  candles: readonly Candle[];
  /** Rupees per unit, on the axis, in the readout and in the table. @default two decimals without a rupee sign */
  formatPrice?: (price: number | null | undefined) => string;
  /** @default compact, without a rupee sign */
  formatVolume?: (volume: number | null | undefined) => string;
  /** @default the day, and the time in IST where the candles have one */
  formatTime?: FormatChartTime;
  /** Pixels. @default 360 */
  height?: number;
  /** What stands instead of the chart. Fewer than two candles are an empty chart without it. */
  state?: ChartState;
}

const load = () => import('./createCandlePlot.ts').then(({ createCandlePlot }) => createCandlePlot);

const writePrice = (price: number | null | undefined) => formatPrice(price);
const writeVolume = (volume: number | null | undefined) => formatCompact(volume, { hasRupeeSign: false });

/**
 * Prices over time: hollow candles rose, filled ones fell; their volume beneath; the last price as a tag on the axis.
 * The arrow keys move the crosshair.
 */
export function CandleChart({ candles, height = 360, state, ...rest }: CandleChartProps) {
  const { 'aria-label': label, formatTime } = rest;
  const { formatPrice: price = writePrice, formatVolume: volume = writeVolume } = rest;
  const t = useUiText(chartTexts);
  const placed = useMemo(() => placePoints(candles), [candles]);
  const columns = useMemo(
    () => [
      { name: t('open'), text: (candle: Placed<Candle>) => price(candle.open) },
      { name: t('high'), text: (candle: Placed<Candle>) => price(candle.high) },
      { name: t('low'), text: (candle: Placed<Candle>) => price(candle.low) },
      { name: t('close'), text: (candle: Placed<Candle>) => price(candle.close) },
      { name: t('volume'), text: (candle: Placed<Candle>) => volume(candle.volume) },
    ],
    [t, price, volume],
  );
  const timeText = useMemo(() => {
    const write = formatTime ?? standardTimeText(placed);
    return (candle: Placed<Candle>) => write(candle.time);
  }, [formatTime, placed]);

  return (
    <ChartFrame
      aria-label={label}
      height={height}
      points={placed}
      load={load}
      columns={columns}
      timeText={timeText}
      formatAxis={price}
      state={state}
    />
  );
}
