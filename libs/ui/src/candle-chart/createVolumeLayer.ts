import {
  HistogramSeries,
  type HistogramData,
  type UTCTimestamp,
  type WhitespaceData,
} from 'lightweight-charts';
import { cssColour } from '../internal/charts/chartColours.ts';
import { drawable, drawingUnit } from '../internal/charts/chartPoints.ts';
import { toTimestamp } from '../internal/charts/createChartBase.ts';
import type { PlacedCandle } from './createCandleData.ts';
import { putData, type DrawnCandles, type Layer, type LayerHost, type TailFrom } from './layer.ts';
import { volumeCap } from './volumeCap.ts';

const volumeMargins = { top: 0.82, bottom: 0 };
/** Neutral: the candle above it says whether the price rose. */
const volumeAlpha = 0.35;
const cutAlpha = 0.6;

type DrawnVolume = HistogramData<UTCTimestamp> | WhitespaceData<UTCTimestamp>;

interface VolumeScale {
  unit: number;
  /** Units; what is more is drawn as this, and stronger: it is cut. */
  cap: number;
  cutColour: string;
}

function toVolume(candle: PlacedCandle | undefined, { unit, cap, cutColour }: VolumeScale): DrawnVolume {
  const time = toTimestamp(candle?.wall ?? Number.NaN);
  const volume = drawable(candle?.volume);
  if (volume === null || volume < 0) return { time };
  return volume > cap ? { time, value: cap / unit, color: cutColour } : { time, value: volume / unit };
}

/** What was traded, on a scale of its own that shows no axis. */
export function createVolumeLayer({ chart, colours: first }: LayerHost): Layer {
  let colours = first;
  let shown: DrawnCandles | null = null;
  const series = chart.addSeries(HistogramSeries, {
    lastValueVisible: false,
    priceLineVisible: false,
    priceScaleId: '',
    color: cssColour(first.axis, volumeAlpha),
  });
  series.priceScale().applyOptions({ scaleMargins: volumeMargins });
  let unit = 1;
  let cap = Infinity;

  function put({ candles }: DrawnCandles, from: TailFrom) {
    const scale = { unit, cap, cutColour: cssColour(colours.axis, cutAlpha) };
    putData(series, candles.length, { from, point: (index) => toVolume(candles[index], scale) });
  }

  return {
    draw(next, from) {
      const { candles, volume: isShown } = next;
      shown = next;
      if (series.options().visible !== isShown) series.applyOptions({ visible: isShown });
      const nextUnit = drawingUnit(candles.slice(from ?? 0).map(({ volume }) => volume));
      const isWider = from === null || nextUnit > unit;
      if (isWider) {
        unit = nextUnit;
        cap = volumeCap(candles.map(({ volume }) => volume));
      }
      put(next, isWider ? null : from);
    },
    paint(next) {
      colours = next;
      series.applyOptions({ color: cssColour(next.axis, volumeAlpha) });
      // Those that are cut have a colour of their own.
      if (shown && cap < Infinity) put(shown, null);
    },
  };
}
