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
import { putData, type Layer, type LayerHost } from './layer.ts';

const volumeMargins = { top: 0.82, bottom: 0 };
/** Neutral: the candle above it says whether the price rose. */
const volumeAlpha = 0.35;

type DrawnVolume = HistogramData<UTCTimestamp> | WhitespaceData<UTCTimestamp>;

function toVolume(candle: PlacedCandle | undefined, unit: number): DrawnVolume {
  const time = toTimestamp(candle?.wall ?? Number.NaN);
  const volume = drawable(candle?.volume);
  return volume === null || volume < 0 ? { time } : { time, value: volume / unit };
}

/** What was traded, on a scale of its own that shows no axis. */
export function createVolumeLayer({ chart, colours }: LayerHost): Layer {
  const series = chart.addSeries(HistogramSeries, {
    lastValueVisible: false,
    priceLineVisible: false,
    priceScaleId: '',
    color: cssColour(colours.axis, volumeAlpha),
  });
  series.priceScale().applyOptions({ scaleMargins: volumeMargins });
  let unit = 1;
  return {
    draw({ candles, volume: isShown }, from) {
      if (series.options().visible !== isShown) series.applyOptions({ visible: isShown });
      const next = drawingUnit(candles.slice(from ?? 0).map(({ volume }) => volume));
      const isWider = from === null || next > unit;
      if (isWider) unit = next;
      putData(series, candles.length, {
        from: isWider ? null : from,
        point: (index) => toVolume(candles[index], unit),
      });
    },
    paint: (next) => series.applyOptions({ color: cssColour(next.axis, volumeAlpha) }),
  };
}
